/// A displacement on the screen: x to the right and y downward, in points.
///
/// SwiftUI's counterpart is `CGVector`; SwiftUI itself writes a drag's translation as a `CGSize`.
public struct Vector: Hashable, Sendable {
  /// The displacement to the right, in points.
  public var dx: Double
  /// The displacement downward, in points.
  public var dy: Double

  /// Creates a displacement from its components.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
