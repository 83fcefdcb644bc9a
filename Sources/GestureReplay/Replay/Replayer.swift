import GestureMath

/// Puts recordings into controls, and compares the states that result with the expected ones.
///
/// Nothing of a recording is replayed before all of it is understood: the control's configuration,
/// every command and every expected field.
public struct Replayer: Sendable {
  /// The controls of Swivel itself.
  public static var builtInControls: [any RecordableControl.Type] {
    [DragGesture.self, AngleDial.self, TextBox.self, AnalogClock.self, MapPin.self]
  }

  /// The controls that a recording can name.
  public var controls: [any RecordableControl.Type]
  /// The control, with its configuration, of recordings that name none; nil for a plain drag.
  public var bareTraceControl: JSONObject?

  /// Creates a replayer.
  ///
  /// - Parameters:
  ///   - controls: The controls that a recording can name.
  ///   - bareTraceControl: The control of recordings that name none; nil for a plain drag.
  public init(
    controls: [any RecordableControl.Type] = Replayer.builtInControls,
    bareTraceControl: JSONObject? = nil
  ) {
    self.controls = controls
    self.bareTraceControl = bareTraceControl
  }

  /// Replays a recording on the control that it names.
  ///
  /// - Throws: ``RecordingError`` where the control, its configuration, a command or an expected
  ///   field is not known; nothing was replayed then.
  public func replay(_ recording: Recording) throws(RecordingError) -> Outcome {
    try replay(recording, observing: nil)
  }

  /// Replays a recording on a control of the caller's own. What the recording says of its control is
  /// not read.
  ///
  /// - Throws: ``RecordingError`` where a command or an expected field is not known; nothing was
  ///   replayed then.
  @_disfavoredOverload  // A control that is recordable too has both, and the other reads more.
  public func replay<C: Control>(
    _ recording: Recording, on control: C
  ) throws(RecordingError) -> Outcome where C.Command == Never {
    let commands = try CommandReader<C>.frameOnly.read(recording.samples)
    return try ReplayRun(recording, control: control, commands: commands).outcome(observing: nil)
  }

  /// Replays a recording on a control of the caller's own that takes commands. What the recording
  /// says of its control is not read.
  ///
  /// - Throws: ``RecordingError`` where a command or an expected field is not known; nothing was
  ///   replayed then.
  public func replay<C: RecordableControl>(
    _ recording: Recording, on control: C
  ) throws(RecordingError) -> Outcome {
    try replay(recording, on: control, watching: nil)
  }

  /// Replays a recording, and hands the state at the start and after every sample to `observer`.
  package func replay(
    _ recording: Recording, observing observer: ReplayObserver?
  ) throws(RecordingError) -> Outcome {
    guard let observer else { return try replay(recording, watching: nil) }
    return try replay(recording) { observer($0, $1, StateSnapshot(of: $2).fields) }
  }

  /// Replays a recording, and hands the control at the start and after every sample to `watcher`.
  package func replay(
    _ recording: Recording, watching watcher: ReplayWatcher?
  ) throws(RecordingError) -> Outcome {
    let configuration =
      recording.control ?? bareTraceControl ?? JSONObject([.init("type", .string("drag"))])
    var reader = ObjectReader(configuration, at: "/control")
    let name = try reader.string("type")
    guard let type = controls.first(where: { $0.recordedType == name }) else {
      let known = controls.map { $0.recordedType }
      throw RecordingError(
        place: .pointer("/control/type"), found: JSONValue.string(name).summary,
        expected: "a known control: " + known.joined(separator: ", "),
        advice: NearestName.advice(for: name, in: known))
    }
    return try replay(recording, on: type, configuredBy: &reader, watching: watcher)
  }

  private func replay<C: RecordableControl>(
    _ recording: Recording, on type: C.Type, configuredBy reader: inout ObjectReader,
    watching watcher: ReplayWatcher?
  ) throws(RecordingError) -> Outcome {
    let control = try C(configuration: &reader)
    try reader.finish()
    return try replay(recording, on: control, watching: watcher)
  }

  private func replay<C: RecordableControl>(
    _ recording: Recording, on control: C, watching watcher: ReplayWatcher?
  ) throws(RecordingError) -> Outcome {
    let commands = try CommandReader<C>.recordable.read(recording.samples)
    let run = try ReplayRun(recording, control: control, commands: commands)
    guard let watcher else { return run.outcome(observing: nil) }
    return run.outcome { watcher($0, $1, $2) }
  }
}

/// What is told of a replay: the state at the start, without a sample, and after each sample.
package typealias ReplayObserver = (_ sample: Int?, _ time: Double?, _ state: JSONObject) -> Void

/// What is shown of a replay: the control at the start, without a sample, and after each sample.
package typealias ReplayWatcher = (_ sample: Int?, _ time: Double?, _ control: any Control) -> Void
