import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The formats of swivel replay")
struct ReplayFormatTests {
  static let odd = Drag.recording(
    expect: #"{"at":0.5,"state":{"location":[0,0]},"within":0.5}"#,
    samples: #"[{"t":0,"phase":"moved","x":0,"y":0},\#(Drag.samples.dropFirst())"#)

  /// One recording of each kind.
  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "1.json": Drag.passing, "2.json": Drag.diverging, "3.json": Drag.recording(),
      "4.json": #"{"format":"swivle"}"#, "5.jsonl": "\n\(odd)\n[",
    ])
  }

  static let state = ReportedResult.State(
    phase: "ended", startLocation: [100, 100], location: [130, 140], translation: [30, 40],
    velocity: [0, 0], predictedEndLocation: [130, 140], predictedEndTranslation: [30, 40])

  static func result(_ path: String, _ status: String) -> ReportedResult {
    ReportedResult(
      path: path, status: status, samples: 3, asserted: true, recorded: false, findings: [],
      divergences: [], state: state, digest: Drag.digest)
  }

  static var results: [ReportedResult] {
    var diverged = result("2.json", "diverged")
    diverged.divergences = [
      .init(
        expectation: 0, end: true, sample: 2, field: "translation", expected: [30, 41],
        actual: [30, 40], ulps: 0x1p47)
    ]
    var bare = result("3.json", "passed")
    bare.asserted = false
    let foreign = ReportedResult.Failure(
      pointer: "/format", found: #"a string "swivle""#, expected: #""swivel""#,
      message: #"4.json: /format: found a string "swivle", expected "swivel""#)
    let cutOff = ReportedResult.Failure(
      line: 1, column: 2, found: "the end of the file", expected: "the rest of the document",
      message: "5.jsonl:3:2: found the end of the file, expected the rest of the document")
    var odd = result("5.jsonl", "diverged")
    odd.line = 2
    odd.samples = 4
    odd.findings = [
      .init(
        kind: "notBegun", sample: 0,
        message: "contact 0 moved without having begun, which is ignored")
    ]
    // 130 and 140 are 0x4060400000000000 and 0x4061800000000000: so far from 0 in ulps.
    odd.divergences = [
      .init(
        expectation: 0, at: 0.5, sample: 2, field: "location", expected: [0, 0],
        actual: [130, 140], within: 0.5, ulps: 0x4061_8000_0000_0000)
    ]
    return [
      result("1.json", "passed"), diverged, bare,
      ReportedResult(path: "4.json", status: "unreadable", samples: 0, error: foreign), odd,
      ReportedResult(path: "5.jsonl", line: 3, status: "unreadable", samples: 0, error: cutOff),
    ]
  }

  /// The results but for the digest of the odd recording, whose first sample adds to it.
  private func expectEqual(_ results: [ReportedResult]) {
    #expect(results.count == Self.results.count)
    for (var result, expected) in zip(results, Self.results) {
      if expected.line == 2 {
        #expect(result.digest?.count == 16 && result.digest != Drag.digest)
        result.digest = Drag.digest
      }
      #expect(result == expected)
    }
  }

  @Test("json is one object of results and counts")
  func json() throws {
    let run = try Command(folder: Self.folder())("replay", "--format", "json", ".")
    #expect(run.status == 2)
    #expect(run.errors == "")
    let report = try JSONDecoder().decode(ReportedRun.self, from: Data(run.output.utf8))
    expectEqual(
      report.results.map { result in
        var result = result
        result.path.removeFirst(2)
        result.error?.message.removeFirst(2)
        return result
      })
    #expect(report.recordings == 6)
    #expect(report.passed == 2)
    #expect(report.unasserted == 1)
    #expect(report.diverged == 2)
    #expect(report.unreadable == 2)
    #expect(report.recorded == 0)
    #expect(report.samples == 13)
  }

  @Test("json of one recording is this, byte for byte")
  func jsonBytes() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    let result = """
      {"path":"a.json","status":"passed","samples":3,"asserted":false,"recorded":false,\
      "findings":[],"divergences":[],"state":{\(Drag.state)},"digest":"\(Drag.digest)"}
      """
    #expect(
      try swivel("replay", "--format", "jsonl", "a.json")
        == Command.Run(status: 0, output: result + "\n"))
    let counts = """
      "recordings":1,"passed":1,"unasserted":1,"diverged":0,"unreadable":0,"recorded":0,"samples":3
      """
    #expect(
      try swivel("replay", "--format", "json", "a.json")
        == Command.Run(status: 0, output: "{\"results\":[\n\(result)\n],\(counts)}\n"))
  }

  @Test("Nothing to replay is nothing that held: an error in a whole object")
  func jsonOfNothing() throws {
    let run = try Command(folder: TemporaryFolder())("replay", "--format", "json", "-")
    #expect(run.status == 2)
    let report = try JSONDecoder().decode(ReportedRun.self, from: Data(run.output.utf8))
    #expect(report.unreadable == 1)
    #expect(report.results.map(\.error?.found) == ["no line"])
  }

  @Test("jsonl is a result a line")
  func jsonl() throws {
    let run = try Command(folder: Self.folder())(
      "replay", "--format", "jsonl", "1.json", "2.json", "3.json", "4.json", "5.jsonl")
    #expect(run.status == 2)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("}\n"))
    expectEqual(
      try run.output.split(separator: "\n").map {
        try JSONDecoder().decode(ReportedResult.self, from: Data($0.utf8))
      })
  }

  @Test("junit is XML with a case for each recording, whatever is in their names")
  func junit() throws {
    let folder = try Self.folder()
    try folder.write(Drag.diverging, to: "6 <&>\"'\n\t\r\u{1}.json")
    let run = try Command(folder: folder)("replay", "--format", "junit", ".")
    #expect(run.status == 2)
    let cases = try TestCases.read(run.output)
    #expect(
      cases == [
        TestCase(name: "./1.json"),
        TestCase(
          name: "./2.json", element: "failure", message: "not as expected: translation",
          text: Drag.divergence(at: "./2.json")),
        TestCase(name: "./3.json"),
        TestCase(
          name: "./4.json", element: "error",
          message: #"./4.json: /format: found a string "swivle", expected "swivel""#),
        TestCase(
          name: "./5.jsonl:2", element: "failure", message: "not as expected: location",
          text: """
            diverged ./5.jsonl:2
              at 0.5 s: location
                expected [0, 0] within 0.5
                actual   [130, 140]
                0  t 0  moved (0, 0)
                1  t 0  began (100, 100)
              > 2  t 0.1  moved (130, 140)
                3  t 1  ended
              finding: sample 0: contact 0 moved without having begun, which is ignored

            """),
        TestCase(
          name: "./5.jsonl:3", element: "error",
          message: "./5.jsonl:3:2: found the end of the file, expected the rest of the document"),
        TestCase(
          name: #""./6 <&>\"'\n\t\r\u0001.json""#, element: "failure",
          message: "not as expected: translation",
          text: Drag.divergence(at: #""./6 <&>\"'\n\t\r\u0001.json""#)),
      ])
  }

  @Test("junit has findings as output, and as failures where it is strict")
  func junitFindings() throws {
    let recording = Drag.recording(
      expect: #"{"end":true,"state":{"phase":"possible"}}"#,
      samples: #"[{"t":1,"phase":"began","x":0,"y":0}]"#)
    let swivel = Command(folder: try TemporaryFolder(["a.json": recording]))
    let finding =
      " a.json\n  finding: sample 0: contact 0 is still down at the end, and is left as it is\n"
    let run = try swivel("replay", "--format", "junit", "a.json")
    #expect(run.status == 0)
    #expect(
      try TestCases.read(run.output) == [
        TestCase(name: "a.json", element: "system-out", text: "passed" + finding)
      ])
    let strict = try swivel("replay", "--format", "junit", "--strict", "a.json")
    #expect(strict.status == 1)
    #expect(
      try TestCases.read(strict.output) == [
        TestCase(
          name: "a.json", element: "failure", message: "findings in a strict replay",
          text: "odd" + finding + "  findings fail: --strict\n")
      ])
  }
}

/// A test case of JUnit's XML, and what is in it.
struct TestCase: Equatable {
  var name = ""
  var element: String?
  var message: String?
  var text = ""
}

/// Reads the test cases of JUnit's XML.
final class TestCases: NSObject, XMLParserDelegate {
  private var cases: [TestCase] = []
  private var isInElement = false

  /// The cases in a document; throws where it is not well formed.
  static func read(_ text: String) throws -> [TestCase] {
    let reader = TestCases()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "line \(parser.lineNumber) of:\n\(text)")
    return reader.cases
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testcase": cases.append(TestCase(name: attributes["name"] ?? ""))
    case "failure", "error", "system-out":
      isInElement = true
      cases[cases.count - 1].element = name
      cases[cases.count - 1].message = attributes["message"]
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard isInElement else { return }
    cases[cases.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInElement = false
  }
}
