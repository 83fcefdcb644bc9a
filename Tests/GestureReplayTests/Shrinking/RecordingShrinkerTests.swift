import GestureMath
import GestureReplay
import Testing

struct RecordingShrinkerTests {
  /// A recording with a planted fault, and the smallest that can show it, both without `format` and
  /// `version`.
  struct Row: Sendable, CustomTestStringConvertible {
    var whole: String
    var field: String?
    var smallest: String
    var why: String

    var testDescription: String { why }
  }

  static let rows = [
    Row(
      whole: """
        "samples":[{"t":0,"phase":"began","x":100.5,"y":100.25,"pressure":0.5,"id":3},
        {"t":0.011,"phase":"moved","x":105,"y":100,"id":3},
        {"t":0.02,"phase":"moved","x":130,"y":140,"id":3},
        {"t":0.03,"phase":"moved","x":104,"y":101,"id":3},{"t":1,"phase":"ended","id":3}],
        "expect":[{"after":0,"digest":"0000000000000000"},
        {"after":1,"state":{"phase":"possible"}},{"after":3,"state":{"phase":"possible","translation":[3.5,0.75]}}]
        """,
      smallest: """
        "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"moved","x":0,"y":10}],
        "expect":[{"after":1,"state":{"phase":"possible"}}]
        """,
      why: "a drag becomes active 10 points away, which takes two samples"),
    Row(
      whole: """
        "control":{"type":"drag","minimumDistance":30,"velocity":"swiftUI"},
        "samples":[{"t":2,"phase":"began","x":10,"y":10},{"t":2.1,"phase":"moved","x":10,"y":23.4},
        {"t":2.2,"phase":"moved","x":10,"y":39},{"t":2.3,"phase":"ended"}],
        "expect":[{"end":true,"state":{"phase":"ended"}}]
        """,
      smallest: """
        "control":{"type":"drag"},
        "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"state":{"phase":"ended"}}]
        """,
      why: "a drag of 29 points fails where 30 are wanted, and so does a tap, whatever is wanted"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":40,"step":5,"snap":null},
        "samples":[{"t":0.5,"command":"frame"},{"t":1,"command":"step","by":1},
        {"t":2.25,"command":"step","by":2},{"t":3,"phase":"began","x":10,"y":10,"id":9},
        {"t":4,"phase":"cancelled","id":9},{"t":5.5,"command":"set","angle":12.5}],
        "expect":[{"after":2,"state":{"angle":50}},{"end":true,"state":{"isEditing":true}}]
        """,
      smallest: """
        "control":{"type":"angleDial","angle":40},
        "samples":[{"t":0,"command":"step"},{"t":1,"command":"step","by":2}],
        "expect":[{"after":1,"state":{"angle":50}}]
        """,
      why: "of the commands two steps are needed, and one step of 1 is the default"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"command":"step","by":1},{"t":1,"command":"step","by":3},
        {"t":2,"command":"step","by":-1}],"expect":[{"end":true,"state":{"angle":61}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"command":"step","by":3}],
        "expect":[{"end":true,"state":{"angle":61}}]
        """,
      why: "a command and its undoing go together, as neither can alone"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":40},
        "samples":[{"t":0.5,"command":"step","by":3},{"t":1.75,"command":"set","angle":71.375}],
        "expect":[{"end":true,"state":{"angle":72}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"command":"set","angle":71.4}],
        "expect":[{"end":true,"state":{"angle":72}}]
        """,
      why: "0.625 too little may be 0.6 too little, but not 0.7 or 1"),
    Row(
      whole: """
        "samples":[{"t":-1e12,"phase":"began","x":-1e9,"y":3},
        {"t":1e12,"phase":"moved","x":1e9,"y":3},{"t":1e12,"phase":"moved","x":1e9,"y":4}],
        "expect":[{"end":true,"state":{"translation":[1999999000,1]}}]
        """,
      smallest: """
        "samples":[{"t":0,"phase":"began","x":-1e9,"y":0},{"t":1,"phase":"moved","x":1e9,"y":1}],
        "expect":[{"end":true,"state":{"translation":[1999999000,1]}}]
        """,
      why: "no place is put beyond what a recording can hold, and no time"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":200},{"t":1,"phase":"cancelled"}],
        "expect":[{"end":true,"state":{"angle":49,"isEditing":false}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[],"expect":[{"end":true,"state":{"angle":49}}]
        """,
      why: "what a control starts with needs no sample"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"command":"frame"},{"t":1,"command":"frame"}],
        "expect":[{"after":1,"state":{"angle":49}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"command":"frame"}],
        "expect":[{"after":0,"state":{"angle":49}}]
        """,
      why: "what comes after a sample needs one"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":40},
        "samples":[{"t":1,"command":"set","angle":60}],
        "expect":[{"at":0.875,"state":{"presentedAngle":41}}]
        """,
      smallest: """
        "control":{"type":"angleDial","angle":40},"samples":[],
        "expect":[{"at":0,"state":{"presentedAngle":41}}]
        """,
      why: "a time before all samples needs none"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":1.5,"phase":"began","x":300,"y":210},{"t":2,"phase":"moved","x":300,"y":200},
        {"t":3,"phase":"ended"}],
        "expect":[{"at":2.25,"state":{"isEditing":false}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"phase":"began","x":0,"y":0}],
        "expect":[{"at":0,"state":{"isEditing":false}}]
        """,
      why: "a dial is edited from the time it is touched, the time of the touch included"),
    Row(
      whole: """
        "control":{"type":"textBox","center":[200,200],"size":[200,100],"isSelected":true},
        "samples":[{"t":0,"phase":"began","x":200,"y":200,"id":4},
        {"t":0.1,"phase":"began","x":300,"y":250,"id":7},
        {"t":0.2,"phase":"moved","x":220,"y":210,"id":4},
        {"t":0.25,"phase":"moved","x":310,"y":260,"id":7},
        {"t":0.3,"phase":"moved","x":240,"y":230,"id":4},{"t":0.4,"phase":"ended","id":7},
        {"t":0.5,"phase":"ended","id":4}],
        "expect":[{"end":true,"state":{"center":[240,231]}}]
        """,
      smallest: """
        "control":{"type":"textBox","center":[200,200],"size":[200,100]},
        "samples":[{"t":0,"phase":"began","x":200,"y":200},{"t":1,"phase":"moved","x":240,"y":230}],
        "expect":[{"end":true,"state":{"center":[240,231]}}]
        """,
      why: "a second finger changes nothing, and of a list the number that held still holds"),
    Row(
      whole: """
        "samples":{"t":[3,3.5,4],"phase":"bme","x":[5,25,null],"y":[5,5,null],"id":[1,1,1],
        "type":["pen","pen","pen"],"pressure":[0.5,0.6,null]},
        "expect":[{"end":true,"state":{"translation":[21,0]}}]
        """,
      smallest: """
        "samples":{"t":[0,1],"phase":"bm","x":[0,20],"y":[0,0]},
        "expect":[{"end":true,"state":{"translation":[21,0]}}]
        """,
      why: "columns stay columns, without those of no use"),
    Row(
      whole: """
        "name":"Kept","space":{"width":9,"height":9},"source":{"format":"evemu"},"expekt":1,
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":210},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"state":{"isEditing":false,"angle":91,"label":"91°"},
        "within":{"angle":0.5,"isEditing":1},"digest":"0000000000000000"}]
        """,
      smallest: """
        "name":"Kept","space":{"width":9,"height":9},"control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":0}],
        "expect":[{"end":true,"state":{"angle":91},"within":0.5}]
        """,
      why: "other fields, their tolerance and the digest go, and what is not read but for the name"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":210},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"state":{"angle":91,"label":"91°"}}]
        """,
      field: "label",
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"phase":"began","x":300,"y":0}],
        "expect":[{"end":true,"state":{"label":"91°"}}]
        """,
      why: "another field than the first can be asked for"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":20},
        "samples":[{"t":0,"phase":"began","x":300,"y":210},{"t":1,"phase":"ended"}],
        "expect":[{"after":0,"state":{"angle":91},"within":{"angle":0.5},
        "digest":"0000000000000000"}]
        """,
      field: "digest",
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"phase":"began","x":300,"y":0}],
        "expect":[{"after":0,"digest":"0000000000000000"}]
        """,
      why: "a digest is kept where it is asked for"),
    Row(
      whole: """
        "control":{"type":"angleDial","step":7,"angle":20},
        "samples":[{"t":0.25,"phase":"began","x":300,"y":210,"pressure":0.5},
        {"t":0.5,"phase":"ended","x":300,"y":210}],
        "expect":[{"end":true,"state":{"angle":90},"digest":"0000000000000000"}]
        """,
      smallest: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":0},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"digest":"0000000000000000"}]
        """,
      why: "a digest that fails alone keeps every state, and so every sample that has one"),
  ]

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

// MARK: - Own controls

/// Counts the contacts that are down.
private struct Fingers: Control {
  private var down: Set<Int> = []

  mutating func receive(_ event: PointerEvent) {
    switch event.phase {
    case .began: down.insert(event.id)
    case .moved, .stationary: break
    case .ended, .cancelled: down.remove(event.id)
    }
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("count", Double(down.count))
  }
}

extension RecordingShrinkerTests {
  @Test("Contacts that are needed keep ids apart, numbered anew, on a control of one's own")
  func contacts() throws {
    let recording = try Self.recording(
      """
      "samples":[{"t":0,"phase":"began","x":1,"y":2,"id":8},{"t":1,"phase":"ended","id":8},
      {"t":2,"phase":"began","x":10,"y":20,"id":-5},{"t":2,"phase":"began","x":11,"y":21,"id":33},
      {"t":3,"phase":"moved","x":12,"y":22,"id":33},{"t":4,"phase":"ended","id":33}],
      "expect":[{"after":4,"state":{"count":1}}]
      """)
    let shrinker = RecordingShrinker { (recording) throws(RecordingError) in
      try Replayer().replay(recording, on: Fingers())
    }
    let shrunk = try #require(try shrinker.shrink(recording))
    let smallest = try Self.recording(
      """
      "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":0,"phase":"began","x":0,"y":0,"id":1}],
      "expect":[{"after":1,"state":{"count":1}}]
      """)
    #expect(shrunk.recording.jsonLine == smallest.jsonLine)
  }
}
