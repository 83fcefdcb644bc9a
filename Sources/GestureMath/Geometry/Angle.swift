/// An angle, stored in degrees.
///
/// The interface is that of SwiftUI's type of the same name, which stores radians. In degrees a
/// turn is exactly 360, so that steps, whole turns and quarter turns are exact. Positive angles
/// turn clockwise on screen, from the positive x-axis toward the positive y-axis, which points
/// down. An angle keeps its whole turns: 370° is not 10°. Equality is exact, so −0° equals 0° and
/// NaN equals nothing.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Creates the angle of 0°.
  @inlinable
  public init() { self.init(degrees: 0) }

  /// Creates an angle from degrees.
  @inlinable
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians, which are converted to degrees with rounding.
  @inlinable
  public init(radians: Double) {
    self.init(degrees: Self.degrees(fromRadians: radians))
  }

  /// An angle of `degrees` degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of `radians` radians, which are converted to degrees with rounding.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians, converted from and to the stored degrees with rounding.
  ///
  /// What is read after it was set may therefore differ in the last bits from what was set.
  @inlinable
  public var radians: Double {
    get { Self.radians(fromDegrees: degrees) }
    set { degrees = Self.degrees(fromRadians: newValue) }
  }

  @usableFromInline
  static func degrees(fromRadians radians: Double) -> Double {
    RadianConversion.degrees(fromRadians: radians)
  }

  @usableFromInline
  static func radians(fromDegrees degrees: Double) -> Double {
    RadianConversion.radians(fromDegrees: degrees)
  }
}

// MARK: - Order

extension Angle: Comparable {
  /// Whether the first angle is less than the second, whole turns included: −10° < 10° < 350°.
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
}

// MARK: - Arithmetic

extension Angle: VectorArithmetic {
  /// The angle of 0°.
  @inlinable
  public static var zero: Angle { Angle() }

  /// The angle of one turn after another.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees + rhs.degrees)
  }

  /// The difference with its whole turns; ``shortestTurn(from:to:)`` leaves them out.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees - rhs.degrees)
  }

  /// The same angle the other way round.
  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// The angle multiplied by a factor.
  @inlinable
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// The angle multiplied by a factor.
  @inlinable
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// The angle divided by a divisor. A divisor of 0 gives an infinite angle or NaN.
  @inlinable
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }

  /// Adds an angle.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.degrees += rhs.degrees }

  /// Subtracts an angle.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.degrees -= rhs.degrees }

  /// Multiplies the angle by a factor.
  @inlinable
  public static func *= (angle: inout Angle, factor: Double) { angle.degrees *= factor }

  /// Divides the angle by a divisor.
  @inlinable
  public static func /= (angle: inout Angle, divisor: Double) { angle.degrees /= divisor }

  /// Multiplies the angle by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the angle, in square degrees.
  @inlinable
  public var magnitudeSquared: Double { degrees * degrees }
}
