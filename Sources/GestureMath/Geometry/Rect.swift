/// A rectangle with sides along the axes, in points. SwiftUI's counterpart is `CGRect`.
///
/// Its size may be negative: the origin is then not the corner at the top left. As in `CGRect`,
/// everything but ``origin``, ``size`` and `==` speaks of the ``standardized`` rectangle. There is
/// no null rectangle: ``intersection(_:)`` returns nil instead. Where an extent is NaN, so are both
/// edges along it.
@frozen
public struct Rect: Hashable, Sendable {
  /// The corner from which the size is measured, in points.
  public var origin: Point
  /// The extents to the right and downward from the origin, in points; they may be negative.
  public var size: Size

  /// Creates a rectangle from a corner and the extents from there.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner and the extents from there.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of size 0 at the origin.
  @inlinable
  public init() { self.init(origin: .zero, size: .zero) }

  /// The rectangle of size 0 at the origin.
  @inlinable
  public static var zero: Rect { Rect() }
}

// MARK: - Edges

extension Rect {
  /// The x-coordinate of the left edge.
  @inlinable
  public var minX: Double { size.width >= 0 ? origin.x : origin.x + size.width }

  /// The x-coordinate of the middle: the left edge plus half the width.
  @inlinable
  public var midX: Double { minX + width / 2 }

  /// The x-coordinate of the right edge.
  @inlinable
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }

  /// The y-coordinate of the top edge.
  @inlinable
  public var minY: Double { size.height >= 0 ? origin.y : origin.y + size.height }

  /// The y-coordinate of the middle: the top edge plus half the height.
  @inlinable
  public var midY: Double { minY + height / 2 }

  /// The y-coordinate of the bottom edge.
  @inlinable
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }

  /// The width, at least 0. The signed one is that of ``size``.
  @inlinable
  public var width: Double { size.width.magnitude }

  /// The height, at least 0. The signed one is that of ``size``.
  @inlinable
  public var height: Double { size.height.magnitude }

  /// The point in the middle, (``midX``, ``midY``).
  @inlinable
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle has no area: its width or its height is 0.
  @inlinable
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether all four numbers are finite.
  @inlinable
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The same rectangle with its origin at the top left and no negative extent.
  @inlinable
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}
