import GestureMath
import Testing

/// What is a rest, and what is not: by default, by configuration, and for SwiftUI's estimate.
struct VelocityRestTests {
  struct Row: CustomTestStringConvertible {
    var estimator = VelocityTracker.Estimator.leastSquares
    var rest = VelocityTracker.defaultRest
    /// Milliseconds and places.
    let samples: [(milliseconds: Double, x: Double)]
    /// When the velocity is asked for, in milliseconds; nil for the last sample's time.
    var at: Double?
    let expected: Double
    let why: String
    var testDescription: String { why }
  }

  /// 16 points every 16 ms.
  private static let uniform = (0..<8).map { (16 * Double($0), 16 * Double($0)) }
  /// 15 points every 50 ms, as 20 reports a second have it.
  private static let slow = (0..<8).map { (50 * Double($0), 15 * Double($0)) }

  static let rows = [
    Row(samples: uniform, at: 160, expected: 0, why: "48 ms after the last move is a rest"),
    Row(rest: 0.05, samples: uniform, at: 160, expected: 1000, why: "48 ms is none of 50 ms"),
    Row(rest: 0.05, samples: uniform, at: 162, expected: 1000, why: "50 ms is none of 50 ms"),
    Row(rest: 0.05, samples: uniform, at: 162.001, expected: 0, why: "a microsecond more is one"),
    Row(rest: 0.02, samples: uniform, at: 133, expected: 0, why: "21 ms is a rest of 20 ms"),
    Row(rest: 0, samples: uniform, at: 112, expected: 0, why: "without a rest, any gap is one"),
    Row(rest: .infinity, samples: uniform, at: 1e9, expected: 1000, why: "no time is a rest"),
    Row(samples: slow, expected: 0, why: "gaps of 50 ms are rests"),
    Row(rest: 0.05, samples: slow, expected: 300, why: "they need not be"),
    Row(
      rest: 1, samples: [(0, 0), (200, 60)], expected: 0,
      why: "what is older than 100 ms does not count, though nothing rested"),
    Row(
      rest: 0.033_333_3, samples: [(0, 0), (33.333, 100)], expected: 100 / 0.033_333,
      why: "a rest is whole microseconds too"),
    Row(estimator: .swiftUI, samples: slow, expected: 300, why: "SwiftUI knows no rest"),
    Row(
      estimator: .swiftUI, samples: slow, at: 1e6, expected: 300,
      why: "SwiftUI's lift keeps the velocity however late it comes"),
    Row(
      estimator: .swiftUI, samples: [(0, 0), (10_000, 10), (10_010, 20)],
      expected: 0.25 * 1000 + 0.75, why: "SwiftUI's three samples may be of any age"),
    Row(
      estimator: .swiftUI, rest: 0.01, samples: slow, expected: 300,
      why: "SwiftUI's estimate has no use for a rest"),
    Row(
      estimator: .swiftUI, samples: [(0, 0), (8, 8), (8, 16), (7, 99), (16, 24)],
      expected: 0.25 * 1000 + 0.75 * 2000,
      why: "SwiftUI's estimate, too, replaces equal times and drops earlier ones"),
  ]

  @Test("Each case has its velocity", arguments: rows)
  func table(row: Row) {
    var tracker = VelocityTracker(estimator: row.estimator, rest: row.rest)
    for (milliseconds, x) in row.samples {
      tracker.add(Point(x: x, y: 0), time: milliseconds / 1000)
    }
    let now = (row.at ?? row.samples.last?.milliseconds ?? 0) / 1000
    #expect((tracker.velocity(at: now).dx - row.expected).magnitude < 1e-8)
  }

  /// Motions that stop at a place, which is then reported again.
  static let repetitions = [
    Row(
      samples: [(0, 273), (12.585, 293), (14.730, 293)], expected: 20 / 0.012_585,
      why: "a place repeated after 2.145 ms is no rest"),
    Row(
      samples: [(0, 0), (12, 20), (17, 20)], expected: 20 / 0.012, why: "nor is one after 5 ms"),
    Row(
      samples: [(0, 0), (12, 20), (17.001, 20)], expected: 0,
      why: "one after a microsecond more is"),
    Row(
      samples: [(0, 0), (12, 20), (13, 20), (14, 20), (17, 20)], expected: 20 / 0.012,
      why: "a place may be repeated more than once"),
    Row(
      samples: [(0, 0), (12, 20), (14, 20), (16, 20), (18, 20)], expected: 0,
      why: "a place that is held longer is a rest, however short the steps"),
    Row(
      samples: [(0, 0), (8, 30), (16, 55), (24, 70), (32, 75), (40, 74), (42, 74)], expected: 0,
      why: "without the repetition, too, this fit points against the motion"),
    Row(
      samples: [(0, 0), (8, 10), (16, 20), (18, 20)], expected: 1_486_250 / 1699.0,
      why: "a repetition counts where the fit points onward with it"),
    Row(
      samples: [(0, 0), (0, 0), (5, 0)], expected: 0, why: "a place that was never left is a rest"),
  ]

  @Test("A place that is only repeated is not yet a rest", arguments: repetitions)
  func repetition(row: Row) { table(row: row) }
}
