// Where a curve turns back along an axis: the ends of its monotone parts and its true extent.

extension PathSegment {
  /// Calls `body` with the parameters inside (0, 1) where a coordinate's derivative is 0.
  ///
  /// There are at most two, in no order. Where rounding hides a double root none is reported: the
  /// curve does not turn back there.
  func forEachExtremum(of axis: (Point) -> Double, _ body: (Double) -> Void) {
    switch self {
    case .line: return
    case .quad(let p0, let p1, let p2):
      let d0 = axis(p1) - axis(p0)
      let d1 = axis(p2) - axis(p1)
      report(d0 / (d0 - d1), body)
    case .cubic(let p0, let p1, let p2, let p3):
      forEachRoot(axis(p1) - axis(p0), axis(p2) - axis(p1), axis(p3) - axis(p2), body)
    }
  }

  /// The roots of the quadratic d0·(1 − t)² + 2·d1·(1 − t)·t + d2·t².
  ///
  /// The coefficients are scaled to at most 1, so that no square overflows or vanishes. The root
  /// that adds numbers of one sign comes first, the other from the product of the two, so that
  /// nothing cancels but in the discriminant.
  private func forEachRoot(
    _ d0: Double, _ d1: Double, _ d2: Double, _ body: (Double) -> Void
  ) {
    let largest = max(d0.magnitude, d1.magnitude, d2.magnitude)
    guard largest > 0, largest.isFinite else { return }
    let c = d0 / largest
    let middle = d1 / largest
    let halfB = middle - c
    let a = c - 2 * middle + d2 / largest
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return }
    let root = discriminant.squareRoot()
    let sum = -(halfB + (halfB < 0 ? -root : root))
    report(sum / a, body)
    report(c / sum, body)
  }

  /// Hands on a parameter inside (0, 1); infinite ones and NaN are outside.
  private func report(_ t: Double, _ body: (Double) -> Void) {
    if t > 0, t < 1 { body(t) }
  }
}
