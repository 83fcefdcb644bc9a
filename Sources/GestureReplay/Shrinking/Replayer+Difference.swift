import GestureMath

extension Replayer {
  /// Finds where the replay of a recording first differs from that of another one, sample by sample.
  ///
  /// Only samples that both have are compared, and fields that both have.
  ///
  /// - Parameters:
  ///   - recording: The recording that fails, such as by its digest alone.
  ///   - good: A recording whose replay is right, such as the same input on a control that is
  ///     configured otherwise. What it expects counts for nothing.
  ///   - field: The field that is compared; nil for all.
  /// - Returns: The expectation that the field has the value of the good replay after that sample; nil
  ///   where no field differs.
  /// - Throws: ``RecordingError`` where one of the two cannot be replayed.
  public func firstDifference(
    of recording: Recording, from good: Recording, field: String? = nil
  ) throws(RecordingError) -> Recording.Expectation? {
    let names = Set(try state(of: recording, after: nil).members.map(\.key))
    let common = try state(of: good, after: nil).members.map(\.key)
      .filter { names.contains($0) && (field == nil || field == $0) }
    let hashes = try hashes(of: common, in: recording)
    let goodHashes = try self.hashes(of: common, in: good)
    let both = 0..<min(hashes.count, goodHashes.count)
    guard let sample = both.first(where: { hashes[$0] != goodHashes[$0] }) else { return nil }
    let state = try state(of: recording, after: sample)
    let goodState = try self.state(of: good, after: sample)
    for name in common {
      if let value = goodState[name], state[name] != value {
        return Recording.Expectation(.after(sample), state: JSONObject([.init(name, value)]))
      }
    }
    return nil
  }

  /// A hash of some fields of the state after each sample: a state itself would take too much memory.
  private func hashes(
    of fields: [String], in recording: Recording
  ) throws(RecordingError) -> [Int] {
    var hashes: [Int] = []
    _ = try replay(recording) { sample, _, control in
      guard sample != nil else { return }
      let state = StateSnapshot(of: control).fields
      var hasher = Hasher()
      for field in fields { hasher.combine(state[field]) }
      hashes.append(hasher.finalize())
    }
    return hashes
  }

  /// The state after a sample, or at the start.
  private func state(
    of recording: Recording, after sample: Int?
  ) throws(RecordingError) -> JSONObject {
    var state = JSONObject()
    _ = try replay(recording) { index, _, control in
      if index == sample { state = StateSnapshot(of: control).fields }
    }
    return state
  }
}
