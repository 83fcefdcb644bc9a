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

  /// A JSON Lines file that is written anew, and what is reported once it is.
  fileprivate struct RewrittenFile {
    let path: String
    /// The file with the lines so far; or why it cannot be written.
    var lines: Result<RewrittenLines, CommandError>
    /// How many lines were to be replaced.
    var count = 0
    var entries: [Entry] = []
  }

  /// What the report says of a recording once its file is written, and where that cannot be.
  fileprivate struct Entry {
    let recorded: String
    let unrecorded: String
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
        addLine(line, of: item, &state)
      } else {
        let isRecorded = rewrite(item, &state)
        write(isRecorded ? item.entry : item.unrecordedEntry, &state)
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

  private func write(_ entry: String, _ state: inout State) {
    if state.hasEntry { terminal.write(report.separator) }
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
    let path = item.result.path
    return record(path, count: 1, &state) { () throws(CommandError) in
      try AtomicFile.write(bytes, to: path, over: .file(item.stamp))
    }
  }

  /// Adds the result of a line of a file that is written anew, and the line itself if it changes.
  private func addLine(_ line: Int, of item: Item, _ state: inout State) {
    let path = item.result.path
    var file =
      state.rewrittenFile.take()
      ?? RewrittenFile(
        path: path,
        lines: Result { () throws(CommandError) in try RewrittenLines(path, stamp: item.stamp) })
    if let bytes = item.rewritten {
      file.count += 1
      file.lines = file.lines.flatMap { lines in
        var lines = lines
        do throws(CommandError) {
          try lines.replace(line, by: bytes)
          return .success(lines)
        } catch {
          lines.remove()
          return .failure(error)
        }
      }
    }
    file.entries.append(Entry(recorded: item.entry, unrecorded: item.unrecordedEntry))
    state.rewrittenFile = file
  }

  /// Ends the JSON Lines file that results came from, and reports them.
  private func finishLines(_ state: inout State) {
    guard let file = state.rewrittenFile.take() else { return }
    let isRecorded = record(file.path, count: file.count, &state) { () throws(CommandError) in
      var lines = try file.lines.get()
      defer { lines.remove() }
      try lines.finish()
    }
    for entry in file.entries {
      write(isRecorded ? entry.recorded : entry.unrecorded, &state)
    }
  }

  /// Calls what writes a file of which `count` recordings were recorded anew. Tells where that cannot
  /// be done; whether it was done.
  private func record(
    _ path: String, count: Int, _ state: inout State, _ write: () throws(CommandError) -> Void
  ) -> Bool {
    do throws(CommandError) {
      let names = AtomicFile.nameCount(of: path)
      try write()
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
}
