/// What came of replaying a recording.
public struct Outcome: Hashable, Sendable {
  /// What was found at one expectation's checkpoint.
  public struct Reached: Hashable, Sendable {
    /// The state as presented then: the fields that are expected, or all of them where neither a field
    /// nor a digest is.
    public var state: JSONObject
    /// The digest of the trajectory until then.
    public var digest: UInt64
  }

  /// The number of samples replayed.
  public var sampleCount: Int
  /// What was odd but real: of a replay the first 10,000, and then one that counts the others.
  public var findings: [Finding]
  /// The fields that were not as expected, in the order of the expectations.
  public var divergences: [Divergence]
  /// What was found at each expectation's checkpoint, in the order of the recording.
  public var reached: [Reached]
  /// The state after the last sample, by field.
  public var state: JSONObject
  /// The digest of the whole trajectory.
  public var digest: UInt64

  /// Whether every expectation held; true too where there is none.
  public var passed: Bool { divergences.isEmpty }

  /// Whether the recording expected anything.
  public var isAsserted: Bool { !reached.isEmpty }
}

extension Outcome: CustomStringConvertible {
  /// What came of it in a line, and a line for each divergence.
  public var description: String {
    let verdict = passed ? (isAsserted ? "passed" : "passed, expecting nothing") : "diverged"
    let lines = divergences.map { "\n  \($0)" }.joined()
    return "\(verdict), \(sampleCount) samples, \(findings.count) findings\(lines)"
  }
}
