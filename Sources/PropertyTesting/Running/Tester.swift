/// One test of a property: the examples, the runs, and the shrink of the first failure.
struct Tester<Value> {
  let name: String
  let law: Law<Value>
  let settings: Settings
  private var examples = 0
  private var runs = 0
  private var discards = 0
  private var lastDiscard: Discarded?

  init(name: String, law: Law<Value>, settings: Settings) {
    self.name = name
    self.law = law
    self.settings = settings
  }

  mutating func outcome(examples: [Value]) -> PropertyOutcome<Value> {
    for (index, example) in examples.enumerated() {
      self.examples += 1
      switch law.trial(example) {
      case .held: break
      case .failed(let failure):
        return outcome(.failed(counterexample(example, index: index, failure)))
      case .discarded(let discarded): note(discarded)
      }
    }
    var index = settings.firstRun
    while runs < settings.runs {
      do {
        if let verdict = try run(index) { return outcome(verdict) }
      } catch {
        note(error)
        if discards > settings.discardLimit { return outcome(.gaveUp) }
      }
      index &+= 1
    }
    return outcome(runs > 0 || self.examples > discards ? .held : .gaveUp)
  }

  private func outcome(_ verdict: PropertyOutcome<Value>.Verdict) -> PropertyOutcome<Value> {
    PropertyOutcome(
      name: name, verdict: verdict, settings: settings, examples: examples, runs: runs,
      discards: discards, lastDiscard: lastDiscard)
  }

  private mutating func note(_ discarded: Discarded) {
    discards += 1
    lastDiscard = discarded
  }

  // MARK: - Runs

  private func source(run: Int, isRecording: Bool) -> ChoiceSource {
    ChoiceSource(
      seed: SplitMix64.seed(settings.seed, run: run), size: Settings.size(ofRun: run),
      isRecording: isRecording)
  }

  /// Makes one run; returns a verdict where it fails.
  private mutating func run(
    _ index: Int
  ) throws(Discarded) -> PropertyOutcome<Value>.Verdict? {
    // Recording costs more than choosing, so only a run that failed is made again to record it.
    var source = source(run: index, isRecording: false)
    let value = try law.value(from: &source)
    switch law.trial(value) {
    case .discarded(let discarded): throw discarded
    case .held:
      runs += 1
      return nil
    case .failed(let failure):
      runs += 1
      return .failed(counterexample(value, run: index, failure))
    }
  }

  // MARK: - Failures

  private func counterexample(
    _ example: Value, index: Int, _ failure: Failure
  ) -> Counterexample<Value> {
    Counterexample(
      value: example, failure: failure, firstValue: example, origin: .example(index),
      shrinkSteps: 0, shrinkAttempts: 0, isShrinkComplete: true,
      isFlaky: !fails(example, as: failure))
  }

  private func counterexample(
    _ first: Value, run index: Int, _ failure: Failure
  ) -> Counterexample<Value> {
    var source = source(run: index, isRecording: true)
    // A generator that depends on more than its choices may not make the value again.
    guard let value = try? law.value(from: &source), fails(value, as: failure) else {
      return Counterexample(
        value: first, failure: failure, firstValue: first, origin: .run(index), shrinkSteps: 0,
        shrinkAttempts: 0, isShrinkComplete: true, isFlaky: true)
    }
    var shrinker = Shrinker(
      law: law, value: value, failure: failure, recording: source.recording, size: source.size,
      limit: settings.shrinkAttempts)
    shrinker.shrink()
    return Counterexample(
      value: shrinker.value, failure: shrinker.failure, firstValue: value, origin: .run(index),
      shrinkSteps: shrinker.steps, shrinkAttempts: shrinker.attempts,
      isShrinkComplete: !shrinker.isExhausted, isFlaky: !fails(shrinker.value, as: failure))
  }

  private func fails(_ value: Value, as failure: Failure) -> Bool {
    guard case .failed(let again) = law.trial(value) else { return false }
    return again.key == failure.key
  }
}
