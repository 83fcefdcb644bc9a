/// The largest circle about the rectangle's centre that fits. SwiftUI's shape of the same name.
public struct Circle: Shape, Hashable {
  /// Creates a circle.
  public init() {}

  /// Returns the outline from the right, clockwise on screen, closed.
  ///
  /// The diameter is the shorter side.
  public func path(in rect: Rect) -> Path {
    let diameter = lesser(rect.width, rect.height)
    return Path(
      ellipseIn: rect.insetBy(dx: (rect.width - diameter) / 2, dy: (rect.height - diameter) / 2))
  }
}
