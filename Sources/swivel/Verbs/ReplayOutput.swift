import GestureReplay
import Synchronization

/// Where results go, in order: to standard output, to the counts, and back into files.
final class ReplayOutput: Sendable {
  /// What is left of a recording when it was replayed.
  struct Item: Sendable {
    /// What the report says of it.
    let entry: String
    let result: ReplayResult
    /// The document or line with expectations recorded anew; nil where it stays as it is.
    let rewritten: [UInt8]?
    /// The recording's file as it was before it was read.
    let stamp: FileStamp?
  }

  private let report: any ReplayReport
  private let terminal: Terminal
  private let state: Mutex<State>

  fileprivate struct State {
    var summary = ReplaySummary()
    var progress = ProgressLine()
    var hasEntry = false
    /// The lines to change in JSON Lines files, by their numbers, file after file.
    var rewrittenFiles: [RewrittenFile] = []
    /// Whether a file could not be written.
    var hasFailed = false
  }

  /// A JSON Lines file, and the lines to change in it.
  fileprivate struct RewrittenFile {
    let path: String
    let stamp: FileStamp?
    var lines: [Int: [UInt8]]
  }

  init(report: any ReplayReport, terminal: Terminal) {
    self.report = report
    self.terminal = terminal
    state = Mutex(State())
  }

  /// How the recordings so far fared.
  var summary: ReplaySummary { state.withLock { $0.summary } }

  /// Whether a file could not be written, which was told then.
  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Starts the report.
  func begin() {
    terminal.write(report.head)
  }

  /// Adds the next result, and writes it out: whoever reads a pipe wants each as it comes.
  func add(_ item: Item) {
    state.withLock { state in
      state.summary.count(item.result)
      if item.rewritten != nil { rewrite(item, &state) }
      if state.hasEntry { terminal.write(report.separator) }
      terminal.write(item.entry)
      state.hasEntry = true
      if !item.entry.isEmpty { terminal.flush() }
      state.progress.update(state.summary, on: terminal)
    }
  }

  /// Writes JSON Lines files whose expectations were recorded anew, and ends the report.
  func finish() {
    state.withLock { state in
      rewriteLines(&state)
      terminal.write(report.tail(state.summary))
      terminal.flush()
    }
  }
}

// MARK: - Recording

extension ReplayOutput {
  private func rewrite(_ item: Item, _ state: inout State) {
    guard let bytes = item.rewritten else { return }
    let path = item.result.path
    guard let line = item.result.line else {
      do throws(CommandError) {
        try FileStamp.check(item.stamp, of: path)
        try AtomicFile.write(bytes, to: path)
      } catch {
        fail(error, 1, &state)
      }
      return
    }
    // The lines of a file come one after the other. Paths are compared as bytes, as the system does:
    // two names that Swift holds for equal may be two files.
    if let last = state.rewrittenFiles.indices.last,
      state.rewrittenFiles[last].path.utf8.elementsEqual(path.utf8)
    {
      state.rewrittenFiles[last].lines[line] = bytes
    } else {
      state.rewrittenFiles.append(
        RewrittenFile(path: path, stamp: item.stamp, lines: [line: bytes]))
    }
  }

  private func rewriteLines(_ state: inout State) {
    for file in state.rewrittenFiles {
      do throws(CommandError) {
        // A pipe has no second reading.
        try AtomicFile.checkReplaceable(file.path)
        try FileStamp.check(file.stamp, of: file.path)
        let bytes = try Self.bytes(of: file.path)
        try AtomicFile.write(Self.replacing(file.lines, in: bytes), to: file.path)
      } catch {
        fail(error, file.lines.count, &state)
      }
    }
  }

  private static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    do throws(RecordingError) {
      return try FileBytes.read(path, limit: .max)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Tells that some recordings could not be written, which so are not recorded.
  private func fail(_ error: CommandError, _ count: Int, _ state: inout State) {
    state.hasFailed = true
    state.summary.recorded -= count
    terminal.error(error.message)
  }

  /// The text with some lines, counted from 1, replaced, and all other bytes as they are.
  private static func replacing(_ lines: [Int: [UInt8]], in bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if index > 0 { text.append(UInt8(ascii: "\n")) }
      guard let replacement = lines[index + 1] else {
        text += line
        continue
      }
      text += replacement
      if line.last == UInt8(ascii: "\r") { text.append(UInt8(ascii: "\r")) }
    }
    return text
  }
}
