// Lengths along a path, and places at a fraction of its length.
//
// Subpaths count one after the other; the jumps between them have no length. The line that closes
// a subpath counts.

extension Path {
  /// The error in points that lengths are allowed where the call names none.
  ///
  /// A hundred-thousandth of a point is far below what a screen shows.
  public static let defaultLengthTolerance = 1e-5

  /// Returns the length of the path in points.
  ///
  /// The estimated error of each curve is at most `tolerance`, in points, except where a curve
  /// would have to be halved more than 12 times. An empty path has length 0.
  public func length(tolerance: Double = defaultLengthTolerance) -> Double {
    var length = 0.0
    forEachSegment { length += $0.length(tolerance: tolerance) }
    return length
  }

  /// Returns the point at a fraction of the length, or nil where the path has no points.
  ///
  /// Fractions below 0 and above 1 count as 0 and 1, NaN as 0. A path of length 0 gives its start.
  /// Between subpaths it is the end of the one before. The tolerance is that of the lengths.
  public func point(
    atFraction fraction: Double, tolerance: Double = defaultLengthTolerance
  ) -> Point? {
    guard let place = place(atFraction: fraction, tolerance: tolerance) else {
      return elements.first?.end
    }
    return place.segment.point(at: place.parameter)
  }

  /// Returns the direction of the path at a fraction of its length, or nil where it has none.
  ///
  /// It is the angle of the tangent, above −180° and up to 180°, clockwise on screen from the
  /// positive x-axis. At a corner it is that of the line or curve that ends there, at the start
  /// that of the first. A path of length 0 has no direction.
  public func tangent(
    atFraction fraction: Double, tolerance: Double = defaultLengthTolerance
  ) -> Angle? {
    guard let place = place(atFraction: fraction, tolerance: tolerance) else { return nil }
    return place.segment.direction(at: place.parameter).angle
  }

  /// The segment and the parameter at a fraction of the length; nil for a path of length 0.
  private func place(
    atFraction fraction: Double, tolerance: Double
  ) -> (segment: PathSegment, parameter: Double)? {
    // Written so that NaN counts as 0.
    let share = fraction > 0 ? min(fraction, 1) : 0
    var rest = share * length(tolerance: tolerance)
    var found: (segment: PathSegment, parameter: Double)?
    var cursor = PathCursor()
    for element in elements {
      guard let segment = cursor.advance(over: element) else { continue }
      let length = segment.length(tolerance: tolerance)
      guard length > 0 else { continue }
      guard rest > length else {
        return (segment, segment.parameter(atLength: rest, of: length, tolerance: tolerance))
      }
      rest -= length
      // What rounding leaves over after the last segment is at its end.
      found = (segment, 1)
    }
    return found
  }

  /// Calls `body` with every line and curve in turn, those that close subpaths included.
  package func forEachSegment(_ body: (PathSegment) -> Void) {
    var cursor = PathCursor()
    for element in elements {
      if let segment = cursor.advance(over: element) { body(segment) }
    }
  }
}
