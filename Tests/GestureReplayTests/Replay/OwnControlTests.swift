import GestureMath
import GestureReplay
import Testing

/// A person's own control: a slider along x, as in the README.
private struct Slider: Control {
  var value = 0.0
  private var contact: Int?

  mutating func receive(_ event: PointerEvent) {
    switch event.effect(on: contact) {
    case .begins, .restarts, .moves: (contact, value) = (event.id, event.location.x / 400)
    case .ends, .cancels: contact = nil
    case .none: break
    }
  }

  init(value: Double) { self.value = value }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("value", value)
  }
}

/// The same, known to recordings by name, with a command.
extension Slider: RecordableControl {
  enum Command: Sendable { case reset }

  static var recordedType: String { "slider" }
  static var commandNames: [String] { ["reset"] }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    value = try configuration.number("value", default: 0, in: 0...1)
  }

  static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Command? { name == "reset" ? .reset : nil }

  mutating func perform(_ command: Command, at time: Double) { value = 0 }
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

  @Test("A control without commands refuses a recording that has any")
  func withoutCommands() throws {
    var recording = try Recording(json: Array(samples.utf8))
    recording.expectations = []
    #expect(throws: RecordingError.self) { try Replayer().replay(recording, on: Counter()) }
    recording.samples.removeLast()
    #expect(try Replayer().replay(recording, on: Counter()).state["count"] == .number(3))
  }
}
