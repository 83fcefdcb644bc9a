/// One coordinate of a cubic Bézier curve from 0 to 1: 3s(1−s)²·a + 3s²(1−s)·b + s³.
///
/// In this form nothing cancels where a and b are from 0 to 1, and the ends are exact.
struct UnitCubic {
  /// The coordinates of the two control points.
  private var a: Double
  private var b: Double

  /// Creates the cubic from the coordinates of the two control points.
  init(_ a: Double, _ b: Double) {
    self.a = a
    self.b = b
  }

  /// Returns the coordinate at a parameter from 0 to 1.
  func value(at s: Double) -> Double {
    let t = 1 - s
    return s * (3 * t * (t * a + s * b) + s * s)
  }

  /// Returns the derivative by the parameter.
  func slope(at s: Double) -> Double {
    let t = 1 - s
    return 3 * (t * t * a + 2 * s * t * (b - a) + s * s * (1 - b))
  }
}
