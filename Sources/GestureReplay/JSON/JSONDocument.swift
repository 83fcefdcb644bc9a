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

  /// Reads a document of UTF-8 text.
  ///
  /// - Throws: ``RecordingError`` with a line and a column for bad syntax, and a JSON Pointer for a
  ///   number that is not finite.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    guard bytes.count <= limits.byteCount else {
      throw RecordingError(
        place: .document, found: "\(bytes.count) bytes",
        expected: "at most \(limits.byteCount) bytes")
    }
    let memberCount = try Self.scan(bytes, depth: limits.depth)
    let node = JSONNode(object: try Self.parse(bytes, depth: limits.depth))
    do throws(RecordingError) {
      if try node.checkedMemberCount() != memberCount {
        try JSONScan.refuseRepeatedKey(in: bytes)
      }
    } catch {
      json_object_put(node.object)
      throw error
    }
    root = node
  }

  deinit { json_object_put(root.object) }
}

// MARK: - Parsing

extension JSONDocument {
  /// Counts the members before json-c reads them. Where the scan refuses something, and json-c would
  /// stop before it, it is json-c's trouble that is told: the first one is what a person looks for.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, depth: Int
  ) throws(RecordingError) -> Int {
    do throws(RecordingError) {
      return try JSONScan.countMembers(in: bytes, depth: depth)
    } catch {
      do throws(RecordingError) {
        json_object_put(try parse(bytes, depth: depth))
      } catch let other {
        if other.place.isBefore(error.place) { throw other }
      }
      throw error
    }
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, depth: Int
  ) throws(RecordingError) -> OpaquePointer? {
    guard let tokener = json_tokener_new_ex(Int32(depth) + 1) else { throw outOfMemory }
    defer { json_tokener_free(tokener) }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
    let object = bytes.withMemoryRebound(to: CChar.self) { characters in
      json_tokener_parse_ex(tokener, characters.baseAddress, Int32(characters.count))
    }
    switch json_tokener_get_error(tokener) {
    case json_tokener_success:
      return object
    case json_tokener_continue:
      return try finish(tokener, bytes)
    case let error:
      throw syntaxError(error, at: Int(json_tokener_get_parse_end(tokener)), bytes)
    }
  }

  /// Tells json-c that there is nothing more: a number or a word alone ends only then.
  private static func finish(
    _ tokener: UnsafeMutablePointer<json_tokener>, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(RecordingError) -> OpaquePointer? {
    let object = json_tokener_parse_ex(tokener, "", 1)
    guard json_tokener_get_error(tokener) == json_tokener_success else {
      throw syntaxError(json_tokener_error_parse_eof, at: bytes.count, bytes)
    }
    return object
  }

  private static var outOfMemory: RecordingError {
    RecordingError(place: .document, found: "no memory left", expected: "memory to read it")
  }

  private static func syntaxError(
    _ error: json_tokener_error, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> RecordingError {
    let scan = JSONScan(bytes)
    return scan.error(
      at: offset, found: scan.character(at: offset),
      expected: expectation(after: error, at: offset, bytes))
  }

  private static func expectation(
    after error: json_tokener_error, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    if offset == bytes.count {
      return bytes.allSatisfy { [.space, .tab, .lineFeed, .carriageReturn].contains($0) }
        ? "a value" : "the rest of the document"
    }
    return switch error {
    case json_tokener_error_parse_null: "null"
    case json_tokener_error_parse_boolean: "true or false"
    case json_tokener_error_parse_number: "the rest of a number, or what follows it"
    case json_tokener_error_parse_array: "\",\" or \"]\""
    case json_tokener_error_parse_object_key_name: "a key in double quotes, or \"}\""
    case json_tokener_error_parse_object_key_sep: "\":\" after the key"
    case json_tokener_error_parse_object_value_sep: "\",\" or \"}\""
    case json_tokener_error_parse_string:
      #"one of the escapes \" \\ \/ \b \f \n \r \t \u0000"#
    case json_tokener_error_parse_utf8_string: "text in UTF-8"
    default: expectation(at: offset, bytes)
    }
  }

  /// json-c does not say what it waited for; the byte before tells.
  private static func expectation(
    at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    let before = bytes[..<offset].last {
      ![.space, .tab, .lineFeed, .carriageReturn].contains($0)
    }
    switch before {
    case nil, .colon?, .openBracket?: return "a value"
    case .comma?: return "something after the comma"
    default: return "the end of the file"
    }
  }
}
