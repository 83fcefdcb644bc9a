/// A place in a rectangle, as fractions of its width and height. SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left edge, over the width.
  public var x: Double
  /// The distance from the top edge, over the height.
  public var y: Double

  /// Creates a place from fractions; those below 0 and above 1 are outside of the rectangle.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the left edge.
  public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the right edge.
  public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The middle of the top edge.
  public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle of the bottom edge.
  public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The corner at the top left.
  public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The corner at the top right.
  public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The corner at the bottom left.
  public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The corner at the bottom right.
  public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
