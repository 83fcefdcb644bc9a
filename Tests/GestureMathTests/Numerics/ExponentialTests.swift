import GestureMath
import Testing

@Suite("Exponential and logarithm")
struct ExponentialTests {
  @Test("Every row of the exponential's golden table is met within 0.72 units in the last place")
  func goldenTable() throws {
    let table = try GoldenTable("exp.txt", arguments: 1)
    #expect(table.rows.count > 4000)
    let worst = table.worst { [exponential($0.arguments[0])] }
    #expect(worst.error < 0.72, worst.comment)
  }

  @Test("A misplaced last bit is noticed in the golden table")
  func goldenTableCanFail() throws {
    let table = try GoldenTable("exp.txt", arguments: 1)
    let worst = table.worst { row in row.results.map { $0.rounded.nextUp.nextUp } }
    #expect(worst.error > 1.5)
  }

  struct Edge: Sendable {
    var x: Double
    var power: Double
    var why: String
  }

  @Test(
    "The ends of the range are exact",
    arguments: [
      Edge(x: 0, power: 1, why: "e⁰"),
      Edge(x: -0.0, power: 1, why: "e⁰ from below"),
      Edge(x: .infinity, power: .infinity, why: "the limit above"),
      Edge(x: -.infinity, power: 0, why: "the limit below"),
      Edge(x: .greatestFiniteMagnitude, power: .infinity, why: "far above the range"),
      Edge(x: -.greatestFiniteMagnitude, power: 0, why: "far below the range"),
      Edge(x: 0x1.62e42fefa39efp9, power: 0x1.fffffffffff2ap1023, why: "the last finite power"),
      Edge(x: 0x1.62e42fefa39f0p9, power: .infinity, why: "the first infinite power"),
      Edge(
        x: -745.133, power: Double.leastNonzeroMagnitude, why: "just above half the least number"),
      Edge(x: -745.134, power: 0, why: "just below half the least number"),
      Edge(x: Double.leastNonzeroMagnitude, power: 1, why: "the least number"),
      Edge(x: 0x1p-53, power: 1, why: "a tie, to even"),
      Edge(x: -0x1p-55, power: 1, why: "below half a unit under 1"),
    ])
  func edges(_ edge: Edge) {
    #expect(exponential(edge.x).bitPattern == edge.power.bitPattern, "\(edge.why)")
  }

  @Test("NaN gives the one NaN")
  func nan() {
    for x in [Double.nan, .signalingNaN, -.nan] {
      #expect(exponential(x).bitPattern == Double.nan.bitPattern)
      #expect(naturalLogarithm(x).isNaN)
    }
  }

  @Test("The exponential never falls, also across the borders of its reductions and ranges")
  func monotonicity() {
    var last = exponential(-746)
    for step in 1...180_000 {
      let next = exponential(-746 + Double(step) / 123)
      #expect(next >= last, "at step \(step)")
      last = next
    }
    for border in stride(from: -1075.5, to: 1024, by: 1) {
      var x = (border * 0.693_147_180_559_945_3).nextDown.nextDown.nextDown
      for _ in 0..<6 {
        #expect(exponential(x) <= exponential(x.nextUp), "\(x)")
        x = x.nextUp
      }
    }
  }

  @Test("Powers multiply: e^x · e^−x is 1 within two units in the last place")
  func inverse() {
    for x in NumericsGrid.angles where abs(x) < 700 {
      #expect(abs(exponential(x) * exponential(-x) - 1) <= 0x1p-51, "\(x)")
    }
  }

  @Test("Every row of the logarithm's golden table is met within 2.1 units in the last place")
  func logarithm() throws {
    let table = try GoldenTable("log.txt", arguments: 1)
    #expect(table.rows.count > 800)
    let worst = table.worst { [naturalLogarithm($0.arguments[0])] }
    #expect(worst.error < 2.1, worst.comment)
    #expect(naturalLogarithm(1) == 0)
    #expect(naturalLogarithm(0) == -.infinity)
    #expect(naturalLogarithm(.infinity) == .infinity)
    #expect(naturalLogarithm(-1).isNaN)
  }
}
