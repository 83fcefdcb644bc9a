extension Path {
  /// The smallest rectangle that contains the path, or nil where the path has no points or one with
  /// a coordinate that is NaN.
  ///
  /// It is that of the curves themselves, at the places where they turn back, and not of their
  /// control points; exact up to the rounding of those places. Points that are only moved to
  /// count, and a stroke's width does not.
  /// SwiftUI's property returns the null rectangle instead of nil.
  public var boundingRect: Rect? {
    var extent = PathExtent()
    for element in elements { extent.include(element) }
    return extent.rect
  }
}

/// The smallest and largest coordinates of what has been included.
struct PathExtent {
  private var cursor = PathCursor()
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity
  private var isKnown = true

  /// The rectangle, or nil where there is no point, or a coordinate is NaN.
  var rect: Rect? {
    guard isKnown, minX <= maxX, minY <= maxY else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Includes the next element of a path.
  mutating func include(_ element: Path.Element) {
    if let segment = cursor.advance(over: element) { include(segment) }
    if let end = element.end { include(end) }
    isKnown = isKnown && !element.hasNaN
  }

  private mutating func include(_ point: Point) {
    includeX(point.x)
    includeY(point.y)
  }

  /// Includes the places where a segment turns back. Its ends are included on their own.
  private mutating func include(_ segment: PathSegment) {
    segment.forEachExtremum(of: { $0.x }) { includeX(segment.point(at: $0).x) }
    segment.forEachExtremum(of: { $0.y }) { includeY(segment.point(at: $0).y) }
  }

  // A comparison with NaN is false.
  private mutating func includeX(_ x: Double) {
    if x < minX { minX = x }
    if x > maxX { maxX = x }
  }

  private mutating func includeY(_ y: Double) {
    if y < minY { minY = y }
    if y > maxY { maxY = y }
  }
}
