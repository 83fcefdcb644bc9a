import GestureMath

extension Recording {
  /// The recording with some of its samples only; nil where an expectation has none left to follow.
  ///
  /// An expectation after a sample that goes is moved to the last sample before it that stays.
  func keeping(_ isKept: (Int) -> Bool) -> Recording? {
    var recording = self
    recording.samples = []
    // How many samples stay among the first n.
    var counts = [0]
    for (index, sample) in samples.enumerated() {
      if isKept(index) { recording.samples.append(sample) }
      counts.append(recording.samples.count)
    }
    for index in expectations.indices {
      guard case .after(let sample) = expectations[index].checkpoint else { continue }
      guard counts.indices.contains(sample + 1), counts[sample + 1] > 0 else { return nil }
      recording.expectations[index].checkpoint = .after(counts[sample + 1] - 1)
    }
    return recording
  }

  /// The recording with only one of its expectations, and of that only one field, or the digest.
  func keeping(field: String, ofExpectation index: Int) -> Recording {
    var recording = self
    var expectation = expectations[index]
    let members = expectation.state.members.filter { $0.key.utf8.elementsEqual(field.utf8) }
    let tolerance = expectation.tolerance.of(field)
    if members.isEmpty {
      expectation.tolerance = .exact
    } else {
      expectation.digest = nil
      expectation.tolerance = tolerance.map { .all($0) } ?? .exact
    }
    expectation.state = JSONObject(members)
    recording.expectations = [expectation]
    return recording
  }

  /// The contacts from a `began` to the last sample before the next of the same id, as the indices
  /// of their samples; what comes before the first `began` of an id is one too.
  var contactSpans: [[Int]] {
    var spans: [[Int]] = []
    var open: [Int: Int] = [:]
    for (index, sample) in samples.enumerated() {
      guard case .contact(let contact) = sample.input else { continue }
      let id = contact.id ?? 0
      if contact.phase != .began, let span = open[id] {
        spans[span].append(index)
      } else {
        open[id] = spans.count
        spans.append([index])
      }
    }
    return spans
  }
}
