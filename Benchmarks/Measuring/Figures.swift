/// What was measured of one benchmark.
package struct Figures {
  /// The whole name.
  package let name: String
  /// The whole name of the benchmark that `ratio` is to.
  package let reference: String
  /// The events, or elements, that one run handles.
  package let count: Int
  /// How many runs a sample takes.
  package let repetitions: Int
  /// How many samples were taken.
  package let samples: Int
  /// The five numbers of the samples.
  package let nanoseconds: Summary
  /// The median of the ratios of samples to those of the reference that were taken beside them.
  package let ratio: Double
  /// Instructions an event outside the kernel; nil where they could not be counted.
  package let instructions: Double?
  /// What is kept of the results.
  package let checksum: Checksum

  /// Events a second, by the median; 0 where no time passed that the clock could tell.
  package var eventsPerSecond: Double { nanoseconds.median > 0 ? 1e9 / nanoseconds.median : 0 }

  package init(
    name: String, reference: String, count: Int, repetitions: Int, samples: Int,
    nanoseconds: Summary, ratio: Double, instructions: Double?, checksum: Checksum
  ) {
    self.name = name
    self.reference = reference
    self.count = count
    self.repetitions = repetitions
    self.samples = samples
    self.nanoseconds = nanoseconds
    self.ratio = ratio
    self.instructions = instructions
    self.checksum = checksum
  }
}
