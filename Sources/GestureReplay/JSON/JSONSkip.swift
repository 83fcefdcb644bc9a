/// Reads values that are kept as their text, and so never become json-c's tree: with the same checks
/// as all others, in no more memory than their depth.
struct JSONSkip {
  /// A token that is not JSON where it stands: json-c says what it expects there, once it was told
  /// something of the same kind as what is before.
  struct Failure {
    var before: StaticString
    var range: Range<Int>
  }

  /// Whether a key may stand twice in an object, which another look tells.
  private(set) var mayRepeatKey = false
  /// Where the first number is that is not finite.
  private(set) var notFinite: Range<Int>?
  /// What is wrong, where that is not the scan's to say.
  private(set) var failure: Failure?

  private let limits: JSONLimits
  /// The closing brackets that are waited for, and the keys of each object.
  private var open: [(close: UInt8, keys: JSONKeySet)] = []
  /// The keys at the top.
  private var keys = JSONKeySet()

  init(limits: JSONLimits) { self.limits = limits }

  /// Notes a key at the top.
  mutating func addKey(_ literal: Slice<UnsafeBufferPointer<UInt8>>) {
    if keys.mayRepeat(literal) { mayRepeatKey = true }
  }
}

// MARK: - Reading

extension JSONSkip {
  /// What may come next.
  private enum Next {
    /// A value: the first of an array, after a comma, or after a colon or nothing.
    case firstElement, element, value
    case firstKey, key, colon
    /// A comma, or a closing bracket.
    case separator
  }

  /// Reads a member's value, after its colon.
  ///
  /// - Throws: ``RecordingError`` with a line and a column. Where ``failure`` is set json-c knows
  ///   better what is wrong.
  mutating func readValue(_ scan: inout JSONScan) throws(RecordingError) {
    var next = Next.value
    while true {
      guard let token = try scan.next() else {
        throw fail(next, scan.bytes.count..<scan.bytes.count, scan)
      }
      switch (next, token.first) {
      case (.firstElement, .closeBracket), (.firstKey, .closeBrace): next = close()
      case (.firstElement, _), (.element, _), (.value, _):
        next = try readValue(token, next, &scan)
      case (.firstKey, .quote), (.key, .quote):
        if open[open.count - 1].keys.mayRepeat(scan.bytes[token.range]) { mayRepeatKey = true }
        next = .colon
      case (.colon, .colon): next = .value
      case (.separator, .comma): next = open.last?.close == .closeBrace ? .key : .element
      case (.separator, let byte) where byte == open.last?.close: next = close()
      default: throw fail(next, token.range, scan)
      }
      if next == .separator, open.isEmpty {
        // json-c takes a minus after a number for more of it, where it is fed the two apart.
        let end = scan.index
        let follower = end < scan.bytes.count ? scan.bytes[end] : .comma
        let ends: [UInt8] = [.comma, .closeBrace, .space, .tab, .lineFeed, .carriageReturn]
        guard ends.contains(follower) || !scan.bytes[end - 1].isDigit else {
          throw fail(.separator, end..<end + 1, scan)
        }
        return
      }
    }
  }

  private mutating func readValue(
    _ token: JSONScan.Token, _ next: Next, _ scan: inout JSONScan
  ) throws(RecordingError) -> Next {
    switch token.first {
    case .openBrace, .openBracket:
      // The object at the top is one more.
      guard open.count + 1 < limits.depth else {
        throw scan.tooDeep(at: token.range.lowerBound, limits.depth)
      }
      let isObject = token.first == .openBrace
      open.append((isObject ? .closeBrace : .closeBracket, JSONKeySet()))
      return isObject ? .firstKey : .firstElement
    case .quote: return .separator
    case .minus, .zero ... .nine:
      var range = token.range
      if range.count == 1, token.first == .minus {
        // The scan leaves a minus before letters to whoever can tell its place.
        if let word = try scan.next() { range = range.lowerBound..<word.range.upperBound }
        guard scan.bytes[range].elementsEqual("-Infinity".utf8) else {
          throw fail(next, range, scan)
        }
      }
      if notFinite == nil, !Self.isFinite(scan.bytes[range]) { notFinite = range }
      return .separator
    default:
      let text = String(decoding: scan.bytes[token.range], as: UTF8.self)
      if ["NaN", "Infinity"].contains(text) {
        notFinite = notFinite ?? token.range
      } else if !["true", "false", "null"].contains(text) {
        throw fail(next, token.range, scan)
      }
      return .separator
    }
  }

  private mutating func close() -> Next {
    open.removeLast()
    return .separator
  }

  private static func isFinite(_ number: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Only an exponent, or more digits than the largest double has, can be too much.
    guard number.count > 300 || number.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return number.last?.isDigit ?? false
    }
    return Double(String(decoding: number, as: UTF8.self))?.isFinite ?? false
  }

  private mutating func fail(
    _ next: Next, _ range: Range<Int>, _ scan: JSONScan
  ) -> RecordingError {
    let isObject = open.last.map { $0.close == .closeBrace } ?? true
    // What is right after a number might have been more of it.
    let followsNumber = range.lowerBound > 0 && scan.bytes[range.lowerBound - 1].isDigit
    let before: StaticString =
      switch next {
      case .firstElement: "["
      case .element: "[0,"
      case .value: "{\"\":"
      case .firstKey: "{"
      case .key: "{\"\":0,"
      case .colon: "{\"\""
      case .separator where followsNumber: isObject ? "{\"\":0.1e1" : "[0.1e1"
      case .separator: isObject ? "{\"\":\"\"" : "[\"\""
      }
    failure = Failure(before: before, range: range)
    return scan.error(
      at: range.lowerBound, found: scan.character(at: range.lowerBound), expected: "JSON")
  }
}
