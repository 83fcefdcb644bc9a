/// Where a recording's long arrays are in its document, cut in slices that json-c reads one at a time.
///
/// The long arrays are the samples, or each of their columns, the checkpoints, and the elements of a
/// document that is itself an array. A tree of some thousand bytes stays in the caches of the processor and of the
/// allocator, which halves the time of json-c, and keeps memory flat.
struct JSONOutline {
  /// Which of the long arrays.
  enum Place: Equatable {
    /// The whole document, which is no recording then.
    case document
    /// The member `samples`.
    case samples
    /// The member `expect`.
    case expect
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

  /// What the document holds, without the members that are not read.
  private(set) var tally = JSONTally()
  /// The long arrays, in the order of the document.
  private(set) var arrays: [LongArray] = []
  /// Where members at the top are that are not read, each from a key to the end of a value. Members
  /// that follow each other are one. The last may be unfinished.
  private(set) var skips: [Range<Int>] = []
  /// What was found in those members.
  private(set) var skip: JSONSkip
  /// The length of the longest number.
  private(set) var longestNumber = 0

  private let limits: JSONLimits
  private var depth = 0
  /// The depth of the elements of the long array that is open; 0 where none is.
  private var elementDepth = 0
  private var isObject = false
  private var isInColumns = false
  private var sliceStart = 0
  /// What json-c has to hold at a time: all outside of long arrays, or an element of one.
  private var rootSize = JSONSize()
  private var elementSize = JSONSize()
  /// The last key at the top or in the object of samples, the last token, and the one before.
  private var key = 0..<0
  private var last = JSONScan.Token(first: 0, range: 0..<0)
  private var beforeLast: UInt8 = 0

  init(limits: JSONLimits) {
    self.limits = limits
    skip = JSONSkip(limits: limits)
  }
}

// MARK: - Reading

extension JSONOutline {
  /// Reads a document to its end, or to what the scan refuses, which leaves the outline of what is
  /// before it.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - isRecording: Whether long arrays are wanted, and members at the top left out that no
  ///     recording has.
  /// - Throws: ``RecordingError`` with a line and a column.
  mutating func read(
    _ source: JSONSource, isRecording: Bool
  ) throws(RecordingError) {
    var scan = JSONScan(source.bytes)
    while let token = try scan.next() {
      switch token.first {
      case .colon: try readColon(&scan, isRecording: isRecording)
      case .comma:
        if depth == elementDepth, depth > 0 { endElement(at: token.range.lowerBound, source) }
      case .openBrace, .openBracket:
        guard depth < limits.depth else {
          throw scan.tooDeep(at: token.range.lowerBound, limits.depth)
        }
        if depth <= 2, isRecording { open(token, source.bytes) }
        if depth == 0, last.first == 0 { isObject = token.first == .openBrace }
        depth += 1
        try count(token, scan)
      case .closeBrace, .closeBracket:
        if depth == elementDepth, depth > 0 { endArray(at: token.range.lowerBound) }
        depth -= 1
        if depth <= 1 { isInColumns = false }
      default: try count(token, scan)
      }
      // A member that is left out has put its value here.
      if token.range.upperBound > last.range.upperBound {
        beforeLast = last.first
        last = token
      }
    }
  }

  /// Counts a value, or a key, which is one until its colon comes.
  private mutating func count(
    _ token: JSONScan.Token, _ scan: JSONScan
  ) throws(RecordingError) {
    tally.values += 1
    switch token.first {
    case .quote: tally.add(textOf: token.range.count - 2 - scan.escapeExcess)
    case .minus, .zero ... .nine: longestNumber = max(longestNumber, token.range.count)
    case UInt8(ascii: "n"): tally.nulls += 1
    default: break
    }
    let size = elementDepth > 0 ? elementSize.adding(token.first) : rootSize.adding(token.first)
    guard size.values <= limits.valueCount, size.containers <= limits.containerCount else {
      throw scan.tooMany(at: token.range.lowerBound, limits)
    }
    if elementDepth > 0 { elementSize = size } else { rootSize = size }
  }

  private mutating func readColon(
    _ scan: inout JSONScan, isRecording: Bool
  ) throws(RecordingError) {
    if last.first == .quote { tally.values -= 1 }
    if depth <= 2 { key = last.range }
    guard isRecording, isObject, depth == 1, last.first == .quote,
      beforeLast == .openBrace || beforeLast == .comma
    else {
      tally.members += 1
      return
    }
    skip.addKey(scan.bytes[key])
    if Recording.reads(scan.bytes[key]) {
      tally.members += 1
    } else {
      tally.remove(textOf: JSONScan.unescaped(scan.bytes[key]).count)
      try skipMembers(&scan)
    }
  }

  /// Reads a member that is left out, after its colon, and those like it that follow.
  private mutating func skipMembers(_ scan: inout JSONScan) throws(RecordingError) {
    let start = key.lowerBound
    skips.append(start..<scan.bytes.count)
    while true {
      try skip.readValue(&scan)
      let end = scan.index
      skips[skips.count - 1] = start..<end
      last = JSONScan.Token(first: .zero, range: end - 1..<end)
      // What is wrong here is found again.
      guard let comma = try? scan.next(), comma.first == .comma,
        let next = try? scan.next(), next.first == .quote,
        let colon = try? scan.next(), colon.first == .colon,
        !Recording.reads(scan.bytes[next.range])
      else {
        scan.index = end
        return
      }
      skip.addKey(scan.bytes[next.range])
      skips[skips.count - 1] = start..<scan.bytes.count
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
    case 1 where last.first == .colon && isArray && JSONScan.string(bytes[key]) == "expect":
      begin(.expect, token)
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
    elementSize = JSONSize()
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

/// How much json-c has to hold at a time, of which there is a bound: its tree takes a hundred times
/// the text of `[{},{}]`, and thirty times that of `[0,0]`.
private struct JSONSize {
  var values = 0
  var containers = 0

  /// The size with one more value, which begins with this byte.
  func adding(_ first: UInt8) -> JSONSize {
    let isContainer = first == .openBrace || first == .openBracket
    return JSONSize(values: values + 1, containers: containers + (isContainer ? 1 : 0))
  }
}

extension JSONScan {
  fileprivate func tooMany(at offset: Int, _ limits: JSONLimits) -> RecordingError {
    error(
      at: offset, found: "one value too many",
      expected: "at most \(limits.valueCount) values, of which \(limits.containerCount) arrays and "
        + "objects, in a sample, in a checkpoint, and in all that is in neither")
  }

  func tooDeep(at offset: Int, _ depth: Int) -> RecordingError {
    error(
      at: offset, found: "an array or object inside \(depth) others",
      expected: "at most \(depth) inside each other")
  }
}
