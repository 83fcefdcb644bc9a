// Paths made from others by moving their points.

extension Path {
  /// Adds the elements of another path, each taken through a transform.
  ///
  /// They are added as they are: a path that begins with a line continues the open subpath.
  public mutating func addPath(_ path: Path, transform: AffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  /// Returns the path with every point taken through a transform.
  public func applying(_ transform: AffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Returns the path moved to the right by `dx` and downward by `dy`, in points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    let displacement = Vector(dx: dx, dy: dy)
    var result = Path()
    for element in elements { result.append(element.mapPoints { $0 + displacement }) }
    return result
  }
}

// MARK: - Elements

extension Path.Element {
  /// Where the element leads, or nil for the end of a subpath.
  package var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// Whether a coordinate is NaN.
  var hasNaN: Bool {
    switch self {
    case .move(let end), .line(let end): end.isNaN
    case .quadCurve(let end, let control): end.isNaN || control.isNaN
    case .curve(let end, let control1, let control2):
      end.isNaN || control1.isNaN || control2.isNaN
    case .closeSubpath: false
    }
  }

  /// Returns the element with its points taken through a transform.
  package func applying(_ transform: AffineTransform) -> Path.Element {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// Returns the element with each point replaced.
  func mapPoints(_ body: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let end): .move(to: body(end))
    case .line(let end): .line(to: body(end))
    case .quadCurve(let end, let control): .quadCurve(to: body(end), control: body(control))
    case .curve(let end, let control1, let control2):
      .curve(to: body(end), control1: body(control1), control2: body(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Point {
  /// Whether a coordinate is NaN.
  var isNaN: Bool { x.isNaN || y.isNaN }
}
