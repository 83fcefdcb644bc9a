/// Which expectations are written anew from what resulted.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Those of recordings that expect nothing.
  case missing
  /// Those that did not hold.
  case failed
  /// All, and those of recordings that expect nothing.
  case all
}

extension Recording {
  /// The recording with expectations written anew from `outcome`; nil where nothing changes.
  ///
  /// A recording that expects nothing gets the whole state and the digest at the end. In others the
  /// same fields are expected as before, at the same checkpoints, with the values that resulted.
  public func recording(_ outcome: Outcome, _ mode: RecordMode) -> Recording? {
    var recording = self
    if expectations.isEmpty {
      guard mode != .failed else { return nil }
      recording.expectations = [Expectation(.end, state: outcome.state, digest: outcome.digest)]
      return recording
    }
    switch mode {
    case .missing:
      return nil
    case .failed:
      for divergence in outcome.divergences {
        recording.expectations[divergence.expectation]
          .update(divergence.field, from: outcome.reached[divergence.expectation])
      }
    case .all:
      for index in expectations.indices {
        for field in expectations[index].state.members.map(\.key) + ["digest"] {
          recording.expectations[index].update(field, from: outcome.reached[index])
        }
      }
    }
    return recording == self ? nil : recording
  }
}

extension Recording.Expectation {
  /// Expects of a field, or of the digest where one is expected, what was reached.
  fileprivate mutating func update(_ field: String, from reached: Outcome.Reached) {
    if state[field] != nil {
      state[field] = reached.state[field]
    } else if digest != nil {
      digest = reached.digest
    }
  }
}
