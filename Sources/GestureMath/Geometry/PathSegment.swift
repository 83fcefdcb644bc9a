/// A line or a curve of a path, with both its ends: what lengths, bounds and crossings are of.
package enum PathSegment: Hashable, Sendable {
  /// A straight line.
  case line(from: Point, to: Point)
  /// A quadratic Bézier curve.
  case quad(from: Point, control: Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(from: Point, control1: Point, control2: Point, to: Point)

  /// Where the segment begins.
  package var start: Point {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  /// Where the segment ends.
  package var end: Point {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The least and the greatest x-coordinate of the points that define the segment.
  ///
  /// No point of it is outside, up to rounding.
  var controlExtent: (minX: Double, maxX: Double) {
    let low = min(start.x, end.x)
    let high = max(start.x, end.x)
    switch self {
    case .line: return (low, high)
    case .quad(_, let control, _): return (min(low, control.x), max(high, control.x))
    case .cubic(_, let control1, let control2, _):
      return (min(low, control1.x, control2.x), max(high, control1.x, control2.x))
    }
  }

  /// The element that draws the segment from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quad(_, let control, let end): .quadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end):
      .curve(to: end, control1: control1, control2: control2)
    }
  }
}

// MARK: - Division

extension PathSegment {
  /// Returns the point at a parameter between 0, the start, and 1, the end.
  ///
  /// It is found by repeated interpolation (de Casteljau), so that it stays between the extremes
  /// of the points that define the curve, up to rounding. 0 and 1 give the ends exactly.
  package func point(at t: Double) -> Point {
    if t >= 1 { return end }
    switch self {
    case .line(let p0, let p1): return mix(p0, p1, t)
    case .quad(let p0, let p1, let p2): return mix(mix(p0, p1, t), mix(p1, p2, t), t)
    case .cubic(let p0, let p1, let p2, let p3):
      let middle = mix(p1, p2, t)
      return mix(mix(mix(p0, p1, t), middle, t), mix(middle, mix(p2, p3, t), t), t)
    }
  }

  /// Returns the parts before and after a parameter; both have the point there as an end.
  package func split(at t: Double) -> (before: PathSegment, after: PathSegment) {
    switch self {
    case .line(let p0, let p1):
      let point = mix(p0, p1, t)
      return (.line(from: p0, to: point), .line(from: point, to: p1))
    case .quad(let p0, let p1, let p2):
      let left = mix(p0, p1, t)
      let right = mix(p1, p2, t)
      let point = mix(left, right, t)
      return (
        .quad(from: p0, control: left, to: point), .quad(from: point, control: right, to: p2)
      )
    case .cubic(let p0, let p1, let p2, let p3):
      let middle = mix(p1, p2, t)
      let left1 = mix(p0, p1, t)
      let left2 = mix(left1, middle, t)
      let right2 = mix(p2, p3, t)
      let right1 = mix(middle, right2, t)
      let point = mix(left2, right1, t)
      return (
        .cubic(from: p0, control1: left1, control2: left2, to: point),
        .cubic(from: point, control1: right1, control2: right2, to: p3)
      )
    }
  }

  /// Returns the part between two parameters in ascending order.
  package func part(from start: Double, to end: Double) -> PathSegment {
    let head = end < 1 ? split(at: end).before : self
    guard start > 0, end > 0 else { return head }
    return head.split(at: start / end).after
  }

  private func mix(_ p: Point, _ q: Point, _ t: Double) -> Point {
    Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
  }
}

// MARK: - Derivative

extension PathSegment {
  /// Returns the derivative of the point by the parameter, at a parameter.
  package func derivative(at t: Double) -> Vector {
    switch self {
    case .line(let p0, let p1): return p1 - p0
    case .quad(let p0, let p1, let p2):
      let d0 = p1 - p0
      return 2 * (d0 + ((p2 - p1) - d0) * t)
    case .cubic(let p0, let p1, let p2, let p3):
      let d0 = p1 - p0
      let d1 = p2 - p1
      let d2 = p3 - p2
      let e0 = d0 + (d1 - d0) * t
      let e1 = d1 + (d2 - d1) * t
      return 3 * (e0 + (e1 - e0) * t)
    }
  }
}
