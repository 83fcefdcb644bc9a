/// The members of a recording that are not read, as their text.
///
/// As text they keep what a number looks like, and take no more memory than in their document, where
/// a tree of them may take a hundred times as much.
struct OtherMembers: Hashable, Sendable {
  /// `"key":value`, with commas between, and without white space between tokens. UTF-8.
  private var text: [UInt8] = []

  /// No members.
  init() {}

  /// The members of an object, but for those of a key that means something.
  init(_ object: JSONObject) {
    var text = ""
    for member in object.members where !Recording.knownKeys.contains(member.key) {
      text += (text.isEmpty ? "" : ",") + JSONText.string(member.key) + ":"
      JSONText.append(member.value, to: &text)
    }
    self.text = Array(text.utf8)
  }

  /// Members of a document that was found to be good, by where they are in it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>]) throws(RecordingError) {
    for range in ranges {
      if !text.isEmpty { text.append(.comma) }
      var scan = JSONScan(UnsafeBufferPointer(rebasing: bytes[range]))
      while let token = try scan.next() { text += scan.bytes[token.range] }
    }
  }

  /// Their values; none where there is no memory for them.
  var object: JSONObject {
    var limits = JSONLimits(byteCount: .max, depth: .max)
    (limits.valueCount, limits.containerCount) = (.max, .max)
    return (try? JSONObject(json: [.openBrace] + text + [.closeBrace], limits: limits))
      ?? JSONObject()
  }
}

// MARK: - Text

extension OtherMembers {
  /// The keys, in order.
  var keys: [String] {
    var keys: [String] = []
    var depth = 0
    var last = 0..<0
    forEachToken { scan, token in
      switch token.first {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .colon where depth == 0: keys.append(JSONScan.string(scan.bytes[last]))
      default: break
      }
      last = token.range
    }
    return keys
  }

  /// Writes them after other members of an object; spaced, each on a line of its own.
  func append(to text: inout String, _ style: JSONText.Style) {
    guard !self.text.isEmpty else { return }
    text += style == .compact ? "," : ",\n  "
    guard style == .spaced else {
      text += String(decoding: self.text, as: UTF8.self)
      return
    }
    var spaced: [UInt8] = []
    spaced.reserveCapacity(self.text.count)
    var depth = 0
    var last: UInt8 = 0
    forEachToken { scan, token in
      // Nothing is between the braces of an empty object.
      if last == .openBrace, token.first != .closeBrace { spaced.append(.space) }
      if last != .openBrace, token.first == .closeBrace { spaced.append(.space) }
      spaced += scan.bytes[token.range]
      switch token.first {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .colon: spaced.append(.space)
      case .comma: spaced += depth == 0 ? [.lineFeed, .space, .space] : [.space]
      default: break
      }
      last = token.first
    }
    text += String(decoding: spaced, as: UTF8.self)
  }

  private func forEachToken(_ body: (JSONScan, JSONScan.Token) -> Void) {
    text.withUnsafeBufferPointer { bytes in
      var scan = JSONScan(bytes)
      while let token = try? scan.next() { body(scan, token) }
    }
  }
}
