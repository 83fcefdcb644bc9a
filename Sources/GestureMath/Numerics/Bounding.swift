// Bounds that a number keeps to, and NaN does not.
//
// Swift's `min` and `max` return the first of two numbers where either is NaN, so that a bound can
// take the place of what is not known. These are `minimum` and `maximum` of IEEE 754-2019, but for
// zeros of two signs, of which they return the one that Swift's functions return.

/// The lesser of two numbers; NaN where either is NaN.
@inlinable
package func lesser(_ x: Double, _ y: Double) -> Double { y < x || y.isNaN ? y : x }

/// The greater of two numbers; NaN where either is NaN.
@inlinable
package func greater(_ x: Double, _ y: Double) -> Double { y >= x || y.isNaN ? y : x }

extension Double {
  /// Returns the number, or the nearer bound where it lies outside; NaN where one of the three is.
  @inlinable
  package func bounded(from low: Double, to high: Double) -> Double {
    lesser(greater(self, low), high)
  }
}
