import GestureReplay

/// A line on the terminal that says how far a long run has come; nothing for a short one.
struct ProgressLine {
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  /// Draws how many recordings there were, and how many failed.
  mutating func update(_ summary: ReplaySummary, on terminal: Terminal) {
    let failed = summary.diverged + summary.unreadable
    update("\(summary.recordings) recordings, \(failed) failed", on: terminal)
  }

  /// Draws the line, at most ten times a second, once the run takes longer than one.
  mutating func update(_ text: @autoclosure () -> String, on terminal: Terminal) {
    guard terminal.showsProgress else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - last > .milliseconds(100) else { return }
    last = now
    terminal.progress(text())
  }
}
