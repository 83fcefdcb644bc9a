/// A hand of a clock: the line from the centre of its frame to a point on a circle about it.
public struct ClockHand: Shape, Hashable {
  /// The angle from twelve o'clock, clockwise on screen.
  public var angle: Angle
  /// The length as a fraction of the frame's width, which is the radius of ``ClockFace``.
  public var length: Double

  /// Creates a hand.
  public init(angle: Angle, length: Double) {
    self.angle = angle
    self.length = length
  }

  /// The degrees of the angle.
  public var animatableData: Double {
    get { angle.degrees }
    set { angle.degrees = newValue }
  }

  /// Returns the open line from the centre to the hand's end.
  public func path(in rect: Rect) -> Path {
    var path = Path()
    path.addLines([rect.center, end(in: rect)])
    return path
  }

  /// Returns the end of the hand in a frame: straight up from the centre at 0°.
  ///
  /// Exact at multiples of 90°, up to one rounding.
  public func end(in rect: Rect) -> Point {
    let (sin, cos) = sincos(angle)
    let reach = length * rect.width
    return Point(x: rect.midX + reach * sin, y: rect.midY - reach * cos)
  }
}
