import CJSON

/// json-c's parser, which is fed a text in pieces, as strictly as it can read. It need not look at
/// UTF-8, which takes it a tenth of its time: `JSONScan` has done so.
struct JSONTokener: ~Copyable {
  private let tokener: UnsafeMutablePointer<json_tokener>

  /// What came of a piece.
  enum Outcome {
    /// A value that was complete with it, which the caller must put back; nil is JSON's null.
    case value(OpaquePointer?)
    /// The value goes on.
    case unfinished
    /// What json-c found, and the offset in the piece.
    case failure(json_tokener_error, offset: Int)
    /// There was no memory: json-c stopped before the end, and says that all is well.
    case noMemory
  }

  /// Creates a parser that allows so many arrays and objects inside each other; nil without memory.
  init?(depth: Int) {
    guard let tokener = json_tokener_new_ex(Int32(depth) + 1) else { return nil }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
    self.tokener = tokener
  }

  deinit { json_tokener_free(tokener) }

  /// Has the buffer that numbers are gathered in grow to so many bytes: a number that does not fit,
  /// for want of memory, would be read as another one. False where there is no memory.
  func makeRoom(forNumberOf count: Int) -> Bool {
    guard count > JSONTally.shortTextLimit else { return true }
    _ = feed("\"")
    for _ in 0...count / 64 {
      _ = feed("0123456789012345678901234567890123456789012345678901234567890123")
    }
    guard case .value(let object) = feed("\"") else { return false }
    defer { json_object_put(object) }
    return json_object_get_string_len(object) >= count
  }

  /// Reads a piece. After a value, the next piece begins another.
  func feed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Outcome {
    guard !bytes.isEmpty else { return .unfinished }
    return UnsafeBufferPointer(rebasing: bytes).withMemoryRebound(to: CChar.self) { characters in
      feed(characters.baseAddress, characters.count)
    }
  }

  /// Reads a piece of ASCII text.
  func feed(_ text: StaticString) -> Outcome {
    text.withUTF8Buffer { bytes in feed(bytes[...]) }
  }

  /// Says that there is nothing more: a number or a word alone ends only then.
  func finish() -> Outcome { feed("", 1) }

  private func feed(_ start: UnsafePointer<CChar>?, _ count: Int) -> Outcome {
    let object = json_tokener_parse_ex(tokener, start, Int32(count))
    switch json_tokener_get_error(tokener) {
    case json_tokener_success:
      let rest = UnsafeBufferPointer(start: start, count: count)
        .dropFirst(Int(json_tokener_get_parse_end(tokener)))
      if rest.allSatisfy({ [0, 0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return .value(object) }
      json_object_put(object)
      return .noMemory
    case json_tokener_continue: return .unfinished
    case let error: return .failure(error, offset: Int(json_tokener_get_parse_end(tokener)))
    }
  }
}
