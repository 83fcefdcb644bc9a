import GestureMath
import Testing

/// The velocity along x, at the last sample's time or `at`, after samples of place and time.
private func velocity(
  _ samples: [(x: Double, time: Double)], at time: Double? = nil,
  estimator: VelocityTracker.Estimator = .leastSquares
) -> Double {
  var tracker = VelocityTracker(estimator: estimator)
  for sample in samples { tracker.add(Point(x: sample.x, y: 0), time: sample.time) }
  return tracker.velocity(at: time ?? samples.last?.time ?? 0).dx
}

/// Samples at even steps of time.
private func samples(_ places: [Double], step: Double, from origin: Double = 0) -> [(
  x: Double, time: Double
)] {
  places.enumerated().map { ($0.element, origin + Double($0.offset) * step) }
}

struct VelocityTrackerTests {
  @Test("Uniform motion has its own velocity", arguments: [3, 5, 12, 40])
  func uniform(count: Int) {
    let places = (0..<count).map { 7 + 9.6 * Double($0) }
    #expect((velocity(samples(places, step: 0.008)) - 1200).magnitude < 1e-9)
  }

  @Test("Uniformly accelerated motion has its velocity at the last sample")
  func quadratic() {
    // x = 3 + 50 t + 400 t², so the velocity is 50 + 800 t.
    let times = (0..<10).map { 0.01 * Double($0) }
    let result = velocity(times.map { (3 + 50 * $0 + 400 * $0 * $0, $0) })
    #expect((result - (50 + 800 * 0.09)).magnitude < 1e-9)
  }

  @Test("Uneven steps of time change nothing for a parabola")
  func unevenSteps() {
    let times = [0, 0.003, 0.011, 0.012, 0.029, 0.031, 0.05]
    let result = velocity(times.map { (10 - 30 * $0 + 900 * $0 * $0, $0) })
    #expect((result - (-30 + 1800 * 0.05)).magnitude < 1e-9)
  }

  @Test("A parabola is fitted, by an independent solution of the normal equations")
  func golden() {
    // Places 0, 12, 21, 37, 40, 58 at 8 ms, solved in rational arithmetic: 40875/28 points a second.
    let result = velocity(samples([0, 12, 21, 37, 40, 58], step: 0.008))
    #expect((result - 40875.0 / 28).magnitude < 1e-9)
  }

  struct Row: CustomTestStringConvertible {
    let samples: [(x: Double, time: Double)]
    var at: Double?
    let expected: Double
    let why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(samples: [(5, 0)], expected: 0, why: "one sample says nothing"),
    Row(samples: [(0, 0), (10, 0.008)], expected: 1250, why: "two samples give their slope"),
    Row(
      samples: samples([0, 10, 20], step: 0.008), expected: 1250,
      why: "down and two moves of 10 points at 8 ms"),
    Row(
      samples: samples([0, 30, 55, 70, 75, 74], step: 0.008), expected: 0,
      why: "a fit against the motion is 0, not −766"),
    Row(
      samples: samples([0, 10, 20], step: 0.008), at: 2.016, expected: 0,
      why: "a rest of 2 s before the lift"),
    Row(
      samples: samples([0, 10, 20], step: 0.008), at: 0.056, expected: 1250,
      why: "40 ms are no rest yet"),
    Row(
      samples: samples([0, 10, 20], step: 0.008), at: 0.0561, expected: 0,
      why: "a little more than 40 ms are"),
    Row(
      samples: [(0, 0), (10, 0.01), (1000, 0.06), (1010, 0.07)], expected: 1000,
      why: "a gap of 50 ms starts anew"),
    Row(
      samples: [(0, 0), (10, 0.01), (15, 0.01), (30, 0.02)], expected: 1500,
      why: "equal times replace the last sample"),
    Row(
      samples: [(0, 0.010), (10, 0.020), (99, 0.015), (20, 0.030)], expected: 1000,
      why: "an earlier time is dropped"),
    Row(
      samples: samples(
        Array(repeating: 0, count: 4) + [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], step: 0.01),
      expected: 1000, why: "what is older than 100 ms does not count"),
    Row(samples: [(5, 1), (5, 1)], expected: 0, why: "two samples at one time are finite"),
    Row(samples: [(5, 1), (9, 1 + 1e-12)], expected: 0, why: "a picosecond is no time"),
    Row(
      samples: [(5, 1), (9, 1.000_000_4)], expected: 0,
      why: "less than half a microsecond is none"),
    Row(
      samples: [(5, 0), (9, 0.000_000_6)], expected: 4 / 0.000_000_6,
      why: "more than half a microsecond is a time"),
    Row(samples: [(0, 0), (20, 0.04)], expected: 500, why: "a gap of exactly 40 ms is no rest"),
    Row(
      samples: [(0, 0), (20, 0.040_001)], expected: 0,
      why: "one of a microsecond more is, and starts anew"),
    Row(
      samples: [(0, 0), (20, 0.031_25), (50, 0.0625), (90, 0.1)],
      expected: 11_407_600 / 9337.0, why: "a sample of exactly 100 ms before counts"),
    Row(
      samples: [(0, 0), (20, 0.031_25), (50, 0.0625), (90, 0.100_001)],
      expected: 2_900_007_999_040 / 2_578_231_251.0, why: "one of a microsecond more does not"),
  ]

  @Test("Each case has its velocity", arguments: rows)
  func table(row: Row) {
    #expect((velocity(row.samples, at: row.at) - row.expected).magnitude < 1e-8)
  }

  @Test("The origin of time does not matter", arguments: [0, 1e3, 1e6])
  func originOfTime(origin: Double) {
    // Steps of 2⁻⁷ s, so that the times stay exact beside a large origin.
    let places = [0.0, 12, 21, 37, 40, 58]
    let here = velocity(samples(places, step: 0.0078125))
    let there = velocity(samples(places, step: 0.0078125, from: origin))
    #expect(here.bitPattern == there.bitPattern)
  }

  @Test("An origin of time 10⁹ s away gives the same to what the clock resolves")
  func epoch() {
    let here = velocity(samples([0, 10, 20, 30], step: 0.008))
    let there = velocity(samples([0, 10, 20, 30], step: 0.008, from: 1e9))
    #expect((there / here - 1).magnitude < 1e-4)
  }

  @Test("The velocity turns as the motion turns")
  func rotation() {
    var tracker = VelocityTracker()
    for (x, y, time) in [(0.0, 0.0, 0.0), (3, 4, 0.01), (6, 8, 0.02), (9, 12, 0.03)] {
      tracker.add(Point(x: x, y: y), time: time)
    }
    let velocity = tracker.velocity(at: 0.03)
    #expect((velocity.dx - 300).magnitude < 1e-9)
    #expect((velocity.dy - 400).magnitude < 1e-9)
  }

  @Test("SwiftUI's estimate weighs the older slope 0.75")
  func swiftUI() {
    let motion = samples([0, 10, 40], step: 0.016)
    #expect((velocity(motion, estimator: .swiftUI) - 937.5).magnitude < 1e-9)
    let two = samples([0, 10], step: 0.016)
    #expect((velocity(two, estimator: .swiftUI) - 625).magnitude < 1e-9)
  }

  @Test("Any finite input gives a finite velocity")
  func finite() {
    let extremes = [-1e9, 0, 1e9]
    let times = [0, 1e-9, 1.5e-9, 2e-9, 1e-300, 0.04, 0.0799, -5]
    for a in extremes {
      for b in extremes {
        for c in extremes {
          for (s, t, u) in times.indices.map({
            (times[$0], times[($0 + 1) % 8], times[($0 + 3) % 8])
          }) {
            let result = velocity([(a, s), (b, t), (c, u), (a, u)])
            #expect(result.isFinite)
          }
        }
      }
    }
  }

  @Test("A time that is not finite adds nothing", arguments: VelocityTracker.Estimator.allCases)
  func notFinite(estimator: VelocityTracker.Estimator) {
    for time in [Double.nan, .infinity, -.infinity] {
      var tracker = VelocityTracker(estimator: estimator)
      tracker.add(Point(x: 7, y: 7), time: time)
      tracker.add(Point(x: 0, y: 0), time: 0)
      tracker.add(Point(x: 9, y: 9), time: time)
      tracker.add(Point(x: 10, y: 0), time: 0.01)
      #expect(tracker.velocity(at: 0.01) == Vector(dx: 1000, dy: 0), "\(time)")
    }
  }

  @Test("A reset tracker knows nothing")
  func reset() {
    var tracker = VelocityTracker()
    for sample in samples([0, 10, 20], step: 0.008) {
      tracker.add(Point(x: sample.x, y: 0), time: sample.time)
    }
    tracker.reset()
    #expect(tracker.velocity(at: 0.016) == .zero)
  }

  // The arguments are the shortest steps of time, in tenths of a millisecond: of 1 the window holds
  // some 500 samples.
  @Test(
    "However long a motion is, its last 100 ms count", arguments: [1, 10, 20, 40, 90, 160, 300])
  func longMotion(step: Int) {
    var random = SplitMix(state: UInt64(step))
    var samples: [(place: Point, time: Double)] = []
    var tracker = VelocityTracker()
    var tenths = 0
    for index in 0..<1200 {
      // Some rest for more than 40 ms, which starts anew.
      let gap = index % 697 == 696 ? 500 : Int.random(in: step...(step + 3), using: &random)
      tenths += gap
      let time = Double(tenths) / 10_000
      let place = Point(
        x: .random(in: 0...400, using: &random), y: .random(in: 0...400, using: &random))
      tracker.add(place, time: time)
      if gap > 400 { samples = [] }
      samples.append((place, time))
      samples = samples.filter { tenths - Int(($0.time * 10_000).rounded()) <= 1000 }
      guard index % 7 == 0 else { continue }
      var fresh = VelocityTracker()
      for sample in samples { fresh.add(sample.place, time: sample.time) }
      #expect(tracker.velocity(at: time) == fresh.velocity(at: time), "sample \(index)")
    }
  }
}
