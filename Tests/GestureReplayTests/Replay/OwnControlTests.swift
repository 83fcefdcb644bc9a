import GestureMath
import GestureReplay
import PropertyTesting
import Testing

/// A person's own control: the slider of the README, and a command.
private struct Slider: Control {
  enum Command: Sendable { case reset }

  private(set) var value: Double
  private var drag: (contact: Int, valueBefore: Double)?

  init(value: Double = 0) { self.value = value }

  mutating func receive(_ event: PointerEvent) {
    let effect = event.effect(on: drag?.contact)
    if let drag, effect == .restarts || effect == .cancels { value = drag.valueBefore }
    switch effect {
    case .none: return
    case .cancels: drag = nil
    case .begins, .restarts: drag = (event.id, value)
    case .moves, .ends: break
    }
    if drag != nil { value = min(max(event.location.x / 400, 0), 1) }
    if effect == .ends { drag = nil }
  }

  mutating func perform(_ command: Command, at time: Double) { value = 0 }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("value", value)
  }
}

extension Slider: RecordableControl {
  static var recordedType: String { "slider" }
  static var commandNames: [String] { ["reset"] }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    self.init(value: try configuration.number("value", default: 0, in: 0...1))
  }

  static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Command? { name == "reset" ? .reset : nil }
}

/// The slider without its command.
private struct Knob: Control {
  private var slider = Slider()

  mutating func receive(_ event: PointerEvent) { slider.receive(event) }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    slider.encodeState(to: &encoder)
  }
}

extension Knob: RecordableControl {
  static var recordedType: String { "knob" }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    self.init()
  }
}

/// A control without commands.
private struct Counter: Control {
  var count = 0.0

  mutating func receive(_ event: PointerEvent) { count += 1 }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("count", count)
  }
}

private let samples = """
  {"format":"swivel","version":1,"control":{"type":"slider","value":0.5},"samples":[
  {"t":0,"phase":"began","x":100,"y":9},{"t":1,"phase":"moved","x":300,"y":9},
  {"t":2,"phase":"ended"},{"t":3,"command":"reset"}],
  "expect":[{"at":-1,"state":{"value":0.5}},{"after":1,"state":{"value":0.75}},
  {"end":true,"state":{"value":0}}]}
  """

struct OwnControlTests {
  @Test("A control of one's own replays when it is handed over")
  func handedOver() throws {
    let recording = try Recording(json: Array(samples.utf8))
    let outcome = try Replayer().replay(recording, on: Slider(value: 0.5))
    #expect(outcome.divergences == [])
    #expect(outcome.state["value"] == .number(0))
  }

  @Test("A control of one's own replays by name, with its configuration and commands")
  func named() throws {
    let replayer = Replayer(controls: Replayer.builtInControls + [Slider.self])
    let outcome = try replayer.replay(Recording(json: Array(samples.utf8)))
    #expect(outcome.divergences == [])
  }

  @Test("A slider keeps the rules: a cancel restores, and a second contact changes nothing")
  func rules() {
    var slider = Slider(value: 0.5)
    slider.receive(PointerEvent(.began, at: Point(x: 100, y: 0), time: 0))
    slider.receive(PointerEvent(.began, at: Point(x: 300, y: 0), time: 0, id: 1))
    #expect(slider.value == 0.25)
    slider.receive(PointerEvent(.cancelled, at: .zero, time: 0))
    #expect(slider.value == 0.5)
  }

  @Test("A control that is recordable and takes no commands replays when it is handed over")
  func recordableWithoutCommands() throws {
    var recording = try Recording(json: Array(samples.utf8))
    recording.samples.removeLast()
    recording.expectations = []
    #expect(try Replayer().replay(recording, on: Knob()).state["value"] == .number(0.75))
  }

  @Test("A control of one's own keeps the laws that apply, or is found not to")
  func laws() {
    for result in LawSubject(Knob()).check(runs: 100) { #expect(result.passed, "\(result)") }
    let reset = Generator<Sample.Command>.constant(Sample.Command("reset"))
    let withCommands = LawSubject(Slider(), commands: reset)
    for result in withCommands.check(runs: 100) { #expect(result.passed, "\(result)") }
    let broken = LawSubject(Counter()).check(runs: 100).filter { !$0.passed }.map(\.law.name)
    #expect(broken.contains("cancel"))
    #expect(broken.contains("bystander"))
  }

  @Test("A control without commands refuses a recording that has any")
  func withoutCommands() throws {
    var recording = try Recording(json: Array(samples.utf8))
    recording.expectations = []
    #expect(throws: RecordingError.self) { try Replayer().replay(recording, on: Counter()) }
    recording.samples.removeLast()
    #expect(try Replayer().replay(recording, on: Counter()).state["count"] == .number(3))
  }
}
