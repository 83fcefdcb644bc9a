import GestureMath

/// Results for people: what failed or was odd in full, what expects nothing in a line, and counts.
public struct TextReport: ReplayReport {
  /// How many findings of a recording are written out.
  private static let shownFindings = 5

  /// Whether the text is coloured for a terminal.
  public let hasColor: Bool

  /// Creates a report.
  public init(hasColor: Bool = false) { self.hasColor = hasColor }

  /// Writes what did not hold, what was odd, and the state where nothing was expected; nothing for a
  /// recording in which all held.
  public func entry(for result: ReplayResult) -> String {
    switch result.outcome {
    case .failure(var error):
      error.file = error.file.map(JSONText.onOneLine)
      return paint("unreadable", .red) + " \(error)\n"
    case .success((let recording, let outcome)):
      let location = result.location(of: JSONText.onOneLine(result.path))
      var lines: [String] = []
      if result.status == .diverged {
        lines.append(paint("diverged", .red) + " " + location)
      } else if !outcome.isAsserted {
        lines.append(paint("unasserted", .yellow) + " " + location)
        lines += stateLines(outcome.state)
      } else if result.wasRecorded || !outcome.findings.isEmpty {
        lines.append(paint("passed", .green) + " " + location)
      }
      lines += outcome.divergences.flatMap { self.lines(for: $0, of: recording) }
      lines += findingLines(outcome.findings)
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
    counts += ", " + count(summary.unreadable, "unreadable", .red)
    if summary.recorded > 0 { counts += ", " + count(summary.recorded, "recorded", .yellow) }
    let recordings = summary.recordings == 1 ? "1 recording" : "\(summary.recordings) recordings"
    let samples = summary.samples == 1 ? "1 sample" : "\(summary.samples) samples"
    return "\(recordings), \(samples): \(counts)\n"
  }

  // MARK: - Divergences

  private func lines(for divergence: Divergence, of recording: Recording) -> [String] {
    var lines = ["  \(divergence.checkpoint.text): \(divergence.field)"]
    let tolerance = divergence.tolerance.map { " within \(JSONText.number($0))" }
    let distance = divergence.ulps.map { "  (\(Self.text(ofUlps: $0)) away)" }
    lines.append("    expected " + divergence.expected.text + (tolerance ?? ""))
    lines.append("    actual   " + divergence.actual.text + (distance ?? ""))
    return lines + excerpt(around: divergence.sample, of: recording)
  }

  /// A distance in ulps: exact where it may be of rounding, and else only how large it is.
  private static func text(ofUlps ulps: UInt64) -> String {
    guard ulps > 1_000_000 else { return ulps == 1 ? "1 ulp" : "\(ulps) ulps" }
    let digits = String(ulps)
    return "about \(digits.prefix(1))e\(digits.count - 1) ulps"
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
    var lines = findings.prefix(Self.shownFindings).map { finding in
      "  " + paint("finding", .yellow) + ": "
        + (finding.sample.map { "sample \($0): " } ?? "") + finding.message
    }
    let rest = findings.count - lines.count
    if rest > 0 { lines.append("  and \(rest) more findings") }
    return lines
  }

  private func stateLines(_ state: JSONObject) -> [String] {
    let width = state.members.map(\.key.count).max() ?? 0
    return state.members.map { member in
      let padding = String(repeating: " ", count: width - member.key.count)
      return "  " + member.key + padding + "  " + member.value.text
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

extension JSONText {
  /// The text as it is, or as a JSON string where it would break the line or steer a terminal.
  package static func onOneLine(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return isPlain ? text : string(text)
  }
}

extension JSONValue {
  /// The value as JSON on one line.
  fileprivate var text: String { JSONText.text(of: self, .spaced) }
}

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
