import Foundation
import GestureMath
import GestureReplay
import Testing

/// Recordings of real devices. The counts are those of Golden/check_imports.py, which compares every
/// sample.
@Suite("Evemu recordings of real devices", .enabled(if: Traces.areThere, Traces.skipped))
struct EvemuTraceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var events: String
    var description: String?
    var began: Int
    var moved: Int
    var ended: Int
    var lastTime: Double
    var why: String

    var testDescription: String { "\(events): \(why)" }
  }

  static let rows = [
    Row(
      events: "atmel-maxtouch.1-finger-drag-up-down", began: 1, moved: 148, ended: 1,
      lastTime: 2.199869, why: "carries its own description"),
    Row(
      events: "atmel-maxtouch.1-finger-fast-taps", description: "atmel-maxtouch", began: 9,
      moved: 0, ended: 9, lastTime: 1.934007, why: "taps that begin without a coordinate"),
    Row(
      events: "egalax-pcap.tap", description: "egalax-pcap", began: 1, moved: 1, ended: 1,
      lastTime: 0.000038, why: "a whole tap in 38 microseconds"),
    Row(
      events: "intuos5-m-finger.double-center-circle", description: "intuos5-m-finger", began: 2,
      moved: 761, ended: 2, lastTime: 4.715881, why: "two slots"),
    Row(
      events: "intuos5-m-finger.single-center-circle", description: "intuos5-m-finger", began: 1,
      moved: 348, ended: 1, lastTime: 4.355884, why: "no slot is ever named"),
    Row(
      events: "quanta-optical.touch-hover", description: "quanta-optical", began: 1, moved: 110,
      ended: 1, lastTime: 1.415991, why: "an optical frame"),
    Row(
      events: "synps2-hp8470p.two-finger-scroll-horizontal", description: "synps2-hp8470p",
      began: 8, moved: 102, ended: 8, lastTime: 1.995104,
      why: "a pad by its keys: from 1.995104 s on BTN_TOUCH is 0, and the finger hovers"),
    Row(
      events: "ntrig-multitouch.2-fingers-touch-release", description: "ntrig-multitouch",
      began: 2, moved: 261, ended: 2, lastTime: 2.993822, why: "protocol A, no ids"),
    Row(
      events: "intuos4-6x9.stylus-drag", began: 1, moved: 280, ended: 1, lastTime: 1.767959,
      why: "a pen, and no description"),
  ]

  /// The phases of the contacts of a recording.
  private func phases(_ recording: Recording) -> [PointerEvent.Phase] {
    recording.contacts.map(\.phase)
  }

  private func imported(
    _ events: String, _ description: String?, size: Size = Size(width: 400, height: 400)
  ) throws -> ImportedRecording {
    var files = [try Traces.file("evemu/\(events).events")]
    if let description { files.append(try Traces.file("evemu/\(description).desc")) }
    return try EvemuImporter.importing(files, options: ImportOptions(size: size))
  }

  @Test("A real recording gives as many reports as its events tell of", arguments: rows)
  func counts(row: Row) throws {
    let result = try imported(row.events, row.description)
    let phases = phases(result.recording)
    #expect(phases.count { $0 == .began } == row.began)
    #expect(phases.count { $0 == .moved } == row.moved)
    #expect(phases.count { $0 == .ended } == row.ended)
    #expect(result.recording.samples.last?.time == row.lastTime)
    #expect(
      result.findings.map(\.kind)
        == (row.description == nil && row.began == 1
          && row.events.hasPrefix("intuos4") ? [.rangeUnknown] : []))
  }

  @Test("Every file of events is in the table")
  func everyFile() throws {
    let files = try Traces.names(in: "evemu").filter { $0.hasSuffix(".events") }
    #expect(files == Self.rows.map { $0.events + ".events" }.sorted())
  }

  @Test("A finger that circles the centre of a pad turns by almost two whole turns")
  func circle() throws {
    let result = try imported("intuos5-m-finger.single-center-circle", "intuos5-m-finger")
    let recording = result.recording
    #expect(recording.name == "Wacom Intuos5 touch M Finger")
    #expect(recording.space == Size(width: 400, height: 400))
    #expect(Set(recording.contacts.map(\.id)) == [19])
    #expect(recording.samples.first?.time == 0)
    #expect(
      recording.contacts.first?.location
        == Point(x: 2079.0 * 400 / 4097, y: 1958.0 * 400 / 4097))
    let bearings = recording.contacts.compactMap(\.location).map {
      atan2($0.y - 200, $0.x - 200) * 180 / .pi
    }
    let turn = zip(bearings, bearings.dropFirst()).reduce(0) { sum, pair in
      sum + (pair.1 - pair.0).remainder(dividingBy: 360)
    }
    // Last bearing less the first, by hand: −82.840° − (−71.375°), and two turns.
    // The middle of 0…4096 is 2048.5, as 4097 values are 400 points wide.
    #expect(abs(turn - 708.5353) < 0.001)
  }

  @Test("A touchpad's finger below the stated minimum is outside of the space, not clamped")
  func belowMinimum() throws {
    let result = try imported("synps2-hp8470p.two-finger-scroll-horizontal", "synps2-hp8470p")
    let least = result.recording.contacts.compactMap(\.location?.x).min()
    // 1298 is the least value in the file, and the range is 1472 to 5728, 4257 values: −174 · 400 / 4257.
    let expected = -69600.0 / 4257.0
    #expect(least == expected)
  }

  @Test("A pen without ranges fits the size with one scale for x and y")
  func pen() throws {
    let recording = try imported("intuos4-6x9.stylus-drag", nil).recording
    #expect(recording.contacts.allSatisfy { $0.device == .pen && $0.pressure == nil })
    // Touching: x from 6003 to 29117, y from 5365 to 23179; the wider is x.
    let places = recording.contacts.compactMap(\.location)
    #expect(places.map(\.x).min() == 0 && places.map(\.x).max() == 400)
    #expect(places.map(\.y).min() == 0)
    let height = 17814.0 * 400.0 / 23114.0
    #expect(places.map(\.y).max() == height)
    #expect(recording.samples.first?.time == 0.29198)
  }

  @Test("Without a size, a device that states no resolution is refused, and what to give is said")
  func noSize() throws {
    let files = [try Traces.file("evemu/egalax-pcap.tap.events")]
    let error = #expect(throws: RecordingError.self) { try EvemuImporter.importing(files) }
    #expect(error?.file == "evemu/egalax-pcap.tap.events")
    #expect(error?.advice?.contains("--size WxH") == true)
  }
}
