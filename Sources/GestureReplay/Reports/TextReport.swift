import GestureMath

/// Results for people: what failed or was odd in full, what expects nothing in a line, and counts.
public struct TextReport: ReplayReport {
  /// How many findings of a recording are written out.
  private static let shownFindings = 5

  /// Whether the text is coloured for a terminal.
  public let hasColor: Bool
  /// Whether the last state is written where nothing was expected.
  public let showsStates: Bool

  /// Creates a report.
  public init(hasColor: Bool = false, showsStates: Bool = true) {
    self.hasColor = hasColor
    self.showsStates = showsStates
  }

  /// Writes what did not hold, what was odd, and what expects nothing; nothing for a recording in
  /// which all held.
  public func entry(for result: ReplayResult) -> String {
    switch result.outcome {
    case .failure(var error):
      error.file = error.file.map(JSONText.onOneLine)
      return paint("unreadable", .red) + " \(error)\n"
    case .success((let recording, let outcome)):
      let location = result.location(of: JSONText.onOneLine(result.path))
      var lines: [String] = []
      if result.status == .diverged {
        lines.append(paint(outcome.passed ? "odd" : "diverged", .red) + " " + location)
      } else if !outcome.isAsserted {
        lines.append(paint("unasserted", .yellow) + " " + location)
        if showsStates { lines += stateLines(outcome.state) }
      } else if result.wasRecorded || !outcome.findings.isEmpty {
        lines.append(paint("passed", .green) + " " + location)
      }
      lines += divergenceLines(outcome.divergences, of: recording)
      lines += findingLines(outcome.findings)
      if result.status == .diverged, outcome.passed { lines.append("  findings fail: --strict") }
      if result.wasRecorded { lines.append("  recorded: run again to compare") }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  /// Writes the counts.
  public func tail(_ summary: ReplaySummary) -> String {
    func count(_ number: Int, _ name: String, _ color: Color) -> String {
      number > 0 ? paint("\(number) \(name)", color) : "\(number) \(name)"
    }
    var counts = count(summary.passed, "passed", .green)
    if summary.unasserted > 0 { counts += " (\(summary.unasserted) of them expecting nothing)" }
    counts += ", " + count(summary.diverged, "diverged", .red)
    if summary.odd > 0 { counts += " (\(summary.odd) of them only odd, which --strict fails)" }
    counts += ", " + count(summary.unreadable, "unreadable", .red)
    if summary.recorded > 0 { counts += ", " + count(summary.recorded, "recorded", .yellow) }
    let recordings = summary.recordings == 1 ? "1 recording" : "\(summary.recordings) recordings"
    let samples = summary.samples == 1 ? "1 sample" : "\(summary.samples) samples"
    return "\(recordings), \(samples): \(counts)\n"
  }

  // MARK: - Divergences

  /// The divergences, and after those of one checkpoint the samples around it.
  private func divergenceLines(_ divergences: [Divergence], of recording: Recording) -> [String] {
    var lines: [String] = []
    for (index, divergence) in divergences.enumerated() {
      let distance = divergence.distance.map { "  (\($0))" } ?? ""
      let tolerance = divergence.tolerance.map { " within \(JSONText.number($0))" } ?? ""
      lines.append("  \(divergence.checkpoint.text): \(divergence.field)")
      let (expected, actual) = texts(divergence.expected, divergence.actual)
      lines.append("    expected " + expected + tolerance)
      lines.append("    actual   " + actual + distance)
      let next = index + 1 < divergences.count ? divergences[index + 1] : nil
      if next?.expectation != divergence.expectation {
        lines += excerpt(around: divergence.sample, of: recording)
      }
    }
    return lines.map(\.withoutControls)
  }

  /// The two values as text. What is not ASCII is escaped in texts that look alike: those that are
  /// canonically equivalent, as Swift compares strings, but for what is not seen.
  private func texts(_ expected: JSONValue, _ actual: JSONValue) -> (String, String) {
    guard case .string(let left) = expected, case .string(let right) = actual,
      left.withoutInvisible == right.withoutInvisible
    else { return (expected.text, actual.text) }
    return (expected.text.withScalarsEscaped, actual.text.withScalarsEscaped)
  }

  /// The samples around the last one before a comparison.
  private func excerpt(around sample: Int?, of recording: Recording) -> [String] {
    guard let sample else { return [] }
    let shown = max(0, sample - 2)...min(recording.samples.count - 1, sample + 1)
    let width = String(shown.upperBound).count
    return shown.map { index in
      let number = String(index)
      let padding = String(repeating: " ", count: width - number.count)
      return (index == sample ? "  > " : "    ") + padding + number + "  "
        + recording.samples[index].text
    }
  }

  // MARK: - Findings and states

  private func findingLines(_ findings: [Finding]) -> [String] {
    let listed = findings.filter { $0.kind != .others }
    var lines = listed.prefix(Self.shownFindings).map { finding in
      "  " + paint("finding", .yellow) + ": "
        + (finding.sample.map { "sample \($0): " } ?? "") + finding.message.withoutControls
    }
    let rest = listed.count - lines.count
    if rest > 0 { lines.append("  and \(rest) more findings") }
    for finding in findings where finding.kind == .others { lines.append("  \(finding.message)") }
    return lines
  }

  private func stateLines(_ state: JSONObject) -> [String] {
    let width = state.members.map(\.key.count).max() ?? 0
    return state.members.map { member in
      let padding = String(repeating: " ", count: width - member.key.count)
      return ("  " + member.key + padding + "  " + member.value.text).withoutControls
    }
  }

  // MARK: - Colours

  private enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

// MARK: - Words

extension Recording.Expectation.Checkpoint {
  /// When the checkpoint is, in words.
  package var text: String {
    switch self {
    case .after(let sample): "after sample \(sample)"
    case .at(let time): "at \(JSONText.number(time)) s"
    case .end: "at the end"
    }
  }
}

extension Sample {
  /// The sample in a line: time, then phase and place, or the command.
  package var text: String {
    let time = "t \(JSONText.number(time))  "
    switch input {
    case .command(let command):
      let arguments =
        command.arguments.members.isEmpty
        ? "" : " " + JSONText.text(of: .object(command.arguments), .spaced)
      return time + "command \(command.name)" + arguments
    case .contact(let contact):
      let place = contact.location.map {
        " (\(JSONText.number($0.x)), \(JSONText.number($0.y)))"
      }
      let id = contact.id.map { " id \($0)" }
      return time + contact.phase.rawValue + (place ?? "") + (id ?? "")
    }
  }
}
