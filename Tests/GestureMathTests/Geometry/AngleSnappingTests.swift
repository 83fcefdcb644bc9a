import GestureMath
import Testing

@Suite("Angle: snapping")
struct AngleSnappingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let degrees: Double
    let step: Double
    let tolerance: Double
    let result: Double
    let why: String

    init(
      _ degrees: Double, step: Double, tolerance: Double, _ result: Double, _ why: String
    ) {
      self.degrees = degrees
      self.step = step
      self.tolerance = tolerance
      self.result = result
      self.why = why
    }

    var testDescription: String { "\(degrees)° by \(step)° within \(tolerance)°: \(why)" }
  }

  static let rows: [Row] = [
    Row(14.9, step: 15, tolerance: 7.5, 15, "up to the nearest"),
    Row(16, step: 15, tolerance: 7.5, 15, "down to the nearest"),
    Row(-1, step: 45, tolerance: 22.5, 0, "no step down from just below 0"),
    Row(0.3, step: 90, tolerance: 3, 0, "a soft snap"),
    Row(356, step: 90, tolerance: 45, 360, "the next turn's 0"),
    Row(716, step: 90, tolerance: 45, 720, "turns are kept"),
    Row(-356, step: 90, tolerance: 45, -360, "turns are kept below 0"),
    Row(90.00001, step: 90, tolerance: 1, 90, "exactly a quarter"),
    Row(-91, step: 90, tolerance: 45, -90, "a quarter back"),
    Row(45, step: 90, tolerance: 45, 90, "a tie goes up"),
    Row(-45, step: 90, tolerance: 45, 0, "a tie goes up below 0"),
    Row(-135, step: 90, tolerance: 45, -90, "a tie goes up further below 0"),
    Row(30, step: 90, tolerance: 29, 30, "out of reach"),
    Row(3, step: 90, tolerance: 3, 0, "the tolerance is inclusive below"),
    Row(87, step: 90, tolerance: 3, 90, "the tolerance is inclusive above"),
    Row((3.0).nextUp, step: 90, tolerance: 3, (3.0).nextUp, "just out of reach"),
    Row(329, step: 100, tolerance: 50, 300, "an uneven step's last multiple"),
    Row(330, step: 100, tolerance: 50, 360, "a tie before the next turn's 0"),
    Row(349, step: 100, tolerance: 50, 360, "400 is no target of the first turn"),
    Row(455, step: 100, tolerance: 50, 460, "the multiples start again with the turn"),
    Row(-49, step: 100, tolerance: 50, -60, "the turn before has its own multiples"),
    Row(170, step: 400, tolerance: 180, 0, "a step over a turn leaves 0 and 360"),
    Row(190, step: 400, tolerance: 180, 360, "a step over a turn leaves 0 and 360"),
    Row(123, step: 360, tolerance: 200, 0, "whole turns"),
    Row(-1e-17, step: 90, tolerance: 1, 0, "tiny below 0"),
    Row(-1e-17, step: 90, tolerance: 1e-18, -1e-17, "tiny below 0, out of a tiny reach"),
    Row(-1e-17, step: 90, tolerance: 1e-17, 0, "tiny below 0, just in reach"),
    Row(0.26, step: 0.1, tolerance: 1, 3 * 0.1, "the double nearest the multiple"),
    Row(44, step: 45, tolerance: 0, 44, "no tolerance, not on a multiple"),
    Row(45, step: 45, tolerance: 0, 45, "no tolerance, on a multiple"),
    Row(100, step: 90, tolerance: .infinity, 90, "always"),
    Row(3.6e9 + 44, step: 90, tolerance: 45, 3.6e9, "ten million turns"),
    Row(3.6e9 - 44, step: 90, tolerance: 45, 3.6e9, "nearly ten million turns"),
    Row(-3.6e9 - 44, step: 90, tolerance: 45, -3.6e9, "ten million turns back"),
    Row(1e300, step: 90, tolerance: 45, 1e300, "doubles are further apart than targets"),
    Row(44, step: 0, tolerance: 45, 44, "no step"),
    Row(44, step: -45, tolerance: 45, 44, "a negative step"),
    Row(44, step: .nan, tolerance: 45, 44, "a step that is no number"),
    Row(44, step: .infinity, tolerance: 45, 44, "an infinite step"),
    Row(44, step: 45, tolerance: -1, 44, "a negative tolerance"),
    Row(44, step: 45, tolerance: .nan, 44, "a tolerance that is no number"),
    Row(44, step: .leastNonzeroMagnitude, tolerance: 1, 44, "a step that cannot be told apart"),
    Row(44, step: 1e-30, tolerance: 1, 44, "a step that cannot be told apart"),
    Row(.infinity, step: 45, tolerance: 1, .infinity, "an infinite angle"),
  ]

  @Test("An angle snaps to the nearest multiple within the tolerance", arguments: rows)
  func snaps(row: Row) {
    let snapped = Angle.degrees(row.degrees)
      .snapped(to: .degrees(row.step), within: .degrees(row.tolerance))
    #expect(snapped.degrees == row.result)
    #expect(snapped.degrees != 0 || snapped.degrees.sign == .plus)
  }

  @Test("An angle that is NaN stays NaN")
  func notANumber() {
    #expect(Angle.degrees(.nan).snapped(to: .degrees(45), within: .degrees(9)).degrees.isNaN)
  }

  @Test("Minus zero snaps to zero")
  func minusZero() {
    let snapped = Angle.degrees(-0.0).snapped(to: .degrees(45), within: .zero)
    #expect(snapped.degrees.sign == .plus)
  }

  @Test("A quarter turn there and back ends at exactly 0")
  func thereAndBack() {
    let quarter = Angle.degrees(90)
    let there = Angle.degrees(0.1 + 89.7).snapped(to: quarter, within: .degrees(45))
    let back = (there - .degrees(89.9)).snapped(to: quarter, within: .degrees(45))
    #expect(there.degrees == 90)
    #expect(back.degrees == 0)
  }

  @Test("Whole degrees and steps: the result is the nearest of all targets, listed")
  func wholeDegrees() {
    for step in [1, 7, 15, 45, 50, 90, 100, 179, 180, 181, 359, 360, 361, 1000] {
      let inTurn = Array(stride(from: 0, to: 360, by: step))
      let targets = (-3...3).flatMap { turn in inTurn.map { $0 + 360 * turn } }
      for degrees in -900...900 {
        // The last of the nearest is the greater one.
        let best = targets.map { abs($0 - degrees) }.min() ?? 0
        let nearest = targets.last { abs($0 - degrees) == best } ?? 0
        for tolerance in [0, 1, 3, 25, 45, 180] {
          let snapped = Angle.degrees(Double(degrees))
            .snapped(to: .degrees(Double(step)), within: .degrees(Double(tolerance)))
          let expected = best <= tolerance ? nearest : degrees
          #expect(
            snapped.degrees == Double(expected),
            "\(degrees) by \(step) within \(tolerance)")
        }
      }
    }
  }

  @Test("Snapping again changes nothing")
  func isIdempotent() {
    var bits = SplitMix(state: 45)
    for _ in 0..<20_000 {
      let angle = Angle.degrees(Double.random(in: -1000...1000, using: &bits))
      let step = Angle.degrees(Double.random(in: 0.01...120, using: &bits))
      let once = angle.snapped(to: step, within: .degrees(180))
      let twice = once.snapped(to: step, within: .degrees(1e-9))
      #expect((once - angle).degrees.magnitude <= step.degrees / 2 + 1e-9)
      #expect((twice - once).degrees.magnitude <= 1e-12)
    }
  }
}
