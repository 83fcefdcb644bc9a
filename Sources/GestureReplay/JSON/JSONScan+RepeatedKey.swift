extension JSONScan {
  /// Finds a key that stands twice in one object, and refuses it. Slow: for documents that are known
  /// to have one.
  static func refuseRepeatedKey(in bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    var scan = JSONScan(bytes)
    var open: [Set<[UInt8]>] = []
    var lastString: Range<Int>?
    while let token = try scan.next() {
      switch token.first {
      case .quote:
        lastString = token.range
        continue
      case .colon:
        if let range = lastString, let last = open.indices.last {
          guard open[last].insert(unescaped(bytes[range])).inserted else {
            throw scan.error(
              at: range.lowerBound, found: "the key \(string(bytes[range]).quoted) a second time",
              expected: "each key once in an object")
          }
        }
      case .openBrace, .openBracket: open.append([])
      case .closeBrace, .closeBracket: _ = open.popLast()
      default: break
      }
      lastString = nil
    }
  }

  /// Reads a string with its quotes and escapes; empty where it is none.
  static func string(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard literal.count >= 2, literal.first == .quote else { return "" }
    return String(decoding: unescaped(literal), as: UTF8.self)
  }

  /// The bytes of a string that the scan has read, without its quotes and with its escapes read.
  static func unescaped(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let literal = literal.dropFirst().dropLast()
    guard literal.contains(.backslash) else { return Array(literal) }
    var text: [UInt8] = []
    var rest = literal
    while let byte = rest.popFirst() {
      guard byte == .backslash, let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "t"): text.append(.tab)
      case UInt8(ascii: "n"): text.append(.lineFeed)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "r"): text.append(.carriageReturn)
      case UInt8(ascii: "u"):
        var unit = popUnit(&rest)
        if unit & 0xFC00 == 0xD800 {
          rest = rest.dropFirst(2)
          unit = 0x10000 + (unit & 0x3FF) << 10 + popUnit(&rest) & 0x3FF
        }
        if let scalar = Unicode.Scalar(unit) { text += UTF8.encode(scalar) ?? .init() }
      default: text.append(escape)
      }
    }
    return text
  }

  private static func popUnit(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
  }
}
