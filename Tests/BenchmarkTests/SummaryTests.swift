import Benchmarks
import Testing

@Suite("The five numbers of a list of samples")
struct SummaryTests {
  /// A list, and what R 4.2 gives as `quantile(x)`.
  struct Row: CustomTestStringConvertible, Sendable {
    var numbers: [Double]
    var five: [Double]
    var why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(numbers: [7], five: [7, 7, 7, 7, 7], why: "one number is all five"),
    Row(numbers: [2, 1], five: [1, 1.25, 1.5, 1.75, 2], why: "two numbers, out of order"),
    Row(
      numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], five: [1, 3.25, 5.5, 7.75, 10],
      why: "an even count interpolates"),
    Row(
      numbers: [5, 3, 1, 4, 2], five: [1, 2, 3, 4, 5], why: "4n + 1 numbers need no interpolation"),
    Row(
      numbers: [1, 1, 1, 1, 100], five: [1, 1, 1, 1, 100],
      why: "a stray number moves the maximum alone"),
    Row(numbers: [0, 0, 8, 16], five: [0, 0, 4, 10, 16], why: "quarters between equal numbers"),
  ]

  @Test("Quartiles are those of R", arguments: rows)
  func quartiles(row: Row) throws {
    let summary = try #require(Summary(row.numbers))
    #expect(
      [
        summary.min, summary.lowerQuartile, summary.median, summary.upperQuartile, summary.max,
      ] == row.five)
  }

  @Test("No samples have no summary")
  func none() {
    #expect(Summary([]) == nil)
  }

  @Test("The median of paired ratios is not moved by noise that both of a pair have")
  func pairs() throws {
    // Every second pair was taken while the machine was three times as slow.
    let ratios = pairedRatios([2, 6, 2, 6, 2], [1, 3, 1, 3, 1])
    #expect(ratios == [2, 2, 2, 2, 2])
    #expect(try #require(Summary(ratios)).median == 2)
  }

  @Test("Samples without a partner have no ratio")
  func unpaired() {
    #expect(pairedRatios([4, 5], [2]) == [2])
  }
}
