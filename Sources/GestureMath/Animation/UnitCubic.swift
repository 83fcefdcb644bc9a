/// One coordinate of a cubic Bézier curve from 0 to 1: 3s(1−s)²·a + 3s²(1−s)·b + s³.
struct UnitCubic {
  // The coefficients of s, s² and s³.
  private var linear: Double
  private var square: Double
  private var cube: Double

  /// Creates the cubic from the coordinates of the two control points.
  init(_ a: Double, _ b: Double) {
    linear = 3 * a
    square = 3 * (b - 2 * a)
    cube = 1 - 3 * (b - a)
  }

  /// Returns the coordinate at a parameter from 0 to 1.
  func value(at s: Double) -> Double { ((cube * s + square) * s + linear) * s }

  /// Returns the derivative by the parameter.
  func slope(at s: Double) -> Double { (3 * cube * s + 2 * square) * s + linear }
}
