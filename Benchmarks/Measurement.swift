import Glibc

/// One thing to time.
struct Workload {
  /// The elements that one run handles.
  var count: Int
  /// Does the work and keeps every result where `checksum` finds it.
  var run: () -> Void
  /// The sum of the results, so that none can be optimised away.
  var checksum: () -> Double
}

/// Times workloads in turn, so that the machine's noise falls on all of them alike.
struct Measurement {
  /// Odd, so that the median is a sample.
  var samples = 31
  /// Long beside the clock's resolution, short beside the scheduler's slice.
  var nanosecondsPerSample = 2_000_000.0

  /// Returns the median of nanoseconds an element, and the checksum, for each workload.
  func medians(of workloads: [Workload]) -> [(nanoseconds: Double, checksum: Double)] {
    let repetitions = workloads.map(calibrate)
    var times = workloads.map { _ in [Double]() }
    for _ in 0..<samples {
      for (index, workload) in workloads.enumerated() {
        let elapsed = time(workload, repetitions: repetitions[index])
        times[index].append(elapsed / Double(repetitions[index] * workload.count))
      }
    }
    return zip(times, workloads).map { ($0.sorted()[samples / 2], $1.checksum()) }
  }

  /// Warms the workload up and returns how many runs fill a sample.
  private func calibrate(_ workload: Workload) -> Int {
    var repetitions = 1
    while time(workload, repetitions: repetitions) < nanosecondsPerSample { repetitions *= 2 }
    return repetitions
  }

  private func time(_ workload: Workload, repetitions: Int) -> Double {
    let start = nanoseconds()
    for _ in 0..<repetitions { workload.run() }
    return nanoseconds() - start
  }

  private func nanoseconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }
}
