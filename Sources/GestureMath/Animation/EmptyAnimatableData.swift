/// The data of a value that has nothing to interpolate.
///
/// SwiftUI's type of the same name: all its values are equal, and each is zero.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the data.
  @inlinable
  public init() {}

  /// The data, which is always zero.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The data again: there is nothing to add.
  @inlinable
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// The data again: there is nothing to subtract.
  @inlinable
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Changes nothing.
  @inlinable
  public mutating func scale(by factor: Double) {}

  /// The square of the length of nothing, 0.
  @inlinable
  public var magnitudeSquared: Double { 0 }
}
