/// How much work a property is given. All limits are counts: no clock decides anything.
public struct Settings: Sendable, Equatable {
  /// The seed of properties that name none.
  public static let defaultSeed: UInt64 = 0x5EED

  /// How many runs must hold; discarded ones do not count.
  public var runs: Int
  /// The seed all runs come from.
  public var seed: UInt64
  /// The index of the first run: to make a single failing run again.
  public var firstRun: Int
  /// How many runs may be discarded, for each that must hold, before the property gives up.
  public var discardsPerRun: Int
  /// How many simpler values may be tried on a failure.
  public var shrinkAttempts: Int

  /// Creates settings; counts below 0 count as 0.
  public init(
    runs: Int = 1_000, seed: UInt64 = Settings.defaultSeed, firstRun: Int = 0,
    discardsPerRun: Int = 10, shrinkAttempts: Int = 20_000
  ) {
    self.runs = max(runs, 0)
    self.seed = seed
    self.firstRun = max(firstRun, 0)
    self.discardsPerRun = max(discardsPerRun, 0)
    self.shrinkAttempts = max(shrinkAttempts, 0)
  }

  /// The size of a run: 1, 2, and so on through 100, and over again.
  static func size(ofRun run: Int) -> Int { max(run, 0) % 100 + 1 }

  /// How many discarded runs are too many.
  var discardLimit: Int {
    let (product, overflow) = max(runs, 1).multipliedReportingOverflow(by: discardsPerRun)
    return overflow ? .max : product
  }
}
