import Foundation
import Testing

@Suite("swivel replay --record")
struct RecordTests {
  /// What a bare drag becomes.
  static let recorded = """
    {
      "format": "swivel", "version": 1,
      "samples": [
        { "t": 0, "phase": "began", "x": 100, "y": 100 },
        { "t": 0.1, "phase": "moved", "x": 130, "y": 140 },
        { "t": 1, "phase": "ended" }
      ],
      "expect": [
        { "end": true, "state": { "phase": "ended", "startLocation": [100, 100], \
    "location": [130, 140], "translation": [30, 40], "velocity": [0, 0], \
    "predictedEndLocation": [130, 140], "predictedEndTranslation": [30, 40] }, \
    "digest": "\(Drag.digest)" }
      ]
    }

    """

  /// The same on a line.
  static let recordedLine = Drag.recording(
    expect: "{\"end\":true,\"state\":{\(Drag.state)},\"digest\":\"\(Drag.digest)\"}")

  static let passed = Command.Run(
    status: 0, output: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable\n")

  @Test(
    "What expects nothing is recorded in place, exits with 1, and passes the next time",
    arguments: ["missing", "all"])
  func missing(mode: String) throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording()])
    let swivel = Command(folder: folder)
    let first = try swivel("replay", "--record", mode, "a.json")
    let report =
      "unasserted a.json\n" + Drag.stateLines + """
          recorded: run again to compare
        1 recording, 3 samples: 1 passed (1 of them expecting nothing), 0 diverged, \
        0 unreadable, 1 recorded

        """
    #expect(first == Command.Run(status: 1, output: report))
    #expect(try folder.text(of: "a.json") == Self.recorded)
    #expect(try folder.names() == ["a.json"])
    #expect(try swivel("replay", "a.json") == Self.passed)
    #expect(try swivel("replay", "--record", mode, "a.json") == Self.passed)
    #expect(try folder.text(of: "a.json") == Self.recorded)
  }

  @Test(
    "What does not hold is recorded with the same fields and tolerances",
    arguments: ["failed", "all"])
  func failed(mode: String) throws {
    let expect = """
      {"after":0,"state":{"location":[1,1],"phase":"ended"},"within":{"location":0.5}},\
      {"end":true,"state":{"translation":[30,40]}}
      """
    let folder = try TemporaryFolder(["a.json": Drag.recording(expect: expect)])
    let swivel = Command(folder: folder)
    let first = try swivel("replay", "--record", mode, "a.json")
    #expect(first.status == 1)
    #expect(first.output.hasPrefix("diverged a.json\n  after sample 0: location\n"))
    #expect(
      first.output.hasSuffix(
        "  recorded: run again to compare\n"
          + "1 recording, 3 samples: 0 passed, 1 diverged, 0 unreadable, 1 recorded\n"))
    let text = try folder.text(of: "a.json")
    #expect(
      text.hasSuffix(
        """
          "expect": [
            { "after": 0, "state": { "location": [100, 100], "phase": "possible" }, \
        "within": { "location": 0.5 } },
            { "end": true, "state": { "translation": [30, 40] } }
          ]
        }

        """), "\(text)")
    #expect(try swivel("replay", "a.json") == Self.passed)
  }

  @Test("Each mode leaves alone what it is not about")
  func leftAlone() throws {
    let folder = try TemporaryFolder([
      "bare.json": Drag.recording(), "diverging.json": Drag.diverging, "passing.json": Drag.passing,
      "bad.json": "[",
    ])
    let swivel = Command(folder: folder)
    _ = try swivel("replay", "--record", "failed", "bare.json", "passing.json", "bad.json")
    #expect(try folder.text(of: "bare.json") == Drag.recording())
    let run = try swivel("replay", "--record", "missing", "diverging.json", "passing.json")
    #expect(run.status == 1)
    #expect(try folder.text(of: "diverging.json") == Drag.diverging)
    #expect(try swivel("replay", "--record", "all", "passing.json") == Self.passed)
    #expect(try folder.text(of: "passing.json") == Drag.passing)
    #expect(try folder.text(of: "bad.json") == "[")
  }

  @Test("Recording is refused where CI is set, and nothing is written")
  func continuousIntegration() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording()])
    var swivel = Command(folder: folder)
    for (value, status) in [("true", 64), ("1", 64), ("yes", 64)] as [(String, Int32)] {
      swivel.environment["CI"] = value
      let run = try swivel("replay", "--record", "all", "a.json")
      #expect(
        run
          == Command.Run(
            status: status,
            errors: """
              swivel replay: --record is refused where CI is set: what CI sees must be committed
              Usage: swivel replay [OPTIONS] PATH...
              Try 'swivel replay --help'.

              """))
      #expect(try swivel("replay", "a.json").status == 0)
    }
    #expect(try folder.text(of: "a.json") == Drag.recording())
    swivel.environment["CI"] = "false"
    #expect(try swivel("replay", "--record", "all", "a.json").status == 1)
  }

  @Test("Columns stay columns")
  func columns() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording(samples: Drag.columns)])
    let swivel = Command(folder: folder)
    #expect(try swivel("replay", "--record", "missing", "a.json").status == 1)
    let text = try folder.text(of: "a.json")
    #expect(
      text.hasPrefix(
        """
        {
          "format": "swivel", "version": 1,
          "samples": {
            "t": [0, 0.1, 1],
            "phase": "bme",
            "x": [100, 130, null],
            "y": [100, 140, null]
          },
          "expect": [

        """), "\(text)")
    #expect(try swivel("replay", "a.json") == Self.passed)
  }

  @Test("In JSON Lines only what is recorded changes, and all other bytes stay")
  func lines() throws {
    let folder = try TemporaryFolder()
    var bytes = Data("\n  \(Drag.passing) \n\(Drag.recording())\r\n# caf".utf8)
    bytes += [0xE9, 0x0A, 0x0A]
    let last = Drag.recording(samples: Drag.columns)
    try folder.write(bytes + Data(last.utf8), to: "a.jsonl")
    let run = try Command(folder: folder)("replay", "--record", "missing", "a.jsonl")
    #expect(run.status == 2)
    var expected = Data("\n  \(Drag.passing) \n\(Self.recordedLine)\r\n# caf".utf8)
    expected += [0xE9, 0x0A, 0x0A]
    let recordedLast = Self.recordedLine.replacing(Drag.samples, with: Drag.columns)
    #expect(try folder.bytes(of: "a.jsonl") == expected + Data(recordedLast.utf8))
    #expect(try folder.names() == ["a.jsonl"])
  }

  @Test("A link stays a link, and the file keeps its permissions")
  func linksAndPermissions() throws {
    let folder = try TemporaryFolder(["real/a.json": Drag.recording()])
    let manager = FileManager.default
    let real = folder.path(of: "real/a.json")
    try manager.setAttributes([.posixPermissions: 0o604], ofItemAtPath: real)
    try manager.createSymbolicLink(
      atPath: folder.path(of: "link.json"), withDestinationPath: "real/a.json")
    #expect(try Command(folder: folder)("replay", "--record", "all", "link.json").status == 1)
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder.path(of: "link.json")) == "real/a.json")
    let attributes = try manager.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o604)
    #expect(try folder.text(of: "real/a.json") == Self.recorded)
    #expect(try folder.names() == ["link.json", "real"])
  }

  @Test("A file that cannot be written is told and left as it is, and the others are recorded")
  func unwritable() throws {
    let swivel = Command(folder: try TemporaryFolder())
    let folder = swivel.folder
    // Nobody, root neither, can write into a pipe that was read.
    let run = try swivel.shell(
      """
      echo '\(Drag.recording())' > after.json
      mkfifo pipe.json pipe.jsonl
      cat after.json > pipe.json & cat after.json > pipe.jsonl &
      "$SWIVEL" replay --record missing pipe.json pipe.jsonl after.json
      """)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        swivel: pipe.json: cannot write the file: it is a device or a pipe
        swivel: pipe.jsonl: cannot write the file: it is a device or a pipe

        """)
    #expect(try folder.text(of: "after.json") == Self.recorded)
    #expect(try folder.names() == ["after.json", "pipe.json", "pipe.jsonl"])
  }

  @Test("Two names that look alike are two files")
  func namesAlike() throws {
    func line(_ name: String) -> String {
      Drag.recording().replacing("\"samples\"", with: "\"name\":\"\(name)\",\"samples\"")
    }
    let folder = try TemporaryFolder()
    try folder.write(line("one"), to: "\u{E9}.jsonl")
    try folder.write(line("two"), to: "e\u{301}.jsonl")
    let run = try Command(folder: folder)("replay", "--record", "missing", ".")
    #expect(run.status == 1)
    #expect(try folder.text(of: "\u{E9}.jsonl").contains("\"name\":\"one\""))
    #expect(try folder.text(of: "e\u{301}.jsonl").contains("\"name\":\"two\""))
  }

  @Test(
    "A folder that may not be written leaves the file as it is", .enabled(if: Self.canDropRights))
  func unwritableFolder() throws {
    let swivel = Command(folder: try TemporaryFolder(["f/a.json": Drag.recording()]))
    let run = try swivel.shell(
      """
      chmod 755 . && chmod 555 f && chmod 666 f/a.json
      \(Self.dropsRights ? "setpriv --reuid 65534 --clear-groups " : "")"$SWIVEL" \
      replay --record missing f/a.json
      """)
    #expect(run.status == 2)
    #expect(
      run.errors == "swivel: f/a.json: cannot create a file in its folder: Permission denied\n")
    #expect(try swivel.folder.text(of: "f/a.json") == Drag.recording())
    #expect(try swivel.shell("chmod 755 f && ls -A f").output == "a.json\n")
  }

  /// Whether the tests run as root, whom no permission stops.
  static var dropsRights: Bool { getuid() == 0 }

  /// Whether the command can be run as somebody whom permissions stop.
  static var canDropRights: Bool {
    guard dropsRights else { return true }
    return
      (try? Command(folder: TemporaryFolder()).shell(
        "chmod 755 . && setpriv --reuid 65534 --clear-groups \"$SWIVEL\" help"))?.status == 0
  }

  @Test("What is recorded with --control keeps that control, and passes without the option")
  func control() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording()])
    let swivel = Command(folder: folder)
    let control = #"{"type":"drag","minimumDistance":60}"#
    #expect(
      try swivel("replay", "--record", "missing", "--control", control, "a.json").status == 1)
    #expect(
      try folder.text(of: "a.json").contains(
        #""control": { "type": "drag", "minimumDistance": 60 }"#))
    #expect(try swivel("replay", "a.json") == Self.passed)
  }

  @Test("Reports for programs tell what was recorded")
  func reports() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording(), "b.json": Drag.recording()])
    let swivel = Command(folder: folder)
    let json = try swivel("replay", "--record", "missing", "--format", "json", "a.json")
    #expect(json.status == 1)
    let report = try JSONDecoder().decode(ReportedRun.self, from: Data(json.output.utf8))
    #expect(report.recorded == 1)
    #expect(report.results.map(\.recorded) == [true])
    let junit = try swivel("replay", "--record", "missing", "--format", "junit", "b.json")
    #expect(junit.status == 1)
    #expect(
      try TestCases.read(junit.output) == [
        TestCase(
          name: "b.json", element: "failure", message: "recorded anew",
          text: "unasserted b.json\n\(Drag.stateLines)  recorded: run again to compare\n")
      ])
  }

  @Test("A file that was replaced since it was read is not written over")
  func replaced() throws {
    let folder = try TemporaryFolder([
      "a.jsonl": Drag.recording() + "\n", "new": "other\n", "b": Drag.passing,
    ])
    // The writer of a pipe waits for its reader, who comes when the lines before it were read.
    let run = try Command(folder: folder).shell(
      """
      mkfifo b.json; "$SWIVEL" replay --record all a.jsonl b.json & exec 3> b.json
      mv new a.jsonl; cat b >&3; exec 3>&-; wait $!
      """)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "swivel: a.jsonl: cannot write the file: it was changed since it was read\n"))
    #expect(try folder.text(of: "a.jsonl") == "other\n")
  }
}
