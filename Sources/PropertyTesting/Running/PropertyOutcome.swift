/// What came of testing a property: whether it passed, and if not what to know and to paste.
public struct PropertyOutcome<Value>: CustomStringConvertible {
  /// How a test of a property ends.
  public enum Verdict {
    /// The property held for every example and for as many runs as asked for.
    case held
    /// The property does not hold for a value.
    case failed(Counterexample<Value>)
    /// Too many runs were discarded, or there was nothing to run: nothing is known.
    case gaveUp
  }

  /// The name of the property.
  public let name: String
  /// How it ended.
  public let verdict: Verdict
  /// The settings it ran with.
  public let settings: Settings
  /// How many examples were tried.
  public let examples: Int
  /// How many runs were made, without discarded ones, with the one that failed.
  public let runs: Int
  /// How many runs were discarded.
  public let discards: Int
  /// Why the last discarded run was; nil where none was.
  public let lastDiscard: Discarded?

  /// Whether the property held; false where it gave up.
  public var passed: Bool {
    if case .held = verdict { true } else { false }
  }

  /// The smallest value for which the property does not hold; nil where none was found.
  public var counterexample: Counterexample<Value>? {
    if case .failed(let counterexample) = verdict { counterexample } else { nil }
  }

  /// The arguments that make the failing run again, alone; nil for examples and without failure.
  public var reproduction: String? {
    guard case .run(let run) = counterexample?.origin else { return nil }
    return "seed: \(Self.hexadecimal(settings.seed)), firstRun: \(run), runs: 1"
  }

  /// A report of some lines, for the message of a test.
  public var description: String {
    switch verdict {
    case .held: "“\(name)” held: \(counts)."
    case .gaveUp: gaveUpReport
    case .failed(let counterexample): report(counterexample)
    }
  }

  // MARK: - Reports

  private var counts: String {
    let tried = examples > 0 ? "\(examples) examples, " : ""
    let seed = Self.hexadecimal(settings.seed)
    return "\(tried)\(runs) runs, \(discards) discarded, seed \(seed)"
  }

  private var gaveUpReport: String {
    guard runs + discards + examples > 0 else {
      return "“\(name)” gave up: no examples and no runs were asked for."
    }
    return """
      “\(name)” gave up: \(counts), \(settings.runs) runs asked for.
      Last discarded because \(lastDiscard?.reason ?? "of an unknown reason").
      Make values that fit instead of filtering.
      """
  }

  private func report(_ found: Counterexample<Value>) -> String {
    var lines = ["“\(name)” does not hold (\(counts))."]
    lines.append("  counterexample: \(Self.text(found.value))")
    lines.append("  why:            \(found.failure.message)")
    switch found.origin {
    case .example(let index): lines.append("  found by:       example \(index)")
    case .run(let run):
      if found.shrinkSteps > 0 {
        lines.append("  shrunk from:    \(Self.beginning(of: Self.text(found.firstValue)))")
      }
      let limit = found.isShrinkComplete ? "" : ", stopped at the limit"
      let attempts = found.shrinkAttempts
      lines.append(
        "  found by:       run \(run), \(found.shrinkSteps) shrink steps of \(attempts)\(limit)")
    }
    if found.isFlaky {
      lines.append("  flaky:          the same value did not fail in the same way again")
    }
    if let reproduction { lines.append("  reproduce with: \(reproduction)") }
    return lines.joined(separator: "\n")
  }

  private static func text(_ value: Value) -> String {
    if let string = value as? String { string.debugDescription } else { "\(value)" }
  }

  /// What a line has room for; the value itself can be made again.
  private static func beginning(of text: String) -> String {
    let room = 200
    return text.count <= room ? text : "\(text.prefix(room))… (\(text.count) characters)"
  }

  private static func hexadecimal(_ seed: UInt64) -> String {
    "0x" + String(seed, radix: 16, uppercase: true)
  }
}

extension PropertyOutcome.Verdict: Sendable where Value: Sendable {}
extension PropertyOutcome: Sendable where Value: Sendable {}
