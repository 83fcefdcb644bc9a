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
    self = try Self.locatingErrors(in: file, line) { () throws(RecordingError) in
      try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
        try Recording(JSONSource(bytes), limits)
      }
    }
  }

  /// Reads a recording from a file that holds one JSON document, or a packed recording.
  ///
  /// A large file is mapped into memory, not copied: it must not be changed meanwhile.
  ///
  /// - Throws: ``RecordingError`` where the file cannot be read, or as ``init(json:file:line:limits:)``
  ///   and ``init(packed:file:limits:)``.
  public init(
    contentsOf path: String, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    let contents = try FileContents(path, limit: limits.byteCount)
    self = try Self.locatingErrors(in: path, nil) { () throws(RecordingError) in
      try Recording(contents, limits)
    }
  }

  /// Reads a recording from the contents of a file.
  init(_ contents: FileContents, _ limits: JSONLimits) throws(RecordingError) {
    if let packed = try contents.packed() {
      try self.init(packed: packed, file: nil, limits: limits)
    } else {
      self = try contents.withSource { source throws(RecordingError) in
        guard !PackedLayout.isDamaged(source.bytes) else {
          throw RecordingError(
            place: .document, found: "a packed recording that was changed as a text is",
            expected: "its bytes as they were", advice: "copy it as a binary file")
        }
        return try Recording(source, limits)
      }
    }
  }

  private static func locatingErrors(
    in file: String?, _ line: Int?, _ read: () throws(RecordingError) -> Recording
  ) throws(RecordingError) -> Recording {
    do throws(RecordingError) {
      return try read()
    } catch {
      var error = error
      error.file = file
      error.line = line
      throw error
    }
  }
}

// MARK: - Decoding

extension Recording {
  /// Reads a document. Where it holds some of the samples only, as a packed recording's head does,
  /// `sampleCount` tells how many there are for the checkpoints.
  init(
    _ source: JSONSource, sampleCount: Int? = nil, _ limits: JSONLimits
  ) throws(RecordingError) {
    var reader = SliceReader()
    let document = try JSONDocument(source, limits: limits) { slice throws(RecordingError) in
      try reader.read(slice)
    }
    try self.init(document.root, reader, document.outline, sampleCount)
    others = try OtherMembers(source.bytes, document.outline.skips)
  }

  private init(
    _ root: JSONNode, _ slices: SliceReader, _ outline: JSONOutline, _ sampleCount: Int?
  ) throws(RecordingError) {
    guard root.kind == .object else {
      let count = outline.arrays.first?.count
      throw RecordingError(
        place: .pointer(""), found: count.map(JSONValue.summary(ofArrayOf:)) ?? root.summary,
        expected: "a recording, an object")
    }
    // What is a long array stays in json-c's tree.
    var samplesNode: JSONNode?
    var expectNode: JSONNode?
    var top = JSONObject()
    for member in root.members {
      let key = String(cString: member.key)
      switch key {
      case "samples": samplesNode = member.value
      case "expect": expectNode = member.value
      // Members that are not read have another one's place.
      case _ where !Self.knownKeys.contains(key): break
      default: top.members.append(JSONObject.Member(key, member.value.value))
      }
    }
    var reader = ObjectReader(top)
    try Self.checkFormat(&reader)
    let name = reader.has("name") ? try reader.string("name") : nil
    let space = try Self.space(&reader)
    let control = try Self.control(&reader)
    let (samples, form) = try Self.samples(samplesNode, slices)
    if let expectNode, expectNode.kind != .array {
      throw RecordingError(
        place: .pointer("/expect"), found: expectNode.summary, expected: "an array of checkpoints")
    }
    self.init(
      name: name, space: space, control: control, samples: samples, sampleForm: form,
      expectations: try slices.expectations.expectations(sampleCount: sampleCount ?? samples.count))
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
    _ node: JSONNode?, _ reader: SliceReader
  ) throws(RecordingError) -> (Samples, SampleForm) {
    do throws(RecordingError) {
      switch node?.kind {
      case .array?: return (try reader.objects.samples(), .objects)
      case .object?:
        guard let node else { break }
        return (try reader.columns.samples(node), .columns)
      default: break
      }
      throw SampleField.error(node, expected: "an array of samples, or an object of columns")
    } catch {
      throw error.inside("samples")
    }
  }
}
