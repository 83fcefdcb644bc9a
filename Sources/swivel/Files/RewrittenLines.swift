import GestureReplay
import Glibc

/// A file of lines that is written anew with some lines replaced, and all other bytes as they are. No
/// more of it than a chunk is held.
struct RewrittenLines {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let writer: AtomicFile.Writer
  private let source: OpenFile
  private let path: String
  /// What was read and not written yet.
  private var chunk: ArraySlice<UInt8> = []
  /// The line that comes next, counted from 1.
  private var line = 1
  /// How many lines were replaced.
  private(set) var count = 0

  /// Opens a file, of which nothing is changed before ``finish()``. ``remove()`` must be called at the
  /// end, finished or not.
  init(_ path: String, stamp: FileStamp?) throws(CommandError) {
    self.path = path
    // Before it is opened: a pipe has no second reading.
    writer = try AtomicFile.Writer(path, over: .file(stamp))
    do throws(RecordingError) {
      source = try OpenFile(path)
    } catch {
      writer.remove()
      throw .unreadable(error)
    }
  }

  /// Replaces a line, which must come after those that were replaced before. Its end stays.
  mutating func replace(_ number: Int, by bytes: [UInt8]) throws(CommandError) {
    while line < number, try copyLine() {}
    try append(bytes[...])
    try append(try skipLine()[...])
    count += 1
  }

  /// Copies the rest, and puts the file in its place.
  mutating func finish() throws(CommandError) {
    while try copyLine() {}
    try writer.finish()
  }

  /// Removes what is left of the work.
  func remove() { writer.remove() }
}

// MARK: - Parts

extension RewrittenLines {
  /// Copies the next line with its end; false where there is none.
  private mutating func copyLine() throws(CommandError) -> Bool {
    while try fill() {
      let end = chunk.firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? chunk.endIndex
      try append(chunk[..<end])
      let isWhole = chunk[end - 1] == Self.lineFeed
      chunk = chunk[end...]
      guard isWhole else { continue }
      line += 1
      return true
    }
    return false
  }

  /// Passes over the next line, and returns its end.
  private mutating func skipLine() throws(CommandError) -> [UInt8] {
    var last: UInt8?
    while try fill() {
      let feed = chunk.firstIndex(of: Self.lineFeed)
      let text = chunk[..<(feed ?? chunk.endIndex)]
      last = text.last ?? last
      chunk = chunk[(feed.map { $0 + 1 } ?? chunk.endIndex)...]
      guard feed != nil else { continue }
      line += 1
      return last == Self.carriageReturn ? [Self.carriageReturn, Self.lineFeed] : [Self.lineFeed]
    }
    return last == Self.carriageReturn ? [Self.carriageReturn] : []
  }

  /// Reads on where nothing is left; whether there is something.
  private mutating func fill() throws(CommandError) -> Bool {
    guard chunk.isEmpty else { return true }
    do throws(RecordingError) {
      chunk = try FileBytes.chunk(of: 1 << 16, from: source.descriptor, path)[...]
    } catch {
      throw .unreadable(error)
    }
    return !chunk.isEmpty
  }

  private func append(_ bytes: ArraySlice<UInt8>) throws(CommandError) {
    try bytes.withUnsafeBufferPointer { bytes throws(CommandError) in
      try writer.append(UnsafeRawBufferPointer(bytes))
    }
  }
}
