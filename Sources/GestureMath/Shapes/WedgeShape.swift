/// The band that fills an angle near the ends of its arms, and the handle while it is dragged.
///
/// The corner and the arms are those of ``AngleShape``.
public struct WedgeShape: Shape, Hashable {
  /// How far the outer edge is from the arms' ends, in points.
  public static let outerInset = 20.0
  /// How far the inner edge is from the arms' ends, in points.
  public static let innerInset = 40.0
  /// The diameter of the handle at the arm's end, in points.
  public static let handleDiameter = 20.0

  /// The angle that is filled.
  public var angle: Angle
  /// Whether the handle is drawn.
  public var isEditing: Bool

  /// Creates the wedge of an angle.
  public init(angle: Angle, isEditing: Bool) {
    self.angle = angle
    self.isEditing = isEditing
  }

  /// The degrees of the angle.
  public var animatableData: Double {
    get { angle.degrees }
    set { angle.degrees = newValue }
  }

  /// Returns the closed band and, while editing, the circle about the arm's end.
  ///
  /// With l the rectangle's width, an arc goes about the corner (maxX, maxY) from −180° over the
  /// angle at a radius of l − 20, and another back at l − 40. Radii that would be negative are 0.
  /// The arcs go the way of the angle's sign; an angle of a turn or more gives a whole ring. An
  /// infinite angle or NaN gives an empty path.
  public func path(in rect: Rect) -> Path {
    var path = Path()
    guard angle.degrees.isFinite else { return path }
    addBand(in: rect, to: &path)
    if isEditing { addHandle(in: rect, to: &path) }
    return path
  }

  private func addBand(in rect: Rect, to path: inout Path) {
    let degrees = angle.degrees
    let corner = Point(x: rect.maxX, y: rect.maxY)
    let start = Angle(degrees: -180)
    let end = start + Angle(degrees: max(-360, min(360, degrees)))
    path.addArc(
      center: corner, radius: max(0, rect.width - Self.outerInset), startAngle: start,
      endAngle: end, clockwise: degrees < 0)
    path.addArc(
      center: corner, radius: max(0, rect.width - Self.innerInset), startAngle: end,
      endAngle: start, clockwise: degrees >= 0)
    path.closeSubpath()
  }

  private func addHandle(in rect: Rect, to path: inout Path) {
    let end = AngleShape.armEnd(of: angle, in: rect)
    let radius = Self.handleDiameter / 2
    path.addEllipse(
      in: Rect(
        x: end.x - radius, y: end.y - radius, width: Self.handleDiameter,
        height: Self.handleDiameter))
  }
}
