import Testing

@Suite("Memory")
struct MemoryTests {
  /// Kilobytes of address space: many times what the command needs, and half of what a tree of the
  /// whole document takes.
  private static let limit = 300_000

  @Test("A hostile document of short samples is refused in little memory, wherever its trouble is")
  func hostile() throws {
    let samples = [String](repeating: "{}", count: 500_000).joined(separator: ",")
    let head = "{\"format\":\"swivel\",\"version\":1,\"samples\":["
    let folder = try TemporaryFolder([
      "meaning.json": head + samples + "]}", "syntax.json": head + samples + ",nul]}",
    ])
    let swivel = Command(folder: folder)
    // A sanitizer reserves more than any limit.
    guard try swivel.shell("ulimit -v \(Self.limit); $SWIVEL --version").status == 0 else { return }
    let errors = [
      "meaning": "/samples/0/t: found nothing, expected a time in seconds, at most 1e12",
      "syntax": #":1:1500046: found "]", expected null"#,
    ]
    for (name, error) in errors {
      let run = try swivel.shell("ulimit -v \(Self.limit); $SWIVEL replay --jobs 1 \(name).json")
      #expect(run.status == 2)
      #expect(run.output.contains(error), "\(name): \(run.output)")
    }
  }

  @Test(
    "A file that becomes shorter while it is mapped ends the command with a message and status 2")
  func shrunkFile() throws {
    let swivel = Command(folder: try TemporaryFolder())
    // The signal that the system sends then, once the command has opened the pipe, which it reads.
    let run = try swivel.shell(
      "mkfifo p.json; $SWIVEL replay p.json & exec 3>p.json; kill -BUS $!; wait $!")
    let message = "found a file that became shorter while it was read, expected one that stays"
    #expect(run == Command.Run(status: 2, output: "", errors: "swivel: \(message)\n"))
  }
}
