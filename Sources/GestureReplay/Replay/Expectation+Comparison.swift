extension Recording.Expectation {
  /// Refuses an expectation that no state of the control could meet, as a field is unknown or of
  /// another kind.
  ///
  /// - Parameters:
  ///   - fields: The fields of the control's state.
  ///   - sampleCount: The number of samples of the recording.
  ///   - pointer: Where the expectation is in the document.
  /// - Throws: ``RecordingError`` at the field.
  func check(
    against fields: JSONObject, sampleCount: Int, at pointer: String
  ) throws(RecordingError) {
    if case .after(let sample) = checkpoint, !(0..<sampleCount).contains(sample) {
      throw RecordingError(
        place: .pointer(pointer + "/after"), found: "the number \(sample)",
        expected: "the index of one of \(sampleCount) samples")
    }
    for member in state.members {
      let place = RecordingError.Place.pointer(
        "\(pointer)/state/\(JSONPointer.escaped(member.key))")
      guard let value = fields[member.key] else {
        let known = fields.members.map(\.key)
        throw RecordingError(
          place: place, found: "an unknown field",
          expected: "a field of the control's state: " + known.joined(separator: ", "),
          advice: NearestName.advice(for: member.key, in: known))
      }
      guard member.value.couldEqual(value) else {
        throw RecordingError(
          place: place, found: member.value.summary, expected: value.kindWithArticle)
      }
    }
  }

  /// The fields of a state that are expected, or all of them where nothing is.
  func asked(of state: JSONObject) -> JSONObject {
    if self.state.members.isEmpty, digest == nil { return state }
    return JSONObject(state.members.filter { self.state[$0.key] != nil })
  }

  /// The fields in which what was reached differs from what is expected, in the expectation's order,
  /// and the digest last.
  func divergences(
    from reached: Outcome.Reached, index: Int, sample: Int?
  ) -> [Divergence] {
    func divergence(_ field: String, _ expected: JSONValue, _ actual: JSONValue) -> Divergence {
      Divergence(
        expectation: index, checkpoint: checkpoint, sample: sample, field: field,
        expected: expected, actual: actual,
        tolerance: expected.holdsNumbers ? tolerance.of(field) : nil,
        ulps: actual.ulps(to: expected))
    }
    var divergences: [Divergence] = []
    for member in state.members {
      let actual = reached.state[member.key] ?? .null
      if !actual.matches(member.value, within: tolerance.of(member.key)) {
        divergences.append(divergence(member.key, member.value, actual))
      }
    }
    if let digest, digest != reached.digest {
      divergences.append(
        divergence("digest", .string(digest.digestText), .string(reached.digest.digestText)))
    }
    return divergences
  }
}

extension Recording.Expectation.Tolerance {
  /// How far a number of this field may be off; nil where it must be exact.
  func of(_ field: String) -> Double? {
    switch self {
    case .exact: nil
    case .all(let tolerance): tolerance
    case .byField(let tolerances): tolerances[field]
    }
  }
}

extension JSONValue {
  /// Whether a state could have the one value now and the other later.
  fileprivate func couldEqual(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, _), (_, .null), (.boolean, .boolean), (.number, .number), (.string, .string),
      (.array, .array), (.object, .object):
      true
    default: false
    }
  }

  /// Whether a tolerance means anything to the value.
  fileprivate var holdsNumbers: Bool {
    switch self {
    case .number: true
    case .array(let values): values.contains(where: \.holdsNumbers)
    default: false
    }
  }

  /// What the value is, with its article, such as "a number".
  fileprivate var kindWithArticle: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
