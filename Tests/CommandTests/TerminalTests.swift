import Foundation
import Testing

@Suite("The command on a terminal")
struct TerminalTests {
  static let files = [
    "a.json": Drag.diverging, "b.json": Drag.recording(), "c.json": "[", "d.json": Drag.passing,
  ]
  static let arguments = ["replay", "a.json", "b.json", "c.json", "d.json"]

  static func report(_ paint: (_ text: String, _ color: Int) -> String) -> String {
    let diverged = Drag.divergence(at: "a.json").replacing("diverged", with: paint("diverged", 31))
    return diverged + paint("unasserted", 33) + " b.json\n"
      + paint("unreadable", 31)
      + " c.json:1:2: found the end of the file, expected the rest of the document\n"
      + "4 recordings, 9 samples: \(paint("2 passed", 32)) (1 of them expecting nothing), "
      + "\(paint("1 diverged", 31)), \(paint("1 unreadable", 31))\n"
  }

  @Test("Verdicts are coloured, and a short run draws no progress")
  func color() throws {
    let swivel = Command(folder: try TemporaryFolder(Self.files))
    let expected = Self.report { "\u{1B}[\($1)m\($0)\u{1B}[0m" }
    #expect(
      try PseudoTerminal.run(swivel, Self.arguments) == Command.Run(status: 2, output: expected))
  }

  struct Plain: CustomTestStringConvertible {
    let variable: String
    let value: String
    let isColored: Bool
    let why: String
    var testDescription: String { why }
  }

  @Test(
    "NO_COLOR and a dumb terminal want no colour",
    arguments: [
      Plain(variable: "NO_COLOR", value: "1", isColored: false, why: "NO_COLOR is set"),
      Plain(variable: "NO_COLOR", value: "0", isColored: false, why: "its value does not matter"),
      Plain(variable: "NO_COLOR", value: "", isColored: true, why: "an empty one counts as unset"),
      Plain(variable: "TERM", value: "dumb", isColored: false, why: "a terminal without colours"),
    ])
  func noColor(row: Plain) throws {
    var swivel = Command(folder: try TemporaryFolder(Self.files))
    swivel.environment[row.variable] = row.value
    let run = try PseudoTerminal.run(swivel, Self.arguments)
    #expect(run.status == 2)
    #expect(run.output.contains("\u{1B}") == row.isColored)
    if !row.isColored { #expect(run.output == Self.report { text, _ in text }) }
  }

  @Test("Formats for programs are never coloured", arguments: ["json", "jsonl", "junit"])
  func formats(format: String) throws {
    let swivel = Command(folder: try TemporaryFolder(Self.files))
    let arguments = Self.arguments + ["--format", format]
    #expect(try PseudoTerminal.run(swivel, arguments) == swivel.run(arguments))
  }

  static let table = """
    drag, 3 samples in 1 s

    #  t    input             startLocation  location    translation  events
            start             null           null        null
    0  0    began [100, 100]  [100, 100]     [100, 100]  [0, 0]
    1  0.1  moved [130, 140]  [100, 100]     [130, 140]  [30, 40]     phase: changed
    2  1    ended             [100, 100]     [130, 140]  [30, 40]     phase: ended

    no room for velocity, predictedEndLocation, predictedEndTranslation (--fields)

    digest \(Drag.digest)

    """

  @Test("A table is no wider than the terminal, and says which fields it leaves out")
  func table() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    let run = try PseudoTerminal.run(swivel, ["inspect", "a.json"])
    #expect(run == Command.Run(status: 0, output: Self.table))
    let wide = try PseudoTerminal.run(swivel, ["inspect", "a.json"], columns: 200)
    #expect(try wide == swivel("inspect", "a.json"))
  }

  @Test(
    "Nothing of a table is wider than the terminal, whatever the recording holds",
    arguments: [40, 80, 100])
  func widths(columns: UInt16) throws {
    let long = String(repeating: "long name ", count: 30)
    let recording = """
      {"format":"swivel","version":1,"name":"\(long)","control":{"type":"textBox",\
      "text":"\(long)","center":[200,200],"size":[200,100]},"samples":[\
      {"t":0,"command":"setText","text":"\(long)","size":[300,20]},\
      {"t":1,"phase":"moved","x":0.123456789,"y":0.123456789,"id":1},\
      {"t":1,"phase":"began","x":300,"y":250},{"t":2,"phase":"moved","x":320,"y":270}]}
      """
    let swivel = Command(folder: try TemporaryFolder(["a.json": recording]))
    for fields in [[], ["--fields", "all"], ["--exact"]] {
      let run = try PseudoTerminal.run(swivel, ["inspect", "a.json"] + fields, columns: columns)
      #expect(run.status == 0)
      for line in run.output.split(separator: "\n") {
        #expect(line.count <= Int(columns), "\(line)")
      }
    }
  }
}
