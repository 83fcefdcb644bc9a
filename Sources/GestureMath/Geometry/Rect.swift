/// A rectangle with sides along the axes, in points. SwiftUI's counterpart is `CGRect`.
public struct Rect: Hashable, Sendable {
  /// The corner with the least x and y.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates a rectangle from its corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }
}
