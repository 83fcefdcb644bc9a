extension JSONValue {
  /// Reads a JSON document of UTF-8 text, of whatever kind its value is.
  ///
  /// Whatever RFC 8259 does not allow is refused, and so are a key twice in one object and a number
  /// that a double or a 64-bit integer cannot hold. `-0` is read as 0; `-0.0` keeps its sign.
  ///
  /// - Throws: ``RecordingError`` with a line and a column, or a JSON Pointer.
  public init(
    json bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      let document = try JSONDocument(bytes, limits: limits)
      return document.root.value
    }
  }

  /// Reads a JSON document; see ``init(json:limits:)-([UInt8],_)``.
  ///
  /// - Throws: ``RecordingError`` with a line and a column, or a JSON Pointer.
  public init(
    json text: String, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    try self.init(json: Array(text.utf8), limits: limits)
  }
}
