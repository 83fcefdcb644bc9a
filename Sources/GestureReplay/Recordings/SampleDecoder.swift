import GestureMath

/// Reads samples that are written as objects, some at a time.
struct SampleDecoder {
  private let storage = SampleStorage()
  /// What is wrong with the first sample that is wrong, seen from the array.
  private var failure: RecordingError?

  /// Reads the next samples; returns what they hold.
  ///
  /// - Throws: Only where a number is not finite. What is wrong besides is kept for ``samples()``.
  mutating func read(_ slice: JSONSlice) throws(RecordingError) -> JSONTally {
    guard failure == nil else { return try slice.checkedTally(from: slice.start) }
    var tally = JSONTally()
    storage.reserve(slice.arrayCount)
    for index in slice.indices {
      do throws(RecordingError) {
        tally += try read(slice[index])
      } catch {
        failure = error.inside(index)
        tally += try slice.checkedTally(from: index)
        return tally
      }
    }
    return tally
  }

  /// The samples.
  ///
  /// - Throws: ``RecordingError`` about the first that is wrong.
  func samples() throws(RecordingError) -> Samples {
    if let failure { throw failure }
    return Samples(storage)
  }

  /// The nodes of a sample's members.
  private struct Fields {
    var t, phase, x, y, id, type, pressure, command: JSONNode?
    var unknownKey: UnsafePointer<CChar>?

    @inline(__always)
    init(_ node: JSONNode) {
      for member in node.members {
        switch SampleField(member.key) {
        case .t: t = member.value
        case .phase: phase = member.value
        case .x: x = member.value
        case .y: y = member.value
        case .id: id = member.value
        case .type: type = member.value
        case .pressure: pressure = member.value
        case .command: command = member.value
        case nil: if unknownKey == nil { unknownKey = member.key }
        }
      }
    }
  }

  /// Reads a sample; returns what it holds.
  private func read(_ node: JSONNode) throws(RecordingError) -> JSONTally {
    guard node.kind == .object else {
      throw SampleField.error(node, expected: "a sample, an object")
    }
    let fields = Fields(node)
    if let command = fields.command {
      storage.append(try self.command(command, fields, node))
      return try node.checkedTally()
    }
    if let key = fields.unknownKey {
      throw .unknownKey(
        String(cString: key), of: "", known: SampleField.allCases.map(\.rawValue))
    }
    let time = try read("t", fields.t, SampleField.time)
    guard let phaseNode = fields.phase else {
      throw SampleField.error(nil, expected: "a phase, or a command").inside("phase")
    }
    let phase = try read("phase", phaseNode, SampleField.phase)
    var contact = Sample.Contact(phase)
    contact.location = try location(fields, phase)
    if let id = fields.id { contact.id = try read("id", id, SampleField.id) }
    if let type = fields.type { contact.device = try read("type", type, SampleField.device) }
    if let pressure = fields.pressure {
      contact.pressure = try read("pressure", pressure, SampleField.pressure)
    }
    storage.append(contact, at: time)
    // All values are numbers in range, and strings that are short.
    return JSONTally(members: node.count, values: node.count + 1)
  }

  @inline(__always)
  private func location(
    _ fields: Fields, _ phase: PointerEvent.Phase
  ) throws(RecordingError) -> Point? {
    if fields.x == nil, fields.y == nil, phase != .began, phase != .moved { return nil }
    let x = try read("x", fields.x, SampleField.coordinate)
    let y = try read("y", fields.y, SampleField.coordinate)
    return Point(x: x, y: y)
  }

  private func command(
    _ node: JSONNode, _ fields: Fields, _ whole: JSONNode
  ) throws(RecordingError) -> Sample {
    if fields.phase != nil {
      throw RecordingError(
        place: .pointer("/command"), found: "a command beside a phase",
        expected: "one of the two", advice: "make it two samples")
    }
    guard let name = node.text, !name.isEmpty else {
      throw SampleField.error(node, expected: "a command's name").inside("command")
    }
    let time = try read("t", fields.t, SampleField.time)
    var arguments = whole.objectValue
    arguments["t"] = nil
    arguments["command"] = nil
    return Sample(time: time, .command(Sample.Command(name, arguments)))
  }

  @inline(__always)
  private func read<Node, Value>(
    _ key: StaticString, _ node: Node, _ convert: (Node) throws(RecordingError) -> Value
  ) throws(RecordingError) -> Value {
    do throws(RecordingError) {
      return try convert(node)
    } catch {
      throw error.inside(key.description)
    }
  }
}
