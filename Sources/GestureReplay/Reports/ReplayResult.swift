/// What came of one recording, as a report needs it.
public struct ReplayResult: Sendable {
  /// How a recording fared.
  public enum Status: String, CaseIterable, Sendable {
    /// All that was expected held.
    case passed
    /// Something that was expected did not hold; in a strict replay, something was odd.
    case diverged
    /// The recording could not be read or understood.
    case unreadable
  }

  /// The path of the file, as it was given or found.
  public var path: String
  /// The line of a JSON Lines file that holds the recording, counted from 1.
  public var line: Int?
  /// The recording and what came of it, or why it could not be read.
  public var outcome: Result<(Recording, Outcome), RecordingError>
  /// Whether findings make a recording fail.
  public var isStrict: Bool
  /// Whether expectations were recorded anew.
  public var wasRecorded: Bool

  /// Creates a result.
  public init(
    path: String, line: Int? = nil, outcome: Result<(Recording, Outcome), RecordingError>,
    isStrict: Bool = false, wasRecorded: Bool = false
  ) {
    self.path = path
    self.line = line
    self.outcome = outcome
    self.isStrict = isStrict
    self.wasRecorded = wasRecorded
  }

  /// How the recording fared.
  public var status: Status {
    switch outcome {
    case .failure: .unreadable
    case .success((_, let outcome)):
      outcome.passed && !(isStrict && !outcome.findings.isEmpty) ? .passed : .diverged
    }
  }

  /// The path, and the line where there is one: `folder/file.jsonl:3`.
  public var location: String { location(of: path) }

  /// The location with the path written in another way.
  func location(of path: String) -> String { path + (line.map { ":\($0)" } ?? "") }
}

/// How many recordings fared in which way.
public struct ReplaySummary: Hashable, Sendable {
  /// The number of recordings.
  public var recordings = 0
  /// The number of those in which all held.
  public var passed = 0
  /// The number of those that passed because they expect nothing.
  public var unasserted = 0
  /// The number of those in which something did not hold.
  public var diverged = 0
  /// The number of the diverged that are only odd, in a strict replay.
  public var odd = 0
  /// The number of those that could not be read.
  public var unreadable = 0
  /// The number of those whose expectations were recorded anew.
  public var recorded = 0
  /// The number of samples replayed.
  public var samples = 0

  /// Creates a summary of no recording.
  public init() {}

  /// Counts one result.
  public mutating func count(_ result: ReplayResult) {
    recordings += 1
    if result.wasRecorded { recorded += 1 }
    switch result.status {
    case .passed: passed += 1
    case .diverged: diverged += 1
    case .unreadable: unreadable += 1
    }
    if case .success((_, let outcome)) = result.outcome {
      samples += outcome.sampleCount
      if result.status == .diverged && outcome.passed { odd += 1 }
      if result.status == .passed && !outcome.isAsserted { unasserted += 1 }
    }
  }
}
