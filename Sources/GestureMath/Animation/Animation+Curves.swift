extension Animation {
  /// The duration of a curve where none is given, in seconds: SwiftUI's.
  private static let defaultDuration = 0.35

  /// The animation at constant speed over 0.35 s.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// The animation that starts slowly, over 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// The animation that ends slowly, over 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// The animation that starts and ends slowly, over 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Returns an animation at constant speed over a duration in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly, by the curve (0.42, 0), (1, 1).
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly, by the curve (0, 0), (0.58, 1).
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly, by the curve (0.42, 0), (0.58, 1).
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve with the control points (p1x, p1y), (p2x, p2y).
  ///
  /// - Parameters:
  ///   - p1x: The x-coordinate of the first control point, limited to 0...1.
  ///   - p1y: The y-coordinate of the first control point, which may lie outside 0...1.
  ///   - p2x: The x-coordinate of the second control point, limited to 0...1.
  ///   - p2y: The y-coordinate of the second control point.
  ///   - duration: The duration in seconds; under a nanosecond the animation is over at once.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: Point(x: p1x, y: p1y), endControlPoint: Point(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Returns an animation along a curve over a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(curve, duration: duration)
  }
}
