import Foundation
import Testing

@Suite("Converting recordings")
struct ConvertTests {
  private static let mixed = Drag.recording(
    expect: #"{"after":1,"state":{"translation":[30,40]}}"#,
    samples: Drag.samples.dropLast() + #",{"t":2,"command":"frame"}]"#)

  @Test("A recording goes into the packed form and comes back without loss, in every form of JSON")
  func forthAndBack() throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing])
    let swivel = Command(folder: folder)
    #expect(try swivel("convert", "a.json", "-o", "a.swivel") == Command.Run(status: 0))
    #expect(try folder.bytes(of: "a.swivel").starts(with: [0x89] + Array("SWIVEL\n".utf8)))
    #expect(try swivel("convert", "a.swivel").output == Drag.passing + "\n")
    let columns = Drag.recording(
      expect: #"{"end":true,"state":{"translation":[30,40]}}"#, samples: Drag.columns)
    #expect(try swivel("convert", "--to", "columns", "a.swivel").output == columns + "\n")
    try folder.write(columns, to: "b.json")
    #expect(try swivel("convert", "b.json", "-o", "b.swivel") == Command.Run(status: 0))
    #expect(try swivel("convert", "b.swivel").output == columns + "\n")
    #expect(try swivel("convert", "--to", "objects", "b.swivel").output == Drag.passing + "\n")
    #expect(
      try swivel("convert", "a.swivel", "-o", "c.jsonl") == Command.Run(status: 0))
    #expect(try folder.text(of: "c.jsonl") == Drag.passing + "\n")
    #expect(try swivel("convert", "a.swivel", "-o", "c.json") == Command.Run(status: 0))
    #expect(try folder.text(of: "c.json").hasPrefix("{\n  \"format\": \"swivel\""))
  }

  @Test("A packed recording is replayed, inspected and drawn as the document is")
  func asTheDocument() throws {
    let folder = try TemporaryFolder(["a.json": Self.mixed, "b.json": Drag.diverging])
    let swivel = Command(folder: folder)
    for name in ["a", "b"] {
      #expect(
        try swivel("convert", "\(name).json", "-o", "\(name).swivel") == Command.Run(status: 0))
      for verb in ["replay", "inspect", "render"] {
        let json = try swivel(verb, "\(name).json")
        var packed = try swivel(verb, "\(name).swivel")
        packed.output = packed.output.replacing("\(name).swivel", with: "\(name).json")
        #expect(packed == json, "\(verb) \(name)")
      }
    }
  }

  @Test("A folder is replayed with its packed recordings, in the order of names")
  func folder() throws {
    let folder = try TemporaryFolder(["in/a.json": Drag.passing, "in/deep/b.json": Drag.diverging])
    let swivel = Command(folder: folder)
    #expect(try swivel("convert", "--to", "packed", "-o", "out", "in") == Command.Run(status: 0))
    #expect(try folder.names() == ["in", "out"])
    let run = try swivel("replay", "out")
    #expect(run.status == 1)
    #expect(
      run.output == Drag.divergence(at: "out/deep/b.swivel")
        + "2 recordings, 6 samples: 1 passed, 1 diverged, 0 unreadable\n")
  }

  @Test("Recording what results keeps a packed recording packed")
  func record() throws {
    let folder = try TemporaryFolder(["a.json": Drag.diverging])
    let swivel = Command(folder: folder)
    _ = try swivel("convert", "a.json", "-o", "a.swivel")
    #expect(try swivel("replay", "--record", "failed", "a.swivel").status == 1)
    #expect(try swivel("replay", "a.swivel").status == 0)
    #expect(try folder.bytes(of: "a.swivel").starts(with: [0x89] + Array("SWIVEL\n".utf8)))
  }

  @Test("A recording is never written over one that is to be converted, itself neither")
  func otherInputs() throws {
    let folder = try TemporaryFolder(["d/a.json": Drag.passing, "b.json": Drag.diverging])
    let swivel = Command(folder: folder)
    #expect(try swivel("convert", "b.json", "-o", "d/a.swivel") == Command.Run(status: 0))
    let before = try folder.bytes(of: "d/a.swivel")
    let packed = try swivel("convert", "--to", "packed", "d", "-o", "d")
    #expect(packed.status == 2)
    #expect(
      packed.errors == """
        swivel: d/a.json: it would replace what is read: d/a.swivel
        swivel: d/a.swivel: it would replace what is read: d/a.swivel

        """)
    #expect(try folder.bytes(of: "d/a.swivel") == before)
    let objects = try swivel("convert", "--to", "objects", "d/a.swivel", "d/a.json", "-o", "d")
    #expect(objects.status == 2)
    #expect(try folder.text(of: "d/a.json") == Drag.passing)
    #expect(
      objects.errors == """
        swivel: d/a.swivel: it would replace what is read: d/a.json
        swivel: d/a.json: it would replace what is read: d/a.json

        """)
  }

  @Test("A file of lines is written as lines, and a folder that is not there is made")
  func names() throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing])
    let swivel = Command(folder: folder)
    #expect(try swivel("convert", "a.json", "-o", "b.ndjson") == Command.Run(status: 0))
    #expect(try folder.text(of: "b.ndjson") == Drag.passing + "\n")
    #expect(
      try swivel("convert", "--to", "packed", "a.json", "-o", "new/") == Command.Run(status: 0))
    #expect(try swivel("replay", "new/a.swivel").status == 0)
    let shrunk = try TemporaryFolder(["a.json": Drag.diverging])
    _ = try Command(folder: shrunk)("shrink", "a.json", "-o", "s.swivel")
    #expect(try shrunk.bytes(of: "s.swivel").starts(with: [0x89] + Array("SWIVEL\n".utf8)))
  }

  @Test("A packed recording among JSON Lines is told once")
  func packedInput() throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing])
    let swivel = Command(folder: folder)
    _ = try swivel("convert", "a.json", "-o", "a.swivel")
    let told =
      "found a packed recording, expected JSON Lines (a packed recording is read from a file of its "
      + "own, whose name ends in .swivel)\n1 recording, 0 samples: 0 passed, 0 diverged, "
      + "1 unreadable\n"
    #expect(try swivel.shell("cat a.swivel | $SWIVEL replay -").output == "unreadable -:1: " + told)
    #expect(try swivel.shell("$SWIVEL replay <(cat a.swivel)").status == 0)
  }

  @Test("A packed recording that a transfer took for text is told as such")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x89] + Array("SWIVEL\r\n".utf8)), to: "a.swivel")
    #expect(
      try Command(folder: folder)("replay", "a.swivel").output.hasPrefix(
        "unreadable a.swivel: found a packed recording that was changed as a text is"))
  }

  @Test("A packed recording that is changed while it is converted is told, with its path")
  func changed() throws {
    // A recording as long as that is mapped.
    let count = 50_000
    let zeros = [String](repeating: "0", count: count).joined(separator: ",")
    let phases = String(repeating: "m", count: count)
    let columns = #"{"t":[\#(zeros)],"phase":"\#(phases)","x":[\#(zeros)],"y":[\#(zeros)]}"#
    let folder = try TemporaryFolder(["a.json": Drag.recording(samples: columns)])
    let swivel = Command(folder: folder)
    #expect(try swivel("convert", "a.json", "-o", "a.swivel").status == 0)
    let told = Command.Run(
      status: 2,
      errors: "swivel: a.swivel: found a file that was changed while it was read, "
        + "expected one that stays as it is\n")
    for output in ["", "-o b.json", "-o b.swivel"] {
      // Whether a change falls into the time of the conversion, and into another tick of the file
      // system's clock, is chance: so it is tried until one does.
      var tries = 0
      var run = Command.Run(status: 0)
      while run.status == 0, tries < 100 {
        tries += 1
        run = try swivel.shell(
          """
          rm -f b.*; "$SWIVEL" convert \(output) a.swivel & while kill -0 $! 2> /dev/null; do touch a.swivel; done
          wait $!
          """)
      }
      #expect(run == told, "\(output), \(tries) tries")
      #expect(try folder.names() == ["a.json", "a.swivel"])
    }
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var message: String
    var testDescription: String { message }
  }

  @Test(
    "What cannot be converted is told",
    arguments: [
      Wrong(arguments: [], status: 64, message: "no path to convert; '-' is standard input"),
      Wrong(
        arguments: ["--to", "packed", "a.json"], status: 64,
        message: "a packed recording needs a file: -o FILE.swivel"),
      Wrong(
        arguments: ["--to", "packed", "-o", "a.pack", "a.json"], status: 64,
        message: "names of packed recordings end in .swivel: -o FILE.swivel"),
      Wrong(
        arguments: ["--to", "columns", "-o", "a.swivel", "a.json"], status: 64,
        message: "only names of packed recordings end in .swivel: --to packed"),
      Wrong(
        arguments: ["a.json", "b.json"], status: 64,
        message: "several recordings are converted into a folder: -o FOLDER"),
      Wrong(
        arguments: ["-o", "out", "a.json", "b.json"], status: 64,
        message: "files in a folder need a form: --to packed, columns or objects"),
      Wrong(
        arguments: ["--to", "columns", "a.json"], status: 2,
        message: "a.json: columns hold no commands, of which there are some: --to objects or packed"
      ),
      Wrong(
        arguments: ["c.json"], status: 2,
        message: "c.json: found no such file, expected a file to read"
      ),
      Wrong(
        arguments: ["cut.swivel"], status: 2,
        message:
          "cut.swivel: found a packed recording cut off after 9 bytes, expected the rest of it"
      ),
    ])
  func wrong(row: Wrong) throws {
    let folder = try TemporaryFolder(["a.json": Self.mixed])
    try folder.write(Data([0x89] + Array("SWIVEL\n".utf8) + [1]), to: "cut.swivel")
    let run = try Command(folder: folder).run(["convert"] + row.arguments)
    #expect(run.status == row.status)
    #expect(run.output == "")
    let name = row.status == 64 ? "swivel convert: " : "swivel: "
    #expect(run.errors.split(separator: "\n").first.map(String.init) == name + row.message)
    #expect(try folder.names() == ["a.json", "cut.swivel"])
  }
}
