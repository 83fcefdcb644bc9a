/// The crossings of a ray that goes from a point to the right.
///
/// A part of a path crosses the ray's height where one end is above it and the other is at it or
/// below. So a vertex at that height is counted once where the path passes and not at all, or
/// twice, where it turns back, and level lines never count. What has a coordinate that is NaN is not
/// crossed.
struct RayCrossings {
  /// Where the ray begins.
  let point: Point
  /// The crossings that go down on screen, to greater y.
  private(set) var downward = 0
  /// The crossings that go up on screen.
  private(set) var upward = 0

  init(point: Point) { self.point = point }

  /// Adds the crossings of a line or curve.
  mutating func add(_ segment: PathSegment) {
    if segment.start.isNaN || segment.element.hasNaN { return }
    guard case .line(let start, let end) = segment else { return addCurve(segment) }
    let direction = direction(from: start.y, to: end.y)
    if direction != 0, isRight(ofLineFrom: start, to: end) { count(direction) }
  }

  /// Adds the crossings of a curve, cut where it turns back up or down.
  private mutating func addCurve(_ curve: PathSegment) {
    var first = 1.0
    var second = 1.0
    curve.forEachExtremum(of: { $0.y }) { t in
      second = max(first, t)
      first = min(first, t)
    }
    // With one root the second is 1; parts of no extent have no crossing.
    addPart(of: curve, from: 0, to: first)
    addPart(of: curve, from: first, to: second)
    addPart(of: curve, from: second, to: 1)
  }

  private mutating func addPart(of curve: PathSegment, from start: Double, to end: Double) {
    guard start < end else { return }
    let direction = direction(from: curve.point(at: start).y, to: curve.point(at: end).y)
    if direction != 0, isRight(ofCurve: curve, from: start, to: end) { count(direction) }
  }

  /// 1 where a part between two heights crosses the ray's downward, −1 upward, 0 not at all.
  private func direction(from start: Double, to end: Double) -> Int {
    if start <= point.y, point.y < end { return 1 }
    if end <= point.y, point.y < start { return -1 }
    return 0
  }

  private mutating func count(_ direction: Int) {
    if direction > 0 { downward += 1 } else { upward += 1 }
  }
}

// MARK: - Sides

extension RayCrossings {
  /// Whether a line that crosses the ray's height does so to the right of its beginning.
  private func isRight(ofLineFrom start: Point, to end: Point) -> Bool {
    if point.x < min(start.x, end.x) { return true }
    if point.x >= max(start.x, end.x) { return false }
    // The upper end first, so that both directions of an edge give the same answer.
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    return (lower - upper).cross(point - upper) > 0
  }

  /// Whether a part of a curve that only rises or only falls crosses to the right.
  private func isRight(ofCurve curve: PathSegment, from start: Double, to end: Double) -> Bool {
    let extent = curve.controlExtent
    if point.x < extent.minX { return true }
    if point.x >= extent.maxX { return false }
    let (first, last) = (curve.point(at: start), curve.point(at: end))
    let isFalling = first.y < last.y
    let upper = isFalling ? first : last
    if point.y == upper.y {
      guard point.x == upper.x else { return point.x < upper.x }
      // On its upper end a part counts only where it leaves level to the right, like a level edge.
      let t = isFalling ? start : end
      let direction = isFalling ? curve.direction(at: t) : -curve.direction(at: t)
      let isLevel = direction.dy == 0 || (t > 0 && t < 1)
      return isLevel && direction.dx > 0
    }
    var low = start
    var high = end
    // Each step halves the interval; 64 are enough for any two doubles between 0 and 1 to meet
    // but for intervals at 0, which are then far below one unit of any coordinate.
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      if (curve.point(at: middle).y <= point.y) == isFalling { low = middle } else { high = middle }
    }
    return point.x < curve.point(at: low + (high - low) / 2).x
  }
}
