/// Samples of two builds that were taken in turn: the first of one beside the first of the other.
package struct PairedSamples {
  /// Nanoseconds an event of the build that is judged.
  package var current: [Double] = []
  /// Nanoseconds an event of the build that it is compared with.
  package var baseline: [Double] = []

  package init(current: [Double] = [], baseline: [Double] = []) {
    self.current = current
    self.baseline = baseline
  }

  /// This build's times over the baseline's; nil where there are no samples.
  package var ratios: Summary? { Summary(pairedRatios(current, baseline)) }

  /// Adds samples at the end.
  package static func += (samples: inout PairedSamples, others: PairedSamples) {
    samples.current += others.current
    samples.baseline += others.baseline
  }
}
