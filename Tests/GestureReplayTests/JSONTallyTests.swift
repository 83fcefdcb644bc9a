import GestureReplay
import Testing

@Suite("Counts of what json-c read")
struct JSONTallyTests {
  /// A text, and what json-c's tree would be of where it found no memory.
  struct Row: Sendable {
    var text: String
    var tree: String
    var why: String
  }

  private static let head = #"{"format":"swivel","version":1,"#
  private static let sample = #"{"t":0,"phase":"began","x":1,"y":2}"#
  private static let long = "a name that is longer than the buffer is at first"
  static let rows = [
    Row(
      text: #""name":"a","samples":[]}"#, tree: #"           "samples":[]}"#,
      why: "a member at the top"),
    Row(
      text: #""samples":[],"name":"\#(long)"}"#, tree: #""samples":[],"name":"a name"}"#,
      why: "the end of a long text"),
    Row(
      text: #""samples":[],"name":"\u00e9\#(long)"}"#, tree: #""samples":[],"name":"\#(long)"}"#,
      why: "one character of a long text"),
    Row(
      text: #""samples":[],"control":{"type":"drag","\#(long)":1}}"#,
      tree: #""samples":[],"control":{"type":"drag","a":1}}"#, why: "the end of a long key"),
    Row(
      text: #""samples":[],"control":{"type":"drag","frame":[1,2,3,4]}}"#,
      tree: #""samples":[],"control":{"type":"drag","frame":[1,2,3]}}"#, why: "an element"),
    Row(
      text: #""samples":[],"control":{"type":"drag","range":[0,1]}}"#,
      tree: #""samples":[],"control":{"type":"drag","range":null}}"#, why: "a value"),
    Row(
      text: #""samples":[\#(sample),\#(sample)]}"#, tree: #""samples":[\#(sample)]}"#,
      why: "a sample"),
    Row(
      text: #""samples":[{"t":0,"phase":"began","x":1,"y":2,"id":3}]}"#,
      tree: #""samples":[\#(sample)]}"#, why: "a member of a sample"),
    Row(
      text: #""samples":{"t":[0],"phase":"s","x":[1],"y":[2]}}"#,
      tree: #""samples":{"t":[0],"phase":"s","x":[null],"y":[null]}}"#, why: "a place of columns"),
    Row(
      text: #""samples":[],"expect":[{"end":true,"state":{"a":1,"b":2}}]}"#,
      tree: #""samples":[],"expect":[{"end":true,"state":{"a":1}}]}"#,
      why: "a field of a checkpoint"),
    Row(
      text: #""samples":[{"t":0,"command":"step","by":[1,2]}]}"#,
      tree: #""samples":[{"t":0,"command":"step","by":[1]}]}"#, why: "an argument of a command"),
  ]

  @Test("What json-c left out is noticed, whatever it is", arguments: rows)
  func leftOut(row: Row) throws {
    #expect(try isWhole(row.text, readAs: row.text), "\(row.why): the text itself")
    #expect(try !isWhole(row.text, readAs: row.tree), "\(row.why)")
  }

  /// Whether the counts of a text are those of a tree, which is read from another text.
  private func isWhole(_ text: String, readAs tree: String) throws -> Bool {
    let scanned = try JSONTally.tallies(ofRecording: Array((Self.head + text).utf8)).scanned
    return try scanned == JSONTally.tallies(ofRecording: Array((Self.head + tree).utf8)).read
  }

  @Test("A key that stands twice is said to, where the counts differ for it")
  func repeatedKey() {
    let error = #expect(throws: RecordingError.self) {
      try JSONValue(json: #"{"a":1,"a":null}"#)
    }
    #expect(error?.found == #"the key "a" a second time"#)
  }
}
