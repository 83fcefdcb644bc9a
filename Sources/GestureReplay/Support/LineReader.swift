import Glibc

/// Splits bytes that come in chunks into lines, holding no more than one line and one chunk.
///
/// Lines end with a line feed, and a carriage return before it belongs to the end. Blank lines are
/// counted but skipped. A last line without an end counts as a line.
package struct LineReader {
  /// A line.
  package struct Line: Sendable {
    /// The line's number, counted from 1.
    package var number: Int
    /// The line's bytes without its end; an error where it is too long or could not be read.
    package var bytes: Result<[UInt8], RecordingError>
  }

  private let read: () throws(RecordingError) -> [UInt8]
  private let file: String?
  private let limit: Int
  private var chunk: ArraySlice<UInt8> = []
  private var isAtEnd = false
  private var pending: [UInt8] = []
  private var pendingCount = 0
  private var number = 0
  /// Whether the line goes on that was refused for its length.
  private var isInLongLine = false

  /// How many bytes were read that belong to the lines after the last one.
  package var bytesAhead: Int { chunk.count }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: The path that errors name.
  ///   - limit: The longest line, in bytes.
  ///   - read: Returns the next bytes, any number of them; none at the end.
  package init(
    file: String? = nil, limit: Int, read: @escaping () throws(RecordingError) -> [UInt8]
  ) {
    self.file = file
    self.limit = limit
    self.read = read
  }

  /// The next line that is not blank; nil at the end. An error of `read` ends the lines.
  package mutating func next() -> Line? {
    while true {
      if let end = lineFeed() {
        take(upTo: end)
        chunk = chunk[(end + 1)...]
        if isInLongLine {
          isInLongLine = false
        } else if let line = finishLine() {
          return line
        }
        continue
      }
      take(upTo: chunk.endIndex)
      chunk = []
      // A carriage return may still belong to the end.
      if pendingCount > limit + 1 {
        isInLongLine = true
        return refuseLine()
      }
      if isAtEnd { return pendingCount > 0 ? finishLine() : nil }
      do throws(RecordingError) {
        chunk = try read()[...]
        isAtEnd = chunk.isEmpty
      } catch {
        isAtEnd = true
        (pending, pendingCount) = ([], 0)
        return Line(number: number + 1, bytes: .failure(located(error, number + 1)))
      }
    }
  }
}

// MARK: - Parts

extension LineReader {
  private func lineFeed() -> Int? {
    chunk.withUnsafeBufferPointer { bytes -> Int? in
      guard let start = bytes.baseAddress,
        let found = memchr(start, Int32(UInt8.lineFeed), bytes.count)
      else { return nil }
      return chunk.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
    }
  }

  /// Moves bytes of the chunk to the line, but not more than a line may have and its end.
  private mutating func take(upTo end: Int) {
    guard !isInLongLine else { return }
    let bytes = chunk[chunk.startIndex..<end]
    pendingCount += bytes.count
    pending += bytes.prefix(limit + 1 - min(pending.count, limit + 1))
  }

  /// Ends the line; nil where it is blank.
  private mutating func finishLine() -> Line? {
    if pendingCount == pending.count, pending.last == .carriageReturn {
      pending.removeLast()
      pendingCount -= 1
    }
    guard pendingCount <= limit else { return refuseLine() }
    number += 1
    defer { (pending, pendingCount) = ([], 0) }
    if number == 1, pending + [.lineFeed] == PackedLayout.magic {
      // What follows is no text, and would be as many bad lines as it has line feeds.
      isAtEnd = true
      chunk = []
      let error = RecordingError(
        place: .document, found: "a packed recording", expected: "JSON Lines",
        advice: "a packed recording is read from a file of its own, whose name ends in .swivel")
      return Line(number: number, bytes: .failure(located(error, number)))
    }
    if pending.allSatisfy({ [.space, .tab, .carriageReturn].contains($0) }) { return nil }
    return Line(number: number, bytes: .success(pending))
  }

  /// Refuses a line as soon as it is too long: its end may be far, or never come.
  private mutating func refuseLine() -> Line {
    number += 1
    (pending, pendingCount) = ([], 0)
    let error = RecordingError(
      place: .document, found: "a line of more than \(limit) bytes",
      expected: "at most \(limit) bytes")
    return Line(number: number, bytes: .failure(located(error, number)))
  }

  private func located(_ error: RecordingError, _ line: Int) -> RecordingError {
    var error = error
    error.file = file
    error.line = line
    return error
  }
}
