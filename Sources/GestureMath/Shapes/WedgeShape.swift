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
  /// angle at a radius of l − 20, and another back at l − 40. Radii that would be negative are 0,
  /// and those that are NaN stay so.
  /// The arcs go the way of the angle's sign; an angle of a turn or more gives a whole ring. An
  /// infinite angle or NaN gives an empty path.
  public func path(in rect: Rect) -> Path {
    var path = Path()
    guard angle.degrees.isFinite else { return path }
    addBand(in: rect, to: &path)
    if isEditing { path.addDialHandle(at: AngleShape.armEnd(of: angle, in: rect)) }
    return path
  }

  private func addBand(in rect: Rect, to path: inout Path) {
    let degrees = angle.degrees
    let corner = Point(x: rect.maxX, y: rect.maxY)
    let start = Angle(degrees: -180)
    let end = start + Angle(degrees: degrees.bounded(from: -360, to: 360))
    path.addArc(
      center: corner, radius: greater(0, rect.width - Self.outerInset), startAngle: start,
      endAngle: end, clockwise: degrees < 0)
    path.addArc(
      center: corner, radius: greater(0, rect.width - Self.innerInset), startAngle: end,
      endAngle: start, clockwise: degrees >= 0)
    path.closeSubpath()
  }
}

extension Path {
  /// Adds the handle that a dial has while it is edited: a closed circle about the arm's end.
  mutating func addDialHandle(at end: Point) {
    let diameter = WedgeShape.handleDiameter
    addEllipse(
      in: Rect(
        x: end.x - diameter / 2, y: end.y - diameter / 2, width: diameter, height: diameter))
  }
}
