/// Five numbers that tell how a list of numbers is spread.
package struct Summary: Equatable {
  /// The smallest.
  package let min: Double
  /// A quarter of the numbers is below it.
  package let lowerQuartile: Double
  /// Half of the numbers is below it.
  package let median: Double
  /// A quarter of the numbers is above it.
  package let upperQuartile: Double
  /// The largest.
  package let max: Double

  /// Sums up numbers; nil where there are none.
  ///
  /// Between two numbers it interpolates: the quantile p of n numbers, in order and counted from 0,
  /// is at (n − 1)p. This is definition 7 of Hyndman and Fan, "Sample Quantiles in Statistical
  /// Packages", The American Statistician 50 (1996), and the default of R and NumPy.
  package init?(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    func quantile(_ share: Double) -> Double {
      let place = Double(sorted.count - 1) * share
      let below = Int(place)
      let above = Swift.min(below + 1, sorted.count - 1)
      return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
    min = first
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    max = last
  }

  private init(_ numbers: (Double, Double, Double, Double, Double)) {
    (min, lowerQuartile, median, upperQuartile, max) = numbers
  }

  /// The same with every number changed by a function that keeps their order.
  package func map(_ change: (Double) -> Double) -> Summary {
    Summary(
      (change(min), change(lowerQuartile), change(median), change(upperQuartile), change(max)))
  }
}

/// Returns first / second for each pair of two lists of samples that were taken in turn.
///
/// What slows the machine down for a while slows both of a pair down. So the median of the ratios is
/// steadier than the ratio of the medians.
package func pairedRatios(_ first: [Double], _ second: [Double]) -> [Double] {
  zip(first, second).map { $0 / $1 }
}
