import Foundation
import Testing

/// `swivel profile`: the shape of what it prints. No test depends on a time.
@Suite("swivel profile")
struct ProfileTests {
  /// What a build that is not optimised says of itself.
  static let note: String = {
    #if DEBUG
      return "swivel: a debug build, whose times say nothing of a release build's\n"
    #else
      return ""
    #endif
  }()

  static let dial = """
    {"format":"swivel","version":1,"control":{"type":"angleDial"},"samples":[\
    {"t":0,"phase":"began","x":100,"y":300},{"t":1,"phase":"ended"}],\
    "expect":[{"end":true,"state":{"angle":0}}]}
    """

  /// The text with every number and its unit as #, and every run of spaces as one.
  static func masked(_ text: String) -> String {
    text.replacing(#/<? ?\b[0-9][0-9,.]*( (ns|µs|ms|s|M|k)\b)?/#, with: " #")
      .replacing("–", with: " #")
      .replacing(#/ +/#, with: " ")
  }

  /// The block of a control that was read, decoded and replayed.
  static func block(_ type: String, stages: [String] = ["read", "decode"]) -> String {
    let rows = stages.map { " \($0) # # % # #\n" }.joined()
    return """
      \(type): # recording, # events, run once

       an event time, ns share allocations bytes
      \(rows) prepare # # % # #
       replay # # % # #
       control # # #
       states # # #
       compare # # % # #

       events a second # in all, # replayed, # by the control alone
       a single event p50 #, p99 #, p99.9 #, max #
       a # Hz frame # % at p50, # % at p99.9; # events fit


      """
  }

  static let timer = """
    The timer's own # are taken off, and it tells # apart. Times are the
    medians of the runs; those of single events, of # to # runs of their own.


    """

  @Test("A profile has a block a control, what was slowest, and the counts of a replay")
  func text() throws {
    let swivel = Command(
      folder: try TemporaryFolder(["a.json": Drag.passing, "b.json": Self.dial]))
    let run = try swivel("profile", "a.json", "b.json", "--runs", "1")
    #expect(run.status == 0)
    #expect(run.errors == Self.note)
    let output = Self.masked(run.output)
    let head = Self.block("drag") + Self.block("angleDial") + "Slowest recordings\n"
    #expect(output.hasPrefix(head), "\(output)")
    #expect(
      output.hasSuffix(
        Self.timer + " # recordings, # samples: # passed, # diverged, # unreadable\n"),
      "\(output)")
    #expect(run.output.hasPrefix("drag: 1 recording, 3 events, run once\n"))
    #expect(run.output.contains("\nangleDial: 1 recording, 2 events, run once\n"))
    #expect(run.output.contains("\nSlowest events, as 'swivel inspect' numbers them\n"))
    #expect(run.output.matches(of: #/sample \d  (began|moved|ended)  [ab]\.json\n/#).count == 5)
    #expect(run.output.hasSuffix("2 recordings, 5 samples: 2 passed, 0 diverged, 0 unreadable\n"))
  }

  @Test("No line is wider than 80 columns")
  func width() throws {
    let swivel = Command(
      folder: try TemporaryFolder(["a.json": Drag.passing, "b.json": Self.dial]))
    let run = try swivel("profile", "a.json", "b.json", "--runs", "1")
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("What diverges or cannot be read is told first, and the rest is profiled")
  func failures() throws {
    let swivel = Command(
      folder: try TemporaryFolder([
        "a.json": Drag.diverging, "b.json": "[", "c.json": Drag.passing,
      ]))
    let unreadable =
      "unreadable b.json:1:2: found the end of the file, expected the rest of the document\n"
    let both = try swivel("profile", "a.json", "b.json", "c.json", "--runs", "1")
    #expect(both.status == 2)
    #expect(
      both.output.hasPrefix(
        Drag.divergence(at: "a.json") + unreadable + "\ndrag: 2 recordings, 6 events, run once\n"))
    #expect(
      both.output.hasSuffix("3 recordings, 6 samples: 1 passed, 1 diverged, 1 unreadable\n"))
    #expect(try swivel("profile", "a.json", "c.json", "--runs", "1").status == 1)
  }

  @Test("Lines are read once; what standard input takes to come is nobody's stage")
  func lines() throws {
    let text = Drag.passing + "\n" + Drag.passing + "\n"
    let swivel = Command(folder: try TemporaryFolder(["a.jsonl": text]))
    let file = try swivel("profile", "a.jsonl", "--runs", "1")
    #expect(
      Self.masked(file.output)
        .hasPrefix(Self.block("drag").replacing("recording,", with: "recordings,")))
    #expect(file.output.contains("  a.jsonl:2\n"))
    let input = try swivel.run(["profile", "-", "--runs", "1"], input: text)
    #expect(
      Self.masked(input.output)
        .hasPrefix(
          Self.block("drag", stages: ["decode"]).replacing("recording,", with: "recordings,")))
  }

  @Test("A recording without a control is profiled on the one that is given")
  func control() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording()]))
    let run = try swivel("profile", "a.json", "--control", "angleDial", "--runs", "1")
    #expect(run.output.hasPrefix("angleDial: 1 recording, 3 events, run once\n"))
  }

  @Test("A recording without samples has no figures, and no picture")
  func noEvents() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.recording(samples: "[]")]))
    let run = try swivel("profile", "a.json", "--runs", "1", "-o", "a.svg")
    #expect(run.status == 0)
    #expect(
      run.output == """
        drag: 1 recording, 0 events, run once

        1 recording, 0 samples: 1 passed (1 of them expecting nothing), 0 diverged, 0 unreadable

        """)
    #expect(
      run.errors == Self.note + "swivel: no picture was drawn, as there were no events\n")
    #expect(try swivel.folder.names() == ["a.json"])
  }
}

// MARK: - JSON and pictures

extension ProfileTests {
  @Test("A profile as JSON is one object, its keys as documented")
  func json() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.diverging]))
    let run = try swivel("profile", "a.json", "--format", "json", "--runs", "2")
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "controls", "diverged", "events", "recordings", "results", "slowestEvents",
        "slowestRecordings", "timer", "unreadable",
      ])
    let control = try #require((object["controls"] as? [[String: Any]])?.first)
    #expect(
      control.keys.sorted() == [
        "control", "eventNanoseconds", "events", "eventsPerSecond", "frame", "leastRuns",
        "mostRuns", "recordings", "stages", "states", "type",
      ])
    let stages = try #require(control["stages"] as? [String: [String: Any]])
    #expect(stages.keys.sorted() == ["compare", "decode", "prepare", "read", "replay"])
    for (stage, figures) in stages {
      #expect(figures["events"] as? Int == 3, "\(stage)")
      #expect((figures["nanoseconds"] as? Double ?? -1) >= 0, "\(stage)")
    }
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.map { $0["status"] as? String } == ["diverged"])
    #expect(object["diverged"] as? Int == 1)
    #expect((object["slowestEvents"] as? [Any])?.count == 3)
  }

  @Test("The picture goes into a file beside the text, or takes the output")
  func picture() throws {
    let swivel = Command(
      folder: try TemporaryFolder(["a.json": Drag.passing, "b.json": Drag.diverging]))
    let file = try swivel("profile", "a.json", "--runs", "1", "-o", "out.svg")
    #expect(file.output.hasPrefix("drag: 1 recording, 3 events, run once\n"))
    let svg = try swivel.folder.text(of: "out.svg")
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.contains(">drag</text>"))
    let output = try swivel("profile", "b.json", "--runs", "1", "-o", "-")
    #expect(output.status == 1)
    #expect(output.output.hasPrefix("<svg xmlns="))
    #expect(output.output.hasSuffix("</svg>\n"))
    #expect(output.errors == Self.note + Drag.divergence(at: "b.json"))
  }

  @Test(
    "A wrong command line is told",
    arguments: [
      (["profile"], "no path to profile; '-' is standard input"),
      (
        ["profile", "a.json", "--runs", "2", "--time", "2"],
        "--runs and --time both say how long it takes; one is enough"
      ),
      (
        ["profile", "a.json", "--format", "json", "-o", "-"],
        "--format json and -o - both write to standard output"
      ),
      (
        ["profile", "a.json", "--runs", "0"],
        "option '--runs' takes a whole number from 1 to 1000000, not '0'"
      ),
    ])
  func usage(arguments: [String], problem: String) throws {
    let run = try Command(folder: TemporaryFolder()).run(arguments)
    #expect(run.status == 64)
    #expect(
      run.errors
        == "swivel profile: \(problem)\nUsage: swivel profile [OPTIONS] PATH...\n"
        + "Try 'swivel profile --help'.\n")
  }

  @Test("A filter that no file passes is told")
  func filter() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    let run = try swivel("profile", ".", "--filter", "z*")
    #expect(run.status == 2)
    #expect(run.errors == "swivel: --filter 'z*' does not match the only file\n")
  }

  @Test("A picture is not written over a recording")
  func recordingsName() throws {
    let folder = try TemporaryFolder(["a.json": Drag.passing])
    let run = try Command(folder: folder)("profile", "--runs", "1", "a.json", "-o", "a.json")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "swivel profile: a picture's name ends in .svg, not as a recording's in .json: a.json\n"))
    #expect(try folder.text(of: "a.json") == Drag.passing)
  }

  @Test("A pipe, which is read once, is profiled too")
  func pipe() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    let run = try swivel.shell("$SWIVEL profile --runs 2 --format json <(cat a.json)")
    #expect(run.status == 0)
    #expect(run.output.contains("\"decode\""))
    #expect(!run.output.contains("\"read\""))
  }
}
