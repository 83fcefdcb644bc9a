extension Path {
  /// Returns the path with its curves drawn as straight lines.
  ///
  /// No point of a curve is further than `tolerance`, in points, from the lines that stand for it,
  /// or the other way round. A curve becomes at most 16,384 lines, so that a tolerance below
  /// about 3e-9 of its extent is not reached; 0 and less ask for that many, and so does NaN. A
  /// curve with an infinite or NaN coordinate becomes one line. Moves, lines and ends of subpaths
  /// stay as they are.
  public func flattened(tolerance: Double) -> Path {
    var result = Path()
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
