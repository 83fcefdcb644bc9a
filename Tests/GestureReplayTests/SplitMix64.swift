import GestureMath
import GestureReplay

/// A small generator of pseudo-random numbers (Steele, Lea and Flood, 2014), for what tests make up.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func chance() -> Bool { Bool.random(using: &self) }

  private mutating func optional<Value>(_ make: (inout SplitMix64) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }

  private mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
    values.randomElement(using: &self) ?? other
  }
}

// MARK: - Recordings

extension SplitMix64 {
  /// A recording of any shape that the format can hold.
  mutating func recording() -> Recording {
    let form: Recording.SampleForm = chance() ? .objects : .columns
    let count = Int.random(in: 0...6, using: &self)
    let samples = (0..<count).map { _ in sample(mayBeCommand: form == .objects) }
    return Recording(
      name: optional { $0.string() },
      space: optional { Size(width: 1e-3 + $0.unit(), height: 1e9 - $0.unit()) },
      control: optional { random in
        JSONObject([.init("type", .string(random.string()))] + random.object().members)
      },
      samples: samples, sampleForm: form,
      expectations: (0..<Int.random(in: 0...3, using: &self)).map { _ in
        expectation(sampleCount: count)
      },
      otherMembers: object())
  }

  private mutating func sample(mayBeCommand: Bool) -> Sample {
    let time = number()
    if mayBeCommand, chance() {
      return Sample(time: time, .command(.init("c" + string(), object())))
    }
    let phase = pick(PointerEvent.Phase.allCases, or: .moved)
    let needsPlace = phase == .began || phase == .moved
    let location = Point(x: number(), y: number())
    return Sample(
      time: time,
      .contact(
        .init(
          phase, at: needsPlace || chance() ? location : nil,
          id: optional { Int(Int32.random(in: .min ... .max, using: &$0)) },
          device: optional { $0.pick(PointerEvent.Device.allCases, or: .pen) },
          pressure: optional { $0.unit() })))
  }

  private mutating func expectation(sampleCount: Int) -> Recording.Expectation {
    var checkpoints: [Recording.Expectation.Checkpoint] = [.at(number()), .end]
    if sampleCount > 0 { checkpoints.append(.after(sampleCount - 1)) }
    var expectation = Recording.Expectation(pick(checkpoints, or: .end))
    expectation.state = object()
    expectation.digest = optional { $0.next() >> UInt64.random(in: 0..<64, using: &$0) }
    if expectation.state.members.isEmpty { expectation.digest = 1 }
    let tolerances = Dictionary(
      uniqueKeysWithValues: expectation.state.members.dropFirst().map { ($0.key, unit()) })
    expectation.tolerance = pick(
      [.exact, .all(unit()), .byField(tolerances)], or: .exact)
    return expectation
  }
}

// MARK: - Values

extension SplitMix64 {
  mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }

  mutating func number() -> Double {
    pick(
      [
        0, -0.0, 1, -3, 1e9, 0.1, 1e-7, 123_456_789, .leastNonzeroMagnitude,
        Double.random(in: -1e9...1e9, using: &self),
      ],
      or: 0)
  }

  mutating func string() -> String {
    let parts = [
      "", "a", "\"", "\\", "/", "\u{1}", "\n\r\t", "\u{7F}", "é", "日本", "🙂", "\u{0}", "~",
    ]
    return (0..<3).map { _ in pick(parts, or: "") }.joined()
  }

  /// An object with up to three keys that no part of a recording knows.
  mutating func object() -> JSONObject {
    let keys = ["k", "k é", "k\"\\\n", "k/~", ""]
    let count = Int.random(in: 0...3, using: &self)
    return JSONObject(keys.shuffled(using: &self).prefix(count).map { .init($0, value(depth: 2)) })
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
    case 0: .null
    case 1: .boolean(chance())
    case 2: .number(number() * 1e9)
    case 3: .string(string())
    case 4: .array((0..<3).map { _ in value(depth: depth - 1) })
    default: .object(object(depth: depth - 1))
    }
  }

  private mutating func object(depth: Int) -> JSONObject {
    JSONObject([.init("a", value(depth: depth)), .init("b", value(depth: depth))])
  }
}
