/// What an importer made: a bare trace, and what was odd about the source.
public struct ImportedRecording: Hashable, Sendable {
  /// The trace: no control, no expectations, and a `source` that says where it came from.
  public var recording: Recording
  /// What was odd, and what was done about it; of what a replay finds by itself, only
  /// that time goes back.
  public var findings: [Finding]

  /// Creates a result.
  public init(recording: Recording, findings: [Finding] = []) {
    self.recording = recording
    self.findings = findings
  }
}
