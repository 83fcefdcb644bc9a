import GestureMath
import Testing

/// The golden values are those of exact rational arithmetic (Python's `Fraction`), rounded once.
@Suite("Angle: the shortest turn")
struct AngleShortestTurnTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let from: Double
    let to: Double
    let turn: Double
    let why: String

    init(_ from: Double, _ to: Double, _ turn: Double, _ why: String) {
      self.from = from
      self.to = to
      self.turn = turn
      self.why = why
    }

    var testDescription: String { "from \(from)° to \(to)°: \(why)" }
  }

  static let rows: [Row] = [
    Row(0, 0, 0, "none"),
    Row(350, 10, 20, "over the start"),
    Row(10, 350, -20, "over the start, back"),
    Row(0, 180, 180, "half a turn is positive"),
    Row(180, 0, 180, "half a turn is positive"),
    Row(90, -90, 180, "half a turn is positive"),
    Row(-90, 90, 180, "half a turn is positive"),
    Row(0, 540, 180, "one and a half turns"),
    Row(265, 5, 100, "the long way would be −260"),
    Row(0, 0x1.67fffffffffffp7, 0x1.67fffffffffffp7, "just below half"),
    Row(0, 0x1.6800000000001p7, -0x1.67fffffffffffp7, "just above half"),
    Row(0, -0x1.67fffffffffffp7, -0x1.67fffffffffffp7, "just below half, back"),
    Row(0x1.79ca10c924223p-67, 180, 180, "rounds to half"),
    Row(-0x1.79ca10c924223p-67, 180, 180, "rounds to half"),
    Row(180, 0x1.79ca10c924223p-67, 180, "rounds to half"),
    Row(180, -0x1.79ca10c924223p-67, 180, "rounds to half"),
    Row(
      -0x1.67ccccccccccdp7, 0x1.67ccccccccccdp7, -0x1.99999999998p-3, "the difference 359.8 rounds"),
    Row(-0x1.5433333333333p7, 0x1.669999999999ap7, -0x1.533333333333p3, "the difference rounds"),
    Row(0x1.6633333333333p7, -0x1.66ccccccccccdp7, 0x1.8p0, "the difference rounds, back"),
    Row(-0x1.70ef54646d497p-57, 179, 179, "tiny beside large"),
    Row(-0x1.67fffffffffffp7, 0x1.67fffffffffffp7, -0x1p-44, "the least across half"),
    Row(0x1.67fffffffffffp7, -0x1.67fffffffffffp7, 0x1p-44, "the least across half, back"),
    Row(
      -0x1.6866666666666p6, 0x1.67ccccccccccdp6, -0x1.67e6666666666p7, "just above half, with error"
    ),
    Row(-0x1.0624dd2f1a9fcp-10, 180, -0x1.67ff7ced91687p7, "far from the sum's last place"),
    Row(
      -0x1.9000000000001p6, 0x1.3800000000001p7, -0x1.9fffffffffffdp6, "the difference crosses 256"),
    Row(0x1.0f0cf064dd592p73, 0x1.0f0cf064dd592p73, 0, "huge and equal"),
    Row(0x1.0f0cf064dd592p73, 0x1.999999999999ap-4, 0x1.4066666666666p6, "huge to small"),
    Row(0x1.999999999999ap-4, -0x1.0f0cf064dd592p73, 0x1.3f9999999999ap6, "small to huge"),
    Row(-0x1.fffffffffffffp1023, 0x1.fffffffffffffp1023, -104, "a difference that overflows"),
    Row(0x1p60, 0x1.0000000000001p60, -104, "neighbours that are 256 apart"),
    Row(0x1.05ef39b2p45, 0x1.0624dd2f1a9fcp-10, 0x1.0624dd2f1a9fcp-10, "whole turns drop out"),
  ]

  @Test("The shortest turn is the exact one, rounded once", arguments: rows)
  func isExact(row: Row) {
    let turn = Angle.shortestTurn(from: .degrees(row.from), to: .degrees(row.to))
    #expect(turn.degrees == row.turn)
  }

  @Test("The shortest turn is that of exact integer arithmetic on a fine grid")
  func agreesWithIntegers() {
    var bits = SplitMix(state: 180)
    // Angles are whole multiples of 2⁻⁶⁰ degrees, which Int128 adds and divides exactly.
    let turn = Int128(360) << 60
    for index in 0..<100_000 {
      let scale = index % 2 == 0 ? 0x1p-10 : 0x1p-4
      let from = (Double(Int64(bitPattern: bits.next()) >> 11) * 0x1p-44 * scale)
      let to = (Double(Int64(bitPattern: bits.next()) >> 11) * 0x1p-44)
      var exact = (Int128(to * 0x1p60) - Int128(from * 0x1p60)) % turn
      if exact <= -turn / 2 { exact += turn }
      if exact > turn / 2 { exact -= turn }
      let rounded = Double(exact) * 0x1p-60
      let result = Angle.shortestTurn(from: .degrees(from), to: .degrees(to)).degrees
      #expect(result == (rounded == -180 ? 180 : rounded), "from \(from) to \(to)")
    }
  }

  @Test("The way back is the same turn the other way round, but for half a turn")
  func isAntisymmetric() {
    for from in stride(from: -400.0, through: 400, by: 7.3) {
      for to in stride(from: -400.0, through: 400, by: 6.1) {
        let there = Angle.shortestTurn(from: .degrees(from), to: .degrees(to))
        let back = Angle.shortestTurn(from: .degrees(to), to: .degrees(from))
        #expect(there == -back || (there.degrees == 180 && back.degrees == 180))
      }
    }
  }

  @Test("Whole degrees: the turn leads to the end, and none is shorter")
  func wholeDegrees() {
    for from in -370...370 {
      for to in -370...370 {
        let turn = Angle.shortestTurn(from: .degrees(Double(from)), to: .degrees(Double(to)))
          .degrees
        let rest = ((to - from) % 360 + 360) % 360
        #expect(turn == Double(rest > 180 ? rest - 360 : rest), "from \(from) to \(to)")
      }
    }
  }
}
