/// A pass over a document's tokens that refuses what json-c lets through.
///
/// It knows strings and numbers as RFC 8259 has them, and nothing of how they are put together:
/// that is json-c's part. It takes about a twentieth of json-c's time.
struct JSONScan {
  /// One token: a string, a number, a run of letters, or one other byte.
  struct Token {
    /// The token's first byte, which tells its kind.
    var first: UInt8
    /// Where its bytes are.
    var range: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the document to its end; returns how many colons stand outside strings, which is how
  /// many members its objects have.
  static func countMembers(
    in bytes: UnsafeBufferPointer<UInt8>, depth limit: Int
  ) throws(RecordingError) -> Int {
    var scan = JSONScan(bytes)
    var colonCount = 0
    var depth = 0
    while let token = try scan.next() {
      switch token.first {
      case .colon: colonCount += 1
      case .openBrace, .openBracket:
        depth += 1
        if depth > limit {
          throw scan.error(
            at: token.range.lowerBound, found: "an array or object inside \(limit) others",
            expected: "at most \(limit) inside each other")
        }
      case .closeBrace, .closeBracket: depth -= 1
      default: break
      }
    }
    return colonCount
  }

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
      case 0x41...0x5A, 0x61...0x7A: skipLetters()
      case 0..<0x20, 0x7F...: throw unexpectedByte(at: start)
      default: break
      }
      return Token(first: byte, range: start..<index)
    }
    return nil
  }

  private mutating func skipLetters() {
    while index < bytes.count, case 0x41...0x7A = bytes[index] { index += 1 }
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

// MARK: - Strings

extension JSONScan {
  /// Reads the rest of a string whose opening quote has been read. A string that the document's
  /// end cuts off is left to json-c.
  private mutating func skipString() throws(RecordingError) {
    let start = index - 1
    var hasNull = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote {
        index += 1
        if hasNull { try refuseKeyWithNull(from: start) }
        return
      }
      if byte == .backslash {
        if try skipEscape() { hasNull = true }
      } else if byte < 0x20 {
        throw error(
          at: index, found: character(at: index) + " in a string",
          expected: "an escape such as \\n or \\u0000, or the closing quote")
      } else if byte < 0x80 {
        index += 1
      } else {
        try skipMultibyte()
      }
    }
  }

  /// json-c's keys end at their first zero byte, so it would read another key.
  private func refuseKeyWithNull(from start: Int) throws(RecordingError) {
    var after = index
    while after < bytes.count, [.space, .tab, .lineFeed, .carriageReturn].contains(bytes[after]) {
      after += 1
    }
    if after < bytes.count, bytes[after] == .colon {
      throw error(at: start, found: "a key with \\u0000", expected: "a key without it")
    }
  }

  /// Reads an escape; true where it stands for the character zero. json-c refuses unknown escapes.
  private mutating func skipEscape() throws(RecordingError) -> Bool {
    let start = index
    index += 2
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "u") else { return false }
    guard let unit = hexadecimal(at: start + 2) else {
      try refuseBadDigits(at: start + 2)
      return false
    }
    index = start + 6
    guard unit & 0xF800 == 0xD800 else { return unit == 0 }
    if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u"), let low = hexadecimal(at: index + 2),
      low & 0xFC00 == 0xDC00
    {
      index += 6
      // The low 16 bits of the character; json-c takes it for a surrogate where they look like one.
      let lowBits = (unit & 0x3F) << 10 | low & 0x3FF
      if lowBits & 0xF800 == 0xD800 {
        throw error(
          at: start, found: "an escaped character that json-c misreads",
          expected: "the character itself")
      }
      return false
    }
    let text = String(decoding: bytes[start..<start + 6], as: UTF8.self)
    throw error(
      at: start, found: "half of a surrogate pair, \(text)",
      expected: "both halves, the high one first")
  }

  /// Four digits that the document's end cuts off are left to json-c.
  private func refuseBadDigits(at start: Int) throws(RecordingError) {
    for offset in start..<min(start + 4, bytes.count)
    where bytes[offset].hexadecimalValue == nil {
      throw error(at: offset, found: character(at: offset), expected: "a hexadecimal digit")
    }
  }

  private func hexadecimal(at offset: Int) -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Reads one character of several bytes, by table 3-7 of the Unicode Standard: json-c accepts
  /// overlong forms and surrogates.
  private mutating func skipMultibyte() throws(RecordingError) {
    let start = index
    let following: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[start] {
    case 0xC2...0xDF: following = 1
    case 0xE0: (following, second) = (2, 0xA0...0xBF)
    case 0xED: (following, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: following = 2
    case 0xF0: (following, second) = (3, 0x90...0xBF)
    case 0xF4: (following, second) = (3, 0x80...0x8F)
    case 0xF1...0xF3: following = 3
    default: throw invalidUTF8(at: start)
    }
    for offset in 1...following {
      guard start + offset < bytes.count else {
        index = bytes.count
        return
      }
      guard (offset == 1 ? second : 0x80...0xBF).contains(bytes[start + offset]) else {
        throw invalidUTF8(at: start)
      }
    }
    index = start + following + 1
  }

  private func invalidUTF8(at offset: Int) -> RecordingError {
    error(
      at: offset, found: "the byte 0x\(bytes[offset].hexadecimalText), which is not UTF-8",
      expected: "text in UTF-8")
  }
}

// MARK: - Numbers

extension JSONScan {
  /// Reads a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`. `-Infinity` is left
  /// to whoever looks at the values, who can tell its place in the document.
  private mutating func skipNumber(from start: Int) throws(RecordingError) {
    index = start
    if bytes[index] == .minus { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "I") { return }
    let integerStart = index
    let digitCount = try skipDigits(from: start)
    if digitCount > 1, bytes[integerStart] == .zero {
      throw malformed(start, expected: "a number without leading zeros")
    }
    var isInteger = true
    if index < bytes.count, bytes[index] == .point {
      isInteger = false
      index += 1
      _ = try skipDigits(from: start)
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      index += 1
      if index < bytes.count, bytes[index] == .minus || bytes[index] == UInt8(ascii: "+") {
        index += 1
      }
      _ = try skipDigits(from: start)
    }
    if isInteger, digitCount >= 19 { try refuseHugeInteger(start) }
  }

  /// Reads at least one digit; returns how many.
  private mutating func skipDigits(from start: Int) throws(RecordingError) -> Int {
    let first = index
    while index < bytes.count, case .zero ... .nine = bytes[index] { index += 1 }
    guard index > first else {
      guard index < bytes.count else {
        throw error(
          at: index, found: "the end of the file", expected: "the rest of the document")
      }
      throw malformed(start, expected: "a digit after it")
    }
    return index - first
  }

  private func malformed(_ start: Int, expected: String) -> RecordingError {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return error(at: start, found: "the number \(text.abbreviated)", expected: expected)
  }

  /// json-c would read the nearest 64-bit integer instead.
  private func refuseHugeInteger(_ start: Int) throws(RecordingError) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if Int64(text) == nil && UInt64(text) == nil {
      throw error(
        at: start, found: "the integer \(text.abbreviated)",
        expected: "an integer of at most 64 bits",
        advice: "write it with a decimal point or an exponent")
    }
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
