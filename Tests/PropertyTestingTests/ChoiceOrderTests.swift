import PropertyTesting
import Testing

/// The orders of simplicity that shrinking goes down in.
struct ChoiceOrderTests {
  private func numbers(_ range: ClosedRange<Int>, towards target: Int, count: UInt64) -> [Int] {
    let ranked = RankedRange(range, target: target)
    return (0..<count).map { Int(truncatingIfNeeded: ranked.number(rank: $0)) }
  }

  @Test("Integers go from the target to both sides, above first, then along the longer side")
  func ranks() {
    #expect(numbers(0...4, towards: 0, count: 5) == [0, 1, 2, 3, 4])
    #expect(numbers(-2...2, towards: 0, count: 5) == [0, 1, -1, 2, -2])
    #expect(numbers(-1...4, towards: 0, count: 6) == [0, 1, -1, 2, 3, 4])
    #expect(numbers(-4...1, towards: 0, count: 6) == [0, 1, -1, -2, -3, -4])
    #expect(numbers(3...6, towards: 0, count: 4) == [3, 4, 5, 6])
    #expect(numbers(-6 ... -3, towards: 0, count: 4) == [-3, -4, -5, -6])
    #expect(numbers(7...7, towards: 9, count: 1) == [7])
  }

  @Test("Every number of every small range has one rank, for every target")
  func ranksArePermutations() {
    for low in -5...5 {
      for high in low...5 {
        for target in -6...6 {
          let all = numbers(low...high, towards: target, count: UInt64(high - low + 1))
          #expect(all.sorted() == Array(low...high))
        }
      }
    }
  }

  @Test("A range of all 64-bit numbers has a last rank of 2⁶⁴ − 1")
  func wholeRange() {
    let ranked = RankedRange(Int.min...Int.max, target: 0)
    #expect(ranked.highestRank == .max)
    #expect(Int(truncatingIfNeeded: ranked.number(rank: .max)) == .min)
    #expect(Int(truncatingIfNeeded: ranked.number(rank: .max - 1)) == -Int.max)
    #expect(Int(truncatingIfNeeded: ranked.number(rank: .max - 2)) == .max)
  }

  @Test("Doubles go from whole to few decimals to huge to non-finite, each nearer 0 first")
  func doubles() {
    let inOrder: [Double] = [
      0, 1, -1, 2, -2, 1_000_000, 0x1p53, -0.0, 0.5, -0.5, 1.5, 123_456.5, 0.01, 0.25, 0.001,
      1e-10, 0.123_456_789_012, 0.1.nextUp, 1e-200, .leastNonzeroMagnitude, 1e17, 1e300, -1e300,
      1.5e300,
      .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    for (left, right) in zip(inOrder, inOrder.dropFirst()) {
      #expect(Simplicity(of: left) < Simplicity(of: right), "\(left), \(right)")
      #expect(!(Simplicity(of: right) < Simplicity(of: left)), "\(right), \(left)")
    }
  }

  @Test("No two doubles are equally simple")
  func doublesAreTotallyOrdered() {
    expect(
      check("total", zip(.finiteDoubles, .finiteDoubles), runs: 5_000) { left, right in
        let isLess = Simplicity(of: left) < Simplicity(of: right)
        let isGreater = Simplicity(of: right) < Simplicity(of: left)
        return left.bitPattern == right.bitPattern ? !isLess && !isGreater : isLess != isGreater
      })
  }

  struct Simplest: Sendable {
    let range: ClosedRange<Double>
    let value: Double
    let why: String
  }

  @Test(
    "The simplest double of a range",
    arguments: [
      Simplest(range: -1...1, value: 0, why: "0 where the range holds it"),
      Simplest(range: 0.5...9, value: 1, why: "the least whole number"),
      Simplest(range: -9 ... -0.5, value: -1, why: "the same below 0"),
      Simplest(range: 0.11...0.99, value: 0.2, why: "one decimal"),
      Simplest(range: 0.123...0.124, value: 0.123, why: "the end itself"),
      Simplest(range: 1e-30...1e-29, value: 1e-30, why: "too many decimals: the end nearest 0"),
      Simplest(range: 1e300...1e301, value: 1e300, why: "above 2⁵³: the end nearest 0"),
    ])
  func simplest(row: Simplest) {
    #expect(Simplicity.simplest(in: row.range) == row.value, "\(row.why)")
  }

  @Test("A short decimal reads back as its double")
  func shortDecimals() {
    #expect(ShortDecimal(0.25).digits == 25)
    #expect(ShortDecimal(0.25).exponent == -2)
    #expect(ShortDecimal(1_200).digits == 12)
    #expect(ShortDecimal(1_200).exponent == 2)
    #expect(ShortDecimal(.leastNonzeroMagnitude).exponent == -324)
    #expect(ShortDecimal(.greatestFiniteMagnitude).digitCount == 17)
    #expect(ShortDecimal(0).digitCount == 0)
    expect(
      check("round trip", .finiteDoubles, runs: 5_000) { value in
        let decimal = ShortDecimal(value.magnitude)
        return ShortDecimal.double(decimal.digits, exponent: decimal.exponent) == value.magnitude
      })
  }

  @Test("Recordings order by count, and then by their first difference")
  func recordings() {
    let range = RankedRange(0...9, target: 0)
    func choices(_ ranks: UInt64...) -> [Choice] { ranks.map { Choice(rank: $0, in: range) } }
    #expect(Recording.isSimpler(choices(9), than: choices(0, 0)))
    #expect(Recording.isSimpler(choices(1, 9), than: choices(2, 0)))
    #expect(!Recording.isSimpler(choices(2, 0), than: choices(1, 9)))
    #expect(!Recording.isSimpler(choices(1, 2), than: choices(1, 2)))
    #expect(!Recording.isSimpler([], than: []))
  }
}
