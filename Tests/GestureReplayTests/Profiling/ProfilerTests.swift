import GestureMath
import GestureReplay
import Synchronization
import Testing

/// A control whose events must come one a second, and that notes where one did not.
private struct Metronome: Control {
  /// What all copies of a control share.
  final class Faults: Sendable {
    let count = Mutex(0)
  }

  let faults: Faults
  private(set) var beats = 0

  init(_ faults: Faults) { self.faults = faults }

  mutating func receive(_ event: PointerEvent) {
    if event.time != Double(beats) { faults.count.withLock { $0 += 1 } }
    beats += 1
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("beats", Double(beats))
  }
}

/// What a profile says besides times.
@Suite("Profiler")
struct ProfilerTests {
  private static func recording(_ count: Int) -> Recording {
    Recording(
      samples: (0..<count).map { index in
        Sample(
          time: Double(index),
          .contact(
            Sample.Contact(
              index == 0 ? .began : .moved, at: Point(x: Double(index % 300), y: 5))))
      })
  }

  @Test(
    "A control of one's own takes the events in order, each run from where the last chunk ended")
  func ownControl() throws {
    let faults = Metronome.Faults()
    let recording = Self.recording(10_000)
    let profile = try Profiler(runs: .count(1)).profile(recording, on: Metronome(faults))
    #expect(faults.count.withLock { $0 } == 0)
    #expect(profile.controlType == "Metronome")
    #expect(profile.eventCount == 10_000)
    #expect(profile.eventTimes.count == 10_000)
    #expect(profile.control.events == 10_000)
    #expect(Set(profile.stages.keys) == [.prepare, .replay, .compare])
    let outcome = try Replayer().replay(recording, on: Metronome(faults))
    #expect(profile.outcome == outcome)
  }

  @Test("The slowest events are at most ten, the slowest first, each with its sample")
  func slowestEvents() throws {
    let recording = Self.recording(500)
    let profile = try Profiler(runs: .count(3)).profile(recording)
    #expect(profile.controlType == "drag")
    #expect(profile.slowestEvents.count == 10)
    #expect(profile.slowestEvents.first?.nanoseconds == profile.eventTimes.max)
    for (event, next) in zip(profile.slowestEvents, profile.slowestEvents.dropFirst()) {
      #expect(event.nanoseconds >= next.nanoseconds)
    }
    for event in profile.slowestEvents { #expect(event.input == recording.samples[event.sample]) }
  }

  @Test("Commands are carried out, and a contact that begins again is cancelled first")
  func inputs() throws {
    let recording = try Recording(
      json: Array(
        """
        {"format":"swivel","version":1,"control":{"type":"angleDial"},"samples":[
        {"t":0,"phase":"moved","x":1,"y":1},{"t":0,"phase":"began","x":100,"y":300},
        {"t":1,"phase":"began","x":300,"y":100},{"t":2,"phase":"ended"},
        {"t":3,"command":"set","angle":20,"animated":false},{"t":4,"command":"frame"}],
        "expect":[{"end":true,"state":{"angle":20}}]}
        """.utf8))
    let profile = try Profiler(runs: .count(2)).profile(recording)
    #expect(profile.outcome.passed)
    #expect(profile.runs == 2)
    #expect(profile.eventTimes.count == 6)
  }

  @Test("A document is decoded too, and what asks for memory is counted by stage")
  func document() throws {
    let asked = Mutex(0)
    let profiler = Profiler(runs: .count(1)) {
      // As if each stage asked for one piece of 8 bytes.
      asked.withLock { asked in
        asked += 1
        return AllocationTally(calls: asked, bytes: 8 * asked)
      }
    }
    let json = Array(#"{"format":"swivel","version":1,"samples":[]}"#.utf8)
    let profile = try profiler.profile(json: json)
    #expect(Set(profile.stages.keys) == [.decode, .prepare, .replay, .compare])
    for (_, figures) in profile.stages {
      #expect(figures.allocations == AllocationTally(calls: 1, bytes: 8))
      #expect(figures.nanosecondsPerEvent == nil)
    }
    #expect(profile.eventTimes.percentile(50) == nil)
  }

  @Test("Where nobody counts, no allocations are stated")
  func uncounted() throws {
    let profile = try Profiler(runs: .count(1)).profile(Self.recording(3))
    #expect(profile.control.allocations == nil)
    #expect(profile.stages.values.allSatisfy { $0.allocations == nil })
  }

  @Test("What cannot be read or replayed is an error that names the file")
  func errors() throws {
    let profiler = Profiler(runs: .count(1))
    let missing = #expect(throws: RecordingError.self) {
      try profiler.profile(contentsOf: "/no/such/file.json")
    }
    #expect(missing?.file == "/no/such/file.json")
    let unknown = #expect(throws: RecordingError.self) {
      try profiler.profile(
        json: Array(
          #"{"format":"swivel","version":1,"control":{"type":"knob"},"samples":[]}"#.utf8),
        file: "all.jsonl", line: 3)
    }
    #expect(unknown?.description.hasPrefix("all.jsonl:3: ") == true)
  }
}
