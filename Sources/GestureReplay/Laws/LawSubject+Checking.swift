import PropertyTesting

/// What came of trying a law on a control.
public struct LawResult: Sendable, CustomStringConvertible {
  /// How it ended.
  public enum Verdict: Sendable {
    /// The law held in all runs.
    case held
    /// The law is broken by a recording, which diverges; it is the smallest that was found.
    case broken(Recording, Outcome)
    /// The law said nothing of too many cases, so nothing is known.
    case unknown
  }

  /// The control's type.
  public let type: String
  /// The law.
  public let law: ControlLaw
  /// How it ended.
  public let verdict: Verdict
  /// The number of runs that the law said something of.
  public let runs: Int
  /// The number of cases that it said nothing of.
  public let discards: Int
  /// The number of cases that the law would be about, but for what rounding makes of them.
  public var unknown: Int { law.countsUnknown ? discards : 0 }
  /// The seed that all cases come from.
  public let seed: UInt64
  /// The run that broke the law, counted from 0.
  public let failingRun: Int?
  /// How many times a smaller case took the place of a larger one.
  public let shrinkSteps: Int

  /// Whether the law held.
  public var passed: Bool {
    if case .held = verdict { true } else { false }
  }

  /// The recording that breaks the law; nil where there is none.
  public var counterexample: Recording? {
    if case .broken(let recording, _) = verdict { recording } else { nil }
  }

  /// What came of it, in a line or, with a counterexample, in several.
  public var description: String {
    let name = "\(type): \(law.name)"
    switch verdict {
    case .held:
      return "\(name) held in \(runs) runs" + (unknown > 0 ? ", unknown in \(unknown)" : "")
    case .unknown: return "\(name) is unknown: \(discards) cases said nothing"
    case .broken(let recording, let outcome):
      let run = failingRun.map { "run \($0) of seed \(seed), " } ?? ""
      return "\(name) is broken: \(law.abstract)\n\(run)\(shrinkSteps) steps smaller: "
        + "\(outcome)\n\(recording.jsonLine)"
    }
  }
}

extension LawSubject {
  /// Tries a law on cases made from a seed, and shrinks the first that breaks it.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - runs: How many cases the law must hold for, not counting those it says nothing of.
  ///   - seed: Where all cases come from: the same seed makes the same ones, everywhere.
  /// - Returns: Whether the law held, and if not the recording that breaks it.
  public func check(_ law: ControlLaw, runs: Int = 1000, seed: UInt64 = Settings.defaultSeed)
    -> LawResult
  {
    let settings = Settings(
      runs: runs, seed: seed, firstRun: 0, discardsPerRun: 200, shrinkAttempts: 5000)
    let outcome = PropertyTesting.check(
      "\(type): \(law.name)", cases(law.input), settings: settings
    ) { trial in
      guard let recording = try law.recording(trial, self) else {
        throw Discarded("the law says nothing of it")
      }
      let outcome = try replay(recording)
      // A shrink keeps to the field that diverged first, so that it does not slip to another fault.
      guard let first = outcome.divergences.first else { return true }
      throw PropertyTesting.Failure(outcome.description, key: first.field)
    }
    return LawResult(
      type: type, law: law, verdict: verdict(of: outcome.verdict, law), runs: outcome.runs,
      discards: outcome.discards, seed: seed, failingRun: outcome.failingRun,
      shrinkSteps: outcome.counterexample?.shrinkSteps ?? 0)
  }

  /// Tries all laws that apply.
  public func check(runs: Int = 1000, seed: UInt64 = Settings.defaultSeed) -> [LawResult] {
    laws.map { check($0, runs: runs, seed: seed) }
  }

  private func verdict(
    of verdict: PropertyOutcome<LawCase>.Verdict, _ law: ControlLaw
  ) -> LawResult.Verdict {
    switch verdict {
    case .held: return .held
    case .gaveUp: return .unknown
    case .failed(let counterexample):
      guard var recording = try? law.recording(counterexample.value, self),
        let outcome = try? replay(recording)
      else { return .unknown }
      // A control of one's own has no configuration that a recording could name.
      if recording.control?.members.isEmpty ?? false { recording.control = nil }
      return .broken(recording, outcome)
    }
  }
}

extension PropertyOutcome {
  /// The random run that failed; nil where none did.
  fileprivate var failingRun: Int? {
    guard case .run(let run)? = counterexample?.origin else { return nil }
    return run
  }
}
