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
          let key = text(of: UnsafeBufferPointer(rebasing: bytes[range]))
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

  /// Reads a string with its quotes and escapes.
  private static func text(of literal: UnsafeBufferPointer<UInt8>) -> String {
    guard let tokener = json_tokener_new() else { return "" }
    defer { json_tokener_free(tokener) }
    let object = literal.withMemoryRebound(to: CChar.self) { characters in
      json_tokener_parse_ex(tokener, characters.baseAddress, Int32(characters.count))
    }
    defer { json_object_put(object) }
    return JSONNode(object: object).text ?? ""
  }
}
