/// One benchmark, measured in turn of two builds.
package struct Comparison {
  /// The whole name.
  package let name: String
  /// The samples of each start of the two builds; none where the benchmark is new.
  package var starts: [PairedSamples]
  /// Whether the baseline does not have the benchmark.
  package var isNew = false
  /// Whether the two builds' results, or the events of a run, differ.
  package var differs = false

  package init(name: String, starts: [PairedSamples] = []) {
    self.name = name
    self.starts = starts
  }

  /// The samples of all starts.
  package var samples: PairedSamples { starts.reduce(into: PairedSamples(), +=) }

  /// What the comparison came to.
  package var verdict: Verdict { isNew ? .new : differs ? .differs : .judge(starts) }
}

// MARK: - Measuring

extension Comparison {
  /// The two builds, each in a process of its own.
  struct Builds {
    let current: BenchmarkChild
    let baseline: BenchmarkChild
  }

  /// Takes pairs of samples of one start, either build first every other time.
  ///
  /// Where results differ, times are taken all the same: a change of bits must not hide a slowdown.
  mutating func measure(
    _ builds: Builds, pairs: Int, nanosecondsPerSample: Double
  ) throws(BenchmarkError) {
    guard !isNew else { return }
    let (current, baseline) = (
      try builds.current.prepare(name), try builds.baseline.prepare(name)
    )
    guard case .ready(let count, _) = current, case .ready(let baselineCount, _) = baseline else {
      isNew = true
      return
    }
    if current != baseline { differs = true }
    var repetitions = 1
    while try builds.current.time(repetitions: repetitions) < nanosecondsPerSample {
      repetitions *= 2
    }
    _ = try builds.baseline.time(repetitions: repetitions)
    var samples = PairedSamples()
    for pair in 0..<pairs {
      for isCurrent in pair % 2 == 0 ? [true, false] : [false, true] {
        let build = isCurrent ? builds.current : builds.baseline
        let events = Double(repetitions) * Double(isCurrent ? count : baselineCount)
        let time = try build.time(repetitions: repetitions) / events
        if isCurrent { samples.current.append(time) } else { samples.baseline.append(time) }
      }
    }
    starts.append(samples)
  }
}
