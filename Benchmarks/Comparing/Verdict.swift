/// What a comparison of two builds came to.
package enum Verdict: String {
  /// The build takes less time than the baseline.
  case faster
  /// The build takes more time than the baseline.
  case slower
  /// No difference was told from noise.
  case same
  /// The baseline does not have the benchmark.
  case new
  /// The baseline gives other results, or does other work: a change of behaviour, at any speed.
  case differs

  /// Whether it is bad news, with which the command exits with 1.
  package var isFailure: Bool { self == .slower || self == .differs }

  /// What the verdict means, where its name does not say it; nil where it does.
  package var explanation: String? {
    switch self {
    case .differs: "the results' bits are others than the baseline's: a change of behaviour"
    case .new: "the baseline does not have it"
    case .slower, .faster, .same: nil
    }
  }

  /// The smallest change that is told: a build has been seen to differ from itself by 2 %.
  package static var smallestChange: Double { 0.03 }

  /// Judges samples of both builds, taken in several processes.
  ///
  /// Where a process has its memory, and how it hashes, differs from start to start, and some starts
  /// are faster than others throughout. So it is not pairs that are counted, but starts. A
  /// difference is told where all of these say so:
  /// - the quartile ranges of the two builds' samples do not meet;
  /// - the median of the paired ratios is more than ``smallestChange`` from 1;
  /// - the medians of the starts' ratios are all on the same side of 1. Were either side as likely,
  ///   8 starts would agree once in 128 times (sign test).
  ///
  /// - Parameter starts: The samples of each start.
  /// - Returns: ``same`` too where there are no samples.
  package static func judge(_ starts: [PairedSamples]) -> Verdict {
    let all = starts.reduce(into: PairedSamples(), +=)
    let medians = starts.compactMap { $0.ratios?.median }
    guard let now = Summary(all.current), let then = Summary(all.baseline), let ratios = all.ratios
    else { return .same }
    if now.lowerQuartile > then.upperQuartile, ratios.median > 1 + smallestChange,
      medians.allSatisfy({ $0 > 1 })
    {
      return .slower
    }
    if now.upperQuartile < then.lowerQuartile, ratios.median < 1 / (1 + smallestChange),
      medians.allSatisfy({ $0 < 1 })
    {
      return .faster
    }
    return .same
  }
}
