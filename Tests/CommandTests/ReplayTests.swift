import Foundation
import Testing

@Suite("swivel replay, its report for people and its exit status")
struct ReplayTests {
  struct Row: CustomTestStringConvertible {
    /// The recordings, a.json, b.json and so on.
    let recordings: [String]
    var options: [String] = []
    let status: Int32
    /// What is reported before the counts.
    var report = ""
    let counts: String
    let why: String

    var testDescription: String { why }
  }

  static let bareReport = "unasserted a.json\n" + Drag.stateLines

  @Test(
    "A replay reports what did not hold, and exits with what was worst",
    arguments: [
      Row(
        recordings: [Drag.passing], status: 0,
        counts: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable",
        why: "what passes is only counted"),
      Row(
        recordings: [Drag.recording(expect: "{\"end\":true,\"state\":{\(Drag.state)}}")], status: 0,
        counts: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable",
        why: "the whole state holds"),
      Row(
        recordings: [Drag.recording(expect: "{\"end\":true,\"digest\":\"\(Drag.digest)\"}")],
        status: 0, counts: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable",
        why: "the digest is what another program says"),
      Row(
        recordings: [Drag.recording()], status: 0, report: bareReport,
        counts:
          "1 recording, 3 samples: 1 passed (1 of them expecting nothing), 0 diverged, "
          + "0 unreadable",
        why: "what expects nothing shows its state"),
      Row(
        recordings: [Drag.diverging], status: 1, report: Drag.divergence(at: "a.json"),
        counts: "1 recording, 3 samples: 0 passed, 1 diverged, 0 unreadable",
        why: "a list differs in one number"),
      Row(
        recordings: [
          Drag.recording(
            expect: #"{"after":1,"state":{"phase":"ended","location":[130.5,140]},"within":0.25}"#)
        ], status: 1,
        report: """
          diverged a.json
            after sample 1: phase
              expected "ended"
              actual   "changed"
            after sample 1: location
              expected [130.5, 140] within 0.25
              actual   [130, 140]
              0  t 0  began (100, 100)
            > 1  t 0.1  moved (130, 140)
              2  t 1  ended

          """,
        counts: "1 recording, 3 samples: 0 passed, 1 diverged, 0 unreadable",
        why: "a checkpoint names the sample and the tolerance"),
      Row(
        recordings: [
          Drag.recording(
            expect: #"{"at":0.5,"state":{"location":[130.5,140]},"within":{"location":0.5}}"#)
        ], status: 0, counts: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable",
        why: "a tolerance is inclusive"),
      Row(
        recordings: [
          Drag.recording(expect: #"{"at":-1,"state":{"translation":[0,0]}}"#)
        ], status: 1,
        report: """
          diverged a.json
            at -1 s: translation
              expected [0, 0]
              actual   null

          """,
        counts: "1 recording, 3 samples: 0 passed, 1 diverged, 0 unreadable",
        why: "before the first sample there is none to show"),
      Row(
        recordings: [
          Drag.recording(expect: #"{"end":true,"state":{"location":[130.00000000000003,140]}}"#)
        ], status: 1,
        report: """
          diverged a.json
            at the end: location
              expected [130.00000000000003, 140]
              actual   [130, 140]  (1 ulp away)
          \(Drag.excerpt)
          """,
        counts: "1 recording, 3 samples: 0 passed, 1 diverged, 0 unreadable",
        why: "the next double is another"),
      Row(
        recordings: [
          Drag.recording(expect: #"{"end":true,"digest":"ef46db3751d8e999"}"#)
        ], status: 1,
        report: """
          diverged a.json
            at the end: digest
              expected "ef46db3751d8e999"
              actual   "\(Drag.digest)"
          \(Drag.excerpt)
          """,
        counts: "1 recording, 3 samples: 0 passed, 1 diverged, 0 unreadable",
        why: "the digest of nothing is another"),
      Row(
        recordings: [#"{"format":"swivel","#], status: 2,
        report:
          "unreadable a.json:1:20: found the end of the file, expected the rest of the document\n",
        counts: "1 recording, 0 samples: 0 passed, 0 diverged, 1 unreadable",
        why: "a cut-off file"),
      Row(
        recordings: [
          Drag.recording(expect: #"{"end":true,"state":{"tranlsation":[30,40]}}"#)
        ], status: 2,
        report: """
          unreadable a.json: /expect/0/state/tranlsation: found an unknown field, expected a \
          field of the control's state: phase, startLocation, location, translation, velocity, \
          predictedEndLocation, predictedEndTranslation (did you mean "translation"?)

          """,
        counts: "1 recording, 0 samples: 0 passed, 0 diverged, 1 unreadable",
        why: "no state has the field"),
      Row(
        recordings: [Drag.diverging, Drag.passing, "[]", Drag.recording()], status: 2,
        report: Drag.divergence(at: "a.json")
          + "unreadable c.json: found an empty array, expected a recording, an object\n"
          + "unasserted d.json\n",
        counts: "4 recordings, 9 samples: 2 passed (1 of them expecting nothing), 1 diverged, "
          + "1 unreadable",
        why: "what cannot be read is worse than what diverges"),
      Row(
        recordings: [
          Drag.recording(
            samples: #"[{"t":1,"phase":"began","x":0,"y":0},{"t":0,"phase":"moved","x":1,"y":0}]"#)
        ], options: ["--strict"], status: 1,
        report: """
          odd a.json
            finding: sample 1: the time 0 is before 1, the last sample's, which is taken instead
            finding: sample 0: contact 0 is still down at the end, and is left as it is
            findings fail: --strict

          """,
        counts: "1 recording, 2 samples: 0 passed, 1 diverged (1 of them only odd, which --strict "
          + "fails), 0 unreadable",
        why: "findings fail where it is strict"),
      Row(
        recordings: [
          Drag.recording(
            expect: #"{"end":true,"state":{"phase":"possible"}}"#,
            samples: #"[{"t":1,"phase":"began","x":0,"y":0}]"#)
        ], status: 0,
        report: """
          passed a.json
            finding: sample 0: contact 0 is still down at the end, and is left as it is

          """,
        counts: "1 recording, 1 sample: 1 passed, 0 diverged, 0 unreadable",
        why: "findings are told of what passes"),
    ])
  func report(row: Row) throws {
    let folder = try TemporaryFolder()
    var arguments = ["replay"] + row.options
    for (name, recording) in zip(["a.json", "b.json", "c.json", "d.json"], row.recordings) {
      try folder.write(recording, to: name)
      arguments.append(name)
    }
    let run = try Command(folder: folder).run(arguments)
    #expect(run == Command.Run(status: row.status, output: row.report + row.counts + "\n"))
  }

  @Test("Of many findings five are written out")
  func manyFindings() throws {
    let moves = (0..<7).map { "{\"t\":\($0),\"phase\":\"moved\",\"x\":0,\"y\":0}" }
    let recording = Drag.recording(
      expect: #"{"end":true,"state":{"phase":"possible"}}"#,
      samples: "[\(moves.joined(separator: ","))]")
    let swivel = Command(folder: try TemporaryFolder(["a.json": recording]))
    let findings = (0..<5).map {
      "  finding: sample \($0): contact 0 moved without having begun, which is ignored\n"
    }
    let expected =
      "passed a.json\n" + findings.joined() + "  and 2 more findings\n"
      + "1 recording, 7 samples: 1 passed, 0 diverged, 0 unreadable\n"
    #expect(try swivel("replay", "a.json") == Command.Run(status: 0, output: expected))
  }

  @Test("A bare trace is replayed on the control of --control, by name or as JSON")
  func control() throws {
    let folder = try TemporaryFolder([
      "a.json": Drag.recording(expect: #"{"after":0,"state":{"angle":45}}"#),
      "b.json": Drag.recording(expect: #"{"after":0,"state":{"phase":"possible"}}"#),
    ])
    let swivel = Command(folder: folder)
    // The pivot is at (300, 300): from it (100, 100) is on the diagonal, at 45 degrees.
    let passed = Command.Run(
      status: 0, output: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable\n")
    #expect(try swivel("replay", "a.json", "--control", "angleDial") == passed)
    #expect(try swivel("replay", "a.json", "--control", #"{"type":"angleDial"}"#) == passed)
    #expect(
      try swivel("replay", "b.json", "--control", #"{"type":"drag","minimumDistance":1e3}"#)
        == passed)
  }

  struct BadControl: CustomTestStringConvertible {
    let control: String
    let problem: String
    var testDescription: String { control }
  }

  @Test(
    "A control that is wrong is told once, as a matter of the command line",
    arguments: [
      BadControl(
        control: "angleDail",
        problem: "/control/type: found a string \"angleDail\", expected a known control: "),
      BadControl(control: "{}", problem: "/control/type: found nothing, expected a string"),
      BadControl(
        control: #"{"type":"drag","minimumDistence":1}"#,
        problem: "/control/minimumDistence: found an unknown "),
      BadControl(
        control: "{", problem: "1:2: found the end of the file, expected the rest of the document"),
      BadControl(control: "[]", problem: "found an empty array, expected an object"),
      BadControl(control: " ", problem: "1:2: found "),
    ])
  func badControl(row: BadControl) throws {
    let folder = try TemporaryFolder(["a.json": Drag.recording(), "b.json": Drag.recording()])
    let run = try Command(folder: folder)("replay", "--control", row.control, "a.json", "b.json")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("swivel replay: option '--control': " + row.problem), "\(run.errors)")
    #expect(
      run.errors.hasSuffix(
        "\nUsage: swivel replay [OPTIONS] PATH...\nTry 'swivel replay --help'.\n"))
  }

  @Test("A document over the size limit is refused, and read where the limit is raised")
  func sizeLimit() throws {
    let padding = String(repeating: " ", count: 1 << 20)
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing + padding]))
    #expect(
      try swivel("replay", "--size-limit", "1", "a.json")
        == Command.Run(
          status: 2,
          output: """
            unreadable a.json: found \(Drag.passing.utf8.count + (1 << 20)) bytes, expected at \
            most 1048576 bytes (--size-limit raises it; a packed recording, by swivel convert, \
            has none)
            1 recording, 0 samples: 0 passed, 0 diverged, 1 unreadable

            """))
    #expect(try swivel("replay", "--size-limit", "2", "a.json").status == 0)
  }
}
