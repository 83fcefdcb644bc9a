import Foundation
import GestureMath
import Testing

@Suite("Decimal numbers")
struct DecimalNumberTests {
  struct Row: CustomTestStringConvertible {
    let value: Double
    let digits: UInt64?
    let places: Int
    let why: String
    var testDescription: String { "\(value): \(why)" }

    init(_ value: Double, _ digits: UInt64?, places: Int = 0, _ why: String) {
      self.value = value
      self.digits = digits
      self.places = places
      self.why = why
    }
  }

  private static let rows = [
    Row(0, 0, "zero"),
    Row(-0.0, 0, "the other zero"),
    Row(45, 45, "a whole number"),
    Row(0.1, 1, places: 1, "a tenth"),
    Row(-33.3, 333, places: 1, "a magnitude and a sign"),
    Row(0.30000000000000004, nil, "0.1 + 0.2 in doubles is no decimal of 15 digits"),
    Row(1.0 / 3, nil, "a third"),
    Row(0.1.nextUp, nil, "beside a tenth"),
    Row(999_999_999_999_999, 999_999_999_999_999, "the greatest"),
    Row(1e15, nil, "a digit more"),
    Row(99.9999999999999, 999_999_999_999_999, places: 13, "15 nines about a point"),
    Row(0.999999999999999, 999_999_999_999_999, places: 15, "15 nines behind the point"),
    Row(999_999_999_999_999.5, nil, "rounds to a digit more"),
    Row(1e-22, 1, places: 22, "the least place"),
    Row(1e-23, nil, "10^23 is no double"),
    Row(.leastNonzeroMagnitude, nil, "far too small"),
    Row(.greatestFiniteMagnitude, nil, "far too large"),
    Row(.infinity, nil, "not finite"),
    Row(-.infinity, nil, "not finite"),
    Row(.nan, nil, "no number"),
  ]

  @Test(
    "A double is a decimal of at most 15 digits where it is the nearest to one", arguments: rows)
  func digits(row: Row) throws {
    guard let digits = row.digits else {
      #expect(DecimalNumber(row.value) == nil)
      return
    }
    let decimal = try #require(DecimalNumber(row.value))
    #expect(decimal.digits == UInt128(digits))
    #expect(decimal.places == row.places)
    #expect(decimal.isNegative == (row.value < 0))
    #expect(decimal.nearest == row.value)
    #expect(decimal.nearest.sign == (row.value < 0 ? .minus : .plus))
  }

  // The standard library reads and writes decimals by another way, and both to the nearest.
  @Test("Every decimal of 15 digits is found again from its double")
  func found() throws {
    var random = SplitMix(state: 5)
    for _ in 0..<20_000 {
      let digits = random.next() % 1_000_000_000_000_000
      let places = Int(random.next() % 23)
      let value = try #require(Double("\(digits)e-\(places)"))
      let decimal = try #require(DecimalNumber(value), "\(digits)e-\(places)")
      #expect(decimal.nearest == value)
      #expect(decimal.places <= places)
      // A neighbour is no decimal, or another one.
      #expect(DecimalNumber(value.nextUp).map(\.nearest) ?? value.nextUp == value.nextUp)
    }
  }

  struct Golden {
    let base, count, step, period: Double
    let sum, rest: Double

    static func table() throws -> [Golden] {
      let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Golden")
      let text = try String(
        contentsOf: folder.appendingPathComponent("decimals.txt"), encoding: .utf8)
      return try text.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        let numbers = try words.map { try #require(Double($0)) }
        try #require(numbers.count == 6)
        return Golden(
          base: numbers[0], count: numbers[1], step: numbers[2], period: numbers[3],
          sum: numbers[4], rest: numbers[5])
      }
    }
  }

  @Test("Sums of products and their rests are the nearest doubles to those of fractions")
  func golden() throws {
    let table = try Golden.table()
    #expect(table.count > 1000)
    for row in table {
      let product = try #require(DecimalNumber(row.step)?.multiplied(by: DecimalNumber(row.count)!))
      let sum = try #require(DecimalNumber(row.base)?.adding(product))
      #expect(sum.nearest == row.sum, "\(row)")
      let period = try #require(DecimalNumber(row.period))
      #expect(try #require(sum.remainder(inPeriod: period)).nearest == row.rest, "\(row)")
    }
  }

  @Test("What a number is taken from and added to again is the number")
  func inverse() throws {
    for row in try Golden.table() {
      let base = try #require(DecimalNumber(row.base))
      let step = try #require(DecimalNumber(row.step))
      let back = try #require(base.subtracting(step)?.adding(step))
      #expect(back.nearest == row.base)
      #expect(base.subtracting(base)?.digits == 0)
      #expect(base.subtracting(base)?.nearest.sign == .plus)
    }
  }

  @Test("What does not fit in 127 bits is nil, and a period must be above 0")
  func limits() throws {
    let most = try #require(DecimalNumber(999_999_999_999_999))
    let least = try #require(DecimalNumber(1e-22))
    let square = try #require(most.multiplied(by: most))
    #expect(square.nearest == 9.99999999999998e29)
    #expect(square.multiplied(by: most) == nil)
    #expect(square.adding(least) == nil)
    #expect(least.multiplied(by: least) == nil)
    #expect(DecimalNumber.zero.multiplied(by: least)?.multiplied(by: least) == nil)
    // 1.7e38 is below 2^127, and twice that is below 2^128.
    let factor = try #require(DecimalNumber(170_000_000))
    let large = try #require(square.multiplied(by: factor))
    #expect(large.nearest == 1.69999999999999660e38)
    #expect(large.adding(large) == nil)
    #expect(most.remainder(inPeriod: .zero) == nil)
    let turn = try #require(DecimalNumber(360))
    #expect(try #require(DecimalNumber(-720)).remainder(inPeriod: turn)?.nearest == 0)
    #expect(try most.remainder(inPeriod: #require(DecimalNumber(-1))) == nil)
    // 10^38 is below 2^127, and 10^39 is not.
    #expect(try least.multiplied(by: #require(DecimalNumber(1e-16)))?.nearest == 1e-38)
    #expect(try least.multiplied(by: #require(DecimalNumber(1e-17))) == nil)
  }

  @Test("A rest is what C's fmod leaves, to the bit")
  func remainders() {
    var random = SplitMix(state: 9)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next()), period = Double(bitPattern: random.next())
      // Quotients of up to 2^100, of both signs.
      let scale = Double(sign: .plus, exponent: Int(random.next() % 120) - 20, significand: 1)
      let near = period.magnitude * scale * (Double(random.next() % 4096) / 4096)
      for value in [value, near, -near] where value.isFinite && period.isFinite && period != 0 {
        // Quotients beyond take as many turns as they have digits.
        guard value.magnitude / period.magnitude < 0x1p128 else { continue }
        let rest = remainder(of: value, inPeriod: period.magnitude)
        #expect(rest == value.truncatingRemainder(dividingBy: period), "\(value), \(period)")
      }
    }
    #expect(remainder(of: 1e12, inPeriod: .leastNonzeroMagnitude) == 0)
  }
}
