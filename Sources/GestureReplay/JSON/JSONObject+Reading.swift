extension JSONObject {
  /// Reads a JSON document that is one object.
  ///
  /// - Throws: ``RecordingError`` where it is no JSON, or no object.
  public init(json bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(RecordingError) {
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      let document = try JSONDocument(bytes, limits: limits)
      guard case .object(let object) = document.root.value else {
        throw RecordingError(
          place: .document, found: document.root.summary, expected: "an object")
      }
      return object
    }
  }
}
