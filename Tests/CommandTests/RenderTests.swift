import Foundation
import Testing

@Suite("swivel render")
struct RenderTests {
  /// Two reports of a finger at one place.
  static let tap = """
    {"format":"swivel","version":1,"name":"Tap","samples":[\
    {"t":0,"phase":"began","x":10,"y":20},{"t":0.5,"phase":"ended"}]}
    """

  /// The tap when it is over, enlarged four times: a ring of 5 pixels with a dot in it.
  static let tapPicture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="-10 5 40 30">
      <title>Tap</title>
      <rect x="-10" y="5" width="40" height="30" fill="#fff"/>
      <circle cx="10" cy="20" r="1.25" fill="#fff" stroke="#af52de" stroke-width="0.5"/>
      <circle cx="10" cy="20" r="1.25" fill="#af52de" stroke="#fff" stroke-width="0.375"/>
    </svg>

    """

  /// The tap while the finger is down, in dark surroundings.
  static let darkTapBefore = """
    <svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="-10 5 40 30">
      <title>Tap</title>
      <rect x="-10" y="5" width="40" height="30" fill="#1c1c1e"/>
      <circle cx="10" cy="20" r="1.25" fill="#fff" stroke="#bf5af2" stroke-width="0.5"/>
      <circle cx="10" cy="20" r="4.5" fill="#bf5af2" fill-opacity="0.25"/>
      <circle cx="10" cy="20" r="1.25" fill="#bf5af2" stroke="#fff" stroke-width="0.375"/>
    </svg>

    """

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "in/tap.json": tap, "in/deep/tap.json": tap, "in/two.jsonl": tap + "\n\n" + tap + "\n",
      "in/note.txt": "no recording",
    ])
  }

  @Test("A recording is drawn on standard output", arguments: [[], ["-o", "-"]])
  func standardOutput(output: [String]) throws {
    let run = try Command(folder: Self.folder()).run(["render"] + output + ["in/tap.json"])
    #expect(run == Command.Run(status: 0, output: Self.tapPicture))
  }

  @Test("Standard input is JSON Lines")
  func standardInput() throws {
    let swivel = Command(folder: try Self.folder())
    #expect(
      try swivel("render", "-", input: Self.tap + "\n")
        == Command.Run(status: 0, output: Self.tapPicture))
    #expect(
      try swivel("render", "-", input: "")
        == Command.Run(status: 2, errors: "swivel: -: found no line, expected a recording a line\n")
    )
  }

  @Test("--at and --dark draw another time in other colours")
  func options() throws {
    let swivel = Command(folder: try Self.folder())
    #expect(
      try swivel("render", "--dark", "--at", "0.25", "in/tap.json")
        == Command.Run(status: 0, output: Self.darkTapBefore))
  }

  @Test("--frames draws so many times side by side, and --animate all of them in turn")
  func pictures() throws {
    let swivel = Command(folder: try Self.folder())
    let strip = try swivel("render", "--frames", "3", "in/tap.json").output
    for time in ["0 s", "0.25 s", "0.5 s"] { #expect(strip.contains(">\(time)</text>")) }
    let animation = try swivel("render", "--animate", "in/tap.json").output
    #expect(animation.contains(".a{animation:1.5s step-end infinite}"))
    #expect(!animation.contains("<script"))
  }

  @Test("--no-trace leaves out the finger, and --control says what it dragged")
  func control() throws {
    let swivel = Command(folder: try Self.folder())
    let run = try swivel("render", "--no-trace", "--control", "angleDial", "in/tap.json")
    #expect(run.status == 0)
    #expect(run.output.contains("45°</text>") || run.output.contains("44°</text>"))
    #expect(!run.output.contains("#af52de"))
  }

  @Test("-o writes a file, and nothing is on standard output")
  func output() throws {
    let folder = try Self.folder()
    try folder.write("what was there", to: "a.svg")
    let run = try Command(folder: folder)("render", "-o", "a.svg", "in/tap.json")
    #expect(run == Command.Run(status: 0))
    #expect(try folder.text(of: "a.svg") == Self.tapPicture)
    #expect(try folder.names() == ["a.svg", "in"])
  }

  struct Mirror: CustomTestStringConvertible {
    let arguments: [String]
    let pictures: [String]
    let why: String
    var testDescription: String { why }
  }

  @Test(
    "A folder's recordings are drawn under their names",
    arguments: [
      Mirror(
        arguments: ["-o", "out", "in"],
        pictures: ["deep/tap.svg", "tap.svg", "two.1.svg", "two.3.svg"], why: "a folder"),
      Mirror(
        arguments: ["-o", "out/", "in/"],
        pictures: ["deep/tap.svg", "tap.svg", "two.1.svg", "two.3.svg"], why: "slashes"),
      Mirror(
        arguments: ["-o", "out/a/b", "in/deep"], pictures: ["a/b/tap.svg"],
        why: "a folder that is made"),
      Mirror(
        arguments: ["-o", "out", "in/deep", "in/tap.json"], pictures: ["deep/tap.svg", "tap.svg"],
        why: "a folder and a file"),
      Mirror(
        arguments: ["-o", "out", "in/tap.json", "in/two.jsonl"],
        pictures: ["tap.svg", "two.1.svg", "two.3.svg"], why: "two files"),
    ])
  func folders(row: Mirror) throws {
    let folder = try Self.folder()
    let run = try Command(folder: folder).run(["render"] + row.arguments)
    #expect(run == Command.Run(status: 0))
    let files = FileManager.default.enumerator(atPath: folder.path(of: "out"))?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".svg") }.sorted()
    #expect(files == row.pictures)
    for file in row.pictures {
      #expect(try folder.text(of: "out/" + file) == Self.tapPicture, "\(file)")
    }
  }

  @Test("A file is drawn into a folder that is there")
  func existingFolder() throws {
    let folder = try Self.folder()
    try folder.write("", to: "out/other")
    let swivel = Command(folder: folder)
    #expect(try swivel("render", "-o", "out", "in/tap.json") == Command.Run(status: 0))
    #expect(try swivel("render", "-o", "out", "in/two.jsonl") == Command.Run(status: 0))
    #expect(try swivel("render", "-o", "out", "-", input: Self.tap).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")).sorted()
        == ["input.1.svg", "other", "tap.svg", "two.1.svg", "two.3.svg"])
  }

  @Test("What cannot be drawn is told, and keeps nothing else from being drawn")
  func unreadableInFolder() throws {
    let folder = try TemporaryFolder([
      "in/a.json": "{", "in/b.json": Self.tap, "in/c.jsonl": "[]\n" + Self.tap,
      "in/d.json": Self.tap.replacing(
        "\"samples\"", with: "\"control\":{\"type\":\"x\"},\"samples\""),
    ])
    let run = try Command(folder: folder)("render", "-o", "out", "in")
    #expect(run.status == 2)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("swivel: in/a.json:1:"))
    #expect(lines[1].hasPrefix("swivel: in/c.jsonl:1: "))
    #expect(lines[2].hasPrefix("swivel: in/d.json: /control/type: found a string \"x\""))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")).sorted()
        == ["b.svg", "c.2.svg"])
  }

  @Test("Two recordings of one name are not drawn over each other")
  func collision() throws {
    let folder = try TemporaryFolder(["a/x.json": Self.tap, "b/x.json": Self.tap])
    let run = try Command(folder: folder)("render", "-o", "out", "a/x.json", "b/x.json")
    #expect(
      run
        == Command.Run(
          status: 2, errors: "swivel: b/x.json: another recording was written as out/x.svg\n"))
  }

  @Test("A picture is not written over a recording", arguments: ["a.json", "b.jsonl", "c.swivel"])
  func recordingsName(name: String) throws {
    let folder = try Self.folder()
    let run = try Command(folder: folder)("render", "in/tap.json", "-o", name)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("swivel render: a picture's name ends in .svg, not as a recording's"))
    #expect(try folder.names() == ["in"])
  }

  @Test("A picture does not replace the recording that it is of")
  func ownRecording() throws {
    let folder = try TemporaryFolder(["plain": Self.tap])
    let run = try Command(folder: folder)("render", "plain", "-o", "./plain")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("swivel render: the output would replace what is read: ./plain\n"))
    #expect(try folder.text(of: "plain") == Self.tap)
  }

  @Test("One picture cannot hold several recordings")
  func several() throws {
    let folder = try Self.folder()
    let swivel = Command(folder: folder)
    #expect(
      try swivel("render", "-o", "a.svg", "in/two.jsonl")
        == Command.Run(
          status: 2,
          errors: "swivel: in/two.jsonl: there are several recordings, which need a folder: "
            + "-o FOLDER\n"))
    #expect(try folder.names() == ["in"])
  }

  @Test("A file that is missing, and an output that cannot be written, are errors")
  func files() throws {
    let folder = try Self.folder()
    let swivel = Command(folder: folder)
    #expect(
      try swivel("render", "none.json")
        == Command.Run(
          status: 2, errors: "swivel: none.json: found no such file, expected a file to read\n"))
    #expect(
      try swivel("render", "-o", "none/a.svg", "in/tap.json")
        == Command.Run(
          status: 2,
          errors: "swivel: none/a.svg: cannot create a file in its folder: No such file or "
            + "directory\n"))
    #expect(
      try swivel("render", "-o", "in/note.txt", "in")
        == Command.Run(
          status: 2,
          errors: "swivel: in/note.txt: cannot make the folder: Not a directory\n"))
  }
}
