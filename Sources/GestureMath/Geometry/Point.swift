/// A place on the screen: x to the right and y downward, in points.
///
/// SwiftUI's counterpart is `CGPoint`. Equality is exact, so −0 equals 0 and NaN equals nothing.
@frozen
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

  /// Creates the origin, (0, 0).
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// The origin, (0, 0).
  @inlinable
  public static var zero: Point { Point() }
}

// MARK: - Displacements
//
// A point is no vector: two places can be subtracted but not added, nor can a place be scaled.

extension Point {
  /// The displacement that leads from the second point to the first.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point that a displacement leads to.
  @inlinable
  public static func + (start: Point, displacement: Vector) -> Point {
    Point(x: start.x + displacement.dx, y: start.y + displacement.dy)
  }

  /// The point from which a displacement leads here.
  @inlinable
  public static func - (end: Point, displacement: Vector) -> Point {
    Point(x: end.x - displacement.dx, y: end.y - displacement.dy)
  }

  /// Moves the point by a displacement.
  @inlinable
  public static func += (point: inout Point, displacement: Vector) { point = point + displacement }

  /// Moves the point against a displacement.
  @inlinable
  public static func -= (point: inout Point, displacement: Vector) { point = point - displacement }

  /// Returns the distance to another point, in points: the length of the displacement between them.
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }
}

// MARK: - Transforms

extension Point {
  /// Returns the point that a transform takes this one to: (a·x + c·y + tx, b·x + d·y + ty).
  @inlinable
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
