import GestureMath
import PropertyTesting

/// What laws are tried on: a control, how it can be configured, and what to aim drags at.
public struct LawSubject: Sendable {
  /// The control's type, as in a recording.
  public let type: String
  /// The control, with its configuration.
  public let configurations: Generator<JSONObject>
  /// The places that matter in a configuration: what the control turns about first, then handles.
  public let landmarks: @Sendable (JSONObject) -> [Point]
  /// The control's commands; nil where there are none.
  public let commands: Generator<Sample.Command>?
  /// The fields that depend on how and when the pointer came where it is: velocities and phases.
  public let movingFields: Set<String>
  /// The keys of the configuration that are places; the first two numbers of a longer list are.
  public let placeKeys: [String]
  /// The fields of the state that are places, or lists of places; or rectangles.
  public let placeFields: [String]
  /// Whether a contact has the control, by its state: one that missed it leaves it to others.
  let isHeld: @Sendable (JSONObject) -> Bool
  /// What times do to the state; nil where nothing is known of it.
  let timing: ControlTiming?

  /// The configuration of a control that is told nothing.
  private let defaults: JSONObject

  private let replaying: @Sendable (Recording) throws(RecordingError) -> Outcome

  init(
    _ type: String, configurations: Generator<JSONObject>,
    landmarks: @escaping @Sendable (JSONObject) -> [Point],
    commands: Generator<Sample.Command>? = nil, movingFields: Set<String> = [],
    placeKeys: [String] = [], placeFields: [String] = [],
    isHeld: @escaping @Sendable (JSONObject) -> Bool = { _ in true }, timing: ControlTiming,
    defaults: [JSONObject.Member], replayer: Replayer
  ) {
    self.defaults = JSONObject(defaults)
    self.type = type
    self.configurations = configurations
    self.landmarks = landmarks
    self.commands = commands
    self.movingFields = movingFields
    self.placeKeys = placeKeys
    self.placeFields = placeFields
    self.isHeld = isHeld
    self.timing = timing
    replaying = { (recording) throws(RecordingError) in try replayer.replay(recording) }
  }

  private init(_ subject: LawSubject, configurations: Generator<JSONObject>) {
    type = subject.type
    self.configurations = configurations
    landmarks = subject.landmarks
    commands = subject.commands
    movingFields = subject.movingFields
    placeKeys = subject.placeKeys
    placeFields = subject.placeFields
    isHeld = subject.isHeld
    timing = subject.timing
    defaults = subject.defaults
    replaying = subject.replaying
  }

  /// A control of one's own, as it is.
  ///
  /// - Parameters:
  ///   - control: The control at the start of every case.
  ///   - landmarks: What to aim drags at: what it turns about first, then handles.
  ///   - movingFields: The fields that depend on how and when the pointer came where it is.
  public init<C: Control>(
    _ control: C, landmarks: [Point] = [Point(x: 100, y: 100)], movingFields: Set<String> = []
  ) where C.Command == Never {
    type = "\(C.self)"
    configurations = .constant(JSONObject())
    self.landmarks = { _ in landmarks }
    commands = nil
    self.movingFields = movingFields
    placeKeys = []
    placeFields = []
    isHeld = { _ in true }
    timing = nil
    defaults = JSONObject()
    replaying = { (recording) throws(RecordingError) in
      try Replayer().replay(recording, on: control)
    }
  }

  /// The same control, with other configurations.
  package func withConfigurations(_ configurations: Generator<JSONObject>) -> LawSubject {
    LawSubject(self, configurations: configurations)
  }

  /// Whether a recording may configure the control so.
  func canBeConfigured(as configuration: JSONObject) -> Bool {
    (try? replay(Recording(control: configuration))) != nil
  }

  /// The same control, configured in one way; what is left out has its default.
  public func configured(as configuration: JSONObject) -> LawSubject {
    var whole = defaults
    for member in configuration.members { whole[member.key] = member.value }
    return LawSubject(self, configurations: .constant(whole))
  }

  /// A control of one's own, as it is, that takes commands.
  ///
  /// - Parameters:
  ///   - control: The control at the start of every case.
  ///   - commands: Commands as recordings write them, to mix in; nil for none.
  ///   - landmarks: What to aim drags at: what it turns about first, then handles.
  ///   - movingFields: The fields that depend on how and when the pointer came where it is.
  public init<C: RecordableControl>(
    _ control: C, commands: Generator<Sample.Command>?,
    landmarks: [Point] = [Point(x: 100, y: 100)], movingFields: Set<String> = []
  ) {
    type = C.recordedType
    configurations = .constant(JSONObject())
    self.landmarks = { _ in landmarks }
    self.commands = commands
    self.movingFields = movingFields
    placeKeys = []
    placeFields = []
    isHeld = { _ in true }
    timing = nil
    defaults = JSONObject()
    replaying = { (recording) throws(RecordingError) in
      try Replayer().replay(recording, on: control)
    }
  }

  /// The laws that apply.
  public var laws: [ControlLaw] { ControlLaw.all.filter { $0.applies(self) } }

  /// Replays a recording on the control.
  func replay(_ recording: Recording) throws(RecordingError) -> Outcome {
    try replaying(recording)
  }
}

// MARK: - Trajectories

/// The states of a control, before the first sample and after each.
struct Trajectory {
  let initial: JSONObject
  let states: [JSONObject]
  let digest: UInt64

  var last: JSONObject { states.last ?? initial }
}

extension LawSubject {
  /// The states through which the control goes.
  func trajectory(
    _ configuration: JSONObject, _ samples: [Sample]
  ) throws(RecordingError) -> Trajectory {
    let before = -Double.greatestFiniteMagnitude
    let expectations =
      [Recording.Expectation(.at(before))]
      + samples.indices.map { Recording.Expectation(.after($0)) }
    let outcome = try replay(
      Recording(control: configuration, samples: samples, expectations: expectations))
    let states = outcome.reached.map(\.state)
    return Trajectory(
      initial: states[0], states: Array(states.dropFirst()), digest: outcome.digest)
  }

  /// The state without the fields that depend on how the pointer came where it is.
  func still(_ state: JSONObject) -> JSONObject {
    JSONObject(state.members.filter { !movingFields.contains($0.key) })
  }
}
