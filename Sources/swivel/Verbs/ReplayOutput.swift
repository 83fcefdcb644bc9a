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
    let rewritten: String?
  }

  private let report: any ReplayReport
  private let terminal: Terminal
  private let state: Mutex<State>

  fileprivate struct State {
    var summary = ReplaySummary()
    var progress = ProgressLine()
    var hasEntry = false
    /// The lines to change in JSON Lines files, by path and number.
    var rewrittenLines: [String: [Int: String]] = [:]
    /// The first file that could not be written.
    var failure: CommandError?
  }

  init(report: any ReplayReport, terminal: Terminal) {
    self.report = report
    self.terminal = terminal
    state = Mutex(State())
  }

  /// How the recordings so far fared.
  var summary: ReplaySummary { state.withLock { $0.summary } }

  /// Starts the report.
  func begin() {
    terminal.write(report.head)
  }

  /// Adds the next result.
  func add(_ item: Item) {
    state.withLock { state in
      state.summary.count(item.result)
      if state.hasEntry { terminal.write(report.separator) }
      terminal.write(item.entry)
      state.hasEntry = true
      // Whoever reads a pipe wants each result as it comes.
      if item.result.path == "-" { terminal.flush() }
      state.rewrite(item)
      state.progress.update(state.summary, on: terminal)
    }
  }

  /// Ends the report, and writes JSON Lines files whose expectations were recorded anew.
  func finish() throws(CommandError) {
    let failure = state.withLock { state in
      terminal.write(report.tail(state.summary))
      terminal.flush()
      state.rewriteLines()
      return state.failure
    }
    if let failure { throw failure }
  }
}

fileprivate extension ReplayOutput.State {
  mutating func rewrite(_ item: ReplayOutput.Item) {
    guard let text = item.rewritten else { return }
    if let line = item.result.line {
      rewrittenLines[item.result.path, default: [:]][line] = text
    } else {
      write(text, to: item.result.path)
    }
  }

  mutating func rewriteLines() {
    for (path, lines) in rewrittenLines.sorted(by: { $0.key < $1.key }) {
      do throws(RecordingError) {
        let bytes = try FileBytes.read(path, limit: .max)
        write(Self.replacing(lines, in: bytes), to: path)
      } catch {
        failure = failure ?? .unreadable(error)
      }
    }
  }

  private mutating func write(_ text: String, to path: String) {
    do throws(CommandError) {
      try AtomicFile.write(text, to: path)
    } catch {
      failure = failure ?? error
    }
  }

  /// The text with some lines, counted from 1, replaced and all others as they are.
  private static func replacing(_ lines: [Int: String], in bytes: [UInt8]) -> String {
    var text = ""
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if index > 0 { text += "\n" }
      text += lines[index + 1] ?? String(decoding: line, as: UTF8.self)
    }
    return text
  }
}
