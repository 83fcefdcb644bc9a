/// Counts how often a path goes round a point, element by element, so that none needs to be kept.
struct WindingCount {
  private var crossings: RayCrossings
  private var cursor = PathCursor()

  /// Begins before the first element of a path.
  init(around point: Point) { crossings = RayCrossings(point: point) }

  /// Goes on over an element.
  mutating func add(_ element: Path.Element) {
    // What is left open is closed by a line, as it is when filled.
    if case .move = element { close() }
    if let segment = cursor.advance(over: element) { crossings.add(segment) }
  }

  /// How often the path went round the point, clockwise on screen positive, and how often a ray to
  /// the right crosses it, once what is open is closed.
  var closed: (turns: Int, crossings: Int) {
    var count = self
    count.close()
    let (down, up) = (count.crossings.downward, count.crossings.upward)
    return (down - up, down + up)
  }

  private mutating func close() {
    if let current = cursor.current, let start = cursor.start {
      crossings.add(.line(from: current, to: start))
    }
  }
}
