import GestureReplay
import Testing

/// Percentiles by nearest rank.
@Suite("Time distribution")
struct TimeDistributionTests {
  struct Row: CustomTestStringConvertible {
    let times: [UInt64]
    let percent: Double
    let expected: UInt64?
    let why: String

    var testDescription: String { why }
  }

  static let rows = [
    Row(times: [], percent: 50, expected: nil, why: "no times have no percentile"),
    Row(times: [7], percent: 0, expected: 7, why: "rank 0 is the first"),
    Row(times: [7], percent: 99.9, expected: 7, why: "one time is every percentile"),
    // The example of Wikipedia's article on percentiles, in another order.
    Row(times: [50, 15, 40, 35, 20], percent: 5, expected: 15, why: "rank 0.25 is the first"),
    Row(times: [50, 15, 40, 35, 20], percent: 30, expected: 20, why: "rank 1.5 is the second"),
    Row(times: [50, 15, 40, 35, 20], percent: 40, expected: 20, why: "rank 2 is the second"),
    Row(times: [50, 15, 40, 35, 20], percent: 50, expected: 35, why: "rank 2.5 is the third"),
    Row(times: [50, 15, 40, 35, 20], percent: 100, expected: 50, why: "rank 5 is the last"),
    Row(times: [3, 3, 3, 9], percent: 75, expected: 3, why: "equal times count each"),
    Row(times: [3, 3, 3, 9], percent: 76, expected: 9, why: "rank 3.04 is the fourth"),
    Row(
      times: Array(1...1000), percent: 99.9, expected: 999,
      why: "99.9 % of 1000 is 999, however doubles round it"),
    Row(times: Array(1...1001), percent: 99.9, expected: 1000, why: "rank 999.999 is the 1000th"),
    Row(times: Array(1...1000), percent: 99, expected: 990, why: "rank 990"),
  ]

  @Test("A percentile is the nearest rank's time", arguments: rows)
  func percentile(row: Row) {
    #expect(TimeDistribution(row.times).percentile(row.percent) == row.expected)
  }

  @Test("Distributions are added as if their times were of one")
  func union() {
    var first = TimeDistribution([5, 1, 5])
    first.formUnion(TimeDistribution([5, 9]))
    #expect(first == TimeDistribution([1, 5, 5, 5, 9]))
    #expect(first.count == 5)
    #expect(first.count(of: 5) == 3)
    #expect(first.count(of: 2) == 0)
    #expect(first.max == 9)
    #expect(TimeDistribution().max == nil)
  }
}
