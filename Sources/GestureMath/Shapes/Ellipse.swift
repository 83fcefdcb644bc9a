/// The ellipse that touches the sides of the rectangle. SwiftUI's shape of the same name.
public struct Ellipse: Shape, Hashable {
  /// Creates an ellipse.
  public init() {}

  /// Returns the outline from the right, clockwise on screen, closed.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}
