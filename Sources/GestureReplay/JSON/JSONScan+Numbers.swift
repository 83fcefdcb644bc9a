extension JSONScan {
  /// Reads a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`. `-Infinity` is left
  /// to whoever looks at the values, who can tell its place in the document.
  mutating func skipNumber(from start: Int) throws(RecordingError) {
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
