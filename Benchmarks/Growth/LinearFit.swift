/// The straight line y = constant + slope · x that is nearest to points in relative terms.
///
/// It minimises the squares of (constant + slope · x − y) / y, so that points count alike whatever
/// their size. On points over many orders of magnitude an absolute fit would see the last one only.
package struct LinearFit: Hashable {
  package let constant: Double
  package let slope: Double
  /// The largest |constant + slope · x − y| / y of the points.
  package let worst: Double

  /// Fits the points, of which y is above 0; nil where there are not two different x.
  package init?(_ points: [(x: Double, y: Double)]) {
    var (w, wx, wy, wxx, wxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (x, y) in points {
      let weight = 1 / (y * y)
      w += weight
      wx += weight * x
      wy += weight * y
      wxx += weight * x * x
      wxy += weight * x * y
    }
    let determinant = w * wxx - wx * wx
    guard determinant > 0 else { return nil }
    let slope = (w * wxy - wx * wy) / determinant
    let constant = (wy - slope * wx) / w
    self.slope = slope
    self.constant = constant
    worst = points.map { abs(constant + slope * $0.x - $0.y) / $0.y }.max() ?? 0
  }
}
