import GestureMath
import GestureReplay

/// Input of fingers that wander, rest, tap, meet and are cancelled, legal or not, from a seed.
struct RandomInput {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A few dozen samples within (0, 0, 400, 400), a command among twelve.
  consuming func samples(commands: [Sample.Command]) -> [Sample] {
    var samples: [Sample] = []
    var time = 0.0
    var places = [Point(x: 200, y: 200), Point(x: 300, y: 250)]
    for _ in 0..<(4 + next(40)) {
      time += [0, 0.004, 0.008, 0.008, 0.016, 0.05][next(6)]
      if next(12) == 0 {
        samples.append(Sample(time: time, .command(commands[next(commands.count)])))
        continue
      }
      let id = next(5) == 0 ? 1 : 0
      switch next(8) {
      case 0: places[id] = Point(x: Double(next(401)), y: Double(next(401)))
      // The middle and the dial's pivot.
      case 1: places[id] = next(2) == 0 ? Point(x: 200, y: 200) : Point(x: 300, y: 300)
      case 2: break
      default: places[id] += Vector(dx: Double(next(257)) / 4 - 32, dy: Double(next(257)) / 4 - 32)
      }
      let phases: [PointerEvent.Phase] = [.began, .began, .ended, .cancelled, .stationary]
      let phase = phases[next(5)]
      let contact = Sample.Contact(next(3) == 0 ? phase : .moved, at: places[id], id: id)
      samples.append(Sample(time: time, .contact(contact)))
    }
    return samples
  }

  /// A number from 0 to less than `count`, by SplitMix64 (Steele, Lea and Flood 2014).
  private mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }
}
