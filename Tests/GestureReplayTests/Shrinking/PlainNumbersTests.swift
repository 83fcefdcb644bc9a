import GestureReplay
import Testing

struct PlainNumbersTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var value: Double
    var digitCount: Int
    var why: String

    var testDescription: String { "\(value): \(why)" }
  }

  @Test(
    "Digits are those of the shortest text, without zeros at either end",
    arguments: [
      Row(value: 0, digitCount: 0, why: "nothing to read"),
      Row(value: -0.0, digitCount: 0, why: "nothing to read"),
      Row(value: 100, digitCount: 1, why: "zeros at the end"),
      Row(value: 0.0125, digitCount: 3, why: "zeros at the start"),
      Row(value: -203, digitCount: 3, why: "a zero between counts, a sign does not"),
      Row(value: 1e-9, digitCount: 1, why: "a power of ten"),
      Row(value: 2.5e300, digitCount: 2, why: "the exponent does not count"),
      Row(value: 0.1 + 0.2, digitCount: 17, why: "0.30000000000000004"),
    ])
  func digits(row: Row) {
    #expect(PlainNumbers.digitCount(row.value) == row.digitCount)
  }

  @Test("Numbers are rounded to decimal digits, and not to sums of binary ones")
  func rounding() {
    #expect(PlainNumbers.round(0.34567, digits: 2, .toNearestOrEven) == 0.35)
    #expect(PlainNumbers.round(-0.34567, digits: 2, .towardZero) == -0.34)
    #expect(PlainNumbers.round(203.4, digits: 1, .awayFromZero) == 300)
    #expect(PlainNumbers.round(1 / 3, decimals: 1) == 0.3)
    #expect(PlainNumbers.round(2.5e17, decimals: 6) == 2.5e17)
    #expect(PlainNumbers.round(.leastNonzeroMagnitude, digits: 1, .towardZero).isFinite)
  }

  @Test("Candidates begin with 0, never hold the number itself, −0 or what is not finite")
  func candidates() {
    #expect(PlainNumbers.candidates(for: 0).isEmpty)
    #expect(PlainNumbers.candidates(for: -0.0) == [0])
    #expect(PlainNumbers.candidates(for: 7) == [0, 3, 6])
    for value in [7.25, -130, 1e9, 0.1 + 0.2, 1e-300, -1.7e308] {
      let candidates = PlainNumbers.candidates(for: value)
      #expect(candidates.first == 0)
      #expect(!candidates.contains(value))
      #expect(candidates.allSatisfy { $0.isFinite && ($0 != 0 || $0.sign == .plus) })
      #expect(candidates.dropFirst().contains { $0 != 0 })
    }
  }
}
