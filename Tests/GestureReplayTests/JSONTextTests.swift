import GestureReplay
import Testing

@Suite("Writing JSON")
struct JSONTextTests {
  /// A number and its text.
  struct Row: Sendable {
    var number: Double
    var text: String
  }

  static let rows = [
    Row(number: 0, text: "0"), Row(number: -0.0, text: "-0.0"), Row(number: 1, text: "1"),
    Row(number: -45, text: "-45"), Row(number: 0.1, text: "0.1"), Row(number: 1e-9, text: "1e-9"),
    Row(number: 0.016, text: "0.016"), Row(number: 46.2, text: "46.2"),
    Row(number: 1e9, text: "1000000000"), Row(number: 1e15, text: "1000000000000000"),
    Row(number: 9_007_199_254_740_992, text: "9007199254740992"), Row(number: 1e22, text: "1e22"),
    Row(number: 1.5e300, text: "1.5e300"), Row(number: -2.5e-100, text: "-2.5e-100"),
    Row(number: .leastNonzeroMagnitude, text: "5e-324"),
    Row(number: .greatestFiniteMagnitude, text: "1.7976931348623157e308"),
    Row(number: 0.1 + 0.2, text: "0.30000000000000004"), Row(number: .nan, text: "null"),
    Row(number: -.infinity, text: "null"),
  ]

  @Test("A number is the shortest text that reads back as its bits", arguments: rows)
  func numbers(row: Row) throws {
    #expect(JSONText.number(row.number) == row.text)
    guard row.number.isFinite else { return }
    guard case .number(let read) = try JSONValue(json: row.text) else {
      Issue.record("no number")
      return
    }
    #expect(read.bitPattern == row.number.bitPattern)
  }

  @Test("Random bits survive being written and read")
  func bits() throws {
    var random = SplitMix64(state: 3)
    var numbers: [Double] = []
    while numbers.count < 20_000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { numbers.append(number) }
      numbers.append(Double(Int64(bitPattern: random.next()) >> Int64(numbers.count % 64)))
    }
    let text = JSONText.text(of: .array(numbers.map { .number($0) }))
    guard case .array(let values) = try JSONValue(json: text) else {
      Issue.record("no array")
      return
    }
    let read = values.map { value -> UInt64? in
      guard case .number(let number) = value else { return nil }
      return number.bitPattern
    }
    #expect(read == numbers.map(\.bitPattern))
  }

  @Test("Every character survives being written and read")
  func characters() throws {
    let scalars = (0..<0x11_0000).compactMap { UnicodeScalar($0 as UInt32) }
    for start in stride(from: 0, to: scalars.count, by: 4096) {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[start..<min(start + 4096, scalars.count)])
      let read = try JSONValue(json: JSONText.string(text))
      guard case .string(let string) = read, Array(string.utf8) == Array(text.utf8) else {
        Issue.record("lost in U+\(String(scalars[start].value, radix: 16)) and on")
        continue
      }
    }
  }

  @Test("Quotes, backslashes and control characters are escaped, and all else stands as it is")
  func strings() {
    #expect(
      JSONText.string("\"\\/\n\r\t\u{8}\u{1F}\u{7F}é🙂")
        == #""\"\\/\n\r\t\u0008\u001f\u007fé🙂""#)
  }

  @Test("Both styles are as described, and empty ones have no spaces")
  func styles() throws {
    let value = try JSONValue(json: #"{"a": [1, {"b": null}], "c": {}, "d": [], "e": [true, "x"]}"#)
    #expect(
      JSONText.text(of: value) == #"{"a":[1,{"b":null}],"c":{},"d":[],"e":[true,"x"]}"#)
    #expect(
      JSONText.text(of: value, .spaced)
        == #"{ "a": [1, { "b": null }], "c": {}, "d": [], "e": [true, "x"] }"#)
  }
}
