/// A value that can be added, subtracted and scaled, and so can be interpolated.
///
/// SwiftUI's protocol of the same name. A conforming type is a vector space over `Double`:
/// scaling distributes over addition, as far as rounding lets it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by factor: Double)

  /// The dot product of the value with itself: the sum of the squares of its components.
  ///
  /// It overflows to infinity above about 1.3e154 and underflows to 0 below about 1.5e-162.
  var magnitudeSquared: Double { get }
}

// MARK: - Double

extension Double: VectorArithmetic {
  /// Multiplies the value by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the value.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

// MARK: - Scaling

extension VectorArithmetic {
  /// Returns the value with every component multiplied by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}
