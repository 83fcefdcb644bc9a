import Testing

@Suite("Memory")
struct MemoryTests {
  /// Kilobytes of address space: many times what the command needs, and half of what a tree of the
  /// whole document takes.
  private static let limit = 300_000

  /// A document that would be a large tree, and what is said of it.
  struct Row: Sendable {
    var members: String
    var status: Int32
    var said: String
    var why: String
  }

  private static func list(_ element: String, _ count: Int) -> String {
    [String](repeating: element, count: count).joined(separator: ",")
  }

  private static let none = "\"samples\":[]"
  private static let tooMany = "found one value too many, expected at most 1000000 values, of which"

  static var rows: [Row] {
    [
      Row(
        members: "\"samples\":[\(list("{}", 500_000))]", status: 2,
        said: "/samples/0/t: found nothing, expected a time in seconds, at most 1e12",
        why: "short samples, whose trouble is their meaning"),
      Row(
        members: "\"samples\":[\(list("{}", 500_000)),nul]", status: 2,
        said: #":1:1500046: found "]", expected null"#,
        why: "short samples, whose trouble is at their end"),
      Row(
        members: "\(none),\"source\":[\(list("{}", 500_000))]", status: 0, said: "unasserted",
        why: "objects that are not read"),
      Row(
        members: "\(none),\(list("\"\":{}", 200_000))", status: 2,
        said: #"found the key "" a second time"#, why: "members that are not read"),
      Row(
        members: "\(none),\"expect\":[\(list("{}", 500_000))]", status: 2,
        said: "/expect/0: found a checkpoint without a place", why: "empty checkpoints"),
      Row(
        members: none + ",\"expect\":["
          + list(#"{"at":1,"state":{"phase":"possible"}}"#, 100_000) + "]",
        status: 0, said: "passed", why: "checkpoints that hold"),
      Row(
        members: "\(none),\"name\":[\(list("{}", 500_000))]", status: 2, said: tooMany,
        why: "a member of another shape"),
      Row(
        members: none + #","control":{"type":"drag","x":["# + list("0", 1_500_000) + "]}",
        status: 2, said: tooMany, why: "numbers in a configuration"),
      Row(
        members: "\"samples\":[{\"t\":0,\"command\":\"frame\",\"x\":[\(list("[]", 500_000))]}]",
        status: 2, said: tooMany, why: "arrays in a command"),
    ]
  }

  @Test(
    "Documents that would be large trees are read in little memory, or refused", arguments: rows)
  func largeTrees(row: Row) throws {
    let text = "{\"format\":\"swivel\",\"version\":1," + row.members
    let folder = try TemporaryFolder(["large.json": text + "}"])
    let swivel = Command(folder: folder)
    // A sanitizer reserves more than any limit.
    guard try swivel.shell("ulimit -v \(Self.limit); $SWIVEL --version").status == 0 else { return }
    let run = try swivel.shell("ulimit -v \(Self.limit); $SWIVEL replay --jobs 1 large.json")
    #expect(run.status == row.status, "\(row.why): \(run.errors)")
    #expect(run.output.contains(row.said), "\(row.why): \(run.output.prefix(300))")
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
