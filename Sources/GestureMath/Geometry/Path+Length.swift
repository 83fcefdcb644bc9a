// Lengths along a path, and places at a fraction of its length.
//
// Subpaths count one after the other; the jumps between them have no length. The line that closes
// a subpath counts.
//
// Tolerances are those of the path's own lines and curves. An arc, an ellipse and a round corner are
// drawn as curves, once and for all, and these are longer by at most 2.3e-6 of their length, whatever
// the tolerance: a whole circle by 2.18356e-6 of it. A place at a fraction of an arc's length is off
// by at most 4.3e-6 of the radius, and the direction there by at most 0.0023°.

extension Path {
  /// The error in points that lengths are allowed where the call names none.
  ///
  /// A hundred-thousandth of a point is far below what a screen shows.
  public static let defaultLengthTolerance = 1e-5

  /// Returns the length of the path in points.
  ///
  /// Each line or curve of the path is off by at most `tolerance`, in points, and by rounding:
  /// together at most 1e-14 of its length in the tests. A circle that ``addEllipse(in:transform:)``
  /// or ``addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` added is drawn in curves,
  /// which are longer than it by 2.2e-6 of its length; an arc or an ellipse by at most 2.3e-6.
  /// An empty path has length 0. A path with a coordinate that is NaN, and one of curves where
  /// the tolerance is, has NaN.
  public func length(tolerance: Double = defaultLengthTolerance) -> Double {
    var length = 0.0
    forEachSegment { length += $0.length(tolerance: tolerance) }
    return length
  }

  /// Returns the point at a fraction of the length, or nil where the path has no points.
  ///
  /// Fractions below 0 and above 1 count as 0 and 1. A path of length 0 gives its start. Between
  /// subpaths it is the end of the one before. The tolerance is that of the lengths. It is nil where
  /// the fraction or the length is NaN.
  public func point(
    atFraction fraction: Double, tolerance: Double = defaultLengthTolerance
  ) -> Point? {
    let target = fraction.bounded(from: 0, to: 1) * length(tolerance: tolerance)
    guard !target.isNaN else { return nil }
    guard let place = place(atLength: target, tolerance: tolerance) else {
      return elements.first?.end
    }
    return place.segment.point(at: place.parameter)
  }

  /// Returns the direction of the path at a fraction of its length, or nil where it has none.
  ///
  /// It is the angle of the tangent, above −180° and up to 180°, clockwise on screen from the
  /// positive x-axis. At a corner it is that of the line or curve that ends there, at the start
  /// that of the first. A path of length 0 has no direction. Fractions and the tolerance are those of
  /// ``point(atFraction:tolerance:)``.
  public func tangent(
    atFraction fraction: Double, tolerance: Double = defaultLengthTolerance
  ) -> Angle? {
    let target = fraction.bounded(from: 0, to: 1) * length(tolerance: tolerance)
    guard !target.isNaN, let place = place(atLength: target, tolerance: tolerance) else {
      return nil
    }
    return place.segment.direction(at: place.parameter).angle
  }

  /// The segment and the parameter at a length, which is not NaN; nil for a path of length 0.
  private func place(
    atLength target: Double, tolerance: Double
  ) -> (segment: PathSegment, parameter: Double)? {
    var rest = target
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
