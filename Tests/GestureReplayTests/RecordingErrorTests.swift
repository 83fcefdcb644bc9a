import GestureReplay
import Testing

@Suite("Errors of recordings")
struct RecordingErrorTests {
  /// An error's parts, and its text.
  struct Row: Sendable {
    var file: String?
    var line: Int?
    var place: RecordingError.Place
    var text: String
  }

  static let rows = [
    Row(place: .document, text: ""),
    Row(place: .line(3), text: "3: "),
    Row(place: .position(line: 3, column: 4), text: "3:4: "),
    Row(place: .pointer(""), text: ""),
    Row(place: .pointer("/a"), text: "/a: "),
    Row(file: "f", place: .document, text: "f: "),
    Row(file: "f", place: .line(3), text: "f:3: "),
    Row(file: "f", place: .position(line: 3, column: 4), text: "f:3:4: "),
    Row(file: "f", place: .pointer(""), text: "f: "),
    Row(file: "f", place: .pointer("/a"), text: "f: /a: "),
    Row(file: "f", line: 9, place: .document, text: "f:9: "),
    Row(file: "f", line: 9, place: .position(line: 1, column: 4), text: "f:9:4: "),
    Row(file: "f", line: 9, place: .pointer("/a"), text: "f:9: /a: "),
    Row(line: 9, place: .pointer("/a"), text: "9: /a: "),
    Row(line: 9, place: .position(line: 1, column: 4), text: "9:4: "),
  ]

  @Test("The place stands before the message, as compilers have it", arguments: rows)
  func places(row: Row) {
    let error = RecordingError(
      file: row.file, line: row.line, place: row.place, found: "x", expected: "y")
    #expect(error.description == row.text + "found x, expected y")
    var advised = error
    advised.advice = "z"
    #expect(advised.description == row.text + "found x, expected y (z)")
  }
}
