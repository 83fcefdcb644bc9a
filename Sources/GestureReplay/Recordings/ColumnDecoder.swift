import GestureMath

/// Reads samples that are written as an object of columns of equal length.
///
/// Null in `x` and `y` together stands for no place, where the phase allows that; null in `id`,
/// `type` or `pressure` for none. `t`, `phase`, `x` and `y` must be there.
struct ColumnDecoder {
  private let t, x, y: JSONNode
  private let id, type, pressure: JSONNode?
  private let phases: UnsafeBufferPointer<UInt8>

  private static var keys: [String] { ["t", "phase", "x", "y", "id", "type", "pressure"] }

  /// Reads an object of columns.
  static func samples(_ node: JSONNode) throws(RecordingError) -> Samples {
    let decoder = try ColumnDecoder(node)
    var samples = Samples()
    samples.reserveCapacity(decoder.phases.count)
    for index in decoder.phases.indices {
      samples.append(try decoder.sample(index))
    }
    return samples
  }

  private init(_ node: JSONNode) throws(RecordingError) {
    var columns: [SampleField: JSONNode] = [:]
    for member in node.members {
      guard let field = SampleField(member.key) else {
        throw .unknownKey(String(cString: member.key), of: "", known: Self.keys)
      }
      if field == .command {
        throw RecordingError(
          place: .pointer("/command"), found: "commands in columns", expected: "contacts only",
          advice: "write the samples as an array of objects")
      }
      columns[field] = member.value
    }
    let time = try Self.column(.t, columns[.t])
    guard let phases = columns[.phase]?.utf8 else {
      throw SampleField.error(
        columns[.phase], expected: "a string of one letter a sample: b, m, s, e or c"
      ).inside("phase")
    }
    self.phases = phases
    t = time
    x = try Self.column(.x, columns[.x])
    y = try Self.column(.y, columns[.y])
    id = try columns[.id].map { node throws(RecordingError) in try Self.column(.id, node) }
    type = try columns[.type].map { node throws(RecordingError) in try Self.column(.type, node) }
    pressure = try columns[.pressure].map { node throws(RecordingError) in
      try Self.column(.pressure, node)
    }
    try checkLengths()
  }

  private static func column(
    _ field: SampleField, _ node: JSONNode?
  ) throws(RecordingError) -> JSONNode {
    guard let node, node.kind == .array else {
      throw SampleField.error(node, expected: "an array, one value a sample")
        .inside(field.rawValue)
    }
    return node
  }

  private func checkLengths() throws(RecordingError) {
    let lengths: [(SampleField, Int?, String)] = [
      (.phase, phases.count, "letter"), (.x, x.count, "value"), (.y, y.count, "value"),
      (.id, id?.count, "value"), (.type, type?.count, "value"),
      (.pressure, pressure?.count, "value"),
    ]
    for case (let field, let length?, let unit) in lengths where length != t.count {
      throw RecordingError(
        place: .pointer("/" + field.rawValue), found: "\(length) \(unit)\(length == 1 ? "" : "s")",
        expected: "\(t.count), as many as in \"t\"")
    }
  }
}

// MARK: - One sample

extension ColumnDecoder {
  private func sample(_ index: Int) throws(RecordingError) -> Sample {
    guard let phase = SampleField.phase(letter: phases[index]) else { throw badLetter(index) }
    let time = try read(.t, t[index], index, SampleField.time)
    var contact = Sample.Contact(phase)
    contact.location = try location(index, phase)
    if let node = id?[index], node.object != nil {
      contact.id = try read(.id, node, index, SampleField.id)
    }
    if let node = type?[index], node.object != nil {
      contact.device = try read(.type, node, index, SampleField.device)
    }
    if let node = pressure?[index], node.object != nil {
      contact.pressure = try read(.pressure, node, index, SampleField.pressure)
    }
    return Sample(time: time, .contact(contact))
  }

  @inline(__always)
  private func location(
    _ index: Int, _ phase: PointerEvent.Phase
  ) throws(RecordingError) -> Point? {
    let (x, y) = (self.x[index], self.y[index])
    if x.object == nil, y.object == nil, phase != .began, phase != .moved { return nil }
    return Point(
      x: try read(.x, x, index, SampleField.coordinate),
      y: try read(.y, y, index, SampleField.coordinate))
  }

  @inline(__always)
  private func read<Node, Value>(
    _ field: SampleField, _ node: Node, _ index: Int,
    _ convert: (Node) throws(RecordingError) -> Value
  ) throws(RecordingError) -> Value {
    do throws(RecordingError) {
      return try convert(node)
    } catch {
      throw error.inside(index).inside(field.rawValue)
    }
  }

  private func badLetter(_ index: Int) -> RecordingError {
    // The letters before are one byte each, so the index is that of the character too.
    let rest = String(decoding: phases[index...], as: UTF8.self)
    return RecordingError(
      place: .pointer("/phase"),
      found: "the letter \(String(rest.prefix(1)).quoted) for sample \(index)",
      expected: NearestName.choice(of: ["b", "m", "s", "e", "c"]))
  }
}
