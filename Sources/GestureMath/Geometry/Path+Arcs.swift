// Arcs of circles. The curves that stand for one are made by EllipticArc.

extension Path {
  /// Adds an arc of a circle from one angle to another.
  ///
  /// Angles are measured from the positive x-axis toward the positive y-axis, which points down.
  /// `clockwise` has the meaning of SwiftUI and Core Graphics, which name the direction as it
  /// looks with y up. On screen it is the other way round: with `clockwise: false` the arc goes
  /// through increasing angles, and that looks clockwise.
  ///
  ///          270° (−90°)
  ///         ┌───┴───┐            startAngle 0°, endAngle 90°:
  ///     180°┤   ·   ├ 0°           clockwise: false   the quarter at the bottom right
  ///         └───┬───┘              clockwise: true    the other three quarters
  ///            90°
  ///
  /// Let d be the angle from the start to the end in that direction: end − start where `clockwise`
  /// is false, else start − end. A negative d is brought to at least 0° and below 360° by whole
  /// turns. So from 0° to 360° there is a circle with `clockwise: false` and no arc at all with
  /// `clockwise: true`, as CGPath.h has it ("will draw nothing"), which warns of rounding near
  /// 2π; in degrees a turn is exact, and so it is from `.radians(2 * .pi)`. From 360° on the arc
  /// is one whole circle, as in HTML's `arc()`, and it ends where it began.
  ///
  /// A line leads from the current point to the start of the arc, unless it is there already.
  /// Where no subpath is open, one begins at the start of the arc. An arc of 0° is its start alone.
  ///
  /// The arc is drawn in cubic curves of equal angles, at most 45° each. They leave the circle by
  /// at most 4.3e-6 of the radius, always outward, and are longer than the arc by at most 2.2e-6 of
  /// its length; directions are off by at most 0.0023°. No tolerance of a length or of lines changes
  /// that. Ends at multiples of 90° are exact: the centre
  /// plus or minus the radius, rounded once. A negative radius puts every point across the centre.
  /// Nothing is added where an angle or their difference is infinite or NaN.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: AffineTransform = .identity
  ) {
    let arc = EllipticArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    if let arc { addArc(arc, transform: transform) }
  }

  /// Adds an arc of a circle from an angle on, over a difference in angle.
  ///
  /// A positive `delta` goes through increasing angles, which looks clockwise on screen, and a
  /// negative one the other way. A whole turn or more, either way, is one whole circle, which ends
  /// where it began. All else is as in
  /// ``addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle,
    transform: AffineTransform = .identity
  ) {
    let end = startAngle + delta
    guard end.degrees.isFinite else { return }
    let isWhole = delta.degrees.magnitude >= 360
    addArc(
      EllipticArc(
        center: center, radii: Size(width: radius, height: radius),
        startDegrees: startAngle.degrees,
        endDegrees: isWhole ? startAngle.degrees : end.degrees,
        sweepDegrees: delta.degrees.bounded(from: -360, to: 360)),
      transform: transform)
  }

  /// Adds an arc, and before it the line to its start.
  private mutating func addArc(_ arc: EllipticArc, transform: AffineTransform) {
    connect(to: arc.start.applying(transform))
    addCurves(of: arc, transform: transform)
  }

  /// Adds the curves of an arc, from its start, which must be the current point.
  mutating func addCurves(of arc: EllipticArc, transform: AffineTransform) {
    arc.forEachCurve { end, control1, control2 in
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
