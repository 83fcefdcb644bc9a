import Foundation
import Glibc
import Testing

@Suite("swivel replay of standard input, and to pipes")
struct StreamTests {
  @Test("'-' is standard input as JSON Lines, with blank lines, and without an end to the last")
  func standardInput() throws {
    let input = "\(Drag.passing)\r\n\n  \n\(Drag.diverging)\n[1\n\(Drag.passing)"
    let run = try Command(folder: TemporaryFolder())("replay", "-", input: input)
    let expected =
      Drag.divergence(at: "-:4")
      + "unreadable -:5:3: found the end of the file, expected the rest of the document\n"
      + "4 recordings, 9 samples: 2 passed, 1 diverged, 1 unreadable\n"
    #expect(run == Command.Run(status: 2, output: expected))
  }

  @Test("A result comes out while standard input is still open", arguments: ["1", "8"])
  func streaming(jobs: String) throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let swivel = Command(folder: folder)
    let process =
      try swivel
      .process(["replay", "--format", "jsonl", "--jobs", jobs, "-"])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer { process.terminate() }
    try Self.converse(with: process, input, output, lines: 5)
  }

  /// Writes lines one by one, each when the result of the one before has come, and ends the input.
  private static func converse(
    with process: Process, _ input: Pipe, _ output: Pipe, lines: Int
  ) throws {
    for line in 1...lines {
      try input.fileHandleForWriting.write(contentsOf: Data((Drag.passing + "\n").utf8))
      let text = try Self.line(from: output.fileHandleForReading)
      let result = try JSONDecoder().decode(ReportedResult.self, from: Data(text.utf8))
      #expect(result.location == "-:\(line)")
      #expect(result.status == "passed")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// A line of a pipe, which is given up after a minute without a byte, so that a command that waits
  /// for more fails the test.
  private static func line(from handle: FileHandle) throws -> String {
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "\n") {
      var wait = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&wait, 1, 60_000) == 1, "no result while standard input is open")
      let byte = try #require(try handle.read(upToCount: 1)?.first, "the results end")
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Thousands of lines give the same bytes with one job and with eight")
  func manyLines() throws {
    let lines = (0..<2000).map { $0 % 5 == 0 ? Drag.diverging : $0 % 3 == 0 ? "{" : Drag.passing }
    let folder = try TemporaryFolder(["a.jsonl": lines.joined(separator: "\n")])
    let swivel = Command(folder: folder)
    let one = try swivel("replay", "--format", "jsonl", "--jobs", "1", "a.jsonl")
    #expect(one.output.split(separator: "\n").count == 2000)
    #expect(try swivel("replay", "--format", "jsonl", "--jobs", "8", "a.jsonl") == one)
  }

  @Test(
    "A device that is full is an error", arguments: ["replay a.json", "inspect a.json", "help"])
  func fullDevice(arguments: String) throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    #expect(
      try swivel.shell("\"$SWIVEL\" \(arguments) > /dev/full")
        == Command.Run(
          status: 2, errors: "swivel: cannot write to standard output: No space left on device\n"))
  }

  @Test("A closed standard output is an error")
  func closedOutput() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    #expect(
      try swivel.shell("\"$SWIVEL\" replay a.json >&-")
        == Command.Run(
          status: 2, errors: "swivel: cannot write to standard output: Bad file descriptor\n"))
  }

  @Test("A pipe that nobody reads any more ends the command, without a word")
  func closedPipe() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.jsonl": Self.manyDiverging]))
    #expect(
      try swivel.shell("\"$SWIVEL\" replay a.jsonl | head -1; exit ${PIPESTATUS[0]}")
        == Command.Run(status: 128 + SIGPIPE, output: "diverged a.jsonl:1\n"))
  }

  @Test("Where the signal of such a pipe is ignored, it is a failed write, and no success")
  func ignoredPipe() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.jsonl": Self.manyDiverging]))
    #expect(
      try swivel.shell(
        "trap '' PIPE; \"$SWIVEL\" replay a.jsonl | head -1; exit ${PIPESTATUS[0]}")
        == Command.Run(
          status: 2, output: "diverged a.jsonl:1\n",
          errors: "swivel: cannot write to standard output: Broken pipe\n"))
  }

  private static let manyDiverging = [String](repeating: Drag.diverging, count: 2000)
    .joined(separator: "\n")

  @Test("A standard input that does not wait is waited for")
  func nonBlockingInput() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let process = try Command(folder: folder).process(["replay", "--format", "jsonl", "-"])
    let (input, output) = (Pipe(), Pipe())
    // The flag is the open file's, which the command gets.
    #expect(fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer { process.terminate() }
    // The second line is written when the first was replayed, and all of the input was read.
    try Self.converse(with: process, input, output, lines: 2)
  }

  @Test("A standard output that does not wait is waited for")
  func nonBlockingOutput() throws {
    // More than a pipe holds, in one line.
    let samples = (0..<20_000).map { #"{"t":\#($0),"command":"frame"}"# }.joined(separator: ",")
    let recording = Drag.recording(samples: "[\(samples)]")
    let folder = try TemporaryFolder(["a.json": recording])
    defer { withExtendedLifetime(folder) {} }
    let process = try Command(folder: folder).process(["convert", "a.json"])
    let output = Pipe()
    #expect(fcntl(output.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    process.standardOutput = output
    try process.run()
    defer { process.terminate() }
    let text = try Self.line(from: output.fileHandleForReading)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text == recording + "\n")
  }
}
