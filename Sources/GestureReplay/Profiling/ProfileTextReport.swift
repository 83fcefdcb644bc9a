/// A profile for people, in lines of at most 80 columns where paths allow.
public struct ProfileTextReport: Sendable {
  /// Creates a report.
  public init() {}

  /// Writes the controls, each with its stages, and what was slowest.
  public func text(of summary: ProfileSummary) -> String {
    var lines: [String] = []
    for control in summary.controls {
      lines += controlLines(control, summary.timer) + [""]
    }
    if summary.controls.contains(where: { $0.events > 0 }) {
      lines.append("Slowest recordings")
      lines += table(summary.slowestRecordings.map(row), [true, true, true, false]) + [""]
      lines.append("Slowest events, as 'swivel inspect' numbers them")
      let events = summary.slowestEvents.map { row($0, summary.timer) }
      lines += table(events, [true, false, false, false]) + [""]
      lines += timerLines(summary.timer) + [""]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: - Controls

  private func controlLines(_ control: ControlProfile, _ timer: ProfileTimer) -> [String] {
    let recordings = Self.count(control.recordings, "recording")
    let events = Self.count(control.events, "event")
    let runs = control.runs.map { ", " + Self.text($0) } ?? ""
    var lines = ["\(JSONText.onOneLine(control.type)): \(recordings), \(events)\(runs)"]
    guard control.events > 0 else { return lines }
    lines += ["", "  an event      time, ns   share   allocations     bytes"]
    for stage in ProfileStage.allCases {
      guard let figures = control.stages[stage] else { continue }
      let share = control.nanoseconds > 0 ? figures.nanoseconds / control.nanoseconds : 0
      lines.append(stageLine(stage.rawValue, figures, share))
      guard stage == .replay else { continue }
      lines.append(stageLine("  control", control.control, nil))
      lines.append(stageLine("  states", control.states, nil))
    }
    lines.append("")
    lines += secondsLines(control)
    lines += frameLines(control, timer)
    return lines
  }

  private func stageLine(_ name: String, _ figures: StageFigures, _ share: Double?) -> String {
    let events = Double(figures.events)
    let cells = [
      figures.nanosecondsPerEvent.map(FigureText.number) ?? "–",
      share.map(FigureText.wholeShare) ?? "",
      figures.allocations.map { FigureText.number(Double($0.calls) / events) } ?? "–",
      figures.allocations.map { FigureText.number(Double($0.bytes) / events) } ?? "–",
    ]
    let widths = [11, 8, 14, 10]
    let line = "  " + Self.pad(name, 11) + zip(cells, widths).map(Self.padBefore).joined()
    return line
  }

  private func secondsLines(_ control: ControlProfile) -> [String] {
    let all = StageFigures(events: control.events, nanoseconds: control.nanoseconds)
    let rates = [
      (all, "in all"), (control.stages[.replay], "replayed"),
      (control.control, "by the control alone"),
    ]
    let texts = rates.compactMap { figures, what in
      figures?.eventsPerSecond.map { FigureText.rate($0) + " " + what }
    }
    return texts.isEmpty ? [] : ["  events a second   " + texts.joined(separator: ", ")]
  }

  private func frameLines(_ control: ControlProfile, _ timer: ProfileTimer) -> [String] {
    let times = control.eventTimes
    func time(_ nanoseconds: UInt64?) -> String { Self.text(nanoseconds ?? 0, timer) }
    var lines = [
      "  a single event    p50 \(time(times.percentile(50))), p99 \(time(times.percentile(99))), "
        + "p99.9 \(time(times.percentile(99.9))), max \(time(times.max))"
    ]
    if let unit = control.frame.eventsThatFit, let median = control.frame.atMedian,
      let tail = control.frame.atTail
    {
      let least = Double(timer.resolution) / FrameShare.nanoseconds
      func share(_ share: Double) -> String {
        share > 0 ? FigureText.share(share) : "< " + FigureText.share(least)
      }
      lines.append(
        "  a 120 Hz frame    \(share(median)) at p50, \(share(tail)) at p99.9; "
          + "\(FigureText.rounded(unit)) events fit")
    }
    return lines
  }

  // MARK: - What was slowest

  private func row(_ recording: ProfileSummary.SlowRecording) -> [String] {
    let each = recording.figures.nanosecondsPerEvent.map { FigureText.number($0) + " ns each" }
    return [
      FigureText.duration(recording.figures.nanoseconds),
      Self.count(recording.figures.events, "event"), each ?? "no events",
      JSONText.onOneLine(recording.place.text),
    ]
  }

  private func row(_ slow: ProfileSummary.SlowEvent, _ timer: ProfileTimer) -> [String] {
    let what =
      switch slow.event.input.input {
      case .contact(let contact): contact.phase.rawValue
      case .command(let command): JSONText.onOneLine(command.name)
      }
    return [
      Self.text(slow.event.nanoseconds, timer), "sample \(slow.event.sample)", what,
      JSONText.onOneLine(slow.place.text),
    ]
  }

  /// Rows as lines, the cells of a column under each other: they end together where `endsAligned`
  /// says so, and else they begin together.
  private func table(_ rows: [[String]], _ endsAligned: [Bool]) -> [String] {
    let widths = endsAligned.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = endsAligned.indices.map { column in
        let isLast = column == endsAligned.count - 1
        return endsAligned[column]
          ? Self.padBefore(row[column], widths[column])
          : Self.pad(row[column], isLast ? 0 : widths[column])
      }
      return "  " + cells.joined(separator: "  ")
    }
  }

  private func timerLines(_ timer: ProfileTimer) -> [String] {
    [
      "The timer's own \(timer.cost) ns are taken off, and it tells \(timer.resolution) ns apart. "
        + "Times are the",
      "medians of the runs; those of single events, of 3 to 31 runs of their own.",
    ]
  }

  // MARK: - Words

  /// A time, or that it is less than the timer can tell.
  private static func text(_ nanoseconds: UInt64, _ timer: ProfileTimer) -> String {
    nanoseconds == 0 ? "< \(timer.resolution) ns" : FigureText.duration(Double(nanoseconds))
  }

  /// How often recordings were run: `run once`, `run 3 times`, `run 3 to 1,001 times`.
  private static func text(_ runs: ClosedRange<Int>) -> String {
    let (least, most) = (FigureText.grouped(runs.lowerBound), FigureText.grouped(runs.upperBound))
    if runs.upperBound == 1 { return "run once" }
    return least == most ? "run \(most) times" : "run \(least) to \(most) times"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    FigureText.grouped(number) + " " + noun + (number == 1 ? "" : "s")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func padBefore(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
