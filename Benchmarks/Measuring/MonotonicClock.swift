import Glibc

/// The clock that benchmarks are timed with.
enum MonotonicClock {
  /// Nanoseconds since a moment that stays the same while the machine runs.
  static var nanoseconds: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) &* 1_000_000_000 &+ UInt64(now.tv_nsec)
  }
}
