import Glibc

/// The clocks that benchmarks are timed with.
enum BenchmarkClock {
  /// The time for which this thread had a processor. What runs in this process is timed with it:
  /// where other programs want the processors too, and samples by the wall clock vary by a factor
  /// of two, samples by this one vary by a few percent.
  case thread
  /// Monotonic time, for what other processes and threads do.
  case wall

  /// Nanoseconds since a moment that stays the same.
  var nanoseconds: UInt64 {
    var now = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) &* 1_000_000_000 &+ UInt64(now.tv_nsec)
  }
}
