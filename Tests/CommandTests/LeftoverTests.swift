import Foundation
import Glibc
import Testing

@Suite("Temporary files of runs that were killed")
struct LeftoverTests {
  @Test("A signal that ends the command in the middle of a file leaves nothing of it")
  func killed() throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording()])
    // 1 KiB, which the samples as objects, one a line, do not fit into.
    let samples = (0..<100).map { #"{"t":\#($0),"command":"frame"}"# }.joined(separator: ",")
    try folder.write(Drag.recording(samples: "[\(samples)]"), to: "long.json")
    let run = try Self.shell(
      "ulimit -c 0; ulimit -f 1; \"$SWIVEL\" convert long.json -o out.json; exit $?", in: folder)
    #expect(run.status == 128 + SIGXFSZ)
    #expect(try folder.names() == ["a.json", "long.json"])
  }

  @Test("Every signal that ends a program is handled, and ends the command")
  func signals() throws {
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGXCPU, SIGXFSZ]
    where !Self.isIgnored(signal) {
      let folder = try TemporaryFolder()
      // Opening the pipe waits until the command has opened it, too.
      let run = try Self.shell(
        """
        ulimit -c 0; mkfifo p.json; set -m
        "$SWIVEL" replay p.json & exec 3> p.json
        grep SigCgt /proc/$!/status; kill -\(signal) $!; wait $!
        """, in: folder)
      let mask = run.output.split(whereSeparator: \.isWhitespace).last.flatMap {
        UInt64($0, radix: 16)
      }
      #expect((mask ?? 0) >> UInt64(signal - 1) & 1 == 1, "signal \(signal)")
      #expect(run.status == 128 + signal)
    }
  }

  /// Runs a line of the shell with no signal blocked: threads that tests run on block most, and what
  /// they start would too.
  private static func shell(_ line: String, in folder: TemporaryFolder) throws -> Command.Run {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try Command(folder: folder).shell(line)
  }

  /// Whether the tests run with a signal ignored, as those in a shell's background do, and so the
  /// command too.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  @Test("A signal that is ignored stays so")
  func ignored() throws {
    let run = try Self.shell(
      """
      trap '' HUP; mkfifo p.json; "$SWIVEL" replay p.json & exec 3> p.json
      kill -HUP $!; cat a >&3; exec 3>&-; wait $!
      """, in: TemporaryFolder(["a": Drag.passing]))
    #expect(run == RecordTests.passed)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var age = "2 hours ago"
    var stays = true
    let why: String
    var testDescription: String { why }
  }

  /// A number beyond those of processes.
  private static let dead = 99_999_999

  @Test(
    "The next run removes what is old and whose process is gone, and nothing else",
    arguments: [
      Row(name: ".swivel-\(dead)-0123456789abc", stays: false, why: "a leftover"),
      Row(name: ".swivel-\(dead)-0123456789abc", age: "now", why: "a new file"),
      Row(name: ".swivel-\(getpid())-0123456789abc", why: "a process that runs"),
      Row(name: ".swivel-\(dead)-0123456789ab", why: "a short number"),
      Row(name: ".swivel-\(dead)-0123456789.bc", why: "another number"),
      Row(name: ".swivel-0-0123456789abc", why: "no process"),
      Row(name: ".swivel-notes", why: "another name"),
      Row(name: "swivel-\(dead)-0123456789abc", why: "no hidden file"),
    ])
  func leftovers(row: Row) throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing, "out/\(row.name)": "half"])
    let run = try Command(folder: folder).shell(
      "touch -d '\(row.age)' out/\(row.name); \"$SWIVEL\" convert a.json -o out/b.json && ls -A out"
    )
    #expect(run.status == 0)
    let names = run.output.split(separator: "\n").map(String.init)
    #expect(names.contains("b.json"))
    #expect(names.contains(row.name) == row.stays)
  }

  @Test("A folder of that name is no leftover")
  func folders() throws {
    let name = ".swivel-\(Self.dead)-0123456789abc"
    let folder = try TemporaryFolder(["a.json": Drag.passing, "\(name)/b": "whole"])
    let run = try Command(folder: folder).shell(
      "touch -d '2 hours ago' \(name); \"$SWIVEL\" convert a.json -o c.json")
    #expect(run == Command.Run(status: 0))
    #expect(try folder.text(of: "\(name)/b") == "whole")
  }
}
