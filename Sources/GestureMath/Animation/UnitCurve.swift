/// A curve that maps the share of the time that has passed to the share of the way that is done.
///
/// SwiftUI's type of the same name: a cubic Bézier curve from (0, 0) to (1, 1) with two control
/// points, as in CSS. The circular curves are left out.
public struct UnitCurve: Hashable, Sendable {
  private var startControlPoint: Point
  private var endControlPoint: Point

  /// Creates a curve from its control points.
  ///
  /// - Parameters:
  ///   - startControlPoint: The point toward which the curve leaves (0, 0). Its x-coordinate is
  ///     limited to 0...1, or the curve would go back in time. Its y-coordinate is any finite number.
  ///   - endControlPoint: The point from which the curve reaches (1, 1), limited likewise.
  /// - Returns: The curve. Where a coordinate is NaN, or a y-coordinate infinite, its values and
  ///   slopes between the ends are NaN.
  public static func bezier(startControlPoint: Point, endControlPoint: Point) -> UnitCurve {
    UnitCurve(
      startControlPoint: Point(
        x: startControlPoint.x.bounded(from: 0, to: 1), y: startControlPoint.y),
      endControlPoint: Point(x: endControlPoint.x.bounded(from: 0, to: 1), y: endControlPoint.y))
  }

  private init(startControlPoint: Point, endControlPoint: Point) {
    self.startControlPoint = startControlPoint
    self.endControlPoint = endControlPoint
  }

  /// Whether the curve has values between its ends.
  var isFinite: Bool {
    startControlPoint.x.isFinite && startControlPoint.y.isFinite && endControlPoint.x.isFinite
      && endControlPoint.y.isFinite
  }
}

// MARK: - The curves that SwiftUI names

extension UnitCurve {
  /// The straight line from (0, 0) to (1, 1): its value is its argument, exactly.
  public static var linear: UnitCurve {
    bezier(startControlPoint: Point(x: 0, y: 0), endControlPoint: Point(x: 1, y: 1))
  }

  /// The curve that starts slowly, with the control points (0.42, 0) and (1, 1).
  public static var easeIn: UnitCurve {
    bezier(startControlPoint: Point(x: 0.42, y: 0), endControlPoint: Point(x: 1, y: 1))
  }

  /// The curve that ends slowly, with the control points (0, 0) and (0.58, 1).
  public static var easeOut: UnitCurve {
    bezier(startControlPoint: Point(x: 0, y: 0), endControlPoint: Point(x: 0.58, y: 1))
  }

  /// The curve that starts and ends slowly, with the control points (0.42, 0) and (0.58, 1).
  public static var easeInOut: UnitCurve {
    bezier(startControlPoint: Point(x: 0.42, y: 0), endControlPoint: Point(x: 0.58, y: 1))
  }
}

// MARK: - Values

extension UnitCurve {
  /// The steepest slope that is reported, where the tangent is vertical or nearly so.
  package static let steepest = 0x1p52

  /// Returns the share of the way at a share of the time: the curve's y at this x.
  ///
  /// Exactly 0 up to 0 and exactly 1 from 1 on. Within 0...1 where the y-coordinates of both
  /// control points are; else it may pass them. NaN gives NaN. SwiftUI rounds to multiples of 2^-20.
  ///
  /// Error: at most 7e-16 on the eight curves of the tests, against bisection in mpmath; more where
  /// the curve stands upright, since there x does not tell y.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    guard !isLinear else { return progress }
    guard isFinite, !progress.isNaN else { return .nan }
    let value = y.value(at: parameter(at: progress))
    let isMonotone =
      startControlPoint.y >= 0 && startControlPoint.y <= 1
      && endControlPoint.y >= 0 && endControlPoint.y <= 1
    return isMonotone ? value.bounded(from: 0, to: 1) : value
  }

  /// Returns the slope of the curve at a share of the time, at 0 and 1 that of the curve's ends.
  ///
  /// At most 2^52 in magnitude, where the tangent is vertical or steeper than that. Arguments are
  /// limited to 0...1, and NaN gives NaN.
  public func velocity(at progress: Double) -> Double {
    guard !progress.isNaN, isFinite else { return .nan }
    guard !isLinear else { return 1 }
    let s = progress > 0 ? (progress < 1 ? parameter(at: progress) : 1) : 0
    var (run, rise) = (x.slope(at: s), y.slope(at: s))
    if run == 0, rise == 0 {
      // A control point on an end: the curve leaves toward the other one.
      (run, rise) =
        s < 0.5
        ? (endControlPoint.x, endControlPoint.y)
        : (1 - startControlPoint.x, 1 - startControlPoint.y)
      if run == 0, rise == 0 { return 1 }
    }
    guard run > 0 else { return rise < 0 ? -Self.steepest : rise > 0 ? Self.steepest : 0 }
    return (rise / run).bounded(from: -Self.steepest, to: Self.steepest)
  }

  /// Whether the curve is the diagonal, however fast its parameter runs along it.
  private var isLinear: Bool {
    startControlPoint.x == startControlPoint.y && endControlPoint.x == endControlPoint.y
  }

  private var x: UnitCubic { UnitCubic(startControlPoint.x, endControlPoint.x) }
  private var y: UnitCubic { UnitCubic(startControlPoint.y, endControlPoint.y) }

  /// The steps after which the parameter is taken as it is.
  ///
  /// Bisection alone needs 53; Newton's steps converge after about 5.
  private static let mostSteps = 64

  /// The parameter at which the curve has this x, inside 0...1.
  ///
  /// Newton's method inside a bracket that always holds the root: a step that would leave it, or
  /// that a flat tangent forbids, halves it instead. The rule is fixed, and so is the result.
  private func parameter(at progress: Double) -> Double {
    let x = self.x
    var (low, high) = (0.0, 1.0)
    var s = progress
    for _ in 0..<Self.mostSteps {
      let excess = x.value(at: s) - progress
      if excess == 0 { return s }
      if excess < 0 { low = s } else { high = s }
      let step = excess / x.slope(at: s)
      var next = s - step
      // Also where the slope is 0 and the step infinite.
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if next == s || next == low || next == high { return next }
      s = next
    }
    return s
  }
}
