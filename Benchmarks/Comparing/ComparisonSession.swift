import Glibc

/// Compares this build with a saved one.
struct ComparisonSession {
  /// How often both builds are started: a start can be faster than
  /// others throughout.
  static let starts = 8

  let baseline: Baseline
  let measurement: Measurement

  /// Compares our own benchmarks of some groups.
  ///
  /// - Throws: ``BenchmarkError`` where a build cannot be run.
  func comparisons(of groups: [BenchmarkGroup]) throws(BenchmarkError) -> [Comparison] {
    // A child that has gone is told as an error, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    var comparisons = groups.flatMap { group in
      group.members.filter(\.isOwn).map { Comparison(name: group.name(of: $0)) }
    }
    let pairs = (measurement.samples + Self.starts - 1) / Self.starts
    for start in 1...Self.starts {
      Self.progress("comparing with '\(baseline.name)': start \(start) of \(Self.starts)")
      let builds = Comparison.Builds(
        current: try BenchmarkChild(Program.own ?? "/proc/self/exe"),
        baseline: try BenchmarkChild(baseline.program))
      for index in comparisons.indices {
        try comparisons[index].measure(
          builds, pairs: pairs,
          nanosecondsPerSample: Double(measurement.nanosecondsPerSample))
      }
    }
    Self.progress("")
    return comparisons
  }

  /// Draws a line over the last one on standard error, where that is a terminal.
  private static func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let bytes = Array("\r\u{1B}[K\(line)".utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
