import Benchmarks
import Testing

@Suite("The verdict on two builds")
struct VerdictTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// Samples of this build and of the baseline, start by start.
    var starts: [(current: [Double], baseline: [Double])]
    var verdict: Verdict
    var why: String
    var testDescription: String { why }
  }

  private static let calm = [100.0, 101, 102, 103]

  /// The same samples in all of 8 starts, this build's times multiplied.
  private static func eight(_ current: [Double], _ baseline: [Double], times: Double = 1)
    -> [(current: [Double], baseline: [Double])]
  {
    Array(repeating: (current.map { $0 * times }, baseline), count: 8)
  }

  static let rows = [
    Row(starts: [], verdict: .same, why: "no samples tell nothing"),
    Row(starts: eight(calm, calm), verdict: .same, why: "equal samples are the same"),
    Row(starts: eight(calm, calm, times: 1.1), verdict: .slower, why: "10 % more is slower"),
    Row(starts: eight(calm, calm, times: 0.9), verdict: .faster, why: "10 % less is faster"),
    Row(
      starts: eight(calm, calm, times: 1.025), verdict: .same,
      why: "2.5 % is less than is told, though the ranges do not meet"),
    Row(
      starts: eight(calm, calm, times: 1 / 1.025), verdict: .same,
      why: "the same the other way round"),
    Row(
      starts: eight([90, 100, 110, 200], [80, 90, 100, 190]), verdict: .same,
      why: "ranges that meet are noise, though every pair is 5 to 12 % apart"),
    Row(
      starts: eight(calm, calm, times: 1.1).dropLast() + [(calm, calm.map { $0 * 1.01 })],
      verdict: .same, why: "one start of 8 in which it was not slower is enough for a doubt"),
    Row(
      starts: eight(calm, calm, times: 0.9).dropLast() + [(calm, calm)],
      verdict: .same, why: "one start of 8 in which it was not faster is enough for a doubt"),
    Row(
      starts: eight([110, 111, 112, 113, 1000], [100, 900, 101, 102, 103]), verdict: .slower,
      why: "stray samples change nothing"),
  ]

  @Test("What is slower and what differs are failures, whatever else there is")
  func failures() {
    let slower = Comparison(name: "a", starts: [PairedSamples(current: [2], baseline: [1])])
    var differs = Comparison(name: "b", starts: [PairedSamples(current: [1], baseline: [2])])
    #expect([slower, differs].map(\.verdict) == [.slower, .faster])
    differs.differs = true
    var new = Comparison(name: "c")
    new.isNew = true
    #expect([slower, differs, new].map(\.verdict) == [.slower, .differs, .new])
    let failures: [Verdict] = [.slower, .differs]
    for verdict in [Verdict.faster, .slower, .same, .new, .differs] {
      #expect(verdict.isFailure == failures.contains(verdict), "\(verdict)")
    }
  }

  @Test("A difference is told only beyond noise", arguments: rows)
  func verdict(row: Row) {
    let starts = row.starts.map { PairedSamples(current: $0.current, baseline: $0.baseline) }
    #expect(Verdict.judge(starts) == row.verdict)
  }
}
