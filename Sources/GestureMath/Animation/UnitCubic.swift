/// One coordinate of a cubic Bézier curve from 0 to 1: 3s(1−s)²·a + 3s²(1−s)·b + s³.
///
/// In this form nothing cancels where a and b are from 0 to 1, and the ends are exact. Finite a and b
/// of any size give a finite coordinate, and a slope that is no NaN.
struct UnitCubic {
  /// The coordinates of the two control points, times ``unit``.
  private var a: Double
  private var b: Double
  /// What 1 is counted as: a power of two, less than 1 only where sums could overflow.
  private var unit: Double

  /// Creates the cubic from the coordinates of the two control points.
  init(_ a: Double, _ b: Double) {
    let isLarge = a.magnitude > 0x1p1000 || b.magnitude > 0x1p1000
    unit = isLarge ? 0x1p-8 : 1
    self.a = a * unit
    self.b = b * unit
  }

  /// Returns the coordinate at a parameter from 0 to 1.
  func value(at s: Double) -> Double {
    let t = 1 - s
    return s * (3 * t * (t * a + s * b) + s * s * unit) / unit
  }

  /// Returns the derivative by the parameter; infinite where it is too large for a number.
  func slope(at s: Double) -> Double {
    let t = 1 - s
    return 3 * (t * t * a + 2 * s * t * (b - a) + s * s * (unit - b)) / unit
  }
}
