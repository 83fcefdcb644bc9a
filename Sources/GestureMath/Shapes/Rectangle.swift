/// The rectangle that the shape is given. SwiftUI's shape of the same name.
public struct Rectangle: Shape, Hashable {
  /// Creates a rectangle.
  public init() {}

  /// Returns the outline from the top left, clockwise on screen, closed.
  public func path(in rect: Rect) -> Path { Path(rect) }
}
