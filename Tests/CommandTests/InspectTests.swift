import Testing

@Suite("swivel inspect")
struct InspectTests {
  static let heading = "drag, 3 samples in 1 s\n\n"
  static let digest = "\ndigest \(Drag.digest)\n"

  @Test("A table shows each sample, the fields that change and what happened")
  func table() throws {
    let recording = Drag.recording().replacing(
      "\"samples\"", with: "\"name\":\"A drag\\nof 50 points\",\"samples\"")
    let folder = try TemporaryFolder(["a.json": recording])
    let expected = """
      "A drag\\nof 50 points"
      drag, 3 samples in 1 s

      #  t    input             startLocation  location    translation  velocity  \
      predictedEndLocation  predictedEndTranslation  events
              start             null           null        null         null      \
      null                  null
      0  0    began [100, 100]  [100, 100]     [100, 100]  [0, 0]       [0, 0]    \
      [100, 100]            [0, 0]
      1  0.1  moved [130, 140]  [100, 100]     [130, 140]  [30, 40]     [0, 0]    \
      [130, 140]            [30, 40]                 phase: changed
      2  1    ended             [100, 100]     [130, 140]  [30, 40]     [0, 0]    \
      [130, 140]            [30, 40]                 phase: ended
      \(Self.digest)
      """
    #expect(
      try Command(folder: folder)("inspect", "a.json")
        == Command.Run(status: 0, output: expected))
  }

  @Test("--fields shows those fields in that order")
  func fields() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    let expected = """
      #  t    input             translation  phase     events
              start             null         possible
      0  0    began [100, 100]  [0, 0]       possible
      1  0.1  moved [130, 140]  [30, 40]     changed   phase: changed
      2  1    ended             [30, 40]     ended     phase: ended

      """
    #expect(
      try swivel("inspect", "--fields", "translation,phase", "a.json")
        == Command.Run(status: 0, output: Self.heading + expected + Self.digest))
    let all = try swivel("inspect", "--fields", "all", "a.json")
    #expect(
      all.output.split(separator: "\n")[1].split(separator: " ").dropFirst(3).dropLast() == [
        "phase", "startLocation", "location", "translation", "velocity", "predictedEndLocation",
        "predictedEndTranslation",
      ])
  }

  @Test("An unknown field is a matter of the command line, which names the nearest")
  func unknownField() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    #expect(
      try swivel("inspect", "--fields", "phase,tranlsation", "a.json")
        == Command.Run(
          status: 64,
          errors: """
            swivel inspect: the state has no field 'tranlsation'; did you mean 'translation'?; it \
            has phase, startLocation, location, translation, velocity, predictedEndLocation, \
            predictedEndTranslation
            Usage: swivel inspect [OPTIONS] RECORDING
            Try 'swivel inspect --help'.

            """))
  }

  @Test("Numbers are rounded to thousandths, and in full with --exact")
  func exact() throws {
    let recording = Drag.recording(
      samples: """
        [{"t":0.1234567,"phase":"began","x":0.1234567,"y":-0.0001,"id":7},\
        {"t":1,"command":"frame"},{"t":1e6,"phase":"cancelled","id":7}]
        """)
    let swivel = Command(folder: try TemporaryFolder(["a.json": recording]))
    let arguments = ["inspect", "--fields", "location", "a.json"]
    let rounded = try swivel.run(arguments)
    #expect(
      rounded.output.hasPrefix(
        """
        drag, 3 samples in 999999.876543 s

        #  t        input             location    events
                    start             null
        0  0.123    began [0.123, 0]  [0.123, 0]
        1  1        frame             [0.123, 0]
        2  1000000  cancelled         null        phase: cancelled

        """), "\(rounded.output)")
    let exact = try swivel.run(arguments + ["--exact"])
    #expect(
      exact.output.contains("\n0  0.1234567  began [0.1234567, -0.0001]"),
      "\(exact.output)")
  }

  @Test("What is odd stands where it is")
  func findings() throws {
    let recording = Drag.recording(
      samples: #"[{"t":1,"phase":"began","x":0,"y":0},{"t":0,"phase":"began","x":1,"y":0}]"#)
    let folder = try TemporaryFolder(["a.json": recording])
    let run = try Command(folder: folder)("inspect", "--fields", "startLocation", "a.json")
    #expect(
      run.output.hasPrefix(
        """
        drag, 2 samples in 1 s

        #  t  input         startLocation  events
              start         null
        0  1  began [0, 0]  [0, 0]
        1  1  began [1, 0]  [1, 0]         finding: timeWentBack, finding: beganTwice, \
        finding: openAtEnd

        digest
        """), "\(run.output)")
  }

  @Test("A bare trace is shown on the control of --control")
  func control() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording()])
    let run = try Command(folder: folder)(
      "inspect", "--control", "angleDial", "--fields", "angle", "a.json")
    // The pivot is at (300, 300); from it, (130, 140) is at atan2(160, 170) = 43.264 degrees.
    #expect(
      run.output.hasPrefix(
        """
        angleDial, 3 samples in 1 s

        #  t    input             angle   events
                start             45
        0  0    began [100, 100]  45      isEditing: true
        1  0.1  moved [130, 140]  43.264
        2  1    ended             43.264  isEditing: false

        """), "\(run.output)")
  }

  @Test("--line shows the recording of a line, the first one without it")
  func line() throws {
    let swivel = Command(
      folder: try TemporaryFolder([
        "a.jsonl": "\n\(Drag.recording())\n[\n\(Drag.passing)", "b.json": Drag.recording(),
      ]))
    let shown = try swivel("inspect", "b.json")
    #expect(shown.status == 0)
    #expect(try swivel("inspect", "a.jsonl") == shown)
    #expect(try swivel("inspect", "--line", "2", "a.jsonl") == shown)
    #expect(try swivel("inspect", "--line", "4", "a.jsonl") == shown)
    #expect(try swivel("inspect", "-", input: Drag.recording()) == shown)
  }

  struct Bad: CustomTestStringConvertible {
    let arguments: [String]
    let problem: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "What cannot be shown is an error",
    arguments: [
      Bad(
        arguments: ["none.json"], problem: "none.json: found no such file, expected a file to read"),
      Bad(
        arguments: ["--line", "3", "none.jsonl"],
        problem: "none.jsonl: found no such file, expected a file to read"),
      Bad(arguments: ["."], problem: ".: found a folder, expected a file to read"),
      Bad(
        arguments: ["--line", "1", "a.jsonl"], problem: "a.jsonl: there is no recording in line 1"),
      Bad(
        arguments: ["--line", "9", "a.jsonl"], problem: "a.jsonl: there is no recording in line 9"),
      Bad(
        arguments: ["--line", "3", "a.jsonl"],
        problem: "a.jsonl:3:2: found the end of the file, expected the rest of the document"),
      Bad(arguments: ["-"], problem: "-: found no line, expected a recording a line"),
      Bad(
        arguments: ["unknown.json"],
        problem: "unknown.json: /control/type: found a string \"dail\", expected a known control: "),
    ])
  func unreadable(row: Bad) throws {
    let folder = try TemporaryFolder([
      "a.jsonl": "\n\(Drag.recording())\n[",
      "unknown.json": Drag.recording().replacing(
        "\"samples\"", with: "\"control\":{\"type\":\"dail\"},\"samples\""),
    ])
    let run = try Command(folder: folder).run(["inspect"] + row.arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("swivel: \(row.problem)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("--line is refused for a file that is one recording")
  func lineOfDocument() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    #expect(
      try swivel("inspect", "--line", "1", "a.json")
        == Command.Run(
          status: 64,
          errors: """
            swivel inspect: --line is for .jsonl files, and this is one recording: a.json
            Usage: swivel inspect [OPTIONS] RECORDING
            Try 'swivel inspect --help'.

            """))
  }

  @Test("Some samples are shown with the one before them")
  func someSamples() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    let all = try swivel("inspect", "--fields", "location", "a.json").output
    let lines = all.components(separatedBy: "\n")
    func rows(_ samples: String) throws -> [String] {
      try swivel("inspect", "--fields", "location", "--samples", samples, "a.json").output
        .components(separatedBy: "\n")
    }
    // A name, a heading, an empty line and the table's head come first; then the start.
    let start = try #require(lines.firstIndex { $0.contains("start") })
    #expect(try rows("1-2").filter { $0.first?.isNumber ?? false }.count == 3)
    #expect(try rows("1-2").contains(lines[start + 3]))
    #expect(try rows("0").contains { $0.contains("start") })
    #expect(try rows("2-99").filter { $0.first?.isNumber ?? false }.count == 2)
    for (samples, problem) in [
      ("2-1", "takes a sample's number"), ("x", "takes a sample's number"),
      ("1-2-3", "takes a sample's number"), ("3", "the recording's samples are 0 to 2"),
    ] {
      let run = try swivel("inspect", "--samples", samples, "a.json")
      #expect(run.status == 64)
      #expect(run.errors.contains(problem), "\(samples)")
    }
  }

  @Test("The row before the samples that are asked for has its events")
  func eventsBefore() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    let all = try swivel("inspect", "--fields", "phase", "a.json").output
    let some = try swivel("inspect", "--fields", "phase", "--samples", "2", "a.json").output
    let row = try #require(all.components(separatedBy: "\n").first { $0.hasPrefix("1 ") })
    #expect(row.contains("phase: changed"))
    #expect(some.components(separatedBy: "\n").contains(row))
  }

  @Test("What a control cannot be is said with the line that it is in")
  func badControl() throws {
    let line = #"{"format":"swivel","version":1,"control":{"type":"knob"},"samples":[]}"#
    let swivel = Command(folder: try TemporaryFolder(["a.jsonl": "\n" + line + "\n"]))
    let run = try swivel("inspect", "--line", "2", "a.jsonl")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("swivel: a.jsonl:2: /control/type: found"), "\(run.errors)")
  }
}
