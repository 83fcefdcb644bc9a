/// The outline of a shape: subpaths of lines and Bézier curves, in points. SwiftUI's `Path`.
public struct Path: Hashable, Sendable {
  /// A piece of a path. SwiftUI's `Path.Element`.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the subpath began, which closes it.
    case closeSubpath
  }

  /// The pieces, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path by what `build` adds to an empty one.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to end: Point) { elements.append(.move(to: end)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: Point) { elements.append(.line(to: end)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath by a straight line back to where it began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}
