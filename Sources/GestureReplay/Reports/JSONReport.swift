/// Results for programs: one JSON object with all results and the counts, or an object a line.
public struct JSONReport: ReplayReport {
  /// Whether every result is a line of its own, and there is nothing else (JSON Lines).
  public let isLines: Bool

  /// Creates a report.
  public init(isLines: Bool) { self.isLines = isLines }

  /// Opens the list of results.
  public var head: String { isLines ? "" : "{\"results\":[\n" }

  /// Separates two results.
  public var separator: String { isLines ? "" : ",\n" }

  /// Writes one result.
  public func entry(for result: ReplayResult) -> String {
    JSONText.text(of: .object(Self.object(for: result))) + (isLines ? "\n" : "")
  }

  /// Closes the list of results, and writes the counts.
  public func tail(_ summary: ReplaySummary) -> String {
    if isLines { return "" }
    let counts = [
      ("recordings", summary.recordings), ("passed", summary.passed),
      ("unasserted", summary.unasserted), ("diverged", summary.diverged),
      ("unreadable", summary.unreadable), ("recorded", summary.recorded),
      ("samples", summary.samples),
    ]
    let members = counts.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return "\n],\(members)}\n"
  }

  // MARK: - Results

  static func object(for result: ReplayResult) -> JSONObject {
    var object = JSONObject()
    object["path"] = .string(result.path.withPathBytesEscaped)
    if let line = result.line { object["line"] = .number(Double(line)) }
    object["status"] = .string(result.status.rawValue)
    switch result.outcome {
    case .failure(let error):
      object["samples"] = .number(0)
      object["error"] = .object(self.object(for: error))
    case .success((let recording, let outcome)):
      if let name = recording.name { object["name"] = .string(name) }
      object["samples"] = .number(Double(outcome.sampleCount))
      object["asserted"] = .boolean(outcome.isAsserted)
      object["recorded"] = .boolean(result.wasRecorded)
      object["findings"] = .array(outcome.findings.map { .object(self.object(for: $0)) })
      object["divergences"] = .array(outcome.divergences.map { .object(self.object(for: $0)) })
      object["state"] = .object(outcome.state)
      object["digest"] = .string(outcome.digest.digestText)
    }
    return object
  }

  private static func object(for error: RecordingError) -> JSONObject {
    var object = JSONObject()
    switch error.place {
    case .document: break
    case .line(let line): object["line"] = .number(Double(line))
    case .position(let line, let column):
      object["line"] = .number(Double(line))
      object["column"] = .number(Double(column))
    case .pointer(let pointer): object["pointer"] = .string(pointer)
    }
    object["found"] = .string(error.found)
    object["expected"] = .string(error.expected)
    if let advice = error.advice { object["advice"] = .string(advice) }
    object["message"] = .string(error.description)
    return object
  }

  private static func object(for finding: Finding) -> JSONObject {
    var object = JSONObject()
    object["kind"] = .string(finding.kind.rawValue)
    if let sample = finding.sample { object["sample"] = .number(Double(sample)) }
    object["message"] = .string(finding.message)
    return object
  }

  private static func object(for divergence: Divergence) -> JSONObject {
    var object = JSONObject()
    object["expectation"] = .number(Double(divergence.expectation))
    switch divergence.checkpoint {
    case .after(let sample): object["after"] = .number(Double(sample))
    case .at(let time): object["at"] = .number(time)
    case .end: object["end"] = .boolean(true)
    }
    if let sample = divergence.sample { object["sample"] = .number(Double(sample)) }
    object["field"] = .string(divergence.field)
    object["expected"] = divergence.expected
    object["actual"] = divergence.actual
    if let tolerance = divergence.tolerance { object["within"] = .number(tolerance) }
    // Ulps beyond 2^53 are rounded to a double, as JSON's readers would do.
    if let ulps = divergence.ulps { object["ulps"] = .number(Double(ulps)) }
    return object
  }
}
