import GestureReplay
import Testing

/// A small recording that the real control replays right, and its copy with one fault does not.
struct FaultRow: Sendable, CustomTestStringConvertible {
  /// The control and the fault.
  let mutant: Mutant
  /// The recording, with what is right at its end.
  let recording: Recording
  /// Why the state is right.
  let why: String

  var testDescription: String { mutant.testDescription }

  /// Creates a row of the members of a configuration, a recording's phases, one letter a sample,
  /// its places, contacts (all 0) and times (every 8 ms), and the members of the state at the end.
  ///
  /// - Throws: ``RecordingError`` where they make no recording.
  init(
    _ control: String, _ fault: String, _ settings: String, _ phases: String,
    _ places: [(x: Double, y: Double)], ids: [Int]? = nil, times: [Double]? = nil,
    right state: String, within tolerance: Double = 0, _ why: String
  ) throws(RecordingError) {
    let ids = ids ?? places.map { _ in 0 }
    let times = times ?? places.indices.map { Double($0) * 0.008 }
    let members = settings.isEmpty ? "" : ", \(settings)"
    recording = try Recording(
      json: Array(
        """
        {"format": "swivel", "version": 1, "control": {"type": "\(control)"\(members)},
        "samples": {"t": \(times), "phase": "\(phases)", "id": \(ids),
        "x": \(places.map(\.x)), "y": \(places.map(\.y))},
        "expect": [{"end": true, "state": {\(state)}, "within": \(tolerance)}]}
        """.utf8))
    mutant = Mutant(control: control, fault: fault)
    self.why = why
  }

  /// Creates a row of the members of a configuration, a recording's commands, and the members of
  /// the state at the end.
  ///
  /// - Throws: ``RecordingError`` where they make no recording.
  init(
    _ control: String, _ fault: String, _ settings: String, commands: [String],
    right state: String, _ why: String
  ) throws(RecordingError) {
    recording = try Recording(
      json: Array(
        """
        {"format": "swivel", "version": 1, "control": {"type": "\(control)", \(settings)},
        "samples": [\(commands.joined(separator: ","))],
        "expect": [{"end": true, "state": {\(state)}}]}
        """.utf8))
    mutant = Mutant(control: control, fault: fault)
    self.why = why
  }
}
