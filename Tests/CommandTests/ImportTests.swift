import Foundation
import Testing

@Suite("swivel import")
struct ImportTests {
  /// A pad of 1,000 by 1,000 units.
  static let description = """
    # EVEMU 1.2
    N: Small pad
    I: 0003 0001 0002 0003
    B: 03 03 00 00 00 00 80 00 00
    A: 00 0 999 0 0
    A: 01 0 999 0 0

    """

  static let events = """
    E: 5.000000 0003 0000 0250
    E: 5.000000 0003 0001 0500
    E: 5.000000 0001 014a 0001
    E: 5.000000 0000 0000 0000
    E: 5.016000 0003 0000 0500
    E: 5.016000 0000 0000 0000
    E: 5.032000 0001 014a 0000
    E: 5.032000 0000 0000 0000

    """

  /// The document that a pad in a file gives: a quarter of the width, half of it, and lifted there.
  static func document(files: String) -> String {
    """
    {
      "format": "swivel", "version": 1,
      "name": "Small pad",
      "space": { "width": 400, "height": 200 },
      "source": { "format": "evemu", "device": "Small pad", "files": [\(files)] },
      "samples": [
        { "t": 0, "phase": "began", "x": 100, "y": 100 },
        { "t": 0.016, "phase": "moved", "x": 200, "y": 100 },
        { "t": 0.032, "phase": "ended", "x": 200, "y": 100 }
      ]
    }

    """
  }

  static let line = """
    {"format":"swivel","version":1,"name":"Small pad","space":{"width":400,"height":200},\
    "source":{"format":"evemu","device":"Small pad","files":["pad.evemu"]},"samples":[\
    {"t":0,"phase":"began","x":100,"y":100},{"t":0.016,"phase":"moved","x":200,"y":100},\
    {"t":0.032,"phase":"ended","x":200,"y":100}]}

    """

  static let arguments = ["import", "--from", "evemu", "--size", "400x200"]

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "pad.evemu": description + events, "pad.desc": description, "pad.events": events,
    ])
  }

  @Test("Standard output is a line that swivel replay - reads", arguments: [[], ["-o", "-"]])
  func standardOutput(output: [String]) throws {
    let swivel = Command(folder: try Self.folder())
    let run = try swivel.run(Self.arguments + output + ["pad.evemu"])
    #expect(run == Command.Run(status: 0, output: Self.line))
    #expect(
      try swivel("replay", "-", "--format", "jsonl", input: run.output).output
        .contains(#""translation":[100,0]"#))
  }

  @Test(
    "-o and --output write a file, and nothing is on standard output",
    arguments: [["-o", "a.json"], ["--output", "a.json"], ["--output=a.json"]])
  func output(option: [String]) throws {
    let folder = try Self.folder()
    try folder.write("what was there", to: "a.json")
    let run = try Command(folder: folder).run(Self.arguments + option + ["pad.evemu"])
    #expect(run == Command.Run(status: 0))
    #expect(try folder.text(of: "a.json") == Self.document(files: "\"pad.evemu\""))
    #expect(try folder.names() == ["a.json", "pad.desc", "pad.evemu", "pad.events"])
  }

  @Test("A file of JSON Lines is a line")
  func lines() throws {
    let folder = try Self.folder()
    let run = try Command(folder: folder).run(Self.arguments + ["-o", "a.jsonl", "pad.evemu"])
    #expect(run == Command.Run(status: 0))
    #expect(try folder.text(of: "a.jsonl") == Self.line)
  }

  @Test("A new file heeds the umask")
  func permissions() throws {
    let run = try Command(folder: Self.folder()).shell(
      """
      umask 027; "$SWIVEL" \(Self.arguments.joined(separator: " ")) -o a.json pad.evemu
      stat -c %a a.json
      """)
    #expect(run == Command.Run(status: 0, output: "640\n"))
  }

  @Test(
    "A description and its events make one recording",
    arguments: [["pad.desc", "pad.events"], ["pad.events", "pad.desc"]])
  func severalFiles(paths: [String]) throws {
    let folder = try Self.folder()
    let run = try Command(folder: folder).run(Self.arguments + ["-o", "a.json"] + paths)
    #expect(run == Command.Run(status: 0))
    let files = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(try folder.text(of: "a.json") == Self.document(files: files))
  }

  @Test("--rotate turns the device clockwise")
  func rotation() throws {
    let swivel = Command(folder: try Self.folder())
    // 250 of 0…999 is 749 from the other side, and 500 is 499.
    for (degrees, began) in [
      ("0", #""x":100,"y":100"#), ("90", #""x":199.6,"y":50"#), ("180", #""x":299.6,"y":99.8"#),
      ("270", #""x":200,"y":149.8"#),
    ] {
      let run = try swivel.run(Self.arguments + ["--rotate", degrees, "pad.evemu"])
      #expect(run.output.contains("\"began\",\(began)}"), "\(degrees)")
    }
  }

  @Test("What is odd is told on standard error")
  func findings() throws {
    let folder = try TemporaryFolder([
      "cut.evemu": Self.description + Self.events + "E: 6.000000 0003 0000 0250\n"
    ])
    let run = try Command(folder: folder).run(Self.arguments + ["-o", "a.json", "cut.evemu"])
    #expect(
      run
        == Command.Run(
          status: 0,
          errors: "swivel: finding: cut.evemu: the last frame is cut off (no SYN_REPORT) and is "
            + "left out.\n"))
  }

  /// A finger that was down before the recording began, on a panel of 10 by 20 units.
  static let downBefore = """
    P: 02 00 00 00 00 00 00 00
    A: 2f 0 9 0 0
    A: 35 0 9 0 0
    A: 36 0 19 0 0
    E: 5.000000 0003 0035 0004
    E: 5.000000 0003 0036 0007
    E: 5.000000 0000 0000 0000
    E: 5.010000 0003 0039 -001
    E: 5.010000 0000 0000 0000

    """

  @Test("A panel is turned value by value, and a finger from before begins at its first place")
  func downBefore() throws {
    let folder = try TemporaryFolder(["panel.evemu": Self.downBefore])
    let run = try Command(folder: folder).run([
      "import", "--from", "evemu", "--size", "10x20", "--rotate", "180", "panel.evemu",
    ])
    // 4 of 0…9 is 5 from the other side, and 7 of 0…19 is 12.
    #expect(
      run
        == Command.Run(
          status: 0,
          output: """
            {"format":"swivel","version":1,"name":"panel.evemu","space":{"width":10,"height":20},\
            "source":{"format":"evemu","files":["panel.evemu"]},"samples":[\
            {"t":0,"phase":"began","x":5,"y":12,"id":0},{"t":0.01,"phase":"ended","x":5,"y":12,"id":0}]}

            """,
          errors: "swivel: finding: Contacts that are down before the recording begins: 1. "
            + "Each begins at the first place that is known.\n"))
  }

  @Test("A touch without a place is told as that")
  func placeless() throws {
    let text = "E: 0.000000 1 14a 1\nE: 0.000000 3 2 100\nE: 0.000000 0 0 0\n"
    let folder = try TemporaryFolder(["touch.evemu": text])
    let run = try Command(folder: folder).run(Self.arguments + ["-o", "a.json", "touch.evemu"])
    #expect(
      run
        == Command.Run(
          status: 0,
          errors: "swivel: finding: Contacts left out because they never say where they are: 1.\n"))
  }

  struct Bad: CustomTestStringConvertible {
    var text: String?
    var options = ["--size", "400x200"]
    let problem: String
    let why: String
    var testDescription: String { why }
  }

  @Test(
    "What cannot be imported is an error with its place, and nothing is written",
    arguments: [
      Bad(problem: "found no such file, expected a file to read", why: "no file"),
      Bad(
        text: "",
        problem: "found nothing of evemu's text form, expected lines such as "
          + "\"E: 0.000001 0003 0035 0330\"", why: "an empty file"),
      Bad(
        text: "# EVEMU 1.2\nhello",
        problem: "2: found \"hello\", expected a line of evemu's text "
          + "form, such as \"E: 0.000001 0003 0035 0330\" (lines begin with N: I: P: B: A: L: S: "
          + "E: or #)", why: "a foreign line"),
      Bad(
        text: "E: 0.000001 0003 0035",
        problem: "1: found 3 fields, expected 4 fields: "
          + "seconds.microseconds, type, code and value", why: "a field too few"),
      Bad(
        text: "E: 0.5 0003 0035 0330",
        problem: "1: found the time \"0.5\", expected seconds, a "
          + "point and six digits of microseconds, such as 1338279976.740982", why: "a short time"),
      Bad(
        text: "E: 0.000001 0003 wxyz 0330",
        problem: "1: found \"wxyz\", expected an event's code, "
          + "a number in hex from 0 to ffff", why: "no hex"),
      Bad(
        text: "E: 0.000001 0003 0035 99999999999",
        problem: "1: found \"99999999999\", expected an "
          + "event's value, a whole number from -2147483648 to 2147483647", why: "a huge value"),
      Bad(
        text: "A: 00 0 1000",
        problem: "1: found 3 fields, expected 5 or 6 fields: code, minimum, "
          + "maximum, fuzz, flat and perhaps resolution", why: "an axis cut off"),
      Bad(
        text: "A: 00 0 1 0 0\nA: 00 0 2 0 0",
        problem: "2: found axis \"00\" from 0 to 2, "
          + "resolution 0, expected what was said of it before (the files describe different "
          + "devices; import the recordings of one at a time)", why: "two devices"),
      Bad(
        text: description + events, options: [],
        problem: "found places in the device's own units, which are not points, expected axes that "
          + "state their range and their resolution in units/mm (give the size of the result in "
          + "points: --size WxH)", why: "no size"),
    ])
  func unreadable(row: Bad) throws {
    let folder = try TemporaryFolder(row.text.map { ["a.evemu": $0] } ?? [:])
    let names = try folder.names()
    let swivel = Command(folder: folder)
    let separator = row.problem.first?.isNumber == true ? ":" : ": "
    let expected = Command.Run(
      status: 2, errors: "swivel: a.evemu\(separator)\(row.problem)\n")
    let arguments = ["import", "--from", "evemu"] + row.options
    #expect(try swivel.run(arguments + ["a.evemu"]) == expected)
    #expect(try swivel.run(arguments + ["-o", "a.json", "a.evemu"]) == expected)
    #expect(try folder.names() == names)
  }

  @Test("Bytes that are not UTF-8 are an error")
  func encoding() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x4E, 0x3A, 0xFF, 0x0A]), to: "a.evemu")
    #expect(
      try Command(folder: folder).run(Self.arguments + ["a.evemu"])
        == Command.Run(
          status: 2,
          errors: "swivel: a.evemu:1: found bytes that are not UTF-8, expected text in UTF-8\n"))
  }

  @Test(
    "A file that cannot be written is an error",
    arguments: [
      ("none/a.json", "cannot create a file in its folder: No such file or directory"),
      ("pad.desc/a.json", "cannot create a file in its folder: Not a directory"),
      (".", "cannot write the file: it is a folder"),
      ("/dev/null", "cannot write the file: it is a device or a pipe"),
    ])
  func unwritable(path: String, problem: String) throws {
    let folder = try Self.folder()
    let run = try Command(folder: folder).run(Self.arguments + ["-o", path, "pad.evemu"])
    #expect(run == Command.Run(status: 2, errors: "swivel: \(path): \(problem)\n"))
    #expect(try folder.names() == ["pad.desc", "pad.evemu", "pad.events"])
  }
}
