/// A rectangle with round corners. SwiftUI's shape of the same name, in its circular style.
public struct RoundedRectangle: Shape, Hashable {
  /// The width and the height of each corner, in points.
  ///
  /// ``Path/addRoundedRect(in:cornerSize:transform:)`` says how they are bounded.
  public var cornerSize: Size

  /// Creates a rectangle whose corners are quarters of an ellipse.
  public init(cornerSize: Size) { self.cornerSize = cornerSize }

  /// Creates a rectangle whose corners are quarters of a circle.
  public init(cornerRadius: Double) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  /// The corner's width and height, as a vector.
  public var animatableData: Vector {
    get { Vector(dx: cornerSize.width, dy: cornerSize.height) }
    set { cornerSize = Size(width: newValue.dx, height: newValue.dy) }
  }

  /// Returns the outline from the left end of the top side, clockwise on screen, closed.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
}
