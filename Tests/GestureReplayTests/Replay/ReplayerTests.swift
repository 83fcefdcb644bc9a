import GestureMath
import GestureReplay
import Testing

/// Replays a recording that is written as JSON, with what stands between braces left out.
private func replay(_ members: String, _ replayer: Replayer = Replayer()) throws -> Outcome {
  try replayer.replay(recording(members))
}

private func recording(_ members: String) throws(RecordingError) -> Recording {
  try Recording(json: Array("{\"format\":\"swivel\",\"version\":1,\(members)}".utf8))
}

/// What is thrown when a recording is read and replayed.
private func message(_ members: String) -> String? {
  do {
    _ = try replay(members)
    return nil
  } catch {
    return "\(error)"
  }
}

private let quarterTurn = """
  "control":{"type":"angleDial","angle":45},"samples":[
  {"t":0,"phase":"began","x":100,"y":300},{"t":0.016,"phase":"moved","x":180,"y":180},
  {"t":0.032,"phase":"ended"},{"t":1,"command":"step","by":1}]
  """

struct ReplayerTests {
  @Test("A recording replays on the control it names, and all that it expects holds")
  func passes() throws {
    let outcome = try replay(
      quarterTurn + """
        ,"expect":[{"after":0,"state":{"angle":0,"isEditing":true,"armEnd":[100,300]}},
        {"after":1,"state":{"angle":45}},{"at":0.5,"state":{"isEditing":false,"angle":45}},
        {"end":true,"state":{"angle":50,"label":"50°"}}]
        """)
    #expect(outcome.passed)
    #expect(outcome.isAsserted)
    #expect(outcome.sampleCount == 4)
    #expect(outcome.findings.isEmpty)
    #expect(outcome.state["angle"] == .number(50))
  }

  @Test("What does not hold says field, expected, actual, sample and distance")
  func diverges() throws {
    let outcome = try replay(
      quarterTurn + """
        ,"expect":[{"after":1,"state":{"angle":45.00000000000001,"label":"46°"}},
        {"end":true,"state":{"angle":49},"within":0.5,"digest":"0000000000000000"}]
        """)
    let divergences = outcome.divergences
    #expect(divergences.map(\.field) == ["angle", "label", "angle", "digest"])
    #expect(divergences.map(\.sample) == [1, 1, 3, 3])
    #expect(divergences.map(\.expectation) == [0, 0, 1, 1])
    #expect(divergences[0].ulps == 1)
    #expect(divergences[0].actual == .number(45))
    #expect(divergences[1].ulps == nil)
    #expect(divergences[2].tolerance == 0.5)
    #expect(divergences[3].actual == .string(outcome.digest.digestText))
  }

  @Test("A tolerance includes its end, can be by field, and reaches into lists")
  func tolerance() throws {
    for (within, passes) in [("1", true), ("0.9", false), ("{\"angle\":1,\"armEnd\":30}", true)] {
      let outcome = try replay(
        quarterTurn + """
          ,"expect":[{"after":1,"state":{"angle":46,"armEnd":[158.6,158.6]},"within":\(within)}]
          """)
      #expect(outcome.passed == passes)
    }
  }

  @Test("At a time the state is that after all samples up to it")
  func atTimes() throws {
    let outcome = try replay(
      quarterTurn + """
        ,"expect":[{"at":-1,"state":{"angle":45}},{"at":0,"state":{"angle":0}},
        {"at":0.0159,"state":{"angle":0}},{"at":0.016,"state":{"angle":45}},
        {"at":99,"state":{"angle":50}}]
        """)
    #expect(outcome.passed)
  }

  @Test("Equal times are one frame: at that time all of its samples are in")
  func frames() throws {
    let outcome = try replay(
      """
      "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"moved","x":20,"y":0},
      {"t":1,"phase":"moved","x":30,"y":0}],"expect":[{"at":1,"state":{"location":[30,0]}}]
      """)
    #expect(outcome.passed)
  }

  @Test("A bare trace is a plain drag, or the control that the caller gives")
  func bareTrace() throws {
    let trace = "\"samples\":[{\"t\":0,\"phase\":\"began\",\"x\":200,\"y\":300}]"
    #expect(try replay(trace).state["phase"] == .string("possible"))
    let dial = JSONObject([.init("type", .string("angleDial"))])
    let outcome = try replay(trace, Replayer(bareTraceControl: dial))
    #expect(outcome.state["angle"] == .number(0))
    #expect(!outcome.isAsserted)
    #expect(outcome.passed)
  }

  @Test("No angle wraps in a comparison: 370 is not 10")
  func noWrapping() throws {
    let control =
      "\"control\":{\"type\":\"angleDial\",\"range\":null,\"angle\":370},\"samples\":[],"
    #expect(try replay(control + "\"expect\":[{\"end\":true,\"state\":{\"angle\":370}}]").passed)
    #expect(
      try !replay(control + "\"expect\":[{\"end\":true,\"state\":{\"angle\":10},\"within\":1}]")
        .passed)
  }

  @Test("Texts are compared byte for byte, not as Swift compares strings")
  func textsAsBytes() throws {
    for (expected, passes) in [("\\u00e9", true), ("e\\u0301", false)] {
      let outcome = try replay(
        """
        "control":{"type":"textBox","center":[0,0],"size":[9,9],"text":"\\u00e9"},"samples":[],
        "expect":[{"end":true,"state":{"text":"\(expected)"}}]
        """)
      #expect(outcome.passed == passes)
    }
  }

  @Test("Brackets right after a word close what it stands in")
  func wordsBeforeBrackets() throws {
    let flags = Array(repeating: "[true],[null],[false]", count: 70).joined(separator: ",")
    #expect(try replay("\"samples\":[],\"source\":{\"flags\":[\(flags)]}").sampleCount == 0)
  }

  @Test("A key at the top that is nearly a known one is a finding")
  func misspelledKey() throws {
    let outcome = try replay(
      "\"samples\":[{\"t\":0,\"command\":\"frame\"}],\"expekt\":[],\"mood\":1")
    #expect(outcome.findings.map(\.kind) == [.misspelledKey])
    #expect(
      outcome.findings.first?.message == "the key \"expekt\" is not read: is \"expect\" meant?")
  }

  @Test("An expectation after a sample that is not there is refused, also if made in code")
  func afterNothing() {
    for index in [-1, 1] {
      let recording = Recording(
        samples: [Sample(time: 0, .command(Sample.Command("frame")))],
        expectations: [Recording.Expectation(.after(index))])
      #expect(throws: RecordingError.self) { try Replayer().replay(recording) }
    }
  }

  @Test("A divergence and an outcome say in words what a failing test should print")
  func descriptions() throws {
    let outcome = try replay(quarterTurn + ",\"expect\":[{\"end\":true,\"state\":{\"angle\":49}}]")
    #expect(
      outcome.divergences.first?.description
        == "at the end: angle: expected 49, actual 50 (off by 1)")
    #expect(
      outcome.description
        == "diverged, 4 samples, 0 findings\n  at the end: angle: expected 49, actual 50 (off by 1)"
    )
  }

  @Test("The digest of a recording without samples is XXH64 of nothing")
  func emptyDigest() throws {
    #expect(try replay("\"samples\":[]").digest == 0xEF46_DB37_51D8_E999)
  }

  @Test("The digest tells trajectories apart that end alike")
  func trajectories() throws {
    let other = quarterTurn.replacing(
      "{\"t\":0.016", with: "{\"t\":0.01,\"phase\":\"moved\",\"x\":190,\"y\":180},{\"t\":0.016")
    #expect(try replay(quarterTurn).digest != replay(other).digest)
    #expect(try replay(quarterTurn).state == replay(other).state)
  }

  @Test("Reading, writing and reading again replays the same")
  func roundTrip() throws {
    let first = try recording(quarterTurn)
    let again = try Recording(json: Array(first.json.utf8))
    #expect(again == first)
    #expect(try Replayer().replay(again) == Replayer().replay(first))
  }

  struct Refusal: CustomTestStringConvertible {
    let members: String
    let message: String
    var testDescription: String { message }
  }

  static let refusals = [
    Refusal(
      members: "\"control\":{\"type\":\"angleDail\"},\"samples\":[]",
      message: "/control/type: found a string \"angleDail\", expected a known control: drag, "
        + "angleDial, textBox, clock, mapPin (did you mean \"angleDial\"?)"),
    Refusal(
      members: "\"control\":{\"type\":\"angleDial\",\"stepp\":1},\"samples\":[]",
      message: "/control/stepp: found an unknown key, expected \"type\", \"frame\", \"insets\", "
        + "\"range\", \"wraps\", \"angle\", \"step\", \"stop\", \"grab\", \"snap\", "
        + "\"minimumDistance\" or \"animation\" (did you mean \"step\"?)"),
    Refusal(
      members: "\"control\":{\"type\":\"angleDial\",\"angle\":99},\"samples\":[]",
      message: "/control/angle: found the number 99, expected an angle in the range, 0 to 90"),
    Refusal(
      members: "\"control\":{\"type\":\"textBox\",\"center\":[0,0]},\"samples\":[]",
      message:
        "/control/size: found nothing, expected a size, [width, height], not below 0; numbers "
        + "of at most 1e9"),
    Refusal(
      members: "\"control\":{\"type\":\"angleDial\"},\"samples\":[{\"t\":0,\"command\":\"stop\"}]",
      message:
        "/samples/0/command: found a string \"stop\", expected a command of the control: step, "
        + "set, frame (did you mean \"step\"?)"),
    Refusal(
      members:
        "\"control\":{\"type\":\"angleDial\"},\"samples\":[{\"t\":0,\"command\":\"step\",\"bye\":1}]",
      message: "/samples/0/bye: found an unknown key, expected \"by\" (did you mean \"by\"?)"),
    Refusal(
      members: "\"samples\":[{\"t\":0,\"command\":\"step\"}]",
      message:
        "/samples/0/command: found a string \"step\", expected a command of the control: frame"),
    Refusal(
      members: "\"samples\":[],\"expect\":[{\"end\":true,\"state\":{\"fase\":\"possible\"}}]",
      message:
        "/expect/0/state/fase: found an unknown field, expected a field of the control's state: "
        + "phase, startLocation, location, translation, velocity, predictedEndLocation, "
        + "predictedEndTranslation (did you mean \"phase\"?)"),
    Refusal(
      members: "\"samples\":[],\"expect\":[{\"end\":true,\"state\":{\"phase\":1}}]",
      message: "/expect/0/state/phase: found the number 1, expected a string"),
  ]

  @Test("Nothing is replayed of a recording that is not understood whole", arguments: refusals)
  func refuses(refusal: Refusal) {
    #expect(message(refusal.members) == refusal.message)
  }
}
