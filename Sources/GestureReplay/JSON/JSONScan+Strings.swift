extension JSONScan {
  /// Reads the rest of a string whose opening quote has been read. A string that the document's
  /// end cuts off is left to json-c.
  mutating func skipString() throws(RecordingError) {
    let start = index - 1
    var hasNull = false
    escapeExcess = 0
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

  /// What may follow a backslash, for an error.
  static let expectedEscape = #"one of the escapes \" \\ \/ \b \f \n \r \t \u0000"#

  /// Reads an escape; true where it stands for the character zero.
  private mutating func skipEscape() throws(RecordingError) -> Bool {
    let start = index
    guard start + 1 < bytes.count else {
      index = bytes.count
      return false
    }
    let escape = bytes[start + 1]
    index = start + 1
    // What is not ASCII is no escape either, but has to be UTF-8 first.
    if escape >= 0x80 { try skipMultibyte() } else { index += 1 }
    escapeExcess += 1
    guard #""\/bfnrtu"#.utf8.contains(escape) else {
      throw error(
        at: start + 1, found: character(at: start + 1), expected: Self.expectedEscape)
    }
    guard escape == UInt8(ascii: "u") else { return false }
    guard let unit = hexadecimal(at: start + 2) else {
      try refuseBadDigits(at: start + 2)
      return false
    }
    index = start + 6
    guard unit & 0xF800 == 0xD800 else {
      escapeExcess += unit < 0x80 ? 4 : unit < 0x800 ? 3 : 2
      return unit == 0
    }
    if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u"), let low = hexadecimal(at: index + 2),
      low & 0xFC00 == 0xDC00
    {
      index += 6
      escapeExcess += 7
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
