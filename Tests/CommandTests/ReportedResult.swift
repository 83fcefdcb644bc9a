/// A result as `--format json` and `--format jsonl` write it.
struct ReportedResult: Decodable, Equatable {
  struct Finding: Decodable, Equatable {
    var kind: String
    var sample: Int?
    var message: String
  }

  struct Divergence: Decodable, Equatable {
    var expectation: Int
    var after: Int?
    var at: Double?
    var end: Bool?
    var sample: Int?
    var field: String
    var expected: [Double]
    var actual: [Double]
    var within: Double?
    var ulps: Double?
  }

  struct Failure: Decodable, Equatable {
    var line: Int?
    var column: Int?
    var pointer: String?
    var found: String
    var expected: String
    var advice: String?
    var message: String
  }

  struct State: Decodable, Equatable {
    var phase: String
    var startLocation: [Double]
    var location: [Double]
    var translation: [Double]
    var velocity: [Double]
    var predictedEndLocation: [Double]
    var predictedEndTranslation: [Double]
  }

  var path: String
  var line: Int?
  var status: String
  var name: String?
  var samples: Int
  var asserted: Bool?
  var recorded: Bool?
  var findings: [Finding]?
  var divergences: [Divergence]?
  var state: State?
  var digest: String?
  var error: Failure?

  /// The path, and the line of a JSON Lines file.
  var location: String { path + (line.map { ":\($0)" } ?? "") }
}

/// All that `--format json` writes.
struct ReportedRun: Decodable {
  var recordings: Int
  var passed: Int
  var unasserted: Int
  var diverged: Int
  var unreadable: Int
  var recorded: Int
  var samples: Int
  var results: [ReportedResult]
}
