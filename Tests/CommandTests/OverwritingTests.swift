import Foundation
import GestureReplay
import Testing

import swivel

@Suite("What is read is not written over")
struct OverwritingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var status: Int32 = 64
    let why: String
    var testDescription: String { why }
  }

  /// A failing recording, an evdev trace, other names of both, and links to both.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "a.json": Drag.diverging, "lines.jsonl": Drag.diverging + "\n", "plain": Drag.diverging,
      "hard": Drag.passing,
      "pad.events": ImportTests.description + ImportTests.events,
    ])
    let manager = FileManager.default
    for (name, target) in ["link.json": "a.json", "link.events": "pad.events", "link": "plain"] {
      try manager.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: target)
    }
    for (name, target) in ["hard.json": "a.json", "hard.events": "pad.events", "hard.svg": "plain"]
    {
      try manager.linkItem(atPath: folder.path(of: target), toPath: folder.path(of: name))
    }
    return folder
  }

  /// All bytes below a folder, by their paths.
  private static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.bytes(of: $0)) })
  }

  @Test(
    "An output that is an input is refused, and every file stays as it is",
    arguments: [
      Row(arguments: ImportTests.arguments + ["pad.events", "-o", "pad.events"], why: "import"),
      Row(
        arguments: ImportTests.arguments + ["pad.events", "-o", "./link.events"],
        why: "import, by a link"),
      Row(
        arguments: ImportTests.arguments + ["pad.events", "-o", "hard.events"],
        why: "import, by another name"),
      Row(arguments: ["shrink", "a.json", "-o", "a.json"], why: "shrink"),
      Row(arguments: ["shrink", "a.json", "-o", "link.json"], why: "shrink, by a link"),
      Row(arguments: ["shrink", "link.json", "-o", "hard.json"], why: "shrink, by another name"),
      Row(arguments: ["shrink", "lines.jsonl", "-o", "lines.jsonl"], why: "shrink of a line"),
      Row(arguments: ["convert", "--to", "columns", "a.json", "-o", "a.json"], why: "convert"),
      Row(arguments: ["convert", "a.json", "-o", "hard.json"], why: "convert, by another name"),
      Row(arguments: ["convert", "lines.jsonl", "-o", "lines.jsonl"], why: "convert of a line"),
      Row(
        arguments: ["convert", "--to", "columns", "a.json", "lines.jsonl", "-o", "."], status: 2,
        why: "convert into the folder that is read"),
      Row(arguments: ["render", "plain", "-o", "plain"], why: "render"),
      Row(arguments: ["render", "plain", "-o", "link"], why: "render, by a link"),
      Row(arguments: ["render", "plain", "-o", "hard.svg"], why: "render, by another name"),
      Row(
        arguments: ["render", "hard", "plain", "-o", "."], status: 2,
        why: "render into a folder, by another name"),
      Row(arguments: ["profile", "--runs", "1", "plain", "-o", "hard.svg"], why: "profile"),
    ])
  func inputs(row: Row) throws {
    let folder = try Self.folder()
    let before = try Self.contents(folder)
    let run = try Command(folder: folder).run(row.arguments)
    #expect(run.status == row.status)
    #expect(run.errors.contains("would replace what is read: "), "\(run.errors)")
    let after = try Self.contents(folder)
    // A folder of outputs gets those that are no input.
    for (name, bytes) in before { #expect(after[name] == bytes, "\(name)") }
  }

  @Test(
    "What is on standard input from a file is not written over", arguments: ["convert", "render"])
  func standardInput(verb: String) throws {
    let folder = try TemporaryFolder(["plain": Drag.passing])
    let run = try Command(folder: folder).shell("\"$SWIVEL\" \(verb) - -o plain < plain")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("swivel \(verb): the output would replace what is read: plain\n"))
    #expect(try folder.text(of: "plain") == Drag.passing)
  }

  @Test("swivel check makes its folder before it tries laws, and says so where it cannot")
  func checkFolder() throws {
    let folder = try TemporaryFolder(["file": ""])
    let arguments = ["check", "--control", "drag", "--law", "repeat", "--runs", "1", "-o"]
    let run = try Command(folder: folder).run(arguments + ["new/deep"])
    #expect(run.status == 0)
    #expect(RecordingPaths.isFolder(folder.path(of: "new/deep")))
    #expect(
      try Command(folder: folder).run(arguments + ["file"])
        == Command.Run(status: 2, errors: "swivel: file: cannot make the folder: Not a directory\n")
    )
  }

  @Test("swivel check writes a recording beside those that are there, and not over them")
  func checkRecordings() throws {
    let folder = try TemporaryFolder(["there.json": "other"])
    let recording = try Recording(json: Array(Drag.passing.utf8))
    let path = folder.path(of: "there.json")
    let error = #expect(throws: CommandError.self) { try CheckOutput.keep(recording, at: path) }
    #expect(error?.message == "swivel: \(path): cannot write the file: there is one already")
    #expect(error?.status == .unreadable)
    #expect(try folder.text(of: "there.json") == "other")
    // The same case, found once more, is there already.
    for _ in 0..<2 { try CheckOutput.keep(recording, at: folder.path(of: "new.json")) }
    #expect(try folder.text(of: "new.json") == recording.json)
    #expect(try folder.names() == ["new.json", "there.json"])
  }
}
