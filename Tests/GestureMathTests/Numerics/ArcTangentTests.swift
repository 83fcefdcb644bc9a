import GestureMath
import Testing

@Suite("Arc tangent of two arguments")
struct ArcTangentTests {
  @Test("Every row of the golden table is met within 0.8 units in the last place")
  func goldenTable() throws {
    let table = try GoldenTable("atan2.txt", arguments: 2)
    #expect(table.rows.count > 4000)
    let worst = table.worst { [atan2(y: $0.arguments[0], x: $0.arguments[1]).degrees] }
    #expect(worst.error < 0.8, worst.comment)
  }

  struct Special: Sendable {
    var y: Double
    var x: Double
    var degrees: Double
    var why: String
  }

  static let specials = [
    Special(y: 0, x: 0, degrees: 0, why: "zeros have an angle by their signs"),
    Special(y: -0.0, x: 0, degrees: -0.0, why: "zeros have an angle by their signs"),
    Special(y: 0, x: -0.0, degrees: 180, why: "negative zero lies behind"),
    Special(y: -0.0, x: -0.0, degrees: -180, why: "negative zero lies behind"),
    Special(y: 0, x: 5, degrees: 0, why: "the positive x-axis, from above"),
    Special(y: -0.0, x: 5, degrees: -0.0, why: "the positive x-axis, from below"),
    Special(y: 0, x: -5, degrees: 180, why: "the negative x-axis, from above"),
    Special(y: -0.0, x: -5, degrees: -180, why: "the negative x-axis, from below"),
    Special(y: 5, x: -0.0, degrees: 90, why: "the y-axis, from either side"),
    Special(y: -5, x: 0, degrees: -90, why: "the y-axis, from either side"),
    Special(y: 0, x: .leastNonzeroMagnitude, degrees: 0, why: "beside the least number"),
    Special(
      y: -Double.leastNonzeroMagnitude, x: -0.0, degrees: -90, why: "beside the least number"),
    Special(y: 0, x: -1e308, degrees: 180, why: "beside a huge number"),
    Special(y: .infinity, x: .infinity, degrees: 45, why: "infinities count as equal"),
    Special(y: .infinity, x: -.infinity, degrees: 135, why: "infinities count as equal"),
    Special(y: -.infinity, x: .infinity, degrees: -45, why: "infinities count as equal"),
    Special(y: -.infinity, x: -.infinity, degrees: -135, why: "infinities count as equal"),
    Special(y: .infinity, x: -3, degrees: 90, why: "an infinity outweighs any number"),
    Special(y: -.infinity, x: 0, degrees: -90, why: "an infinity outweighs any number"),
    Special(y: 3, x: .infinity, degrees: 0, why: "an infinity outweighs any number"),
    Special(y: -0.0, x: .infinity, degrees: -0.0, why: "an infinity outweighs any number"),
    Special(y: 3, x: -.infinity, degrees: 180, why: "an infinity outweighs any number"),
    Special(y: -3, x: -.infinity, degrees: -180, why: "an infinity outweighs any number"),
    Special(y: 1, x: 3.0.squareRoot(), degrees: 30, why: "the nearest number is 30"),
    Special(y: .leastNonzeroMagnitude, x: 1e308, degrees: 0, why: "an angle below all numbers"),
    Special(
      y: -Double.leastNonzeroMagnitude, x: 1e308, degrees: -0.0, why: "an angle below all numbers"),
    Special(y: .leastNonzeroMagnitude, x: -1e308, degrees: 180, why: "no number is nearer"),
  ]

  @Test("Axes, zeros and infinities give the values of atan2Pi", arguments: specials)
  func specialArguments(row: Special) {
    #expect(
      atan2(y: row.y, x: row.x).degrees.bitPattern == row.degrees.bitPattern, "\(row.why)")
  }

  @Test("NaN in either argument gives NaN")
  func notANumber() {
    for other in [0, 1, -1, Double.infinity, .nan] {
      #expect(atan2(y: .nan, x: other).degrees.bitPattern == Double.nan.bitPattern)
      #expect(atan2(y: other, x: .nan).degrees.bitPattern == Double.nan.bitPattern)
    }
  }

  @Test("Diagonals are exact at every magnitude")
  func diagonals() {
    for exponent in -1074...1023 {
      let side = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(atan2(y: side, x: side).degrees == 45)
      #expect(atan2(y: side, x: -side).degrees == 135)
      #expect(atan2(y: -side, x: -side).degrees == -135)
      #expect(atan2(y: -side, x: side).degrees == -45)
    }
  }

  @Test("The angle is odd in y, and scaling by powers of two changes no bit")
  func symmetries() {
    for (y, x) in NumericsGrid.pairs {
      let degrees = atan2(y: y, x: x).degrees
      #expect(abs(degrees) <= 180)
      #expect(atan2(y: -y, x: x).degrees.bitPattern == (-degrees).bitPattern, "\(y), \(x)")
      for scale in [0x1p-500, 0x1p-3, 0x1p3, 0x1p500] {
        // Scaling is exact where it can be undone.
        let (scaledY, scaledX) = (y * scale, x * scale)
        guard scaledY / scale == y, scaledX / scale == x else { continue }
        #expect(atan2(y: scaledY, x: scaledX).degrees == degrees, "\(y), \(x) times \(scale)")
      }
    }
  }

  @Test("Mirroring in the y-axis and in the diagonal gives 180° and 90° less the angle")
  func mirrors() {
    for (y, x) in NumericsGrid.pairs where y > 0 && x > 0 {
      let degrees = atan2(y: y, x: x).degrees
      // The sum of two roundings: exact but for the last place of the larger angle.
      #expect(abs(atan2(y: y, x: -x).degrees + degrees - 180) <= 0x1p-45, "\(y), \(x)")
      #expect(abs(atan2(y: x, x: y).degrees + degrees - 90) <= 0x1p-45, "\(y), \(x)")
    }
  }

  @Test("The angle grows along a circle in steps of a thousandth of a degree")
  func monotonicity() {
    var last = -180.0
    for step in -179_999...179_999 {
      let (y, x) = sincos(Angle(degrees: Double(step) / 1000))
      let degrees = atan2(y: y, x: x).degrees
      #expect(degrees > last && abs(degrees - Double(step) / 1000) <= 0x1p-45, "step \(step)")
      last = degrees
    }
  }
}
