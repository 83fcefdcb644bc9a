import GestureMath
import Testing

@Suite("Hypotenuse")
struct HypotenuseTests {
  @Test("Every row of the golden table is met within 0.501 units in the last place")
  func goldenTable() throws {
    let table = try GoldenTable("hypot.txt", arguments: 2)
    #expect(table.rows.count > 4000)
    let worst = table.worst { [hypot(x: $0.arguments[0], y: $0.arguments[1])] }
    #expect(worst.error < 0.501, worst.comment)
  }

  struct Special: Sendable {
    var x: Double
    var y: Double
    var length: Double
    var why: String
  }

  static let specials = [
    Special(x: 0, y: 0, length: 0, why: "no length at all"),
    Special(x: -0.0, y: -0.0, length: 0, why: "a length is never negative"),
    Special(x: 3, y: -4, length: 5, why: "a right triangle of whole sides"),
    Special(
      x: .leastNonzeroMagnitude, y: 0, length: .leastNonzeroMagnitude, why: "the least number"),
    Special(
      x: .leastNonzeroMagnitude, y: .leastNonzeroMagnitude, length: .leastNonzeroMagnitude,
      why: "1.41 of the least number"),
    Special(x: 1e308, y: 1, length: 1e308, why: "the small side vanishes"),
    Special(x: 1e308, y: 1e308, length: 2.0.squareRoot() * 1e308, why: "squares overflow"),
    Special(
      x: .greatestFiniteMagnitude, y: 0, length: .greatestFiniteMagnitude,
      why: "the largest number"),
    Special(
      x: .greatestFiniteMagnitude, y: 1, length: .greatestFiniteMagnitude,
      why: "the small side vanishes"),
    Special(
      x: .greatestFiniteMagnitude, y: .greatestFiniteMagnitude, length: .infinity,
      why: "the length is beyond all numbers"),
    Special(x: -.infinity, y: 1, length: .infinity, why: "an infinite side"),
    Special(x: .nan, y: .infinity, length: .infinity, why: "whatever the NaN would have been"),
    Special(x: -.infinity, y: .nan, length: .infinity, why: "whatever the NaN would have been"),
    Special(x: .nan, y: 0, length: .nan, why: "NaN beside a number"),
    Special(x: 1e308, y: .nan, length: .nan, why: "NaN beside a huge number"),
  ]

  @Test("Zeros, infinities and the ends of the range have their lengths", arguments: specials)
  func specialArguments(row: Special) {
    #expect(hypot(x: row.x, y: row.y).bitPattern == row.length.bitPattern, "\(row.why)")
  }

  @Test("The length is symmetric, blind to signs, and exact on the axes")
  func symmetries() {
    for (y, x) in NumericsGrid.pairs {
      let length = hypot(x: x, y: y)
      #expect(length >= max(abs(x), abs(y)))
      #expect(hypot(x: y, y: x) == length)
      #expect(hypot(x: -x, y: y) == length)
      #expect(hypot(x: x, y: 0) == abs(x))
      #expect(hypot(x: -0.0, y: y) == abs(y))
    }
  }

  @Test("Whole sides with a whole hypotenuse are exact, scaled by any power of two")
  func pythagoreanTriples() {
    // Euclid: m² - n², 2mn, m² + n².
    for m in 2...60 {
      for n in 1..<m {
        for scale in [0x1p-1074, 0x1p-500, 1, 0x1p500, 0x1p1011] {
          let (x, y) = (Double(m * m - n * n) * scale, Double(2 * m * n) * scale)
          #expect(hypot(x: x, y: y) == Double(m * m + n * n) * scale, "\(m), \(n), \(scale)")
        }
      }
    }
  }
}
