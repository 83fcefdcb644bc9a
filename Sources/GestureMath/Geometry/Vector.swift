/// A displacement on the screen: x to the right and y downward, in points.
///
/// SwiftUI's counterpart is `CGVector`; SwiftUI itself writes a drag's translation as a `CGSize`.
/// Equality is exact, so −0 equals 0 and NaN equals nothing.
@frozen
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

  /// Creates the displacement that leads nowhere, (0, 0).
  @inlinable
  public init() { self.init(dx: 0, dy: 0) }
}

// MARK: - Arithmetic

extension Vector: VectorArithmetic {
  /// The displacement that leads nowhere, (0, 0).
  @inlinable
  public static var zero: Vector { Vector() }

  /// The displacement that two make one after the other, in either order.
  @inlinable
  public static func + (lhs: Vector, rhs: Vector) -> Vector {
    Vector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
  }

  /// The displacement that makes the first when it follows the second.
  @inlinable
  public static func - (lhs: Vector, rhs: Vector) -> Vector {
    Vector(dx: lhs.dx - rhs.dx, dy: lhs.dy - rhs.dy)
  }

  /// The displacement back.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }

  /// The displacement made longer by a factor; a negative factor turns it about.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// The displacement made longer by a factor; a negative factor turns it about.
  @inlinable
  public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }

  /// The displacement made shorter by a divisor. A divisor of 0 gives infinities or NaN.
  @inlinable
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }

  /// Makes the displacement longer by a factor.
  @inlinable
  public static func *= (vector: inout Vector, factor: Double) { vector = vector * factor }

  /// Makes the displacement shorter by a divisor.
  @inlinable
  public static func /= (vector: inout Vector, divisor: Double) { vector = vector / divisor }

  /// Multiplies both components by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the length, in square points: dx² + dy².
  @inlinable
  public var magnitudeSquared: Double { dot(self) }
}

// MARK: - Length and direction

extension Vector {
  /// The length in points, at least 0.
  @inlinable
  public var length: Double { hypot(x: dx, y: dy) }

  /// The direction, clockwise on screen from the positive x-axis, above −180° and up to 180°.
  ///
  /// (1, 0) is at 0°, (0, 1), which points down, at 90°, (−1, 0) at 180° and (0, −1) at −90°. The
  /// zero vector is at 0°. The sign of a zero has no effect, unlike in `atan2(y:x:)`.
  @inlinable
  public var angle: Angle {
    // Adding 0 turns −0 into 0.
    atan2(y: dy + 0, x: dx + 0)
  }

  /// Creates the vector of length 1 at an angle, clockwise on screen from the positive x-axis.
  @inlinable @inline(__always)
  package init(unitAt angle: Angle) {
    let (sin, cos) = sincos(angle)
    self.init(dx: cos, dy: sin)
  }

  /// Returns the vector turned by an angle, clockwise on screen where the angle is positive.
  ///
  /// The result is (dx·cos − dy·sin, dx·sin + dy·cos). Quarter turns are exact.
  @inlinable
  public func rotated(by angle: Angle) -> Vector {
    let (sin, cos) = sincos(angle)
    return rotated(sin: sin, cos: cos)
  }

  /// Returns the vector turned by the angle that has this sine and cosine.
  @inlinable
  package func rotated(sin: Double, cos: Double) -> Vector {
    Vector(dx: dx * cos - dy * sin, dy: dx * sin + dy * cos)
  }
}

// MARK: - Products

extension Vector {
  /// Returns the dot product, dx·dx′ + dy·dy′: positive where the angle between is under 90°.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// Returns the cross product, dx·dy′ − dy·dx′: positive where the other is clockwise from this.
  ///
  /// Its magnitude is the area of the parallelogram that the two span. Since y points down,
  /// (1, 0) × (0, 1) = 1, and the turn from the first to the second is clockwise on screen; in a
  /// space with y up it would be counterclockwise.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}
