/// One benchmark, measured in turn of two builds.
struct Comparison {
  /// The whole name.
  let name: String
  /// The samples of each start of the two builds.
  private(set) var starts: [PairedSamples] = []
  /// Why there are no samples; nil where there are.
  private(set) var hindrance: Verdict?

  init(name: String) { self.name = name }

  /// The samples of all starts.
  var samples: PairedSamples { starts.reduce(into: PairedSamples(), +=) }

  /// What the comparison came to.
  var verdict: Verdict { hindrance ?? .judge(starts) }
}

// MARK: - Measuring

extension Comparison {
  /// The two builds, each in a process of its own.
  struct Builds {
    let current: BenchmarkChild
    let baseline: BenchmarkChild
  }

  /// Takes pairs of samples of one start, either build first every other time.
  mutating func measure(
    _ builds: Builds, pairs: Int, nanosecondsPerSample: Double
  ) throws(BenchmarkError) {
    guard hindrance == nil else { return }
    let (current, baseline) = (
      try builds.current.prepare(name), try builds.baseline.prepare(name)
    )
    guard case .ready(let count, _) = current, baseline != .unknown else {
      hindrance = .new
      return
    }
    guard current == baseline else {
      hindrance = .differs
      return
    }
    var repetitions = 1
    while try builds.current.time(repetitions: repetitions) < nanosecondsPerSample {
      repetitions *= 2
    }
    _ = try builds.baseline.time(repetitions: repetitions)
    let events = Double(repetitions) * Double(count)
    var samples = PairedSamples()
    for pair in 0..<pairs {
      for isCurrent in pair % 2 == 0 ? [true, false] : [false, true] {
        let build = isCurrent ? builds.current : builds.baseline
        let time = try build.time(repetitions: repetitions) / events
        if isCurrent { samples.current.append(time) } else { samples.baseline.append(time) }
      }
    }
    starts.append(samples)
  }
}
