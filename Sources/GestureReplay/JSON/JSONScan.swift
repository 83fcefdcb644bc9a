/// A pass over a document's tokens that refuses what json-c lets through.
///
/// It knows strings and numbers as RFC 8259 has them, and nothing of how they are put together:
/// that is json-c's part.
struct JSONScan {
  /// One token: a string, a number, a run of letters, or one other byte.
  struct Token {
    /// The token's first byte, which tells its kind.
    var first: UInt8
    /// Where its bytes are.
    var range: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  /// How many bytes the escapes of the last string take more than what they stand for.
  var escapeExcess = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the next token; nil at the end.
  @inline(__always)
  mutating func next() throws(RecordingError) -> Token? {
    while index < bytes.count {
      let start = index
      let byte = bytes[start]
      index += 1
      switch byte {
      case .space, .tab, .lineFeed, .carriageReturn: continue
      case .quote: try skipString()
      case .minus, .zero ... .nine: try skipNumber(from: start)
      case .apostrophe:
        throw error(at: start, found: "a single quote", expected: "a double quote (\")")
      case _ where byte.isASCIILetter: skipLetters()
      case 0..<0x20, 0x7F...: throw unexpectedByte(at: start)
      default: break
      }
      return Token(first: byte, range: start..<index)
    }
    return nil
  }

  private mutating func skipLetters() {
    // A bracket between Z and a is no letter: it closes what a word stands in.
    while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
  }

  private func unexpectedByte(at offset: Int) -> RecordingError {
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return error(
        at: 0, found: "a byte order mark", expected: "a document that starts with its value",
        advice: "save it as UTF-8 without one")
    }
    return error(at: offset, found: character(at: offset), expected: "JSON")
  }
}

// MARK: - Errors

extension JSONScan {
  /// Says what stands at `offset`, for an error.
  func character(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    switch bytes[offset] {
    case .tab: return "a tab"
    case .lineFeed, .carriageReturn: return "a line break"
    case .quote: return "a double quote"
    case 0..<0x20, 0x7F: return "the control character 0x\(bytes[offset].hexadecimalText)"
    case 0x20..<0x7F: return "\"\(Character(UnicodeScalar(bytes[offset])))\""
    default:
      let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      if let scalar = text.unicodeScalars.first, scalar.value != 0xFFFD {
        return "\"\(Character(scalar))\""
      }
      return "the byte 0x\(bytes[offset].hexadecimalText), which is not UTF-8"
    }
  }

  /// The offset of a line and a column; that of the end for any other place.
  static func offset(
    of place: RecordingError.Place, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard case .position(let line, let column) = place else { return bytes.count }
    var start = 0
    for _ in 1..<line {
      start = (bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count - 1) + 1
    }
    return min(start + column - 1, bytes.count)
  }

  /// An error at a byte of the document.
  func error(
    at offset: Int, found: String, expected: String, advice: String? = nil
  ) -> RecordingError {
    var line = 1
    var lineStart = 0
    for (position, byte) in bytes[..<min(offset, bytes.count)].enumerated() where byte == .lineFeed
    {
      line += 1
      lineStart = position + 1
    }
    return RecordingError(
      place: .position(line: line, column: offset - lineStart + 1), found: found,
      expected: expected, advice: advice)
  }
}
