import CJSON

extension JSONScan {
  /// Finds a key that stands twice in one object, and refuses it. Slow: for documents that are known
  /// to have one.
  static func refuseRepeatedKey(in bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    var scan = JSONScan(bytes)
    var open: [Set<String>] = []
    var lastString: Range<Int>?
    while let token = try scan.next() {
      switch token.first {
      case .quote:
        lastString = token.range
        continue
      case .colon:
        if let range = lastString, let last = open.indices.last {
          let key = string(bytes[range])
          guard open[last].insert(key).inserted else {
            throw scan.error(
              at: range.lowerBound, found: "the key \(key.quoted) a second time",
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
    guard literal.contains(.backslash) else {
      return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    }
    guard case .value(let object)? = JSONTokener(depth: 1)?.feed(literal) else { return "" }
    defer { json_object_put(object) }
    return JSONNode(object: object).text ?? ""
  }
}
