/// An arc of an ellipse with axes along x and y, and the cubic curves that stand for it.
struct EllipticArc {
  /// The middle of the ellipse.
  var center: Point
  /// The half axes along x and y, in points.
  var radii: Size
  /// The angle where the arc begins.
  var startDegrees: Double
  /// The angle where the arc ends, up to whole turns.
  var endDegrees: Double
  /// How far the arc goes, with the sign of its direction; at most a turn.
  var sweepDegrees: Double

  /// The largest angle that one curve spans. Halving it would cut the error by 64.
  static let largestPieceDegrees = 45.0

  /// The number of curves that the arc needs, each of the same angle.
  var pieceCount: Int {
    let turns = sweepDegrees.magnitude / Self.largestPieceDegrees
    guard turns > 0, turns <= 8 else { return turns > 8 ? 8 : 0 }
    let whole = Int(turns)
    return Double(whole) < turns ? whole + 1 : whole
  }

  /// The point where the arc begins.
  var start: Point { place(at: startDegrees).point }

  /// The point at an angle, and the derivative there by the angle in radians.
  func place(at degrees: Double) -> (point: Point, tangent: Vector) {
    let (sin, cos) = sincos(Angle(degrees: degrees))
    return (
      Point(x: center.x + radii.width * cos, y: center.y + radii.height * sin),
      Vector(dx: -radii.width * sin, dy: radii.height * cos)
    )
  }

  /// Calls `body` with each curve in turn.
  ///
  /// A curve over an angle θ has its control points on the tangents at its ends, at 4/3 · tan(θ/4)
  /// of the radius, so that its middle is on the circle. Elsewhere it is outside, by at most
  /// 2/27 · sin⁶(θ/4) / cos²(θ/4) of the radius: 4.25e-6 for 45°. Source: Goldapp, "Approximation of
  /// circular arcs by cubic polynomials", Computer Aided Geometric Design 8 (1991).
  func forEachCurve(_ body: (_ end: Point, _ control1: Point, _ control2: Point) -> Void) {
    let count = pieceCount
    guard count > 0 else { return }
    let (sin, cos) = sincos(Angle(degrees: sweepDegrees / (4 * Double(count))))
    let reach = 4 * sin / (3 * cos)
    var from = place(at: startDegrees)
    for piece in 1...count {
      let to = place(
        at: piece == count
          ? endDegrees : startDegrees + sweepDegrees * (Double(piece) / Double(count)))
      body(to.point, from.point + from.tangent * reach, to.point - to.tangent * reach)
      from = to
    }
  }
}

extension EllipticArc {
  /// The arc of a circle that ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``
  /// draws; nil where an angle or the difference of the two is not finite.
  init?(center: Point, radius: Double, from start: Angle, to end: Angle, clockwise: Bool) {
    let difference = clockwise ? start - end : end - start
    let isWhole = difference.degrees >= 360
    let sweep = isWhole ? 360 : difference.normalized.degrees
    guard difference.degrees.isFinite else { return nil }
    self.init(
      center: center, radii: Size(width: radius, height: radius), startDegrees: start.degrees,
      endDegrees: isWhole ? start.degrees : end.degrees,
      sweepDegrees: clockwise ? -sweep : sweep)
  }
}
