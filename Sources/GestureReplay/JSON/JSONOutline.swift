/// Where a recording's long arrays are in its document, cut in slices that json-c reads one at a time.
///
/// The long arrays are the samples, or each of their columns, and the elements of a document that is
/// itself an array. A tree of some thousand bytes stays in the caches of the processor and of the
/// allocator, which halves the time of json-c, and keeps memory flat.
struct JSONOutline {
  /// Which of the long arrays.
  enum Place: Equatable {
    /// The whole document, which is no recording then.
    case document
    /// The member `samples`.
    case samples
    /// A member of the object `samples`.
    case column(String)
  }

  /// A long array.
  struct LongArray {
    /// Which one.
    let place: Place
    /// The offset after its opening bracket.
    let start: Int
    /// The offsets of the commas, and last of the closing bracket, that end slices; none where the
    /// array is empty.
    var sliceEnds: [Int] = []
    /// The number of elements.
    var count = 0
    /// Whether the closing bracket was found.
    var isClosed = false
  }

  /// How many members the document's objects have: the colons outside of strings.
  private(set) var memberCount = 0
  /// The long arrays, in the order of the document.
  private(set) var arrays: [LongArray] = []

  private let limits: JSONLimits
  private var depth = 0
  /// The depth of the elements of the long array that is open; 0 where none is.
  private var elementDepth = 0
  private var isInColumns = false
  private var sliceStart = 0
  /// The last key at the top or in the object of samples, and the last token.
  private var key = 0..<0
  private var last = JSONScan.Token(first: 0, range: 0..<0)

  init(limits: JSONLimits) { self.limits = limits }
}

// MARK: - Reading

extension JSONOutline {
  /// Reads a document to its end, or to what the scan refuses, which leaves the outline of what is
  /// before it.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - findsArrays: Whether long arrays are wanted.
  /// - Throws: ``RecordingError`` with a line and a column.
  mutating func read(
    _ source: JSONSource, findsArrays: Bool
  ) throws(RecordingError) {
    var scan = JSONScan(source.bytes)
    while let token = try scan.next() {
      switch token.first {
      case .colon:
        memberCount += 1
        if depth <= 2 { key = last.range }
      case .comma:
        if depth == elementDepth, depth > 0 { endElement(at: token.range.lowerBound, source) }
      case .openBrace, .openBracket:
        guard depth < limits.depth else {
          throw scan.error(
            at: token.range.lowerBound, found: "an array or object inside \(limits.depth) others",
            expected: "at most \(limits.depth) inside each other")
        }
        if depth <= 2, findsArrays { open(token, source.bytes) }
        depth += 1
      case .closeBrace, .closeBracket:
        if depth == elementDepth, depth > 0 { endArray(at: token.range.lowerBound) }
        depth -= 1
        if depth <= 1 { isInColumns = false }
      default: break
      }
      last = token
    }
  }

  /// Looks whether an array or object is one that is read in slices.
  private mutating func open(_ token: JSONScan.Token, _ bytes: UnsafeBufferPointer<UInt8>) {
    let isArray = token.first == .openBracket
    switch depth {
    case 0 where isArray && last.first == 0:
      begin(.document, token)
    case 1 where last.first == .colon && JSONScan.string(bytes[key]) == "samples":
      if isArray { begin(.samples, token) } else { isInColumns = true }
    case 2 where last.first == .colon && isArray && isInColumns:
      begin(.column(JSONScan.string(bytes[key])), token)
    default: break
    }
  }

  private mutating func begin(_ place: Place, _ token: JSONScan.Token) {
    arrays.append(LongArray(place: place, start: token.range.upperBound))
    elementDepth = depth + 1
    sliceStart = token.range.upperBound
  }

  private mutating func endElement(at offset: Int, _ source: JSONSource) {
    let index = arrays.count - 1
    arrays[index].count += 1
    // A comma before the first element is left to json-c, with what is around it.
    guard offset - sliceStart >= limits.sliceLength,
      last.range.upperBound != arrays[index].start
    else { return }
    arrays[index].sliceEnds.append(offset)
    source.leave(sliceStart..<offset)
    sliceStart = offset
  }

  private mutating func endArray(at offset: Int) {
    let index = arrays.count - 1
    arrays[index].isClosed = true
    if last.range.upperBound != arrays[index].start {
      arrays[index].count += 1
      arrays[index].sliceEnds.append(offset)
    }
    elementDepth = 0
  }
}
