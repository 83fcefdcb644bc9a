import Foundation
import Testing

/// A value that is known far beyond the precision of a number.
struct GoldenValue: Sendable {
  /// The correctly rounded value.
  var rounded: Double
  /// What rounding left over, in 2^-20 of the unit in the last place.
  var rest: Double

  /// How far a result is from the exact value, in units in the last place.
  func error(of result: Double) -> Double {
    if result.bitPattern == rounded.bitPattern { return rounded.isFinite ? abs(rest) * 0x1p-20 : 0 }
    return abs((result - rounded) / rounded.ulp - rest * 0x1p-20)
  }
}

/// A line of a golden table: arguments and the exact results.
struct GoldenRow: Sendable, CustomTestStringConvertible {
  var arguments: [Double]
  var results: [GoldenValue]

  var testDescription: String { arguments.map { "\($0)" }.joined(separator: ", ") }
}

/// A table that Golden/make_golden.py wrote from high-precision arithmetic.
struct GoldenTable {
  var rows: [GoldenRow]

  init(_ name: String, arguments count: Int) throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Golden")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    rows = try text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let numbers = try words.enumerated().map { index, word in
        guard index < count || (index - count).isMultiple(of: 2) else {
          return try #require(Double(word))
        }
        return Double(bitPattern: try #require(UInt64(word, radix: 16)))
      }
      return GoldenRow(
        arguments: Array(numbers.prefix(count)),
        results: stride(from: count, to: numbers.count, by: 2).map {
          GoldenValue(rounded: numbers[$0], rest: numbers[$0 + 1])
        })
    }
  }

  /// The largest error in units in the last place, and the row and result where it is.
  func worst(_ results: (GoldenRow) -> [Double]) -> (error: Double, comment: Comment) {
    var worst = (error: -1.0, comment: Comment(rawValue: "the table is empty"))
    for row in rows {
      for (result, golden) in zip(results(row), row.results) {
        let error = golden.error(of: result)
        // A NaN must count as the worst of all.
        guard !(error <= worst.error) else { continue }
        worst = (
          error.isNaN ? .infinity : error,
          "\(error) ulp at \(row.testDescription): \(result), exact \(golden.rounded)"
        )
      }
    }
    return worst
  }
}
