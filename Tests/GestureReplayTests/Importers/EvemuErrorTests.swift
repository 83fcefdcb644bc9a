import GestureReplay
import Testing

/// What is refused, where, and what the message says.
@Suite("Errors of evemu texts")
struct EvemuErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var found: String
    var expected: String
    var why: String

    var testDescription: String { why }
  }

  private static let time =
    "seconds, a point and six digits of microseconds, such as 1338279976.740982"
  private static let limit = "a time of at most 9223372036854 seconds"
  private static let value =
    "an event's value, a whole number from -2147483648 to 2147483647"
  private static let eventFields = "4 fields: seconds.microseconds, type, code and value"
  private static let axisFields =
    "5 or 6 fields: code, minimum, maximum, fuzz, flat and perhaps resolution"
  private static let anyLine =
    "a line of evemu's text form, such as \"E: 0.000001 0003 0035 0330\""

  static let rows = [
    Row(
      text: "E: 0.000000 0003 0035 12x", line: 1, found: "\"12x\"", expected: value,
      why: "A value that is no number"),
    Row(
      text: "E: 0.000000 0003 0035 2147483648", line: 1, found: "\"2147483648\"",
      expected: value, why: "A value beyond 32 bits"),
    Row(
      text: "E: 0.000000 0003 0035 99999999999999999999999999999999999999999999", line: 1,
      found: "\"9999999999999999999999999999999999999999…\"", expected: value,
      why: "A value beyond any integer"),
    Row(
      text: "E: 0.000000 0003 0035 -", line: 1, found: "\"-\"", expected: value,
      why: "A minus alone"),
    Row(
      text: "E: 0.000000 0003 0035 +1", line: 1, found: "\"+1\"", expected: value,
      why: "A plus, which evemu never writes"),
    Row(
      text: "E: 0.000000 0003 0035 0x10", line: 1, found: "\"0x10\"", expected: value,
      why: "A value in hex"),
    Row(
      text: "# c\n\nE: 0.000000 0003 0035", line: 3, found: "3 fields", expected: eventFields,
      why: "Too few fields"),
    Row(
      text: "E: 0.000000 0003 0035 1 2", line: 1, found: "5 fields", expected: eventFields,
      why: "Too many fields"),
    Row(
      text: "E: 0.000000 0003 # 0035 1", line: 1, found: "2 fields", expected: eventFields,
      why: "Fields in a comment"),
    Row(
      text: "E: 0.000000 0003 10000 1", line: 1, found: "\"10000\"",
      expected: "an event's code, a number in hex from 0 to ffff", why: "A code beyond 16 bits"),
    Row(
      text: "E: 0.000000 -3 35 1", line: 1, found: "\"-3\"",
      expected: "an event's type, a number in hex from 0 to ffff", why: "A negative type"),
    Row(
      text: "E: 0.000000 zz 35 1", line: 1, found: "\"zz\"",
      expected: "an event's type, a number in hex from 0 to ffff", why: "A type that is no hex"),
    Row(
      text: "E: 0.1000000 3 35 1", line: 1, found: "the time \"0.1000000\"", expected: time,
      why: "Microseconds of a million and more"),
    Row(
      text: "E: 0.5 3 35 1", line: 1, found: "the time \"0.5\"", expected: time,
      why: "Fewer than six digits, which could be read in two ways"),
    Row(
      text: "E: -1.000000 3 35 1", line: 1, found: "the time \"-1.000000\"", expected: time,
      why: "A negative time"),
    Row(
      text: "E: 0.-00001 3 35 1", line: 1, found: "the time \"0.-00001\"", expected: time,
      why: "Negative microseconds"),
    Row(
      text: "E: 1700000000 3 35 1", line: 1, found: "the time \"1700000000\"", expected: time,
      why: "A time without microseconds"),
    Row(
      text: "E: 9223372036854.775808 3 35 1", line: 1,
      found: "the time \"9223372036854.775808\"", expected: limit,
      why: "A time one microsecond beyond 64 bits"),
    Row(
      text: "E: 9223372036854775807.000000 3 35 1", line: 1,
      found: "the time \"9223372036854775807.000000\"", expected: limit,
      why: "Seconds that overflow as microseconds"),
    Row(
      text: "E: 9223372036854775808.000000 3 35 1", line: 1, found: "\"9223372036854775808\"",
      expected: "a time's seconds, a whole number from -9223372036854775808 to "
        + "9223372036854775807", why: "Seconds that overflow by themselves"),
    Row(
      text: "A: 35 0 4096 4", line: 1, found: "4 fields", expected: axisFields,
      why: "An axis without flat"),
    Row(
      text: "A: 35 0 4g96 4 0", line: 1, found: "\"4g96\"",
      expected: "a number of an axis, a whole number from -2147483648 to 2147483647",
      why: "A range that is no number"),
    Row(
      text: "A: 35 0 799 0 0\nA: 35 0 4096 0 0", line: 2,
      found: "axis \"35\" from 0 to 4096, resolution 0", expected: "what was said of it before",
      why: "Two devices"),
    Row(
      text: "I: 0003 1b96 0001", line: 1, found: "3 fields", expected: "4 numbers in hex",
      why: "An id that is cut off"),
    Row(
      text: "B: 00", line: 1, found: "1 fields", expected: "2 numbers in hex or more",
      why: "Bits without bits"),
    Row(
      text: "N: Pad\n{ \"format\": \"swivel\" }", line: 2,
      found: "\"{ \"format\": \"swivel\" }\"", expected: anyLine, why: "JSON"),
    Row(
      text: "[    1411.748191] EV_ABS       ABS_MT_POSITION_X    00000273", line: 1,
      found: "\"[    1411.748191] EV_ABS       ABS_MT_PO…\"", expected: anyLine,
      why: "A capture of getevent"),
    Row(
      text: "E 0.000000 0 0 0", line: 1, found: "\"E 0.000000 0 0 0\"", expected: anyLine,
      why: "A letter without a colon"),
    Row(text: "X: 1", line: 1, found: "\"X: 1\"", expected: anyLine, why: "An unknown letter"),
  ]

  @Test("A line that is not as it should be is refused with its place", arguments: rows)
  func line(row: Row) {
    let error = #expect(throws: RecordingError.self) { try EvemuText.importing(row.text) }
    #expect(error?.file == "0.events")
    #expect(error?.place == .line(row.line))
    #expect(error?.found == row.found)
    #expect(error?.expected == row.expected)
  }

  @Test("Bytes that are not UTF-8 are refused with their line, in a comment too")
  func notUTF8() {
    for bytes: [UInt8] in [[0x23, 0xff], [0x4e, 0x3a, 0xc3], [0x80], [0x23, 0xed, 0xa0, 0x80]] {
      let file = ImportFile(name: "a.events", bytes: [0x0a] + bytes + [0x0a])
      let error = #expect(throws: RecordingError.self) { try EvemuImporter.importing([file]) }
      #expect(
        error?.description == "a.events:2: found bytes that are not UTF-8, expected text in UTF-8")
    }
  }

  @Test("Nothing of evemu is refused", arguments: ["", "\n\n", "# a comment\n"])
  func nothing(text: String) {
    let error = #expect(throws: RecordingError.self) { try EvemuText.importing(text) }
    #expect(error?.file == "0.events")
    #expect(error?.found == "nothing of evemu's text form")
    #expect(throws: RecordingError.self) { try EvemuImporter.importing([]) }
  }

  @Test("A frame with more contacts than any surface is refused")
  func tooMany() throws {
    func frame(_ count: Int) -> String {
      let packets = (0..<count).map { "3 35 \($0), 3 36 1, 0 2 0" }
      return EvemuText.screen + EvemuText.events([packets.joined(separator: ", ")])
    }
    #expect(try EvemuText.importing(frame(256)).recording.samples.count == 256)
    let error = #expect(throws: RecordingError.self) { try EvemuText.importing(frame(257)) }
    #expect(error?.expected == "at most 256 contacts at a time")
  }
}
