/// The pen that goes along a path: where its subpath began and where it is.
package struct PathCursor: Hashable, Sendable {
  /// Where the subpath began, or nil before the first point.
  package private(set) var start: Point?
  /// Where the next segment begins, or nil before the first point.
  package private(set) var current: Point?

  /// Creates a cursor before the first element of a path.
  package init() {}

  /// Moves over an element and returns the line or curve that it draws.
  ///
  /// A move draws nothing. The end of a subpath draws the line back to where it began, which may
  /// have no length. A line or curve before any point has no start: it only moves to its end.
  package mutating func advance(over element: Path.Element) -> PathSegment? {
    guard let from = current, let start else {
      start = element.end
      current = start
      return nil
    }
    current = element.end ?? start
    switch element {
    case .move(let end):
      self.start = end
      return nil
    case .line(let end): return .line(from: from, to: end)
    case .quadCurve(let end, let control): return .quad(from: from, control: control, to: end)
    case .curve(let end, let control1, let control2):
      return .cubic(from: from, control1: control1, control2: control2, to: end)
    case .closeSubpath: return .line(from: from, to: start)
    }
  }
}
