/// The longest time between two events that counts as within a window or a gap.
///
/// The difference of the two times is rounded to whole microseconds, and one that equals the bound is
/// within it. So the origin of the clock does not matter. Up to 2³¹ s doubles are at most 4.8e-7 s
/// apart, so the difference of two times that are whole microseconds is off by less than half a
/// microsecond. (Rounded before they are subtracted, times near a half are off by a whole one.)
package struct TimeBound: Hashable, Sendable {
  /// The bound and half a microsecond, in microseconds: a half is rounded up, so it is beyond.
  private let limit: Double

  /// Creates a bound of so many seconds, rounded to whole microseconds; infinity admits every finite
  /// difference.
  package init(_ seconds: Double) {
    let bound = (seconds * 1e6).rounded(.toNearestOrAwayFromZero)
    // From 2^52 µs on a half is lost in the sum, and differences are whole numbers anyway.
    limit = max(bound + 0.5, bound.nextUp)
  }

  /// Returns whether two times that are so many seconds apart are within the bound.
  ///
  /// It is `(elapsed * 1e6).rounded() <= bound`, without the rounding. A later time less an earlier
  /// one is positive; negative differences are within every bound, and NaN is within none.
  package func admits(_ elapsed: Double) -> Bool { elapsed * 1e6 < limit }
}
