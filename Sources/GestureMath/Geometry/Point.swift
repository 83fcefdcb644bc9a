/// A place on the screen: x to the right and y downward, in points.
///
/// SwiftUI's counterpart is `CGPoint`. Equality is exact, so −0 equals 0 and NaN equals nothing.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
