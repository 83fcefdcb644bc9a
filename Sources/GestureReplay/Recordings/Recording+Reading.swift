import GestureMath

extension Recording {
  /// The largest version of the format that is read, and the one that is written.
  public static var formatVersion: Int { 1 }

  /// Reads a recording from a JSON document. It is read whole, or refused whole.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 text, one JSON object.
  ///   - file: The path that errors name.
  ///   - line: The line of a JSON Lines file that the document is, which errors name.
  ///   - limits: How large and how deep the document may be.
  /// - Throws: ``RecordingError`` with a line and a column where it is no JSON, and a JSON Pointer
  ///   where it is no recording.
  public init(
    json bytes: [UInt8], file: String? = nil, line: Int? = nil, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    do throws(RecordingError) {
      self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
        let document = try JSONDocument(bytes, limits: limits)
        return try Recording(document.root)
      }
    } catch {
      var error = error
      error.file = file
      error.line = line
      throw error
    }
  }

  /// Reads a recording from a file that holds one JSON document.
  ///
  /// - Throws: ``RecordingError`` where the file cannot be read, or as ``init(json:file:line:limits:)``.
  public init(
    contentsOf path: String, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    let bytes = try FileBytes.read(path, limit: limits.byteCount)
    try self.init(json: bytes, file: path, limits: limits)
  }
}

// MARK: - Decoding

extension Recording {
  private init(_ root: JSONNode) throws(RecordingError) {
    guard root.kind == .object else {
      throw RecordingError(
        place: .pointer(""), found: root.summary, expected: "a recording, an object")
    }
    // The samples stay in json-c's tree; they are most of a document.
    var samplesNode: JSONNode?
    var top = JSONObject()
    for member in root.members {
      let key = String(cString: member.key)
      if key == "samples" {
        samplesNode = member.value
      } else {
        top.members.append(JSONObject.Member(key, member.value.value))
      }
    }
    var reader = ObjectReader(top)
    try Self.checkFormat(&reader)
    let name = reader.has("name") ? try reader.string("name") : nil
    let space = try Self.space(&reader)
    let control = try Self.control(&reader)
    let (samples, form) = try Self.samples(samplesNode)
    let expectations = try reader.value("expect").map { value throws(RecordingError) in
      try ExpectationDecoder.expectations(value, sampleCount: samples.count)
    }
    let others = top.members.filter { !reader.known.contains($0.key) }
    self.init(
      name: name, space: space, control: control, samples: samples, sampleForm: form,
      expectations: expectations ?? [], otherMembers: JSONObject(others))
  }

  private static func checkFormat(_ reader: inout ObjectReader) throws(RecordingError) {
    guard reader.value("format") == .string("swivel") else {
      throw reader.error("format", expected: "\"swivel\"")
    }
    guard let version = reader.value("version"), case .number(let number) = version else {
      throw reader.error("version", expected: "the version, \(formatVersion)")
    }
    guard number == Double(formatVersion) else {
      throw reader.error(
        "version", expected: "version \(formatVersion)",
        advice: number > Double(formatVersion) ? "update swivel to read it" : nil)
    }
  }

  private static func space(_ reader: inout ObjectReader) throws(RecordingError) -> Size? {
    guard let value = reader.value("space") else { return nil }
    guard case .object(let object) = value else {
      throw reader.error("space", expected: "an object of width and height")
    }
    var extent = ObjectReader(object, at: "/space")
    extent.skip("width")
    extent.skip("height")
    try extent.finish()
    var lengths: [Double] = []
    for key in ["width", "height"] {
      guard case .number(let length)? = extent.object[key], length > 0,
        length <= PointerEvent.coordinateLimit
      else {
        throw extent.error(key, expected: "a number above 0, at most 1e9")
      }
      lengths.append(length)
    }
    return Size(width: lengths[0], height: lengths[1])
  }

  private static func control(_ reader: inout ObjectReader) throws(RecordingError) -> JSONObject? {
    guard let value = reader.value("control") else { return nil }
    guard case .object(let object) = value else {
      throw reader.error("control", expected: "an object with the control's type")
    }
    var control = ObjectReader(object, at: "/control")
    _ = try control.string("type")
    return object
  }

  private static func samples(
    _ node: JSONNode?
  ) throws(RecordingError) -> (Samples, SampleForm) {
    do throws(RecordingError) {
      switch node?.kind {
      case .array?: return (try node.map(SampleDecoder.samples) ?? [], .objects)
      case .object?: return (try node.map(ColumnDecoder.samples) ?? [], .columns)
      default:
        throw SampleField.error(node, expected: "an array of samples, or an object of columns")
      }
    } catch {
      throw error.inside("samples")
    }
  }
}
