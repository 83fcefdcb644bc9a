/// A value whose change over time is a change of one vector.
///
/// SwiftUI's protocol of the same name.
public protocol Animatable {
  /// The kind of the vector.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The vector that is interpolated.
  var animatableData: AnimatableData { get set }
}

/// The vector of a value that has nothing to animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the only value.
  @inlinable
  public init() {}

  /// The only value.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the only value.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  /// Returns the only value.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }

  /// Changes nothing.
  @inlinable
  public mutating func scale(by factor: Double) {}

  /// 0.
  @inlinable
  public var magnitudeSquared: Double { 0 }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
