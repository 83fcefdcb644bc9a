/// One search for the smallest recording that shows a failure.
struct ShrinkSearch {
  /// The smallest recording so far.
  private(set) var smallest: Recording
  /// The failure as the smallest recording shows it.
  private(set) var divergence: Divergence
  /// The number of reductions that were kept.
  private(set) var stepCount = 0
  /// The number of replays, with the one that found the failure.
  private(set) var replayCount = 1
  /// Whether a reduction was not tried, as the replays had run out.
  private(set) var isExhausted = false

  private let failure: Failure
  private let maximumReplays: Int
  private let replay: (Recording) throws(RecordingError) -> Outcome
  private let observe: ((ShrinkProgress) -> Void)?

  init(
    _ recording: Recording, failure: Failure, maximumReplays: Int,
    replay: @escaping (Recording) throws(RecordingError) -> Outcome,
    observe: ((ShrinkProgress) -> Void)?
  ) {
    self.failure = failure
    self.maximumReplays = maximumReplays
    self.replay = replay
    self.observe = observe
    // No other expectation has any part in what a field comes out as, so that is no guess.
    let original = failure.original
    smallest = recording.keeping(field: original.field, ofExpectation: original.expectation)
    smallest.others = OtherMembers()
    divergence = original
    divergence.expectation = 0
    stepCount = smallest == recording ? 0 : 1
  }

  /// Reduces until a whole round changes nothing, or the replays have run out.
  mutating func run() {
    var stepsBefore: Int
    repeat {
      stepsBefore = stepCount
      dropSamples()
      dropMembers()
      simplifyTimes()
      simplifyNumbers()
    } while stepCount > stepsBefore && !isExhausted
  }

  /// Keeps a candidate if it shows the same failure, and says whether it did.
  ///
  /// A candidate is smaller by some measure; nil, or the smallest itself, is none, and is not replayed.
  @discardableResult
  mutating func keep(_ candidate: Recording?) -> Bool {
    guard let candidate, candidate != smallest else { return false }
    guard replayCount < maximumReplays else {
      isExhausted = true
      return false
    }
    replayCount += 1
    observe?(ShrinkProgress(sampleCount: smallest.samples.count, replayCount: replayCount))
    // What cannot be replayed, such as a control without what it needs, shows nothing.
    guard let outcome = try? replay(candidate), let shown = failure.shown(by: outcome) else {
      return false
    }
    smallest = candidate
    divergence = shown
    stepCount += 1
    return true
  }

  /// Keeps a candidate whose numbers are plainer, if it shows the same failure.
  @discardableResult
  mutating func keep(plainer candidate: Recording) -> Bool {
    guard NumberCost(of: candidate) < NumberCost(of: smallest) else { return false }
    return keep(candidate)
  }
}
