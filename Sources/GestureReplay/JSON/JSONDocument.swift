import CJSON

/// A JSON document that has been read and found to be good, as json-c's tree.
///
/// json-c reads it, as strictly as it can. It still lets through more than RFC 8259; what follows is
/// refused all the same, by a pass over the bytes before it or over the values after it:
///
/// - `NaN`, `Infinity`, `-Infinity`, and numbers that overflow a double, such as `1e400`;
/// - `1.`, `1.e5`, `-01`, and integers beyond 64 bits, which json-c would clamp;
/// - keys in single quotes;
/// - a key twice in one object, also where escapes spell it in two ways;
/// - control characters, also raw tabs and line breaks in strings, and zero bytes;
/// - `\u0000` in a key, half of a surrogate pair, and UTF-8 that is overlong or encodes surrogates;
/// - an escaped pair for a character whose low 16 bits are D800 to DFFF, such as `\ud836\ude00`, which
///   is good JSON, but json-c 0.16 misreads it: write the character itself;
/// - text after the value, a document cut off, a byte order mark, and nesting beyond the limit.
///
/// What json-c changes unseen: `-0` is read as 0 (`-0.0` keeps its sign), and an integer beyond 2^53
/// is rounded to the nearest double, as every number is.
struct JSONDocument: ~Copyable {
  /// The document's value. It must not outlive the document.
  let root: JSONNode
  /// The arrays whose elements were handed out in slices, and the members that are not read; neither
  /// is in the tree.
  let outline: JSONOutline

  /// Reads a document of UTF-8 text.
  ///
  /// - Throws: ``RecordingError`` with a line and a column for bad syntax, and a JSON Pointer for a
  ///   number that is not finite.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    try self.init(JSONSource(bytes), limits, isRecording: false) { _ in JSONTally() }
  }

  /// Reads a document of UTF-8 text, and hands the elements of a recording's long arrays to `read`,
  /// some at a time. In the tree, something else stands in such an array, unless it is empty, and for
  /// all members at the top that no recording has.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - limits: How large and how deep the document may be.
  ///   - read: Takes elements; returns what they hold. It is called before the document is known
  ///     to be good.
  /// - Throws: ``RecordingError`` as the other, and what `read` throws: the place in the array of a
  ///   number that is not finite.
  init(
    _ source: JSONSource, limits: JSONLimits,
    read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) throws(RecordingError) {
    try self.init(source, limits, isRecording: true, read: read)
  }

  private init(
    _ source: JSONSource, _ limits: JSONLimits, isRecording: Bool,
    read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) throws(RecordingError) {
    let bytes = source.bytes
    guard bytes.count <= limits.byteCount else {
      throw RecordingError(
        place: .document, found: "\(bytes.count) bytes",
        expected: "at most \(limits.byteCount) bytes")
    }
    var outline = JSONOutline(limits: limits)
    var refused: RecordingError?
    do throws(RecordingError) {
      try outline.read(source, isRecording: isRecording)
    } catch {
      refused = error
    }
    var parsing = JSONParsing(source, outline, depth: limits.depth)
    if let refused {
      // Where json-c stops before what the scan refuses, it is json-c's trouble that is told: the
      // first one is what a person looks for.
      try parsing.readUnfinished(upTo: JSONScan.offset(of: refused.place, in: bytes), read)
      if let failure = outline.skip.failure { try parsing.read(failure) }
      throw refused
    }
    let node = JSONNode(object: try parsing.readAll(read))
    do throws(RecordingError) {
      let isWhole = try parsing.checkedTally(node) == outline.tally
      try outline.refuseNotFinite(in: bytes)
      if !isWhole || outline.skip.mayRepeatKey { try JSONScan.refuseRepeatedKey(in: bytes) }
      guard isWhole else { throw JSONParsing.outOfMemory }
    } catch {
      json_object_put(node.object)
      throw error
    }
    root = node
    self.outline = outline
  }

  deinit { json_object_put(root.object) }
}
