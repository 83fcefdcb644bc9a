import GestureReplay
import Testing

@Suite("Recordings in JSON Lines")
struct RecordingLinesTests {
  private static let line = #"{"format":"swivel","version":1,"samples":[]}"#

  /// A text, and what its lines are: a number, and whether it is read.
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var lines: [String]
    var why: String

    var testDescription: String { why }
  }

  static let rows = [
    Row(text: "", lines: [], why: "no text, no lines"),
    Row(text: "\n\r\n \t\n", lines: [], why: "blank lines are skipped"),
    Row(text: line + "\n", lines: ["1"], why: "one line"),
    Row(text: line, lines: ["1"], why: "a last line without an end counts"),
    Row(text: line + "\r\n" + line + "\r\n", lines: ["1", "2"], why: "ends of two bytes"),
    Row(text: line + "\r", lines: ["1"], why: "a carriage return at the very end"),
    Row(text: "\n\n" + line + "\n\n" + line, lines: ["3", "5"], why: "blank lines are counted"),
    Row(
      text: "{}\n" + line + "\n[\n" + line + "\n",
      lines: [
        "x:1: /format: found nothing, expected \"swivel\"", "2",
        "x:3:2: found the end of the file, expected the rest of the document", "4",
      ], why: "a bad line keeps no other from being read"),
    Row(
      text: "\u{FEFF}" + line + "\n",
      lines: [
        "x:1:1: found a byte order mark, expected a document that starts with its value "
          + "(save it as UTF-8 without one)"
      ], why: "a byte order mark is refused"),
    Row(
      text: String(repeating: " ", count: 60) + line + "\n" + line,
      lines: ["x:1: found a line of more than 60 bytes, expected at most 60 bytes", "2"],
      why: "a line over the limit is refused and skipped"),
    Row(
      text: line + String(repeating: " ", count: 16) + "\r\n" + line + "  ",
      lines: ["1", "2"], why: "the end of a line does not count toward the limit"),
    Row(
      text: line + String(repeating: " ", count: 17) + "\r\n",
      lines: ["x:1: found a line of more than 60 bytes, expected at most 60 bytes"],
      why: "one byte over the limit, and its end"),
  ]

  @Test("Lines come out the same however the bytes are cut", arguments: rows)
  func lines(row: Row) {
    let bytes = Array(row.text.utf8)
    for size in [1, 2, 3, 7, 64, 1000] {
      var rest = bytes[...]
      let recordings = RecordingLines(file: "x", limits: JSONLimits(byteCount: 60)) {
        let chunk = Array(rest.prefix(size))
        rest = rest.dropFirst(size)
        return chunk
      }
      let lines = recordings.map { line in
        switch line.recording {
        case .success: String(line.number)
        case .failure(let error): error.description
        }
      }
      #expect(lines == row.lines, "in chunks of \(size)")
    }
  }

  @Test("An error of reading comes with the next line's number, and ends the lines")
  func readError() {
    let trouble = RecordingError(place: .document, found: "a", expected: "b")
    var chunks = [Array(Self.line.utf8) + [10], Array(Self.line.utf8)]
    let recordings = RecordingLines(file: "x") { () throws(RecordingError) in
      guard !chunks.isEmpty else { throw trouble }
      return chunks.removeFirst()
    }
    let lines = Array(recordings)
    #expect(lines.map(\.number) == [1, 2])
    #expect(throws: RecordingError(file: "x", line: 2, place: .document, found: "a", expected: "b"))
    {
      try lines.last?.recording.get()
    }
  }

  @Test("A line that never ends is refused when it passes the limit")
  func endlessLine() {
    var chunkCount = 0
    let blank = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
    var recordings = RecordingLines(limits: JSONLimits(byteCount: 1000)) {
      chunkCount += 1
      return chunkCount > 2000 ? [] : blank
    }
    let line = recordings.next()
    #expect(line?.number == 1)
    #expect(
      #expect(throws: RecordingError.self) { try line?.recording.get() }?.found
        == "a line of more than 1000 bytes")
    #expect(chunkCount == 1)
    // What is left of it is no line.
    #expect(recordings.next()?.number == nil)
  }

  @Test("A missing file is said to be that")
  func missingFile() {
    let error = #expect(throws: RecordingError.self) {
      try RecordingLines(contentsOf: "/nowhere/at all.jsonl")
    }
    #expect(
      error?.description == "/nowhere/at all.jsonl: found no such file, expected a file to read")
  }
}
