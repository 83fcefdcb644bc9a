/// An angle, stored in degrees.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Creates an angle from degrees.
  @inlinable
  public init(degrees: Double) { self.degrees = degrees }

  /// An angle of `degrees` degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of 0°.
  @inlinable
  public static var zero: Angle { Angle(degrees: 0) }
}
