import GestureMath

extension Replayer {
  /// Finds where the replay of a recording first differs from that of another one, sample by sample.
  ///
  /// - Parameters:
  ///   - recording: The recording that fails, such as by its digest alone.
  ///   - good: A recording that replays well, such as the same input on a control that is configured
  ///     otherwise. What it has more samples counts for nothing.
  /// - Returns: The expectation that the field has the value of the good replay after that sample; nil
  ///   where no state differs. A field that only one of them has is no difference.
  /// - Throws: ``RecordingError`` where one of the two cannot be replayed.
  public func firstDifference(
    of recording: Recording, from good: Recording
  ) throws(RecordingError) -> Recording.Expectation? {
    let (states, goodStates) = (try fingerprints(recording), try fingerprints(good))
    for sample in 0..<min(states.count, goodStates.count)
    where states[sample] != goodStates[sample] {
      let (state, goodState) = (try self.state(recording, sample), try self.state(good, sample))
      for member in goodState.members {
        if let value = state[member.key], value != member.value {
          return Recording.Expectation(.after(sample), state: JSONObject([member]))
        }
      }
    }
    return nil
  }

  /// The digest of each state by itself.
  private func fingerprints(_ recording: Recording) throws(RecordingError) -> [UInt64] {
    var fingerprints: [UInt64] = []
    _ = try replay(recording) { sample, _, control in
      guard sample != nil else { return }
      var digest = StateDigest()
      control.hashState(into: &digest)
      fingerprints.append(digest.value)
    }
    return fingerprints
  }

  /// The state after a sample.
  private func state(
    _ recording: Recording, _ sample: Int
  ) throws(RecordingError) -> JSONObject {
    var state = JSONObject()
    _ = try replay(recording) { index, _, control in
      if index == sample { state = StateSnapshot(of: control).fields }
    }
    return state
  }
}
