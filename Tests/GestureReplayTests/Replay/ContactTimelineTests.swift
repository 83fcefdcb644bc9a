import GestureMath
import GestureReplay
import Testing

struct ContactTimelineTests {
  struct Row: CustomTestStringConvertible {
    let samples: String
    let findings: [Finding.Kind]
    let at: [Int?]
    let location: [Double]?
    let why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(
      samples: "{\"t\":0,\"phase\":\"moved\",\"x\":1,\"y\":1}", findings: [.notBegun], at: [0],
      location: nil, why: "a move without a begin is ignored"),
    Row(
      samples: "{\"t\":0,\"phase\":\"ended\"},{\"t\":0,\"phase\":\"cancelled\"}",
      findings: [.notBegun, .notBegun], at: [0, 1], location: nil,
      why: "so are an end and a cancel"),
    Row(
      samples: """
        {"t":10,"phase":"began","x":0,"y":0},{"t":20,"phase":"moved","x":50,"y":0},
        {"t":15,"phase":"moved","x":60,"y":0},{"t":21,"phase":"ended"}
        """, findings: [.timeWentBack], at: [2], location: [60, 0],
      why: "a time that goes back is the last one's"),
    Row(
      samples:
        "{\"t\":0,\"phase\":\"began\",\"x\":3,\"y\":4},{\"t\":1,\"phase\":\"moved\",\"x\":33,\"y\":4}",
      findings: [.openAtEnd], at: [0], location: [33, 4],
      why: "a contact that is down at the end is left as it is"),
    Row(
      samples: """
        {"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"began","x":100,"y":0},
        {"t":2,"phase":"moved","x":130,"y":0},{"t":3,"phase":"ended"}
        """, findings: [.beganTwice], at: [1], location: [130, 0],
      why: "a second begin cancels the first"),
    Row(
      samples: """
        {"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"moved","x":40,"y":0},
        {"t":2,"phase":"stationary"},{"t":3,"phase":"ended"}
        """, findings: [], at: [], location: [40, 0],
      why: "without a place the last one holds"),
    Row(
      samples: "{\"t\":5,\"command\":\"frame\"}", findings: [], at: [], location: nil,
      why: "a recording of commands alone is not odd"),
    Row(samples: "", findings: [.noContacts], at: [nil], location: nil, why: "an empty one is"),
  ]

  /// Replays a recording that is written as JSON, with what stands between braces left out.
  private static func replay(_ members: String) throws -> Outcome {
    let json = "{\"format\":\"swivel\",\"version\":1,\(members)}"
    return try Replayer().replay(Recording(json: Array(json.utf8)))
  }

  @Test("What is odd but real has a defined answer, and is reported", arguments: rows)
  func table(row: Row) throws {
    let outcome = try Self.replay("\"samples\":[\(row.samples)]")
    #expect(outcome.findings.map(\.kind) == row.findings)
    #expect(outcome.findings.map(\.sample) == row.at)
    let expected = row.location.map { JSONValue.array($0.map { .number($0) }) } ?? .null
    #expect(outcome.state["location"] == expected)
  }

  @Test("A second begin of a contact cancels what the first did")
  func secondBeganCancels() throws {
    let outcome = try Self.replay(
      """
      "control":{"type":"angleDial","range":null,"angle":30,"grab":"relative"},"samples":[
      {"t":0,"phase":"began","x":200,"y":300},{"t":1,"phase":"moved","x":300,"y":200},
      {"t":2,"phase":"began","x":200,"y":300},{"t":3,"phase":"ended"}],
      "expect":[{"after":1,"state":{"angle":120}},{"after":2,"state":{"angle":30}}]
      """)
    #expect(outcome.passed)
  }

  @Test("Of very many findings the first are listed, and the others are counted")
  func manyFindings() throws {
    let samples = Samples(
      (0..<10_003).map { Sample(time: Double($0), .contact(Sample.Contact(.moved, at: .zero))) })
    let findings = try Replayer().replay(Recording(samples: samples)).findings
    #expect(findings.count == 10_001)
    #expect(findings[9999].sample == 9999)
    #expect(findings[10_000] == Finding(.others, "3 more findings are not listed"))
  }
}
