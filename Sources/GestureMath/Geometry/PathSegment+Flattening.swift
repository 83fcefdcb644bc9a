extension PathSegment {
  /// The most lines that a curve becomes, however small the tolerance.
  package static let mostLines = 16_384

  /// Returns the number of lines of equal parameter steps that stay within a tolerance.
  ///
  /// A chord over a step h is at most h²/8 · max|B″| from the curve, and B″ lies between the
  /// second differences of the control points, times 2 or 6. Source: Wang, "The subdivision method
  /// for finding the intersection between two Bézier curves or surfaces", Zhejiang University
  /// Journal (1984). At most ``mostLines``; 1 where a coordinate is infinite or NaN.
  package func lineCount(tolerance: Double) -> Int {
    let bend: Double
    switch self {
    case .line: return 1
    case .quad(let p0, let p1, let p2): bend = 0.25 * ((p2 - p1) - (p1 - p0)).length
    case .cubic(let p0, let p1, let p2, let p3):
      let first = (p2 - p1) - (p1 - p0)
      let second = (p3 - p2) - (p2 - p1)
      bend = 0.75 * greater(first.length, second.length)
    }
    guard bend > 0, bend.isFinite else { return 1 }
    let steps = (bend / greater(tolerance, 0)).squareRoot()
    guard steps < Double(Self.mostLines) else { return Self.mostLines }
    // One more than the whole part: also where it is exact, which rounding may have made it.
    return Int(steps) + 1
  }

  /// Calls `body` with the end of each line; the last is exactly the segment's end.
  package func forEachLineEnd(tolerance: Double, _ body: (Point) -> Void) {
    let count = lineCount(tolerance: tolerance)
    let step = 1 / Double(count)
    for index in 1..<count { body(point(at: Double(index) * step)) }
    body(end)
  }
}
