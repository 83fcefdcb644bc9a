/// Distances inward from the four edges of a rectangle, in points.
///
/// The counterpart of SwiftUI's type of the same name. The engine has no layout direction: leading
/// is always left and trailing right. A negative inset moves its edge outward.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance downward from the top edge, in points.
  public var top: Double
  /// The distance rightward from the left edge, in points.
  public var leading: Double
  /// The distance upward from the bottom edge, in points.
  public var bottom: Double
  /// The distance leftward from the right edge, in points.
  public var trailing: Double

  /// Creates insets from the distance of each edge.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 at every edge.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
