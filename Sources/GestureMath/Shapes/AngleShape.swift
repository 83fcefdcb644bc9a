/// The two arms of an angle whose corner is at the bottom right of a rectangle, and the handle while
/// it is dragged.
///
///          armEnd
///            ╲
///             ╲
///              ╲  angle
///     ──────────● corner        0° is to the left, and the angle grows clockwise on screen.
public struct AngleShape: Shape, Hashable {
  /// The angle between the arms.
  public var angle: Angle
  /// Whether the handle belongs to the shape.
  public var isEditing: Bool

  /// Creates the arms of an angle, while it is edited with the handle at the outer arm's end.
  public init(angle: Angle, isEditing: Bool = false) {
    self.angle = angle
    self.isEditing = isEditing
  }

  /// The degrees of the angle.
  public var animatableData: Double {
    get { angle.degrees }
    set { angle.degrees = newValue }
  }

  /// Returns the open line from the left along the bottom to the corner and out to the arm's end,
  /// and while editing a closed circle about that end.
  ///
  /// It goes from (minX, maxY) to (maxX, maxY) to the end that ``armEnd(of:in:)`` gives. The circle
  /// has the diameter ``WedgeShape/handleDiameter``. An angle that is not finite makes the end NaN.
  public func path(in rect: Rect) -> Path {
    var path = Path()
    path.addLines([
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
      Self.armEnd(of: angle, in: rect),
    ])
    if isEditing { path.addDialHandle(at: Self.armEnd(of: angle, in: rect)) }
    return path
  }

  /// Returns the end of the arm: (maxX − l·cos angle, maxY − l·sin angle), l being the width.
  ///
  /// Exact at multiples of 90°, up to one rounding.
  public static func armEnd(of angle: Angle, in rect: Rect) -> Point {
    let (sin, cos) = sincos(angle)
    return Point(x: rect.maxX - rect.width * cos, y: rect.maxY - rect.width * sin)
  }
}
