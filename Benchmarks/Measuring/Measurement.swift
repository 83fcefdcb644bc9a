/// Times the members of a group in turn, so that the machine's noise falls on all of them alike.
struct Measurement {
  /// How many samples are taken of each: odd, so that the median is one of them.
  var samples = 31
  /// Long beside the clock's resolution, short beside the scheduler's slice.
  var nanosecondsPerSample: UInt64 = 2_000_000
  /// How large the work is.
  var scale = Benchmark.Scale.full

  /// Small work, once each.
  static var smoke: Measurement {
    Measurement(samples: 1, nanosecondsPerSample: 0, scale: .smoke)
  }

  /// Measures all members of a group.
  ///
  /// - Throws: ``BenchmarkError`` where one cannot be prepared, or results do not agree.
  func figures(of group: BenchmarkGroup) throws(BenchmarkError) -> [Figures] {
    var workloads: [Workload] = []
    for member in group.members { workloads.append(try member.prepare(scale)) }
    let repetitions = workloads.map(calibrate)
    let checksums = workloads.map { $0.checksum() }
    try Agreement.check(checksums, of: group)
    let times = interleavedTimes(of: workloads, repetitions: repetitions)
    let counter = InstructionCounter()
    var figures: [Figures] = []
    for (index, member) in group.members.enumerated() {
      let workload = workloads[index]
      // The results are as they were, or the work does not start from the same each time.
      guard workload.checksum() == checksums[index] else {
        throw .disagreement("\(group.name(of: member)) gave another result when it was run again")
      }
      guard let nanoseconds = Summary(times[index]),
        let ratio = Summary(pairedRatios(times[index], times[0]))
      else { continue }
      let count = counter?.count(of: workload, repetitions: repetitions[index])
      figures.append(
        Figures(
          name: group.name(of: member), reference: group.name(of: group.members[0]),
          count: workload.count, repetitions: repetitions[index], samples: samples,
          nanoseconds: nanoseconds, ratio: ratio.median, instructions: count,
          checksum: checksums[index]))
    }
    return figures
  }

  /// Takes a sample of each in turn, starting with another one each time; nanoseconds an event.
  private func interleavedTimes(of workloads: [Workload], repetitions: [Int]) -> [[Double]] {
    var times = workloads.map { _ in [Double]() }
    for round in 0..<samples {
      for place in workloads.indices {
        let index = (round + place) % workloads.count
        let elapsed = workloads[index].time(repetitions: repetitions[index])
        times[index].append(
          Double(elapsed) / Double(repetitions[index]) / Double(workloads[index].count))
      }
    }
    return times
  }

  /// Warms the work up and returns how many runs fill a sample.
  func calibrate(_ workload: Workload) -> Int {
    var repetitions = 1
    while workload.time(repetitions: repetitions) < nanosecondsPerSample { repetitions *= 2 }
    return repetitions
  }
}

extension Workload {
  /// Does the work some times, and returns the nanoseconds that it took: of the processor where it
  /// is done in this process.
  ///
  /// Short work is done once before, as caches and predictors are full of what ran meanwhile.
  func time(repetitions: Int) -> UInt64 {
    let clock = isInProcess ? BenchmarkClock.thread : .wall
    if repetitions > 1 { run() }
    let start = clock.nanoseconds
    for _ in 0..<repetitions { run() }
    return clock.nanoseconds - start
  }
}

extension InstructionCounter {
  /// The instructions an event; nil where they could not be counted.
  fileprivate func count(of workload: Workload, repetitions: Int) -> Double? {
    guard workload.isInProcess else { return nil }
    let counted = count { for _ in 0..<repetitions { workload.run() } }
    return counted.map { Double($0) / Double(repetitions) / Double(workload.count) }
  }
}
