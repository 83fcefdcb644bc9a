import AllocationCounting
import GestureMath
import Testing

/// The window holds all samples of 100 ms, whatever the rate, in bounded memory.
struct VelocityWindowTests {
  private typealias Sample = (place: Point, time: Double)

  /// How a contact moves.
  enum Motion: CaseIterable {
    /// A pixel that trembles on a slow drift.
    case trembling
    /// A mouse that counts whole points.
    case counts
    /// A flick, with the noise of a sensor.
    case flick
    /// Anywhere.
    case scribble

    /// The place `time` seconds after the start.
    fileprivate func place(at time: Double, random: inout SplitMix) -> Point {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      switch self {
      case .trembling: return Point(x: 300 * time + number(0...1).rounded(), y: number(0...1))
      case .counts: return Point(x: (1700 * time).rounded(), y: (9000 * time * time).rounded())
      case .flick:
        let share = time / 0.25
        let way = share * share * share * (10 + share * (6 * share - 15))
        return Point(x: 800 * way + number(-0.5...0.5), y: 90 * way + number(-0.5...0.5))
      case .scribble: return Point(x: number(0...400), y: number(0...400))
      }
    }
  }

  /// Samples of 0.13 to 0.23 s at a rate, each up to 0.45 of a step off its time.
  private func samples(
    _ motion: Motion, rate: Double, isEven: Bool, random: inout SplitMix
  ) -> [Sample] {
    let origin = [0, 1.7e9, 0x1p31 - 9.7][Int(random.next() % 3)]
    return (0..<Int(rate * .random(in: 0.13...0.23, using: &random))).map { index in
      let jitter = isEven ? 0 : Double.random(in: -0.45...0.45, using: &random)
      let time = (Double(index) + jitter) / rate
      return (motion.place(at: time, random: &random), origin + time)
    }
  }

  /// The velocity by the normal equations over all samples of the last 100 ms, in times from the
  /// window's middle; nil where it points against the motion.
  private func expected(_ samples: [Sample]) -> Vector? {
    guard let newest = samples.last else { return nil }
    let window = samples.filter { ((newest.time - $0.time) * 1e6).rounded() <= 100_000 }
    var s = Array(repeating: 0.0, count: 5)
    var p = Array(repeating: Vector.zero, count: 3)
    for sample in window {
      var power = 1.0
      for exponent in 0..<5 {
        s[exponent] += power
        if exponent < 3 { p[exponent] += power * (sample.place - newest.place) }
        power *= (sample.time - newest.time) / 0.05 + 1
      }
    }
    // Without the constant: linear and quadratic, at a time of 1.
    let (a, b, c) = (
      s[2] - s[1] * s[1] / s[0], s[3] - s[1] * s[2] / s[0], s[4] - s[2] * s[2] / s[0]
    )
    let (first, second) = (p[1] - s[1] / s[0] * p[0], p[2] - s[2] / s[0] * p[0])
    let linear = (c * first - b * second) / (a * c - b * b)
    let quadratic = (a * second - b * first) / (a * c - b * b)
    let velocity = (linear + 2 * quadratic) / 0.05
    return velocity.dot(newest.place - window[0].place) < 0 ? nil : velocity
  }

  /// The largest distance between the tracker's velocity and the expected one, in points a second.
  private func worst(_ motion: Motion, rate: Double, isEven: Bool, trials: Int) -> Double {
    var random = SplitMix(state: UInt64(rate))
    var (worst, count) = (0.0, 0)
    while count < trials {
      let samples = samples(motion, rate: rate, isEven: isEven, random: &random)
      guard let expected = expected(samples) else { continue }
      var tracker = VelocityTracker()
      for sample in samples { tracker.add(sample.place, time: sample.time) }
      worst = max(worst, (tracker.velocity(at: samples.last?.time ?? 0) - expected).length)
      count += 1
    }
    return worst
  }

  @Test(
    "Up to 10 kHz the fit is that over all samples of the window",
    arguments: [1000, 4000, 8000, 10_000], Motion.allCases)
  func allSamples(rate: Double, motion: Motion) {
    let trials = Int(150_000 / rate)
    #expect(worst(motion, rate: rate, isEven: true, trials: trials) < 1e-7)
    #expect(worst(motion, rate: rate, isEven: false, trials: trials) < 1e-7)
  }

  @Test(
    "Beyond 10 kHz it is that fit to a point a second", arguments: [12_500, 20_000, 50_000],
    [Motion.trembling, .counts, .flick])
  func joinedSamples(rate: Double, motion: Motion) {
    #expect(worst(motion, rate: rate, isEven: true, trials: 10) < 1)
    // At odd times it is not known which samples of a slot are still in the window.
    if motion != .flick { #expect(worst(motion, rate: rate, isEven: false, trials: 10) < 1) }
  }

  @Test("A sample a microsecond is bounded, and has its velocity")
  func megahertz() {
    var tracker = VelocityTracker()
    var random = SplitMix(state: 3)
    for index in 0..<250_000 {
      let tremble = Double(random.next() % 2)
      tracker.add(Point(x: 500e-6 * Double(index) + tremble, y: 0), time: 1e-6 * Double(index))
    }
    #expect((tracker.velocity(at: 0.249_999).dx - 500).magnitude < 1)
  }

  @Test("A copy that goes another way changes nothing of the first")
  func copies() {
    var tracker = VelocityTracker()
    for index in 0..<90 { tracker.add(Point(x: Double(index), y: 0), time: Double(index) / 1000) }
    var copy = tracker
    copy.add(Point(x: -400, y: 0), time: 0.09)
    copy.reset()
    tracker.add(Point(x: 90, y: 0), time: 0.09)
    #expect((tracker.velocity(at: 0.09) - Vector(dx: 1000, dy: 0)).length < 1e-8)
    #expect(copy.velocity(at: 0.09) == .zero)
  }

  @Test(
    "No rate makes a tracker ask for memory, and a copy asks once",
    .enabled(if: AllocationCount.isAvailable, "not counted with this system"),
    arguments: [120, 1000, 8000, 40_000])
  func allocations(rate: Int) {
    // The first samples of all may look up what a program looks up once.
    var first = VelocityTracker()
    for index in 0..<3000 { first.add(.zero, time: Double(index) / 1e6) }
    first.reset()
    for index in 0..<200 { first.add(.zero, time: 1 + Double(index) / 100) }
    var tracker = VelocityTracker()
    let times = (0..<rate).map { Double($0) / Double(rate) }
    func calls(in range: Range<Int>) -> Int {
      let before = AllocationCount.current
      for index in range { tracker.add(Point(x: Double(index), y: 0), time: times[index]) }
      return Int(AllocationCount.since(before).calls)
    }
    #expect(calls(in: 0..<2 * rate / 3) == 0)
    let copy = tracker
    #expect(calls(in: 2 * rate / 3..<rate) == 1)
    #expect(copy.velocity(at: times[2 * rate / 3 - 1]) != .zero)
  }
}
