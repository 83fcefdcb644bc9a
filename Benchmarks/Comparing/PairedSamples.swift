/// Samples of two builds that were taken in turn: the first of one beside the first of the other.
struct PairedSamples {
  /// Nanoseconds an event of the build that is judged.
  var current: [Double] = []
  /// Nanoseconds an event of the build that it is compared with.
  var baseline: [Double] = []

  /// This build's times over the baseline's; nil where there are no samples.
  var ratios: Summary? { Summary(pairedRatios(current, baseline)) }

  /// Adds samples at the end.
  static func += (samples: inout PairedSamples, others: PairedSamples) {
    samples.current += others.current
    samples.baseline += others.baseline
  }
}
