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
    try perform(WatchedReplay(), on: recording, control)
  }

  /// Replays a recording on a control of the caller's own that takes commands. What the recording
  /// says of its control is not read.
  ///
  /// - Throws: ``RecordingError`` where a command or an expected field is not known; nothing was
  ///   replayed then.
  public func replay<C: RecordableControl>(
    _ recording: Recording, on control: C
  ) throws(RecordingError) -> Outcome {
    try perform(WatchedReplay(), on: recording, control)
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
    try perform(WatchedReplay(watcher: watcher), on: recording)
  }
}

// MARK: - Preparing

/// What can be done with a recording and the control that it is meant for.
protocol ReplayWork {
  /// What comes of it.
  associatedtype Result

  /// Does it.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - control: The control as it is before the first sample.
  ///   - commands: The recording's commands, as the control reads them.
  /// - Returns: What comes of it.
  /// - Throws: ``RecordingError`` where the recording expects what the control cannot have.
  func run<C: Control>(
    _ recording: Recording, on control: C, commands: [CommandReader<C>.Command]
  ) throws(RecordingError) -> Result
}

extension Replayer {
  /// Does work with a recording and the control that it names.
  ///
  /// - Throws: ``RecordingError`` where the control, its configuration or a command is not known,
  ///   and what the work throws.
  func perform<Work: ReplayWork>(
    _ work: Work, on recording: Recording
  ) throws(RecordingError) -> Work.Result {
    var reader = ObjectReader(configuration(of: recording), at: "/control")
    let name = try reader.string("type")
    guard let type = controls.first(where: { $0.recordedType == name }) else {
      let known = controls.map { $0.recordedType }
      throw RecordingError(
        place: .pointer("/control/type"), found: JSONValue.string(name).summary,
        expected: "a known control: " + known.joined(separator: ", "),
        advice: NearestName.advice(for: name, in: known))
    }
    return try perform(work, on: recording, type, configuredBy: &reader)
  }

  /// Does work with a recording and a control that reads its commands from it.
  func perform<Work: ReplayWork, C: RecordableControl>(
    _ work: Work, on recording: Recording, _ control: C
  ) throws(RecordingError) -> Work.Result {
    let commands = try CommandReader<C>.recordable.read(recording.samples)
    return try work.run(recording, on: control, commands: commands)
  }

  /// Does work with a recording and a control without commands.
  @_disfavoredOverload
  func perform<Work: ReplayWork, C: Control>(
    _ work: Work, on recording: Recording, _ control: C
  ) throws(RecordingError) -> Work.Result where C.Command == Never {
    let commands = try CommandReader<C>.frameOnly.read(recording.samples)
    return try work.run(recording, on: control, commands: commands)
  }

  /// The control, with its configuration, that a recording is replayed on.
  func configuration(of recording: Recording) -> JSONObject {
    recording.control ?? bareTraceControl ?? JSONObject([.init("type", .string("drag"))])
  }

  private func perform<Work: ReplayWork, C: RecordableControl>(
    _ work: Work, on recording: Recording, _ type: C.Type, configuredBy reader: inout ObjectReader
  ) throws(RecordingError) -> Work.Result {
    let control = try C(configuration: &reader)
    try reader.finish()
    return try perform(work, on: recording, control)
  }
}

/// A replay that somebody may watch.
private struct WatchedReplay: ReplayWork {
  var watcher: ReplayWatcher?

  func run<C: Control>(
    _ recording: Recording, on control: C, commands: [CommandReader<C>.Command]
  ) throws(RecordingError) -> Outcome {
    var run = try ReplayRun(recording, control: control, commands: commands)
    if let watcher {
      run.replay { watcher($0, $1, $2) }
    } else {
      run.replay()
    }
    try recording.samples.checkUnchanged()
    return run.outcome()
  }
}

/// What is told of a replay: the state at the start, without a sample, and after each sample.
package typealias ReplayObserver = (_ sample: Int?, _ time: Double?, _ state: JSONObject) -> Void

/// What is shown of a replay: the control at the start, without a sample, and after each sample.
package typealias ReplayWatcher = (_ sample: Int?, _ time: Double?, _ control: any Control) -> Void
