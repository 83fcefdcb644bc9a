import Testing

@Suite("Recording a file of lines")
struct LineRecordingTests {
  /// A recording on a line, as the command writes it, of a name of so many letters; the drag goes 40
  /// points down.
  private static func line(_ count: Int, down: Int) -> String {
    let name = String(repeating: "n", count: count)
    return #"{"format":"swivel","version":1,"name":"\#(name)","samples":"#
      + #"[{"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"moved","x":30,"y":40}],"#
      + #""expect":[{"end":true,"state":{"translation":[30,\#(down)]}}]}"#
  }

  struct Row: CustomTestStringConvertible {
    /// The file, in which `lines` are to be recorded anew.
    let file: @Sendable (_ down: Int) -> String
    let lines: Int
    let why: String
    var testDescription: String { why }
  }

  static var rows: [Row] {
    let other = "{ \"format\": \"swivel\", \"version\": 1, \"samples\": [] }"
    return [
      Row(
        file: { "\(line(70_000, down: 40))\r\n\n\(line(9, down: $0))\n\(other)\n" }, lines: 1,
        why: "beyond the first chunk, after a blank line"),
      Row(
        file: { "\(line(9, down: $0))\r\n \(other) \r\n\(line(200_000, down: $0))\r" }, lines: 2,
        why: "the first and the last, which has no end, and over several chunks"),
      Row(
        file: { "\n\n\(other)\n\(line(65_300, down: $0))\n\(line(1, down: $0))\n\n\(other)" },
        lines: 2, why: "one after the other, and a line without an end after them"),
    ]
      + (65_330..<65_345).map { count in
        Row(
          file: { "\(line(count, down: $0))\r\n\(line(count - 40, down: $0))\n" }, lines: 2,
          why: "about the end of a chunk: \(count)")
      }
  }

  @Test("What does not change stays byte for byte, wherever chunks end", arguments: rows)
  func bytes(row: Row) throws {
    let folder = try TemporaryFolder(["a.jsonl": row.file(41)])
    let run = try Command(folder: folder)("replay", "--record", "failed", "a.jsonl")
    #expect(run.status == 1 && run.output.contains(", \(row.lines) recorded"), "\(run.output)")
    #expect(try folder.text(of: "a.jsonl") == row.file(40))
    #expect(try folder.names() == ["a.jsonl"])
  }
}
