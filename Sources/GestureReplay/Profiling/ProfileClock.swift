import Glibc

/// The clock of profiles, the only one that this module reads: no result of a replay depends on it.
enum ProfileClock {
  /// The time now, in nanoseconds since some moment; it never goes back.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// What the clock says of itself, in nanoseconds: the shortest time that it tells apart.
  static var statedResolution: UInt64 {
    var time = timespec()
    clock_getres(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// What lies between two readings, in nanoseconds, with up to `steps` steps of work in between.
  static func lengths(count: Int, spinning steps: Int) -> [UInt64] {
    var work: UInt64 = 1
    var lengths: [UInt64] = []
    lengths.reserveCapacity(count)
    for index in 0..<count {
      let start = now
      for _ in 0..<(steps == 0 ? 0 : index % steps) { work = work &* 6_364_136_223_846_793_005 }
      lengths.append(now - start)
    }
    // Odd for ever, which the compiler does not see: so the work is done.
    return work == 0 ? [] : lengths
  }
}
