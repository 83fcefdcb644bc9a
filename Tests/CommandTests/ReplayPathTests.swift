import Foundation
import Glibc
import Testing

import swivel

@Suite("What swivel replay finds to replay")
struct ReplayPathTests {
  static func counts(_ count: Int) -> String {
    "\(count) recordings, \(count * 3) samples: \(count) passed, 0 diverged, 0 unreadable\n"
  }

  /// The paths of the results, in order.
  private func paths(_ swivel: Command, _ arguments: String...) throws -> [String] {
    let run = try swivel.run(["replay", "--format", "jsonl"] + arguments)
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(ReportedResult.self, from: Data($0.utf8)).location
    }
  }

  @Test("A folder means every .json and .jsonl below it, in the order of the names' bytes")
  func folder() throws {
    let folder = try TemporaryFolder([
      "f/b.json": Drag.passing, "f/a/z.json": Drag.passing, "f/a.json": Drag.passing,
      "f/B.json": Drag.passing, "f/ä.json": Drag.passing, "f/notes.txt": "no recording",
      "f/.hidden.json": Drag.passing, "f/a/many.jsonl": Drag.passing + "\n\n" + Drag.passing,
      "f/empty/notes.txt": "no recording",
    ])
    let swivel = Command(folder: folder)
    let expected = [
      "f/.hidden.json", "f/B.json", "f/a/many.jsonl:1", "f/a/many.jsonl:3", "f/a/z.json",
      "f/a.json", "f/b.json", "f/ä.json",
    ]
    #expect(try paths(swivel, "f") == expected)
    #expect(try paths(swivel, "f/") == expected)
    #expect(try swivel("replay", "f").output == Self.counts(8))
    #expect(try paths(swivel, "f/b.json", "f/a/z.json") == ["f/b.json", "f/a/z.json"])
  }

  @Test("--filter keeps the files whose name matches, or whose path does where it has a slash")
  func filter() throws {
    let swivel = Command(
      folder: try TemporaryFolder([
        "f/dial-1.json": Drag.passing, "f/box-1.json": Drag.passing,
        "f/dial/box-2.json": Drag.passing, "g/dial-3.jsonl": Drag.passing,
      ]))
    #expect(
      try paths(swivel, "--filter", "dial*", "f", "g") == ["f/dial-1.json", "g/dial-3.jsonl:1"])
    #expect(try paths(swivel, "--filter", "*/dial/*", "f", "g") == ["f/dial/box-2.json"])
    #expect(try paths(swivel, "--filter", "box-[12].json", "f", "g").count == 2)
    #expect(
      try swivel("replay", "--filter", "*.xml", "f")
        == Command.Run(
          status: 2, errors: "swivel: --filter '*.xml' does not match any of 3 files\n"))
    #expect(
      try swivel("replay", "--filter", "*.xml", "g")
        == Command.Run(
          status: 2, errors: "swivel: --filter '*.xml' does not match the only file\n"))
  }

  @Test(
    "What is missing, or a folder without recordings, does not keep the rest from being replayed")
  func missing() throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing, "empty/notes.txt": ""])
    let run = try Command(folder: folder)(
      "replay", "none.json", "none.jsonl", "empty", "a.json/b", "a.json")
    #expect(
      run
        == Command.Run(
          status: 2,
          output: """
            unreadable none.json: found no such file, expected a file to read
            unreadable none.jsonl: found no such file, expected a file to read
            unreadable empty: found a folder without recordings, expected .json, .jsonl or .swivel files \
            below it
            unreadable a.json/b: found no such file, expected a file to read
            5 recordings, 3 samples: 1 passed, 0 diverged, 4 unreadable

            """))
  }

  @Test("A folder that cannot be listed does not keep the others from being replayed")
  func unlistableFolder() throws {
    let folder = try TemporaryFolder(["f/a.json": Drag.passing, "f/z.json": Drag.passing])
    // Nobody, root neither, can open a path of more than 4,096 bytes; it is made step by step.
    let name = String(repeating: "d", count: 250)
    let deep = try Command(folder: folder).shell(
      "cd f && for i in $(seq 20); do mkdir \(name) && cd -P \(name) || exit 1; done")
    #expect(deep.status == 0)
    let run = try Command(folder: folder)("replay", "f")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 2)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("unreadable f/\(name)/") == true)
    #expect(
      lines.first?.hasSuffix(
        ": found a folder that cannot be listed: File name too long, expected one that can")
        == true)
    #expect(
      lines.last == "3 recordings, 6 samples: 2 passed, 0 diverged, 1 unreadable")
    #expect(try Command(folder: folder).shell("rm -r f").status == 0)
  }

  @Test("A link to a folder round in a circle is not followed, and one to a file is")
  func links() throws {
    let folder = try TemporaryFolder(["f/a.json": Drag.passing])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path(of: "f/loop"), withDestinationPath: "../f")
    try manager.createSymbolicLink(
      atPath: folder.path(of: "f/self.json"), withDestinationPath: "self.json")
    try manager.createSymbolicLink(
      atPath: folder.path(of: "f/b.json"), withDestinationPath: "a.json")
    try manager.createSymbolicLink(atPath: folder.path(of: "g"), withDestinationPath: "f")
    #expect(try paths(Command(folder: folder), "g") == ["g/a.json", "g/b.json", "g/self.json"])
    let run = try Command(folder: folder)("replay", "g")
    #expect(
      run
        == Command.Run(
          status: 2,
          output: """
            unreadable g/self.json: found a file that cannot be read: Too many levels of \
            symbolic links, expected a file to read
            3 recordings, 6 samples: 2 passed, 0 diverged, 1 unreadable

            """))
  }

  @Test("Names with spaces, line breaks and any script are read, and reported on one line")
  func oddNames() throws {
    let folder = try TemporaryFolder([
      "f/a b.json": Drag.diverging, "f/c\nd.json": "[]", "f/e\u{1B}[31m.json": Drag.diverging,
      "f/日本 🎛.json": Drag.diverging,
    ])
    let run = try Command(folder: folder)("replay", "f")
    let expected =
      Drag.divergence(at: "f/a b.json")
      + "unreadable \"f/c\\nd.json\": found an empty array, expected a recording, an object\n"
      + Drag.divergence(at: "\"f/e\\u001b[31m.json\"") + Drag.divergence(at: "f/日本 🎛.json")
      + "4 recordings, 9 samples: 0 passed, 3 diverged, 1 unreadable\n"
    #expect(run == Command.Run(status: 2, output: expected))
    #expect(
      try paths(Command(folder: folder), "f")
        == ["f/a b.json", "f/c\nd.json", "f/e\u{1B}[31m.json", "f/日本 🎛.json"])
  }

  @Test("A pipe is read as a file, or line by line where its name says so")
  func pipes() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    let run = try swivel.shell(
      """
      mkfifo one.json many.jsonl
      cat a.json > one.json & (cat a.json; echo; cat a.json) > many.jsonl &
      "$SWIVEL" replay one.json many.jsonl <(cat a.json)
      """)
    #expect(run == Command.Run(status: 0, output: Self.counts(4)))
  }

  @Test("A pipe in a folder, which nobody may ever write to, does not hold up the rest")
  func pipeInFolder() throws {
    let folder = try TemporaryFolder(["f/a.json": Drag.passing])
    let run = try Command(folder: folder).shell("mkfifo f/b.json f/c.txt; \"$SWIVEL\" replay f")
    #expect(
      run
        == Command.Run(
          status: 2,
          output: """
            unreadable f/b.json: found a device or a pipe, expected a file, or a pipe named as a \
            path
            2 recordings, 3 samples: 1 passed, 0 diverged, 1 unreadable

            """))
  }

  @Test("A link in a folder to a pipe or a device is as the pipe itself, and ends in time")
  func linkToPipe() throws {
    let folder = try TemporaryFolder(["f/a.json": Drag.passing, "a.json": Drag.passing])
    let run = try Command(folder: folder).shell(
      """
      mkfifo p; ln -s ../p f/b.json; ln -s ../p f/c.jsonl; ln -s /dev/zero f/d.swivel
      ln -s ../a.json f/e.json; ln -s nothing f/g.json; timeout 60 "$SWIVEL" replay f
      """)
    let waits = "found a device or a pipe, expected a file, or a pipe named as a path\n"
    #expect(
      run
        == Command.Run(
          status: 2,
          output: "unreadable f/b.json: \(waits)unreadable f/c.jsonl: \(waits)"
            + "unreadable f/d.swivel: \(waits)"
            + "unreadable f/g.json: found no such file, expected a file to read\n"
            + "6 recordings, 6 samples: 2 passed, 0 diverged, 4 unreadable\n"))
  }

  @Test("A pipe or device is one on file systems that do not tell the type, too")
  func unknownType() throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing])
    let pipe = folder.path(of: "p.json")
    #expect(mkfifo(pipe, 0o600) == 0)
    for type in [DT_UNKNOWN, DT_LNK, DT_FIFO] {
      #expect(RecordingPaths.mayWait(pipe, Int(type)))
      #expect(RecordingPaths.mayWait("/dev/zero", Int(type)))
      #expect(!RecordingPaths.mayWait(folder.path(of: "a.json"), Int(type)))
    }
  }

  @Test("Two hundred small recordings are reported in order, whatever the number of jobs")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    for number in 100..<300 {
      let text = number % 7 == 0 ? Drag.diverging : number % 11 == 0 ? "[" : Drag.passing
      try folder.write(text, to: "f/\(number % 10)/\(number).json")
    }
    let swivel = Command(folder: folder)
    for format in ["text", "json", "jsonl", "junit"] {
      let one = try swivel("replay", "--format", format, "--jobs", "1", "f")
      #expect(one.status == 2)
      for jobs in ["2", "8", "1024"] {
        #expect(try swivel("replay", "--format", format, "--jobs", jobs, "f") == one)
      }
    }
  }
}
