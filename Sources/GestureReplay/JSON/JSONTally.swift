import CJSON

/// What a text holds, counted as it is scanned, and again in json-c's tree of it. Where the counts
/// differ, a key stood twice, or json-c found no memory and left something out, which it does not say.
package struct JSONTally: Hashable {
  /// The members of all objects.
  var members = 0
  /// The values, inner ones too.
  var values = 0
  /// The values that are null, as one is for which there was no memory.
  var nulls = 0
  /// The bytes of all long strings, keys too, once their escapes are read.
  var longTextBytes = 0

  /// Adds a string of so many bytes, if it is a long one.
  ///
  /// json-c gathers a string in a buffer, which has 32 bytes at first. What is shorter is never cut.
  mutating func add(textOf count: Int) {
    if count > Self.shortTextLimit { longTextBytes += count }
  }

  /// Takes away a string of so many bytes.
  mutating func remove(textOf count: Int) {
    if count > Self.shortTextLimit { longTextBytes -= count }
  }

  /// The longest string or number that fits the buffer as it is at first.
  static var shortTextLimit: Int { 24 }

  static func += (left: inout JSONTally, right: JSONTally) {
    left.members += right.members
    left.values += right.values
    left.nulls += right.nulls
    left.longTextBytes += right.longTextBytes
  }
}

extension JSONTally {
  /// What a recording's text holds by the scan, and by json-c's tree: the two are compared wherever a
  /// document is read.
  package static func tallies(
    ofRecording json: [UInt8]
  ) throws(RecordingError) -> (scanned: JSONTally, read: JSONTally) {
    try json.withUnsafeBufferPointer { bytes throws(RecordingError) in
      let source = JSONSource(bytes)
      let limits = JSONLimits()
      var outline = JSONOutline(limits: limits)
      try outline.read(source, isRecording: true)
      var parsing = JSONParsing(source, outline, depth: limits.depth)
      var reader = SliceReader()
      let object = try parsing.readAll { slice throws(RecordingError) in try reader.read(slice) }
      defer { json_object_put(object) }
      return (outline.tally, try parsing.checkedTally(JSONNode(object: object)))
    }
  }
}
