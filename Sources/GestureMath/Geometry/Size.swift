/// A width and a height, in points. SwiftUI's counterpart is `CGSize`.
///
/// Extents may be negative, as in `CGSize`; ``Rect/standardized`` makes them positive.
/// Equality is exact, so −0 equals 0 and NaN equals nothing.
@frozen
public struct Size: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// Creates a size from its extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size of a point, 0 by 0.
  @inlinable
  public init() { self.init(width: 0, height: 0) }

  /// The size of a point, 0 by 0.
  @inlinable
  public static var zero: Size { Size() }

  /// Returns the size with both extents multiplied by a factor.
  @inlinable
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
