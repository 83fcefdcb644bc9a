import Foundation
import GestureMath
import Testing

/// The golden values are those of exact rational arithmetic (Python's `Fraction`), rounded once.
@Suite("Angle: turns")
struct AngleTurnsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let degrees: Double
    let normalized: Double
    let signed: Double
    let why: String

    init(_ degrees: Double, _ normalized: Double, _ signed: Double, _ why: String) {
      self.degrees = degrees
      self.normalized = normalized
      self.signed = signed
      self.why = why
    }

    var testDescription: String { "\(degrees)°: \(why)" }
  }

  static let rows: [Row] = [
    Row(0, 0, 0, "zero"),
    Row(45, 45, 45, "inside both ranges"),
    Row(-45, 315, -45, "a quarter back"),
    Row(90, 90, 90, "a quarter"),
    Row(180, 180, 180, "half a turn"),
    Row(-180, 180, 180, "half a turn back"),
    Row(0x1.6800000000001p7, 0x1.6800000000001p7, -0x1.67fffffffffffp7, "just above half"),
    Row(0x1.67fffffffffffp7, 0x1.67fffffffffffp7, 0x1.67fffffffffffp7, "just below half"),
    Row(-0x1.67fffffffffffp7, 0x1.6800000000001p7, -0x1.67fffffffffffp7, "just inside half back"),
    Row(-0x1.6800000000001p7, 0x1.67fffffffffffp7, 0x1.67fffffffffffp7, "just past half back"),
    Row(270, 270, -90, "three quarters"),
    Row(360, 0, 0, "a turn"),
    Row(-360, 0, 0, "a turn back"),
    Row(0x1.67fffffffffffp8, 0x1.67fffffffffffp8, -0x1p-44, "just below a turn"),
    Row(0x1.6800000000001p8, 0x1p-44, 0x1p-44, "just above a turn"),
    Row(-0x1.67fffffffffffp8, 0x1p-44, 0x1p-44, "just inside a turn back"),
    Row(-0x1.6800000000001p8, 0x1.67fffffffffffp8, -0x1p-44, "just past a turn back"),
    Row(370, 10, 10, "a turn and 10"),
    Row(-370, 350, -10, "a turn and 10 back"),
    Row(540, 180, 180, "one and a half"),
    Row(-540, 180, 180, "one and a half back"),
    Row(720, 0, 0, "two turns"),
    Row(0x1.70ef54646d497p-57, 0x1.70ef54646d497p-57, 0x1.70ef54646d497p-57, "tiny"),
    Row(-0x1.70ef54646d497p-57, 0x1.67fffffffffffp8, -0x1.70ef54646d497p-57, "tiny, back"),
    Row(0x0.0000000000001p-1022, 0x0.0000000000001p-1022, 0x0.0000000000001p-1022, "the least"),
    Row(-0x0.0000000000001p-1022, 0x1.67fffffffffffp8, -0x0.0000000000001p-1022, "the least, back"),
    Row(0x1p-1022, 0x1p-1022, 0x1p-1022, "the least normal"),
    Row(-0x1.c25c268497682p-44, 0x1.67ffffffffffep8, -0x1.c25c268497682p-44, "small, back"),
    Row(-0x1p-45, 0x1.67fffffffffffp8, -0x1p-45, "half an ulp of 360, back"),
    Row(
      -0x1.0000000000001p-45, 0x1.67fffffffffffp8, -0x1.0000000000001p-45,
      "more than half an ulp, back"),
    Row(
      -0x1.fffffffffffffp-46, 0x1.67fffffffffffp8, -0x1.fffffffffffffp-46,
      "less than half an ulp, back"),
    Row(0x1.999999999999ap-4, 0x1.999999999999ap-4, 0x1.999999999999ap-4, "no binary fraction"),
    Row(
      -0x1.999999999999ap-4, 0x1.67e6666666666p8, -0x1.999999999999ap-4, "no binary fraction, back"),
    Row(0x1.67e6666666666p8, 0x1.67e6666666666p8, -0x1.999999999ap-4, "near a turn"),
    Row(0x1.c1fffffffffffp11, 0x1.67ffffffffff8p8, -0x1p-41, "just below ten turns"),
    Row(0x1.dcd65p29, 280, -80, "the largest coordinate"),
    Row(-0x1.dcd65p29, 80, 80, "the same, back"),
    Row(0x1.6800000002p38, 0x1p-1, 0x1p-1, "2^30 turns and a half degree"),
    Row(0x1.02b361eaa2p42, 0, 0, "whole turns"),
    Row(
      0x1.02b361eaa1fffp42, 0x1.67ffcp8, -0x1p-10, "just below whole turns: the quotient rounds up"),
    Row(0x1.67fffffffffffp54, 356, -4, "the same at 2^46 turns"),
    Row(0x1.68p54, 0, 0, "2^46 turns"),
    Row(0x1.fffffffffffffp54, 124, 124, "just below the bound of the first method"),
    Row(0x1p55, 128, 128, "the bound itself"),
    Row(0x1.0000000000001p55, 136, 136, "just above the bound"),
    Row(-0x1p55, 232, -128, "the bound, back"),
    Row(0x1p53, 32, 32, "the last whole number's power"),
    Row(0x1.fffffffffffffp52, 31, 31, "odd"),
    Row(0x1p54, 64, 64, "above it"),
    Row(0x1p56, 256, -104, "shift 1"),
    Row(0x1.000000000004p66, 320, -40, "shift 11"),
    Row(0x1p67, 128, 128, "shift 0 again"),
    Row(0x1.fffffffffffffp66, 304, -56, "all bits, shift 11"),
    Row(0x1.0f0cf064dd592p73, 280, -80, "the largest exact power of ten"),
    Row(-0x1.0f0cf064dd592p73, 80, 80, "the same, back"),
    Row(0x1.249ad2594c37dp332, 64, 64, "huge"),
    Row(0x1.1eb2d66005835p997, 0, 0, "huger"),
    Row(0x1p1023, 8, 8, "the largest power of two"),
    Row(0x1.fffffffffffffp1023, 128, 128, "the largest"),
    Row(-0x1.fffffffffffffp1023, 232, -128, "the least of all"),
    Row(0x1.68p1008, 0, 0, "whole turns, huge"),
    Row(0x1.68p63, 0, 0, "whole turns, huge"),
  ]

  @Test("An angle has one normalized form in each range, exact to the bit", arguments: rows)
  func normalizes(row: Row) {
    let angle = Angle.degrees(row.degrees)
    #expect(angle.normalized.degrees.bitPattern == row.normalized.bitPattern)
    #expect(angle.normalizedSigned.degrees.bitPattern == row.signed.bitPattern)
  }

  @Test("Minus zero normalizes to zero")
  func minusZero() {
    #expect(Angle.degrees(-0.0).normalized.degrees.sign == .plus)
    #expect(Angle.degrees(-0.0).normalizedSigned.degrees.sign == .plus)
    #expect(Angle.degrees(-720).normalized.degrees.sign == .plus)
    #expect(Angle.degrees(-720).normalizedSigned.degrees.sign == .plus)
  }

  @Test(
    "An angle that is not finite has no direction",
    arguments: [Double.infinity, -.infinity, .nan])
  func notFinite(degrees: Double) {
    #expect(Angle.degrees(degrees).normalized.degrees.isNaN)
    #expect(Angle.degrees(degrees).normalizedSigned.degrees.isNaN)
    #expect(Angle.shortestTurn(from: .degrees(degrees), to: .zero).degrees.isNaN)
    #expect(Angle.shortestTurn(from: .zero, to: .degrees(degrees)).degrees.isNaN)
  }

  @Test("Any finite double normalizes as the C library's exact remainder says")
  func agreesWithTheLibrary() {
    var bits = SplitMix(state: 360)
    for index in 0..<200_000 {
      let raw = Double(bitPattern: bits.next())
      // Every other one is of a size that people turn by.
      let degrees = index % 2 == 0 ? raw : Double(Int64(bitPattern: bits.next())) * 0x1p-50
      guard degrees.isFinite else { continue }
      var low = degrees.truncatingRemainder(dividingBy: 360)
      if low < 0 { low = min(low + 360, (360.0).nextDown) }
      let nearest = degrees.remainder(dividingBy: 360)
      let angle = Angle.degrees(degrees)
      #expect(angle.normalized.degrees == low, "\(degrees)")
      #expect(angle.normalizedSigned.degrees == (nearest == -180 ? 180 : nearest), "\(degrees)")
    }
  }

  @Test("Around each of many whole turns the neighbouring doubles normalize exactly")
  func aroundWholeTurns() {
    for turns in 1...20_000 {
      let whole = Double(turns) * 360
      let below = whole.nextDown
      let above = whole.nextUp
      #expect(Angle.degrees(whole).normalized == .zero, "\(turns) turns")
      #expect(Angle.degrees(below).normalized.degrees == 360 - (whole - below), "\(turns) turns")
      #expect(Angle.degrees(above).normalized.degrees == above - whole, "\(turns) turns")
      #expect(Angle.degrees(-below).normalizedSigned.degrees == whole - below, "\(turns) turns")
    }
  }
}
