import GestureMath
import GestureReplay

/// Input of fingers that wander, rest, tap, meet and are cancelled, legal or not, from a seed.
struct RandomInput {
  /// Places that matter to the controls of the tests: pivots, handles and hands.
  private static let landmarks = [
    Point(x: 200, y: 200), Point(x: 300, y: 300), Point(x: 300, y: 250), Point(x: 230, y: 180),
    Point(x: 165, y: 140),
  ]
  private static let steps = [0, 0.004, 0.008, 0.008, 0.016, 0.05]
  private static let phases: [PointerEvent.Phase] = [.began, .ended, .cancelled, .stationary]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A few dozen samples in and about (0, 0, 400, 400), a command among sixteen.
  consuming func samples(commands: [Sample.Command]) -> [Sample] {
    var samples: [Sample] = []
    var time = 0.0
    var places = [landmark(), landmark()]
    for _ in 0..<(4 + next(40)) {
      time += Self.steps[next(Self.steps.count)]
      if next(16) == 0 {
        samples.append(Sample(time: time, .command(commands[next(commands.count)])))
        continue
      }
      let id = next(5) == 0 ? 1 : 0
      let phase = samples.isEmpty ? .began : next(4) == 0 ? Self.phases[next(4)] : .moved
      switch next(8) {
      case 0: places[id] = Point(x: Double(next(401)), y: Double(next(401)))
      case 1, 2: places[id] = landmark()
      case 3: break
      default:
        if phase == .began { places[id] = landmark() }
        places[id] += Vector(dx: Double(next(129)) / 4 - 16, dy: Double(next(129)) / 4 - 16)
      }
      samples.append(Sample(time: time, .contact(.init(phase, at: places[id], id: id))))
    }
    return samples
  }

  private mutating func landmark() -> Point { Self.landmarks[next(Self.landmarks.count)] }

  /// A number from 0 to less than `count`, by SplitMix64 (Steele, Lea and Flood 2014).
  private mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }
}
