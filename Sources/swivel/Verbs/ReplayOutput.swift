import GestureReplay
import Synchronization

/// Where results go, in order: to standard output, to the counts, and back into files.
final class ReplayOutput: Sendable {
  /// What is left of a recording when it was replayed.
  struct Item: Sendable {
    /// What the report says of it.
    let entry: String
    /// What the report says where the file cannot be written.
    let unrecordedEntry: String
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
    /// The JSON Lines file that results come from, if any of its lines is to be changed.
    var rewrittenFile: RewrittenFile?
    /// Whether a file could not be written.
    var hasFailed = false
  }

  /// A JSON Lines file, the lines to change in it, and what is reported once it is written.
  fileprivate struct RewrittenFile {
    let path: String
    let stamp: FileStamp?
    var lines: [Int: [UInt8]] = [:]
    var items: [Item] = []
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

  /// Adds the next result, and writes it out: whoever reads a pipe wants each as it comes. Only from
  /// the first line of a file that is to be changed, results wait for its end: they say what was
  /// recorded, and that is known when the file is written.
  func add(_ item: Item) {
    state.withLock { state in
      state.summary.count(item.result)
      // Paths are compared as bytes, as the system does: two names that Swift holds for equal may be
      // two files.
      if let file = state.rewrittenFile, !file.path.utf8.elementsEqual(item.result.path.utf8) {
        finishLines(&state)
      }
      if let line = item.result.line, item.rewritten != nil || state.rewrittenFile != nil {
        var file =
          state.rewrittenFile.take() ?? RewrittenFile(path: item.result.path, stamp: item.stamp)
        file.lines[line] = item.rewritten ?? file.lines[line]
        file.items.append(item)
        state.rewrittenFile = file
      } else {
        write(item, isRecorded: rewrite(item, &state), &state)
      }
      state.progress.update(state.summary, on: terminal)
    }
  }

  /// Writes the last JSON Lines file whose expectations were recorded anew, and ends the report.
  func finish() {
    state.withLock { state in
      finishLines(&state)
      terminal.write(report.tail(state.summary))
      terminal.flush()
    }
  }

  private func write(_ item: Item, isRecorded: Bool, _ state: inout State) {
    if state.hasEntry { terminal.write(report.separator) }
    let entry = isRecorded ? item.entry : item.unrecordedEntry
    terminal.write(entry)
    state.hasEntry = true
    if !entry.isEmpty { terminal.flush() }
  }
}

// MARK: - Recording

extension ReplayOutput {
  /// Writes a file of one recording, if it was recorded anew; whether that could be done.
  private func rewrite(_ item: Item, _ state: inout State) -> Bool {
    guard let bytes = item.rewritten else { return true }
    return replace(item.result.path, count: 1, item.stamp, &state) { () throws(CommandError) in
      bytes
    }
  }

  /// Writes the JSON Lines file that results came from, and reports them.
  private func finishLines(_ state: inout State) {
    guard let file = state.rewrittenFile.take() else { return }
    let isRecorded = replace(file.path, count: file.lines.count, file.stamp, &state) {
      () throws(CommandError) in
      // A pipe has no second reading.
      try AtomicFile.checkReplaceable(file.path)
      return Self.replacing(file.lines, in: try Self.bytes(of: file.path))
    }
    for item in file.items { write(item, isRecorded: isRecorded, &state) }
  }

  /// Puts what `bytes` makes in the place of a file, of which `count` recordings were recorded anew,
  /// unless it was changed since it was read. Tells where that cannot be done; whether it was done.
  private func replace(
    _ path: String, count: Int, _ stamp: FileStamp?, _ state: inout State,
    with bytes: () throws(CommandError) -> [UInt8]
  ) -> Bool {
    do throws(CommandError) {
      let names = AtomicFile.nameCount(of: path)
      try AtomicFile.write(try bytes(), to: path, over: .file(stamp))
      if names > 1 {
        terminal.error(
          "swivel: \(JSONText.onOneLine(path)): recorded under this name only; the file had "
            + "\(names) names (hard links), and the others keep what it was")
      }
      return true
    } catch {
      state.hasFailed = true
      state.summary.recorded -= count
      terminal.error(error.message)
      return false
    }
  }

  private static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    do throws(RecordingError) {
      return try FileBytes.read(path, limit: .max)
    } catch {
      throw .unreadable(error)
    }
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
