/// The distances from a rectangle's sides inward, in points. SwiftUI's counterpart has the same name.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the left.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the right.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
