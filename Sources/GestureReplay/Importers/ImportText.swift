/// A text to import, line by line, with errors that say where.
struct ImportText: Sendable {
  /// A line without its end.
  struct Line: Sendable {
    /// The file's name.
    var file: String
    /// The line's number, counted from 1.
    var number: Int
    /// What it says, as UTF-8.
    var bytes: ArraySlice<UInt8>
  }

  /// The file's name.
  var file: String
  /// The contents.
  var bytes: [UInt8]

  /// Calls `body` with each line in turn; a line ends with LF or CR LF, the last with the text.
  ///
  /// Throws where a line is not UTF-8, and what `body` throws.
  func forEachLine(_ body: (Line) throws(RecordingError) -> Void) throws(RecordingError) {
    var start = bytes.startIndex
    var number = 0
    while start < bytes.endIndex {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      var line = Line(file: file, number: number, bytes: bytes[start..<end])
      if line.bytes.last == UInt8(ascii: "\r") { line.bytes.removeLast() }
      if line.bytes.contains(where: { $0 >= 0x80 }),
        String(validating: line.bytes, as: UTF8.self) == nil
      {
        throw line.error(found: "bytes that are not UTF-8", expected: "text in UTF-8")
      }
      try body(line)
      start = end < bytes.endIndex ? end + 1 : end
    }
  }
}

extension ImportText.Line {
  /// An error at this line.
  func error(found: String, expected: String, advice: String? = nil) -> RecordingError {
    RecordingError(
      file: file, place: .line(number), found: found, expected: expected, advice: advice)
  }

  /// The fields of a part of the line, between spaces and tabs.
  static func fields(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// A part of the line for a message: quoted, and cut where it is long.
  static func quoted(_ bytes: ArraySlice<UInt8>) -> String {
    let limit = 40
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > limit ? "\"\(text.prefix(limit))…\"" : "\"\(text)\""
  }

  /// A whole number in decimal, leading zeros and a minus allowed: `0330` is 330, `-001` is −1.
  func decimal<Integer: FixedWidthInteger>(
    _ field: ArraySlice<UInt8>, as type: Integer.Type, _ what: String
  ) throws(RecordingError) -> Integer {
    let digits = field.first == UInt8(ascii: "-") ? field.dropFirst() : field
    let isDecimal =
      !digits.isEmpty && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard isDecimal, let value = Integer(String(decoding: field, as: UTF8.self)) else {
      throw error(
        found: Self.quoted(field),
        expected: "\(what), a whole number from \(Integer.min) to \(Integer.max)")
    }
    return value
  }

  /// A whole number in hex without prefix, leading zeros allowed: `014a` is 330.
  func hexadecimal<Integer: FixedWidthInteger & UnsignedInteger>(
    _ field: ArraySlice<UInt8>, as type: Integer.Type, _ what: String
  ) throws(RecordingError) -> Integer {
    let text = String(decoding: field, as: UTF8.self)
    guard text.utf8.allSatisfy(Self.isHexadecimalDigit), let value = Integer(text, radix: 16) else {
      throw error(
        found: Self.quoted(field),
        expected: "\(what), a number in hex from 0 to \(String(Integer.max, radix: 16))")
    }
    return value
  }

  /// Whether a byte is one of 0…9, a…f, A…F.
  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }
}
