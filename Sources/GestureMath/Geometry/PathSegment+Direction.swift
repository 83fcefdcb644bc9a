extension PathSegment {
  /// Returns the direction in which the segment goes at a parameter.
  ///
  /// Where the derivative is 0, as at an end whose control point is there too, it is the direction
  /// in which the curve leaves, or at the end arrives. A segment of no extent goes nowhere: (0, 0).
  package func direction(at t: Double) -> Vector {
    if t >= 1 { return endDirection }
    let derivative = derivative(at: t)
    if derivative != .zero { return derivative }
    return (t > 0 ? split(at: t).after : self).startDirection
  }

  /// From the start to the first point that is elsewhere.
  private var startDirection: Vector {
    switch self {
    case .line(let p0, let p1): p1 - p0
    case .quad(let p0, let p1, let p2): p1 != p0 ? p1 - p0 : p2 - p0
    case .cubic(let p0, let p1, let p2, let p3):
      p1 != p0 ? p1 - p0 : p2 != p0 ? p2 - p0 : p3 - p0
    }
  }

  /// To the end from the last point that is elsewhere.
  private var endDirection: Vector {
    switch self {
    case .line(let p0, let p1): p1 - p0
    case .quad(let p0, let p1, let p2): p1 != p2 ? p2 - p1 : p2 - p0
    case .cubic(let p0, let p1, let p2, let p3):
      p2 != p3 ? p3 - p2 : p1 != p3 ? p3 - p1 : p3 - p0
    }
  }
}
