extension Path {
  /// Returns the path with its curves drawn as straight lines.
  ///
  /// No point of a curve is further than `tolerance`, in points, from the lines that stand for it,
  /// or the other way round, but for the rounding of coordinates. An arc, an ellipse and a round
  /// corner are drawn as curves, which leave them by up to 4.3e-6 of the radius before they are
  /// flattened.
  ///
  /// A curve becomes at most 16,384 lines. So a tolerance below 6e-9 of the greatest distance between
  /// a curve's points may not be reached; 0 and less ask for that many. A curve with an infinite or NaN
  /// coordinate becomes one line. Moves, lines and ends of subpaths stay as they are. Where the
  /// tolerance is NaN the result is empty.
  public func flattened(tolerance: Double) -> Path {
    var result = Path()
    guard !tolerance.isNaN else { return result }
    var cursor = PathCursor()
    for element in elements {
      let segment = cursor.advance(over: element)
      switch element {
      case .quadCurve, .curve:
        guard let segment else {
          result.append(element)
          continue
        }
        segment.forEachLineEnd(tolerance: tolerance) { result.addLine(to: $0) }
      case .move, .line, .closeSubpath: result.append(element)
      }
    }
    return result
  }
}
