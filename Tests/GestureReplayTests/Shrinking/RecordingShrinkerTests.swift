import GestureMath
import GestureReplay
import Testing

struct RecordingShrinkerTests {
  static func recording(_ members: String) throws -> Recording {
    let text = "{\"format\":\"swivel\",\"version\":1,\(members)}"
    return try Recording(json: Array(text.utf8))
  }

  @Test("A planted fault shrinks to the smallest recording that shows it", arguments: rows)
  func smallest(row: Row) throws {
    let whole = try Self.recording(row.whole)
    let shrunk = try #require(try RecordingShrinker().shrink(whole, field: row.field))
    #expect(try shrunk.recording.jsonLine == Self.recording(row.smallest).jsonLine)
    #expect(shrunk.isSmallest)
    #expect(shrunk.originalSampleCount == whole.samples.count)
    #expect(try Replayer().replay(shrunk.recording).divergences == [shrunk.divergence])
  }

  @Test("The smallest recording of a smallest recording is itself", arguments: rows)
  func again(row: Row) throws {
    let smallest = try Self.recording(row.smallest)
    let shrunk = try #require(try RecordingShrinker().shrink(smallest))
    #expect(shrunk.recording == smallest)
    #expect(shrunk.stepCount == 0)
  }

  struct Turn: Sendable, CustomTestStringConvertible {
    var expected: Double
    var turns: ClosedRange<Double>
    var samples: Int
    var why: String

    var testDescription: String { why }
  }

  @Test(
    "A turn of 720° in 33 samples comes down to a handful that turn as far",
    arguments: [
      Turn(expected: 730, turns: 719...721, samples: 6, why: "less than expected by 10"),
      Turn(expected: 710, turns: 719...721, samples: 6, why: "more than expected by 10"),
      Turn(expected: 360, turns: 684...756, samples: 6, why: "more than expected by a turn"),
      Turn(expected: 0, turns: 648...792, samples: 5, why: "never expected to turn"),
    ])
  func turn(row: Turn) throws {
    // A sample turns by less than 180°, so that even 648° take four after the first, and by at most
    // 157.5° in steps of 22.5°, so that 720° take five.
    var whole = try Self.recording(
      #""control":{"type":"angleDial","range":null,"grab":"relative","angle":0},"samples":[]"#)
    for index in 0...32 {
      let (sine, cosine) = sincos(.degrees(Double(index) * 22.5 + 7))
      let place = Point(x: 300 + 90 * cosine, y: 300 + 90 * sine)
      whole.samples.append(
        Sample(
          time: Double(index) / 60, .contact(.init(index == 0 ? .began : .moved, at: place))))
    }
    let state = JSONObject([.init("angle", .number(row.expected))])
    whole.expectations = [.init(.end, state: state)]
    let shrunk = try #require(try RecordingShrinker().shrink(whole))
    guard case .number(let angle) = shrunk.divergence.actual else {
      Issue.record("no angle: \(shrunk.divergence)")
      return
    }
    #expect(row.turns.contains(angle))
    #expect((5...row.samples).contains(shrunk.recording.samples.count))
  }

  @Test("A recording that holds, or holds in the field asked for, has nothing to shrink")
  func holds() throws {
    let held = try Self.recording(
      #""samples":[],"expect":[{"end":true,"state":{"location":null}}]"#)
    #expect(try RecordingShrinker().shrink(held) == nil)
    let failing = try Self.recording(Self.rows[1].whole)
    #expect(try RecordingShrinker().shrink(failing, field: "location") == nil)
    #expect(try RecordingShrinker().shrink(failing, field: "digest") == nil)
    #expect(try RecordingShrinker().shrink(Recording()) == nil)
  }

  @Test("A checkpoint at a time follows the samples before it when their times become plain")
  func checkpointTime() throws {
    let whole = try Self.recording(
      """
      "control":{"type":"angleDial","angle":40},
      "samples":[{"t":99.75,"command":"frame"},{"t":100.5,"command":"set","angle":60}],
      "expect":[{"at":100.62,"state":{"presentedAngle":60}}]
      """)
    let recording = try #require(try RecordingShrinker().shrink(whole)).recording
    #expect(recording.samples.map(\.time) == [0])
    guard case .at(let time) = recording.expectations[0].checkpoint else {
      Issue.record("another checkpoint: \(recording.json)")
      return
    }
    // The difference may change by a tenth, and so the time by little.
    #expect((0.1...0.14).contains(time))
  }

  @Test("A recording that cannot be replayed is refused")
  func unknownControl() throws {
    let recording = try Self.recording(#""control":{"type":"dial"},"samples":[]"#)
    #expect(throws: RecordingError.self) { try RecordingShrinker().shrink(recording) }
  }

  @Test("The control of a bare trace is written into the result, so that it fails on its own")
  func bareTrace() throws {
    let recording = try Self.recording(
      #""samples":[{"t":0,"command":"step"}],"expect":[{"end":true,"state":{"angle":52}}]"#)
    let dial = JSONObject([
      .init("type", .string("angleDial")), .init("step", .number(6)), .init("angle", .number(45)),
    ])
    let shrunk = try #require(
      try RecordingShrinker(replayer: Replayer(bareTraceControl: dial)).shrink(recording))
    #expect(
      try shrunk.recording
        == Self.recording(
          """
          "control":{"type":"angleDial","step":6},"samples":[{"t":0,"command":"step"}],
          "expect":[{"end":true,"state":{"angle":52}}]
          """))
  }
}
