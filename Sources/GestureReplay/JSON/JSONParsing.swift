import CJSON

/// A document on its way through json-c: the elements of long arrays in slices, and all the rest as
/// one tree.
///
/// json-c is told `[0` before the comma that a later slice begins with, `0` in the place of the
/// elements in the tree, and `"":""` in the place of members that are not read, so that whatever it finds it finds in the same state, and so says the same
/// of it, as in the whole document.
struct JSONParsing {
  private let source: JSONSource
  private let outline: JSONOutline
  private let depth: Int
  /// What the slices hold.
  private var tally = JSONTally()
  /// How many of the members that are not read come before what was fed.
  private var skipCount = 0
  /// The first number that is not finite in each long array, seen from it.
  private var notFinite: [RecordingError?] = []

  init(_ source: JSONSource, _ outline: JSONOutline, depth: Int) {
    self.source = source
    self.outline = outline
    self.depth = depth
  }
}

// MARK: - Reading

extension JSONParsing {
  /// Reads the whole document; returns its tree, which the caller must put back.
  mutating func readAll(
    _ read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) throws(RecordingError) -> OpaquePointer? {
    let bytes = source.bytes
    let tokener = try makeTokener()
    let offset = try readCuts(tokener, upTo: bytes.count, read)
    switch tokener.feed(bytes[offset...]) {
    case .value(let object): return object
    case .unfinished: break
    case .failure(let error, let place): throw syntaxError(error, at: offset + place)
    case .noMemory: throw Self.outOfMemory
    }
    guard case .value(let object) = tokener.finish() else {
      throw syntaxError(json_tokener_error_parse_eof, at: bytes.count)
    }
    return object
  }

  /// Reads a document up to an offset, and throws what json-c finds before it.
  mutating func readUnfinished(
    upTo end: Int, _ read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) throws(RecordingError) {
    let tokener = try makeTokener()
    let offset = try readCuts(tokener, upTo: end, read)
    switch tokener.feed(source.bytes[min(offset, end)..<end]) {
    case .value(let object): json_object_put(object)
    case .unfinished: break
    case .failure(let error, let place): throw syntaxError(error, at: offset + place)
    case .noMemory: throw Self.outOfMemory
    }
  }

  /// Throws what json-c finds where members that are not read are no JSON.
  func read(_ failure: JSONSkip.Failure) throws(RecordingError) {
    let tokener = try makeTokener()
    let start = failure.range.lowerBound
    guard start < source.bytes.count else {
      throw syntaxError(json_tokener_error_parse_eof, at: start)
    }
    // At once: json-c forgets what a number began with.
    let before = failure.before.withUTF8Buffer(Array.init)
    let outcome = (before + source.bytes[failure.range]).withUnsafeBufferPointer {
      tokener.feed($0[...])
    }
    if case .failure(let error, let place) = outcome {
      throw syntaxError(error, at: start + place - before.count)
    }
    // A word ends with the byte after it, if that is not what the scan refuses.
    let end = failure.range.upperBound
    var scan = JSONScan(source.bytes)
    scan.index = end
    do throws(RecordingError) {
      _ = try scan.next()
    } catch  where JSONScan.offset(of: error.place, in: source.bytes) == end {
      throw error
    } catch {
      // It comes later than what is wrong here.
    }
    guard end < source.bytes.count else {
      throw syntaxError(json_tokener_error_parse_eof, at: end)
    }
    if case .failure(let error, let place) = tokener.feed(source.bytes[end...end]) {
      throw syntaxError(error, at: end + place)
    }
  }

  private func makeTokener() throws(RecordingError) -> JSONTokener {
    guard let tokener = JSONTokener(depth: depth),
      tokener.makeRoom(forNumberOf: outline.longestNumber)
    else { throw Self.outOfMemory }
    return tokener
  }

  /// Reads all up to the end of the last long array, or of the last member that is not read; returns
  /// where that is.
  private mutating func readCuts(
    _ tokener: borrowing JSONTokener, upTo end: Int,
    _ read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) throws(RecordingError) -> Int {
    var offset = 0
    if !outline.arrays.isEmpty {
      let sliceTokener = try makeTokener()
      for array in outline.arrays {
        offset = try feedSkips(offset, upTo: array.start, to: tokener)
        try feed(source.bytes[offset..<array.start], to: tokener)
        notFinite.append(nil)
        offset = try readSlices(of: array, sliceTokener, upTo: end, read)
        guard offset > array.start else { continue }
        // A number that overflows stands for one in the array, so that it is found in its turn.
        _ = notFinite[notFinite.count - 1] == nil ? tokener.feed("0") : tokener.feed("1e999")
        tally.values -= 1
      }
    }
    return try feedSkips(offset, upTo: end, to: tokener)
  }

  /// Feeds all up to the end of the last members before `end` that are not read; returns where that is.
  private mutating func feedSkips(
    _ start: Int, upTo end: Int, to tokener: borrowing JSONTokener
  ) throws(RecordingError) -> Int {
    var offset = start
    while skipCount < outline.skips.count, outline.skips[skipCount].lowerBound < end {
      let skip = outline.skips[skipCount]
      try feed(source.bytes[offset..<skip.lowerBound], to: tokener)
      _ = tokener.feed("\"\":\"\"")
      source.leave(skip)
      // All of them are one member of the tree.
      if skipCount == 0 {
        tally.members -= 1
        tally.values -= 1
      }
      skipCount += 1
      offset = min(skip.upperBound, end)
    }
    return offset
  }

  /// Reads the elements of a long array; returns where they end.
  private mutating func readSlices(
    of array: JSONOutline.LongArray, _ tokener: borrowing JSONTokener, upTo end: Int,
    _ read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) throws(RecordingError) -> Int {
    var offset = array.start
    var index = 0
    for sliceEnd in array.sliceEnds {
      let skipped = offset == array.start ? 0 : 1
      _ = skipped == 0 ? tokener.feed("[") : tokener.feed("[0")
      try feed(source.bytes[offset..<sliceEnd], to: tokener)
      switch tokener.feed("]") {
      case .value(let object):
        defer { json_object_put(object) }
        let slice = JSONSlice(
          place: array.place, arrayCount: array.count, start: index,
          node: JSONNode(object: object), skipped: skipped)
        index = slice.indices.upperBound
        hand(slice, to: read)
      case .unfinished: break
      case .failure(let error, _): throw syntaxError(error, at: sliceEnd)
      case .noMemory: throw Self.outOfMemory
      }
      source.leave(offset..<sliceEnd)
      offset = sliceEnd
    }
    guard !array.isClosed else { return offset }
    // The document ends, or the scan does, in this array.
    _ = offset == array.start ? tokener.feed("[") : tokener.feed("[0")
    try feed(source.bytes[offset..<end], to: tokener)
    return end
  }

  private mutating func hand(
    _ slice: JSONSlice, to read: (JSONSlice) throws(RecordingError) -> JSONTally
  ) {
    guard notFinite[notFinite.count - 1] == nil else { return }
    do throws(RecordingError) {
      tally += try read(slice)
    } catch {
      notFinite[notFinite.count - 1] = error
    }
  }

  /// Feeds a part of the document that is not its end.
  private func feed(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to tokener: borrowing JSONTokener
  ) throws(RecordingError) {
    switch tokener.feed(bytes) {
    case .unfinished: break
    case .failure(let error, let offset): throw syntaxError(error, at: bytes.startIndex + offset)
    case .value(let object):
      json_object_put(object)
      throw Self.outOfMemory
    case .noMemory: throw Self.outOfMemory
    }
  }
}

// MARK: - Checking

extension JSONParsing {
  /// Counts what the document holds, whose tree is given, without the members that are not read, and
  /// refuses a number that is not finite.
  func checkedTally(_ root: JSONNode) throws(RecordingError) -> JSONTally {
    do throws(RecordingError) {
      var tally = tally
      tally += try root.checkedTally()
      return tally
    } catch {
      for (array, notFinite) in zip(outline.arrays, notFinite).reversed() {
        if let notFinite, error.place == .pointer(array.place.pointer + "/0") {
          throw notFinite.inside(array.place)
        }
      }
      throw error
    }
  }
}

extension JSONOutline.Place {
  fileprivate var pointer: String {
    switch self {
    case .document: ""
    case .samples: "/samples"
    case .expect: "/expect"
    case .column(let key): JSONPointer.member(key, of: "/samples")
    }
  }
}

extension RecordingError {
  fileprivate func inside(_ array: JSONOutline.Place) -> RecordingError {
    switch array {
    case .document: self
    case .samples: inside("samples")
    case .expect: inside("expect")
    case .column(let key): inside(key).inside("samples")
    }
  }
}

// MARK: - Errors

extension JSONParsing {
  static var outOfMemory: RecordingError {
    RecordingError(place: .document, found: "no memory left", expected: "enough to read it")
  }

  private func syntaxError(_ error: json_tokener_error, at offset: Int) -> RecordingError {
    let scan = JSONScan(source.bytes)
    return scan.error(
      at: offset, found: scan.character(at: offset), expected: expectation(after: error, at: offset)
    )
  }

  private func expectation(after error: json_tokener_error, at offset: Int) -> String {
    if offset == source.bytes.count {
      return source.bytes.allSatisfy { [.space, .tab, .lineFeed, .carriageReturn].contains($0) }
        ? "a value" : "the rest of the document"
    }
    return switch error {
    case json_tokener_error_parse_null: "null"
    case json_tokener_error_parse_boolean: "true or false"
    case json_tokener_error_parse_number: "the rest of a number, or what follows it"
    case json_tokener_error_parse_array: "\",\" or \"]\""
    case json_tokener_error_parse_object_key_name: "a key in double quotes, or \"}\""
    case json_tokener_error_parse_object_key_sep: "\":\" after the key"
    case json_tokener_error_parse_object_value_sep: "\",\" or \"}\""
    case json_tokener_error_parse_string:
      JSONScan.expectedEscape
    case json_tokener_error_parse_utf8_string: "text in UTF-8"
    default: expectation(at: offset)
    }
  }

  /// json-c does not say what it waited for; the byte before tells.
  private func expectation(at offset: Int) -> String {
    let before = source.bytes[..<offset].last {
      ![.space, .tab, .lineFeed, .carriageReturn].contains($0)
    }
    switch before {
    case nil, .colon?, .openBracket?: return "a value"
    case .comma?: return "something after the comma"
    default: return "the end of the file"
    }
  }
}
