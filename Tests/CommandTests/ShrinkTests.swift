import Foundation
import Testing

@Suite("swivel shrink")
struct ShrinkTests {
  /// What is left of ``Drag/diverging``: two samples that are 30 and 40 points apart.
  static let smallest = """
    {
      "format": "swivel", "version": 1,
      "samples": [
        { "t": 0, "phase": "began", "x": 0, "y": 0 },
        { "t": 1, "phase": "moved", "x": 30, "y": 40 }
      ],
      "expect": [
        { "end": true, "state": { "translation": [30, 41] } }
      ]
    }

    """

  static let told = """
    swivel: from 3 samples to 2 in N replays; \
    at the end: translation: expected [30, 41], actual [30, 40]

    """

  /// A run, with N for the number of replays: how many there are is nobody's concern.
  private func shrink(
    _ swivel: Command, _ arguments: String..., input: String = ""
  ) throws -> Command.Run {
    var run = try swivel.run(["shrink"] + arguments, input: input)
    run.errors = run.errors.replacing(/[0-9]+ replays?\b/, with: "N replays")
    return run
  }

  @Test("The smallest recording is written out, and what it shows is told, on success")
  func output() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.diverging]))
    let expected = Command.Run(status: 0, output: Self.smallest, errors: Self.told)
    #expect(try shrink(swivel, "a.json") == expected)
    #expect(try shrink(swivel, "--field", "translation", "-o", "-", "a.json") == expected)
    #expect(try shrink(swivel, "-", input: Drag.diverging) == expected)
    #expect(try swivel.folder.text(of: "a.json") == Drag.diverging)
  }

  @Test("It is written to a file, on one line where that is of lines, and fails when replayed")
  func files() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.diverging]))
    let expected = Command.Run(status: 0, errors: Self.told)
    #expect(try shrink(swivel, "a.json", "--output", "b.json") == expected)
    #expect(try swivel.folder.text(of: "b.json") == Self.smallest)
    #expect(try shrink(swivel, "a.json", "-o", "c.jsonl") == expected)
    #expect(
      try swivel.folder.text(of: "c.jsonl") == """
        {"format":"swivel","version":1,"samples":[{"t":0,"phase":"began","x":0,"y":0},\
        {"t":1,"phase":"moved","x":30,"y":40}],"expect":[{"end":true,"state":\
        {"translation":[30,41]}}]}

        """)
    let replay = try swivel("replay", "b.json")
    #expect(replay.status == 1)
    #expect(
      replay.output.hasPrefix(
        """
        diverged b.json
          at the end: translation
            expected [30, 41]
            actual   [30, 40]
            0  t 0  began (0, 0)
          > 1  t 1  moved (30, 40)

        """), "\(replay.output)")
    try swivel.folder.write("what was there", to: "d.json")
    #expect(try shrink(swivel, "b.json", "-o", "d.json").status == 0)
    #expect(try swivel.folder.text(of: "d.json") == Self.smallest)
  }

  @Test("The control of --control is written into the result")
  func control() throws {
    let recording = Drag.recording(expect: #"{"end":true,"state":{"isEditing":true}}"#)
    let swivel = Command(folder: try TemporaryFolder(["a.json": recording]))
    let control = #"{"type":"angleDial","step":9,"angle":0}"#
    #expect(
      try shrink(swivel, "--control", control, "a.json")
        == Command.Run(
          status: 0,
          output: """
            {
              "format": "swivel", "version": 1,
              "control": { "type": "angleDial" },
              "samples": [],
              "expect": [
                { "end": true, "state": { "isEditing": true } }
              ]
            }

            """,
          errors: """
            swivel: from 3 samples to 0 in N replays; \
            at the end: isEditing: expected true, actual false

            """))
  }

  @Test("--line takes the recording of a line, the first one without it")
  func line() throws {
    let swivel = Command(
      folder: try TemporaryFolder([
        "a.jsonl": "\n\(Drag.diverging)\n\(Drag.passing)\n\(Drag.diverging)", "b.json": "{}",
      ]))
    let expected = Command.Run(status: 0, output: Self.smallest, errors: Self.told)
    #expect(try shrink(swivel, "a.jsonl") == expected)
    #expect(try shrink(swivel, "--line", "4", "a.jsonl") == expected)
    let held = try shrink(swivel, "--line", "3", "a.jsonl")
    #expect(
      held
        == Command.Run(
          status: 2, errors: "swivel: a.jsonl:3: nothing to shrink: all that is expected holds\n"))
  }

  @Test("A search that is stopped says so, and writes what it has")
  func stopped() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.diverging]))
    let run = try swivel("shrink", "--replays", "1", "a.json")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        swivel: from 3 samples to 3 in 1 replay, where it was stopped (--replays); \
        at the end: translation: expected [30, 41], actual [30, 40]

        """)
    #expect(run.output.contains(#"{ "t": 0.1, "phase": "moved", "x": 130, "y": 140 }"#))
  }

  struct Bad: CustomTestStringConvertible {
    let arguments: [String]
    let problem: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "What does not fail, or cannot be read or written, is an error with status 2",
    arguments: [
      Bad(
        arguments: ["passing.json"],
        problem: "passing.json: nothing to shrink: all that is expected holds"),
      Bad(
        arguments: ["--field", "phase", "passing.json"],
        problem: "passing.json: nothing to shrink: all that is expected holds"),
      Bad(
        arguments: ["bare.json"],
        problem: "bare.json: nothing to shrink: the recording expects nothing"),
      Bad(
        arguments: ["none.json"], problem: "none.json: found no such file, expected a file to read"),
      Bad(
        arguments: ["unknown.json"],
        problem: "unknown.json: /expect/0/state/angel: found an unknown field, expected a field of "
          + "the control's state: phase, startLocation, location, translation, velocity, "
          + "predictedEndLocation, predictedEndTranslation"),
      Bad(
        arguments: ["diverging.json", "-o", "none/a.json"],
        problem: "none/a.json: cannot create a file in its folder: No such file or directory"),
    ])
  func unreadable(row: Bad) throws {
    let folder = try TemporaryFolder([
      "passing.json": Drag.passing, "bare.json": Drag.recording(),
      "unknown.json": Drag.recording(expect: #"{"end":true,"state":{"angel":1}}"#),
      "diverging.json": Drag.diverging,
    ])
    let run = try Command(folder: folder).run(["shrink"] + row.arguments)
    #expect(run == Command.Run(status: 2, errors: "swivel: \(row.problem)\n"))
  }

  /// A dial that is turned in five moves, by 10° each, with a digest that no run has.
  private static func dial(_ configuration: String) -> String {
    // Places about the pivot at (300, 300), left of it and then above.
    let places = [(200, 300), (202, 283), (206, 266), (213, 250), (223, 236), (236, 223)]
    let samples = places.enumerated().map { index, place in
      let phase = index == 0 ? "began" : "moved"
      return #"{"t":\#(index),"phase":"\#(phase)","x":\#(place.0),"y":\#(place.1)}"#
    }
    return """
      {"format":"swivel","version":1,"control":{"type":"angleDial"\(configuration)},\
      "samples":[\(samples.joined(separator: ","))],\
      "expect":[{"end":true,"digest":"0000000000000000"}]}
      """
  }

  @Test("A digest that fails alone is turned into the first field that differs from another replay")
  func against() throws {
    let folder = try TemporaryFolder([
      "slow.json": Self.dial(#","snap":{"step":30,"tolerance":1}"#), "good.json": Self.dial(""),
      "same.json": Self.dial(#","step":7"#),
    ])
    let swivel = Command(folder: folder)
    let alone = """
      nothing to shrink: a digest tells of no field; --against OTHER finds the first field that \
      comes out otherwise than in the replay of another recording
      """
    for arguments in [["slow.json"], ["--field", "digest", "slow.json"]] {
      #expect(
        try swivel.run(["shrink"] + arguments)
          == Command.Run(status: 2, errors: "swivel: slow.json: \(alone)\n"))
    }
    // At (213, 250), which is 29.9°, the arm snaps to 30°; the snap is needed, and one move.
    let run = try swivel("shrink", "--against", "good.json", "slow.json", "-o", "small.json")
    #expect(run.status == 0)
    #expect(run.errors.contains("angle: expected 29.88"), "\(run.errors)")
    let small = try folder.text(of: "small.json")
    #expect(small.contains("\"snap\"") && small.components(separatedBy: "phase").count - 1 <= 2)
    #expect(try swivel("replay", "small.json").status == 1)
    #expect(
      try swivel("shrink", "--against", "good.json", "same.json")
        == Command.Run(
          status: 2,
          errors: "swivel: same.json: nothing to shrink: no field comes out otherwise than in "
            + "good.json\n"))
    #expect(
      try swivel("shrink", "--against", "good.json", "--field", "isEditing", "slow.json").errors
        == "swivel: slow.json: nothing to shrink: no field 'isEditing' comes out otherwise than in "
        + "good.json\n")
    // Two controls have in common what has one name.
    try folder.write(Drag.diverging, to: "drag.json")
    #expect(
      try swivel("shrink", "--against", "drag.json", "slow.json").errors
        == "swivel: slow.json: nothing to shrink: no field comes out otherwise than in drag.json\n")
    #expect(
      try swivel("shrink", "--against", "none.json", "slow.json")
        == Command.Run(
          status: 2, errors: "swivel: none.json: found no such file, expected a file to read\n"))
  }

  @Test("A field that does not fail is a mistake in the command line, which names those that do")
  func field() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.diverging]))
    #expect(
      try swivel("shrink", "--field", "translatoin", "a.json")
        == Command.Run(
          status: 64,
          errors: """
            swivel shrink: the field 'translatoin' does not fail; did you mean 'translation'?; \
            what fails is translation
            Usage: swivel shrink [OPTIONS] RECORDING
            Try 'swivel shrink --help'.

            """))
  }
}
