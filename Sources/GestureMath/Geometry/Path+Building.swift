// Whole figures added to a path, and paths made of one figure.
//
// Every transform is applied to the figure before it is added.

extension Path {
  /// Creates a path of one closed rectangle, as ``addRect(_:transform:)`` draws it.
  public init(_ rect: Rect) { addRect(rect) }

  /// Creates a path of one closed ellipse, as ``addEllipse(in:transform:)`` draws it.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Creates a path of one closed rectangle with round corners of one radius, in points.
  ///
  /// The radius is bounded as ``addRoundedRect(in:cornerSize:transform:)`` bounds it.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(roundedRect: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of one closed rectangle whose corners are quarters of an ellipse.
  public init(roundedRect rect: Rect, cornerSize: Size) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }
}

// MARK: - Current point

extension Path {
  /// The place where the next line or curve begins, or nil in an empty path.
  ///
  /// It is the end of the last element; after ``closeSubpath()`` it is where that subpath began.
  public var currentPoint: Point? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    // Back to the move that began the subpath. Without one it began where the elements do.
    var start: Point?
    for element in elements.reversed() {
      guard let end = element.end else { continue }
      start = end
      if case .move = element { break }
    }
    return start
  }

  /// Whether the last element belongs to a subpath that is not closed.
  var endsInOpenSubpath: Bool { elements.last?.end != nil }

  /// Adds a line to a point, or begins a subpath there where none is open.
  ///
  /// Where the current point is already there, nothing is added.
  mutating func connect(to point: Point) {
    guard let last = elements.last, let end = last.end else { return move(to: point) }
    if end != point { addLine(to: point) }
  }

  /// Adds an element that another path holds.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}

// MARK: - Lines and rectangles

extension Path {
  /// Adds a subpath of straight lines from each point to the next, left open.
  ///
  /// It moves to the first point. No points add nothing.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle: from the top left clockwise on screen.
  ///
  /// A negative size gives the same path as the standardized rectangle.
  public mutating func addRect(_ rect: Rect, transform: AffineTransform = .identity) {
    move(to: Point(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: Point(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: Point(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: Point(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds closed rectangles, each a subpath.
  public mutating func addRects(_ rects: [Rect], transform: AffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
}

// MARK: - Round figures

extension Path {
  /// Adds the closed ellipse that touches the four sides of a rectangle.
  ///
  /// It goes from the right end of the horizontal axis clockwise on screen, in eight cubic curves.
  /// They leave the ellipse by at most 4.3e-6 of the longer half axis, always outward, and are longer
  /// by at most 2.3e-6 of its length (a circle's by 2.18356e-6), whatever the tolerance of a length.
  public mutating func addEllipse(in rect: Rect, transform: AffineTransform = .identity) {
    let arc = EllipticArc(
      center: rect.center, radii: Size(width: rect.width / 2, height: rect.height / 2),
      startDegrees: 0, endDegrees: 360, sweepDegrees: 360)
    move(to: arc.start.applying(transform))
    addCurves(of: arc, transform: transform)
    closeSubpath()
  }

  /// Adds a closed rectangle whose corners are quarters of an ellipse.
  ///
  /// It goes from the left end of the top side clockwise on screen. Each corner takes the width and
  /// the height of `cornerSize`, in points, but each at most half of the rectangle's shorter side,
  /// as in SwiftUI. So a large radius makes a capsule. (Core Graphics refuses one.) Where one of the
  /// two is 0 or negative, the corners are sharp. Where one is NaN, so are the coordinates that
  /// depend on it. SwiftUI's default is the continuous style, which begins its bend earlier; this is
  /// its circular one. The curves leave the corner's ellipse as those of
  /// ``addEllipse(in:transform:)`` do.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, transform: AffineTransform = .identity
  ) {
    let half = lesser(rect.width, rect.height) / 2
    let across = lesser(cornerSize.width, half)
    let down = lesser(cornerSize.height, half)
    // NaN is not at most 0.
    if lesser(across, down) <= 0 { return addRect(rect, transform: transform) }
    let corners = [
      (center: Point(x: rect.maxX - across, y: rect.minY + down), startDegrees: -90.0),
      (center: Point(x: rect.maxX - across, y: rect.maxY - down), startDegrees: 0),
      (center: Point(x: rect.minX + across, y: rect.maxY - down), startDegrees: 90),
      (center: Point(x: rect.minX + across, y: rect.minY + down), startDegrees: 180),
    ]
    move(to: Point(x: rect.minX + across, y: rect.minY).applying(transform))
    for corner in corners {
      let arc = EllipticArc(
        center: corner.center, radii: Size(width: across, height: down),
        startDegrees: corner.startDegrees, endDegrees: corner.startDegrees + 90, sweepDegrees: 90)
      connect(to: arc.start.applying(transform))
      addCurves(of: arc, transform: transform)
    }
    closeSubpath()
  }
}
