extension Path {
  /// Returns whether a point is inside, by the rule of nonzero winding or by the even-odd rule.
  ///
  /// A ray goes from the point to the right. By the nonzero rule the point is inside where the
  /// crossings downward and upward differ in number; by the even-odd rule (`eoFill`), where the
  /// number of crossings is odd. Open subpaths are closed by a line, as they are when filled.
  ///
  /// On the boundary, left and top edges are inside, right and bottom ones are not, as in
  /// ``Rect/contains(_:)-(Point)``: of figures that share an edge of lines one contains a point on
  /// it. A slanted edge is a left or a right one, and a curve is what its tangent is: a circle
  /// contains its leftmost and its topmost point, and those between the two and below the leftmost
  /// one, but none on the right and not the lowest. A pointed tip at the top is outside. A point that
  /// is NaN is in no path, and an edge with a coordinate that is NaN is none.
  ///
  /// Lines are decided by the sign of a cross product. Curves are cut into parts that go only up
  /// or only down and are crossed by bisection to the last bit, so that no tolerance enters.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: point)
    return eoFill ? !winding.crossings.isMultiple(of: 2) : winding.turns != 0
  }

  /// How often the path goes round a point, clockwise on screen positive, and how often a ray to
  /// the right crosses it.
  package func windingNumber(around point: Point) -> (turns: Int, crossings: Int) {
    var winding = WindingCount(around: point)
    for element in elements { winding.add(element) }
    return winding.closed
  }
}
