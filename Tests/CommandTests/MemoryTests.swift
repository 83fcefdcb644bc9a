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

  @Test("A packed recording that the address space has no room for is an error")
  func noAddressSpace() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    guard try swivel.shell("ulimit -v \(Self.limit); $SWIVEL --version").status == 0 else { return }
    let run = try swivel.shell(
      """
      "$SWIVEL" convert a.json -o a.swivel; truncate -s 2G a.swivel; ulimit -c 0
      ulimit -v \(Self.limit); "$SWIVEL" inspect a.swivel
      """)
    #expect(
      run
        == Command.Run(
          status: 2,
          errors: "swivel: a.swivel: found a file that cannot be read: Cannot allocate memory, "
            + "expected a file to read\n"))
  }

  @Test("A mapped recording for which no descriptor is left is an error")
  func noDescriptors() throws {
    let swivel = Command(folder: try TemporaryFolder())
    // Standard streams and the file; it is kept open under another number.
    let run = try swivel.shell(
      """
      printf '\\x89SWIVEL\\n' > a.swivel; truncate -s 2M a.swivel
      for count in 4 5; do (ulimit -c 0; ulimit -n $count; "$SWIVEL" inspect a.swivel); done
      """)
    let left = "found a packed recording of version 0, expected version 1"
    let none = "found a file that cannot be read: Too many open files, expected a file to read"
    let errors = [none, left].map { "swivel: a.swivel: \($0)\n" }.joined()
    #expect(run == Command.Run(status: 2, errors: errors))
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
