/// Reads the checkpoints of a recording, some at a time.
///
/// What they point to is looked at last: in a document the samples may come after them.
struct ExpectationDecoder {
  private static var checkpointKeys: [String] { ["after", "at", "end"] }

  private var expectations: [Recording.Expectation] = []
  /// What is wrong with the first checkpoint that is wrong, and where it is as far as that is known.
  private var failure: (error: RecordingError, checkpoint: Recording.Expectation.Checkpoint?)?

  /// Reads the next checkpoints; returns what they hold.
  ///
  /// - Throws: Only where a number is not finite. What is wrong besides is kept for
  ///   ``expectations(sampleCount:)``.
  mutating func read(_ slice: JSONSlice) throws(RecordingError) -> JSONTally {
    let tally = try slice.checkedTally(from: slice.start)
    for index in slice.indices where failure == nil {
      var checkpoint: Recording.Expectation.Checkpoint?
      do throws(RecordingError) {
        expectations.append(try Self.expectation(slice[index], at: index, &checkpoint))
      } catch {
        failure = (error, checkpoint)
      }
    }
    return tally
  }

  /// The checkpoints, which point to so many samples.
  ///
  /// - Throws: ``RecordingError`` about the first that is wrong.
  func expectations(
    sampleCount: Int
  ) throws(RecordingError) -> [Recording.Expectation] {
    for (index, expectation) in expectations.enumerated() {
      try Self.check(expectation.checkpoint, at: index, sampleCount)
    }
    guard let failure else { return expectations }
    try failure.checkpoint.map { checkpoint throws(RecordingError) in
      try Self.check(checkpoint, at: expectations.count, sampleCount)
    }
    var error = failure.error
    if error.expected.isEmpty { error.expected = Self.indices(sampleCount) }
    throw error
  }

  private static func check(
    _ checkpoint: Recording.Expectation.Checkpoint, at index: Int, _ sampleCount: Int
  ) throws(RecordingError) {
    guard case .after(let sample) = checkpoint, !(0..<sampleCount).contains(sample) else { return }
    throw RecordingError(
      place: .pointer("/expect/\(index)/after"),
      found: JSONValue.number(Double(sample)).summary, expected: indices(sampleCount))
  }
}

// MARK: - A checkpoint

extension ExpectationDecoder {
  private static func expectation(
    _ node: JSONNode, at index: Int, _ checkpoint: inout Recording.Expectation.Checkpoint?
  ) throws(RecordingError) -> Recording.Expectation {
    let pointer = "/expect/\(index)"
    guard node.kind == .object else {
      throw RecordingError(
        place: .pointer(pointer), found: node.summary, expected: "a checkpoint, an object")
    }
    var reader = ObjectReader(node.objectValue, at: pointer)
    for key in checkpointKeys + ["state", "within", "digest"] { reader.skip(key) }
    try reader.finish()
    let place = try Self.checkpoint(&reader)
    checkpoint = place
    var expectation = Recording.Expectation(place)
    if let state = reader.value("state") {
      guard case .object(let object) = state else {
        throw reader.error("state", expected: "an object of the control's fields")
      }
      expectation.state = object
    }
    if reader.has("digest") { expectation.digest = try digest(&reader) }
    if expectation.state.members.isEmpty, expectation.digest == nil {
      throw RecordingError(
        place: .pointer(reader.pointer), found: "a checkpoint that expects nothing",
        expected: "a \"state\" with fields, or a \"digest\"")
    }
    if let within = reader.value("within") {
      expectation.tolerance = try tolerance(within, reader, expectation.state)
    }
    return expectation
  }

  private static func checkpoint(
    _ reader: inout ObjectReader
  ) throws(RecordingError) -> Recording.Expectation.Checkpoint {
    let present = checkpointKeys.filter { reader.object[$0] != nil }
    guard let key = present.first, present.count == 1 else {
      throw RecordingError(
        place: .pointer(reader.pointer),
        found: present.isEmpty
          ? "a checkpoint without a place"
          : present.map { "\"\($0)\"" }.joined(separator: " and "),
        expected: "one of \(NearestName.choice(of: checkpointKeys))")
    }
    switch key {
    case "after":
      return .after(
        // What is expected is known when the samples are.
        try reader.read(key, default: nil, expected: "") { value in
          guard case .number(let number) = value else { return nil }
          return Int(exactly: number)
        })
    case "at":
      return .at(
        try reader.read(key, default: nil, expected: SampleField.expectedTime) { value in
          guard case .number(let time) = value, time.magnitude <= SampleField.timeLimit else {
            return nil
          }
          return time
        })
    default:
      guard reader.value("end") == .boolean(true) else {
        throw reader.error("end", expected: "true")
      }
      return .end
    }
  }

  /// What `after` may be.
  private static func indices(_ sampleCount: Int) -> String {
    switch sampleCount {
    case 0: "\"end\" or \"at\", for there are no samples"
    case 1: "0, the index of the only sample"
    default: "an integer from 0 to \(sampleCount - 1), the index of a sample"
    }
  }

  private static func digest(_ reader: inout ObjectReader) throws(RecordingError) -> UInt64 {
    guard case .string(let text)? = reader.value("digest"), text.utf8.count == 16,
      text.utf8.allSatisfy({ $0.hexadecimalValue != nil }),
      let digest = UInt64(text, radix: 16)
    else { throw reader.error("digest", expected: "16 hexadecimal digits") }
    return digest
  }

  private static func tolerances(
    _ object: JSONObject, at pointer: String, of state: JSONObject
  ) throws(RecordingError) -> [String: Double] {
    let fields = Set(state.members.lazy.map(\.key))
    var tolerances: [String: Double] = [:]
    for member in object.members {
      guard fields.contains(member.key) else {
        throw .unknownKey(member.key, of: pointer, known: state.members.map(\.key))
      }
      guard case .number(let tolerance) = member.value, tolerance >= 0 else {
        throw RecordingError(
          place: .pointer(JSONPointer.member(member.key, of: pointer)),
          found: member.value.summary, expected: "a number of at least 0")
      }
      tolerances[member.key] = tolerance
    }
    return tolerances
  }

  private static func tolerance(
    _ within: JSONValue, _ reader: ObjectReader, _ state: JSONObject
  ) throws(RecordingError) -> Recording.Expectation.Tolerance {
    switch within {
    case .number(let tolerance) where tolerance >= 0: return .all(tolerance)
    case .object(let object):
      let pointer = JSONPointer.member("within", of: reader.pointer)
      return .byField(try tolerances(object, at: pointer, of: state))
    default:
      throw reader.error(
        "within", expected: "a number of at least 0, or an object of such by field")
    }
  }
}
