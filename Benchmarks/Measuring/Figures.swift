/// What was measured of one benchmark.
struct Figures {
  /// The whole name.
  let name: String
  /// The whole name of the benchmark that `ratio` is to.
  let reference: String
  /// The events, or elements, that one run handles.
  let count: Int
  /// How many runs a sample takes.
  let repetitions: Int
  /// Nanoseconds an event, sample by sample.
  let samples: [Double]
  /// The five numbers of the samples.
  let nanoseconds: Summary
  /// The median of the ratios of samples to those of the reference that were taken beside them.
  let ratio: Double
  /// Instructions an event outside the kernel; nil where they could not be counted.
  let instructions: Double?
  /// What is kept of the results.
  let checksum: Checksum

  /// Events a second, by the median; 0 where no time passed that the clock could tell.
  var eventsPerSecond: Double { nanoseconds.median > 0 ? 1e9 / nanoseconds.median : 0 }
}
