extension Angle {
  /// Returns the nearest multiple of a step where it is within a tolerance, or else this angle.
  ///
  /// The multiples are counted from 0° in each whole turn, so that the same directions attract in
  /// all of them: a step of 100° has 0°, 100°, 200° and 300°, then 360°, which is the next turn's
  /// 0°. An angle keeps its turn: 356° snaps to 360° and −1° to 0°. The tolerance is inclusive,
  /// and a tie goes to the greater multiple. Snapping an absolute angle, rather than a change of
  /// one, keeps rounding from adding up.
  ///
  /// The result of a snap is the double nearest `k * step`, plus whole turns; it is never −0°, and
  /// 90° is exactly 90. The angle is returned unchanged where it, the step or the tolerance is
  /// NaN, where the angle or the step is infinite, where the step is not positive or so small
  /// that it divides the angle more than 2⁵³ times, and where the tolerance is negative.
  public func snapped(to step: Angle, within tolerance: Angle) -> Angle {
    let rest = Self.remainder(degrees)
    let step = step.degrees
    guard rest.isFinite, step > 0, step.isFinite else { return self }
    let quotient = Self.normalized(remainder: rest) / step
    guard quotient < 0x1p53 else { return self }
    let multiple = Double(Int64(quotient))

    // Both are in the angle's own turn, without the whole turns before it. For an angle between
    // −360° and 0° that turn starts at −360°, so that its end is exactly 0°.
    let turnStart: Double = rest < 0 ? -360 : 0
    let lower = turnStart + multiple * step
    let upper = turnStart + min((multiple + 1) * step, 360)
    let nearest = upper - rest <= rest - lower ? upper : lower
    guard (rest - nearest).magnitude <= tolerance.degrees else { return self }
    return Angle(degrees: (degrees - rest) + nearest)
  }
}
