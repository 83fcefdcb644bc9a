import Foundation
import Glibc
import Testing

import swivel

@Suite("Files that cannot be written, or that others write too")
struct RecordSafetyTests {
  @Test("What could not be written is not reported as recorded", arguments: ["1", "8"])
  func unrecorded(jobs: String) throws {
    // Nobody, root neither, can write into a pipe that was read.
    let swivel = Command(folder: try TemporaryFolder())
    let run = try swivel.shell(
      """
      echo '\(Drag.recording())' > c.json
      echo '\(Drag.passing)' | cat - c.json > lines
      mkfifo a.json b.jsonl
      cat c.json > a.json & cat lines > b.jsonl &
      "$SWIVEL" replay --jobs \(jobs) --record missing --format jsonl a.json b.jsonl c.json
      """)
    let results = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(ReportedResult.self, from: Data($0.utf8))
    }
    #expect(results.map(\.location) == ["a.json", "b.jsonl:1", "b.jsonl:2", "c.json"])
    #expect(results.map(\.recorded) == [false, false, false, true])
    #expect(run.status == 2)
  }

  @Test("The report for people says of no file that it was recorded where it was not")
  func unrecordedText() throws {
    let swivel = Command(folder: try TemporaryFolder(["a": Drag.recording()]))
    let run = try swivel.shell(
      "mkfifo a.json; cat a > a.json & \"$SWIVEL\" replay --record missing a.json")
    #expect(run.status == 2)
    #expect(!run.output.contains("recorded: run again"), "\(run.output)")
    #expect(!run.output.contains("1 recorded"), "\(run.output)")
  }

  @Test("Results of files of lines come in the order of the lines, recorded or not")
  func order() throws {
    let lines = [Drag.passing, Drag.recording(), "[", Drag.diverging, Drag.recording()]
    let folder = try TemporaryFolder()
    for name in ["a.jsonl", "b.jsonl"] {
      try folder.write(lines.joined(separator: "\n"), to: name)
    }
    let run = try Command(folder: folder)(
      "replay", "--record", "missing", "--format", "json", "a.jsonl", "b.jsonl")
    let report = try JSONDecoder().decode(ReportedRun.self, from: Data(run.output.utf8))
    #expect(
      report.results.map(\.location)
        == ["a", "b"].flatMap { name in (1...5).map { "\(name).jsonl:\($0)" } })
    let recorded = [false, true, nil, false, true]
    #expect(report.results.map(\.recorded) == recorded + recorded)
    #expect(report.recorded == 4)
  }

  @Test("That other names of a file keep what it was is told")
  func hardLinks() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording(), "c.json": Drag.recording()])
    try FileManager.default.linkItem(
      atPath: folder.path(of: "a.json"), toPath: folder.path(of: "b.json"))
    let run = try Command(folder: folder)("replay", "--record", "missing", "a.json", "c.json")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        swivel: a.json: recorded under this name only; the file had 2 names (hard links), and the \
        others keep what it was

        """)
    #expect(try folder.text(of: "a.json") == RecordTests.recorded)
    #expect(try folder.text(of: "b.json") == Drag.recording())
  }

  /// How another program changes a file.
  enum Change: CaseIterable {
    case replaces, appends, deletes

    func callAsFunction(_ folder: TemporaryFolder) throws {
      let path = folder.path(of: "a.json")
      switch self {
      case .replaces:
        try folder.write("theirs", to: "new")
        rename(folder.path(of: "new"), path)
      case .appends: try folder.write("ours, theirs", to: "a.json")
      case .deletes: unlink(path)
      }
    }
  }

  @Test(
    "What another program saves while the file is written stays", arguments: Change.allCases)
  func savedMeanwhile(change: Change) throws {
    let folder = try TemporaryFolder(["a.json": "ours"])
    let path = folder.path(of: "a.json")
    let stamp = FileStamp(path)
    let error = #expect(throws: CommandError.self) {
      try AtomicFile.write(to: path, over: .file(stamp)) { _ throws(CommandError) in
        do { try change(folder) } catch { throw .unreadable("\(error)") }
      }
    }
    #expect(
      error?.message == "swivel: \(path): cannot write the file: it was changed since it was read")
    switch change {
    case .replaces: #expect(try folder.text(of: "a.json") == "theirs")
    case .appends: #expect(try folder.text(of: "a.json") == "ours, theirs")
    case .deletes: #expect(try folder.names() == [])
    }
    if change != .deletes { #expect(try folder.names() == ["a.json"]) }
  }

  @Test("What another program saves between the last look and the exchange is put back")
  func putBack() throws {
    let folder = try TemporaryFolder(["a.json": "before"])
    let path = folder.path(of: "a.json")
    let stamp = FileStamp(path)
    let file = try TemporaryFile(in: folder.path + "/", for: "a.json")
    try Change.replaces(folder)
    #expect(file.exchange(with: path) == 0)
    #expect(try folder.text(of: "a.json") == "")
    #expect(throws: CommandError.self) { try file.putBack(on: path, unless: stamp, "a.json") }
    file.remove()
    #expect(try folder.text(of: "a.json") == "theirs")
    #expect(try folder.names() == ["a.json"])
  }

  @Test("The last of two saves stays, where one more comes before the first is put back")
  func twoSaves() throws {
    let folder = try TemporaryFolder(["a.json": "before"])
    let path = folder.path(of: "a.json")
    let stamp = FileStamp(path)
    let file = try TemporaryFile(in: folder.path + "/", for: "a.json")
    try Change.replaces(folder)
    #expect(file.exchange(with: path) == 0)
    try folder.write("their last", to: "new")
    rename(folder.path(of: "new"), path)
    #expect(throws: CommandError.self) { try file.putBack(on: path, unless: stamp, "a.json") }
    file.remove()
    #expect(try folder.text(of: "a.json") == "their last")
    #expect(try folder.names() == ["a.json"])
  }
}
