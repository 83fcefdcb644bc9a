/// What a comparison of two builds came to.
enum Verdict: String {
  /// The build takes less time than the baseline.
  case faster
  /// The build takes more time than the baseline.
  case slower
  /// No difference was told from noise.
  case same
  /// The baseline does not have the benchmark.
  case new
  /// The baseline does other work, or gives other results, so that times cannot be compared.
  case differs

  /// The smallest change that is told: builds with the same instructions in other places have been
  /// seen to differ by 2 %.
  static var smallestChange: Double { 0.03 }

  /// Judges samples that were taken in turn, the first of one build beside the first of the other.
  ///
  /// A difference is told where all of these say so:
  /// - the quartile ranges of the two builds' samples do not meet;
  /// - the median of the paired ratios is more than ``smallestChange`` from 1;
  /// - three quarters of the pairs agree on which build is slower. Were each as likely, 24 of 31 pairs
  ///   or more would agree once in 600 times (sign test).
  ///
  /// - Parameters:
  ///   - current: Times of the build that is judged.
  ///   - baseline: Times of the build that it is compared with.
  /// - Returns: ``same`` too where there are no samples.
  static func judge(current: [Double], baseline: [Double]) -> Verdict {
    guard let now = Summary(current), let then = Summary(baseline),
      let ratios = Summary(pairedRatios(current, baseline))
    else { return .same }
    if now.lowerQuartile > then.upperQuartile, ratios.median > 1 + smallestChange,
      ratios.lowerQuartile > 1
    {
      return .slower
    }
    if now.upperQuartile < then.lowerQuartile, ratios.median < 1 / (1 + smallestChange),
      ratios.upperQuartile < 1
    {
      return .faster
    }
    return .same
  }
}
