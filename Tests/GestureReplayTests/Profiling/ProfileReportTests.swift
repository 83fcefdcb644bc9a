import GestureMath
import GestureReplay
import Testing

/// How a profile is written.
@Suite("Profile reports")
struct ProfileReportTests {
  private static let timer: ProfileTimer = {
    var timer = ProfileTimer(emptyLengths: [20], variedLengths: [])
    timer.resolution = 10
    return timer
  }()

  /// A dial of four events, one of which took less than can be told, with 1000 ns an event.
  private static func profile() throws -> RecordingProfile {
    let recording = Recording(
      samples: (0..<4).map { index in
        let contact = Sample.Contact(
          index == 0 ? .began : index == 3 ? .ended : .moved, at: Point(x: 1, y: 2))
        return Sample(time: Double(index), .contact(contact))
      })
    func stage(_ nanoseconds: Double, _ calls: Int) -> StageFigures {
      StageFigures(
        events: 4, nanoseconds: nanoseconds,
        allocations: AllocationTally(calls: calls, bytes: 100 * calls))
    }
    return RecordingProfile(
      controlType: "angleDial", recording: recording, runs: 3,
      stages: [
        .read: stage(10, 0), .decode: stage(2990, 50), .prepare: stage(400, 8),
        .replay: stage(400, 0), .compare: stage(200, 2),
      ],
      control: StageFigures(events: 4, nanoseconds: 100, allocations: AllocationTally()),
      eventTimes: TimeDistribution([1250, 0, 30, 40]),
      slowestEvents: [
        RecordingProfile.SlowEvent(sample: 0, nanoseconds: 1250, input: recording.samples[0]),
        RecordingProfile.SlowEvent(sample: 1, nanoseconds: 0, input: recording.samples[1]),
      ],
      outcome: try Replayer().replay(recording))
  }

  private static func summary() throws -> ProfileSummary {
    var summary = ProfileSummary(timer: timer)
    summary.add(try profile(), at: ProfileSummary.Place(path: "turn.json"))
    var second = try profile()
    second.runs = 5
    summary.add(second, at: ProfileSummary.Place(path: "all.jsonl", line: 12))
    return summary
  }

  @Test("A profile as text has a block a control, and what was slowest")
  func text() throws {
    let expected = """
      angleDial: 2 recordings, 8 events, run 3 to 5 times

        an event      time, ns   share   allocations     bytes
        read               2.5   < 1 %           0.0       0.0
        decode             748    75 %          12.5     1,250
        prepare            100    10 %           2.0       200
        replay             100    10 %           0.0       0.0
          control         25.0                   0.0       0.0
          states          75.0                     –         –
        compare           50.0     5 %           0.5      50.0

        events a second   1.0 M in all, 10.0 M replayed, 40.0 M by the control alone
        a single event    p50 30 ns, p99 1.3 µs, p99.9 1.3 µs, max 1.3 µs
        a 120 Hz frame    0.00036 % at p50, 0.015 % at p99.9; 333,000 events fit

      Slowest recordings
        4.0 µs  4 events  1,000 ns each  turn.json
        4.0 µs  4 events  1,000 ns each  all.jsonl:12

      Slowest events, as 'swivel inspect' numbers them
         1.3 µs  sample 0  began  turn.json
         1.3 µs  sample 0  began  all.jsonl:12
        < 10 ns  sample 1  moved  turn.json
        < 10 ns  sample 1  moved  all.jsonl:12

      The timer's own 20 ns are taken off, and it tells 10 ns apart. Times are the
      medians of the runs; those of single events, of 3 to 31 runs of their own.


      """
    #expect(ProfileTextReport().text(of: try Self.summary()) == expected)
  }

  @Test("A profile of no recordings is no text, and no picture")
  func nothing() {
    let summary = ProfileSummary(timer: Self.timer)
    #expect(ProfileTextReport().text(of: summary) == "")
    #expect(ProfilePicture().svg(of: summary) == nil)
  }

  @Test("A profile as JSON is an object of documented keys")
  func json() throws {
    var counts = ReplaySummary()
    counts.recordings = 2
    counts.samples = 8
    let text = ProfileJSONReport().text(of: try Self.summary(), counts: counts, failures: [])
    func stage(_ nanoseconds: Int, _ each: String, _ calls: Int, _ share: String) -> String {
      #"{"events":8,"nanoseconds":\#(nanoseconds),"nanosecondsPerEvent":\#(each),"#
        + #""allocations":\#(calls),"allocatedBytes":\#(100 * calls)\#(share)}"#
    }
    let expected =
      #"{"timer":{"cost":20,"resolution":10},"recordings":2,"events":8,"diverged":0,"#
      + #""unreadable":0,"controls":[{"type":"angleDial","recordings":2,"events":8,"#
      + #""leastRuns":3,"mostRuns":5,"stages":{"#
      + #""read":"# + stage(20, "2.5", 0, #","share":0.0025"#)
      + #","decode":"# + stage(5980, "747.5", 100, #","share":0.7475"#)
      + #","prepare":"# + stage(800, "100", 16, #","share":0.1"#)
      + #","replay":"# + stage(800, "100", 0, #","share":0.1"#)
      + #","compare":"# + stage(400, "50", 4, #","share":0.05"#)
      + #"},"control":"# + stage(200, "25", 0, "")
      + #","states":{"events":8,"nanoseconds":600,"nanosecondsPerEvent":75},"#
      + #""eventsPerSecond":{"all":1000000,"replay":10000000,"control":40000000},"#
      + #""eventNanoseconds":{"p50":30,"p99":1250,"p99.9":1250,"max":1250,"unresolved":2},"#
      + #""frame":{"nanoseconds":8333333.333333333,"atP50":3.6000000000000003e-6,"atP99.9":0.00015000000000000001,"#
      + #""eventsThatFit":333333}}],"slowestRecordings":["#
      + #"{"path":"turn.json","type":"angleDial","events":4,"nanoseconds":4000,"#
      + #""nanosecondsPerEvent":1000},{"path":"all.jsonl","line":12,"type":"angleDial","#
      + #""events":4,"nanoseconds":4000,"nanosecondsPerEvent":1000}],"slowestEvents":["#
      + #"{"path":"turn.json","sample":0,"nanoseconds":1250,"input":"#
      + #"{"t":0,"phase":"began","x":1,"y":2}}"#
    #expect(text.hasPrefix(expected), "\(text)")
    #expect(text.hasSuffix("],\"results\":[]}\n"))
  }

  @Test("A picture has a bar for each stage, as long as its time, and below the replay its parts")
  func picture() throws {
    let svg = try #require(ProfilePicture().svg(of: Self.summary()))
    // 688 points for 1000 ns; each bar is a point shorter, to be told from the next.
    let bars = [
      ("read", 36, 2.5), ("decode", 37.72, 747.5), ("prepare", 552, 100.0), ("replay", 620.8, 100),
      ("compare", 689.6, 50), ("control", 620.8, 25), ("states", 638, 75),
    ]
    for (name, x, nanoseconds) in bars {
      let width = ((nanoseconds * 0.688 - 1) * 1000).rounded() / 1000
      #expect(svg.contains("<rect class=\"\(name)\" x=\"\(number(x))\""), "\(name)")
      #expect(svg.contains("width=\"\(number(width))\""), "\(name)")
    }
    #expect(svg.contains("1,000 ns an event · the control alone takes 333,000 in a 120 Hz frame"))
    #expect(svg.contains(">decode 748</text>"))
    #expect(svg.contains("prefers-color-scheme: dark"))
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : value.description
  }

  @Test("A name from a recording cannot break the picture or the text")
  func hostileNames() throws {
    var profile = try Self.profile()
    profile.controlType = "<a&\u{1B}[2J"
    var summary = ProfileSummary(timer: Self.timer)
    summary.add(profile, at: ProfileSummary.Place(path: "a\nb.json"))
    let svg = try #require(ProfilePicture().svg(of: summary))
    #expect(svg.contains("&lt;a&amp;"))
    #expect(!svg.contains("\u{1B}"))
    let text = ProfileTextReport().text(of: summary)
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("a\nb.json"))
  }
}
