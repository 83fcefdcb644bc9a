/// The longest time between two events that counts as within a window or a gap.
///
/// What counts is decided on the difference of the two times, rounded to whole microseconds, and a
/// difference as long as the bound is within it. So the origin of the clock does not matter: up to
/// 2³¹ s doubles are at most 4.8e-7 s apart, and a difference of two times that are whole
/// microseconds is off by less than half a microsecond. (Times that are rounded one by one are off by
/// a whole one where both lie near a half.)
package struct TimeBound: Hashable, Sendable {
  /// The bound and half a microsecond, in microseconds: halves are rounded up, and so are beyond.
  private let limit: Double

  /// Creates a bound of so many seconds, rounded to whole microseconds; infinity admits every finite
  /// difference.
  package init(_ seconds: Double) {
    limit = (seconds * 1e6).rounded(.toNearestOrAwayFromZero) + 0.5
  }

  /// Returns whether two times that are so many seconds apart are within the bound.
  ///
  /// It is `(elapsed * 1e6).rounded() <= bound`, without the rounding. A later time less an earlier
  /// one is positive; negative differences are within every bound, and NaN is within none.
  package func admits(_ elapsed: Double) -> Bool { elapsed * 1e6 < limit }
}
