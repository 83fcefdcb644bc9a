import GestureMath
import GestureReplay
import Testing

/// The text of evemu, whole files, and what is made of them.
@Suite("Evemu text")
struct EvemuImporterTests {
  @Test("Values are decimal with leading zeros, types and codes are hex")
  func radix() throws {
    let text = """
      E: 0.000001 0003 0039 0330\t# EV_ABS / ABS_MT_TRACKING_ID   330
      E: 0.000001 0003 0035 0010\t# EV_ABS / ABS_MT_POSITION_X    10
      E: 0.000001 0003 0036 0012\t# EV_ABS / ABS_MT_POSITION_Y    12
      E: 0.000001 0001 014a 0001\t# EV_KEY / BTN_TOUCH            1
      E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
      E: 0.010001 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1
      E: 0.010001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +10ms

      """
    let result = try EvemuText.importing(EvemuText.screen + text)
    #expect(
      EvemuText.lines(result.recording) == [
        "0.0 began 330 at 10.0 12.0", "0.01 ended 330 at 10.0 12.0",
      ])
  }

  @Test("Time is that of the frame's SYN_REPORT, and epochs are subtracted without losing a bit")
  func time() throws {
    let text = """
      E: 1338279976.740982 3 39 19
      E: 1338279976.740986 3 35 2
      E: 1338279976.740988 3 36 1
      E: 1338279976.741004 0 0 0
      E: 1338279977.999999 3 35 3
      E: 1338279978.000001 0 0 0
      E: 1338279976.000000 3 35 4
      E: 1338279976.000001 0 0 0

      """
    let times = try EvemuText.importing(EvemuText.screen + text).recording.samples.map(\.time)
    // 978.000001 − 976.741004; the third goes back, which is for the replay to report.
    #expect(times == [0, 1.258997, -0.741003])
    let late = "E: 9223372036854.775807 0 0 0\n"
    #expect(try EvemuText.importing(late).recording.samples.isEmpty)
  }

  @Test("A description and its events make one recording in any order, and so do several events")
  func files() throws {
    let first = EvemuText.events(["3 39 7, 3 35 100, 3 36 50"])
    let second = "E: 1700000001.000000 3 35 110\nE: 1700000001.000000 0 0 0\n"
    let expected = ["0.0 began 7 at 100.0 50.0", "1.0 moved 7 at 110.0 50.0"]
    for result in [
      try EvemuText.importing(EvemuText.screen, first, second),
      try EvemuText.importing(first, EvemuText.screen, second),
      try EvemuText.importing(first, second, EvemuText.screen),
      try EvemuText.importing(EvemuText.screen + first, second),
    ] {
      #expect(EvemuText.lines(result.recording) == expected)
      #expect(result.recording.name == "Test screen")
      #expect(result.findings.isEmpty)
    }
  }

  @Test("A recording says where it came from, by device and file names without folders")
  func source() throws {
    let events = EvemuText.events(["3 39 7, 3 35 100, 3 36 50"])
    let files = [
      ImportFile(name: "/tmp/a/pad.desc", bytes: [UInt8](EvemuText.screen.utf8)),
      ImportFile(name: "b/pad.events", bytes: [UInt8](events.utf8)),
    ]
    let options = ImportOptions(size: EvemuText.unitSize)
    let recording = try EvemuImporter.importing(files, options: options).recording
    let source = JSONObject([
      .init("format", .string("evemu")), .init("device", .string("Test screen")),
      .init("files", .array([.string("pad.desc"), .string("pad.events")])),
    ])
    #expect(recording.otherMembers == JSONObject([.init("source", .object(source))]))
    #expect(recording.control == nil)
    #expect(recording.space == EvemuText.unitSize)
    let nameless = try EvemuImporter.importing([files[1]], options: options).recording
    #expect(nameless.name == "pad.events")
  }

  @Test("Lines may end with CR LF, the last without an end, and a name may hold a number sign")
  func lineEnds() throws {
    let text =
      "# EVEMU 1.3\r\nN:  Pad #2 \r\n\r\nA: 35 0 10 0 0 # x\r\nL: 00 1\r\nS: 02 0\r\n"
      + "P: 02 00 00\r\nB: 00 0b 00\r\nE: 0.000000 0 0 0"
    let result = try EvemuText.importing(text)
    #expect(result.recording.name == "Pad #2")
    #expect(result.findings.map(\.kind) == [.noContacts])
  }

  struct Empty: Sendable {
    var text: String
    var why: String
  }

  @Test(
    "Where nothing goes down, the recording is empty with a finding, even without a size",
    arguments: [
      Empty(text: EvemuText.screen, why: "a description alone"),
      Empty(text: "# EVEMU 1.3\n", why: "a version alone"),
      Empty(text: EvemuText.events(["3 0 10, 3 1 20", "3 0 11"]), why: "hovering alone"),
      Empty(text: EvemuText.events(["1 1e 1", "1 1e 0"]), why: "a keyboard"),
    ])
  func empty(row: Empty) throws {
    let result = try EvemuText.importing(row.text, size: nil)
    #expect(result.recording.samples.isEmpty, "\(row.why)")
    #expect(result.findings.map(\.kind) == [.noContacts], "\(row.why)")
    #expect(result.recording.space == nil)
  }

  @Test("A last frame without its SYN_REPORT is left out, with a finding")
  func cutOff() throws {
    let text = EvemuText.events(["3 39 7, 3 35 100, 3 36 50"]) + "E: 1700000000.010000 3 35 110\n"
    let result = try EvemuText.importing(EvemuText.screen + text)
    #expect(EvemuText.lines(result.recording) == ["0.0 began 7 at 100.0 50.0"])
    #expect(result.findings.map(\.kind) == [.eventsLost])
  }

  @Test("Any cut and any changed byte of a file gives a recording or an error, never a crash")
  func damage() throws {
    let frames = [
      "3 2f 1, 3 39 7, 3 35 100, 3 36 50, 3 3a 9", "3 35 110, 0 3 0",
      "1 140 1, 3 0 5, 3 1 6, 1 14a 1",
      "3 39 -1, 0 2 0",
    ]
    let bytes = [UInt8]((EvemuText.screen + EvemuText.events(frames)).utf8)
    var outcomes = (recordings: 0, errors: 0)
    func read(_ bytes: [UInt8]) {
      let file = ImportFile(name: "damaged", bytes: bytes)
      let options = ImportOptions(size: EvemuText.unitSize, rotation: .quarter)
      do {
        _ = try EvemuImporter.importing([file], options: options)
        outcomes.recordings += 1
      } catch {
        outcomes.errors += 1
      }
    }
    for count in bytes.indices { read([UInt8](bytes.prefix(count))) }
    for index in bytes.indices {
      for flip: UInt8 in [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80] {
        var changed = bytes
        changed[index] ^= flip
        read(changed)
      }
    }
    #expect(outcomes.recordings + outcomes.errors == 9 * bytes.count)
    #expect(outcomes.recordings > bytes.count && outcomes.errors > bytes.count)
  }

  @Test("Time that goes back is a finding, of each file and from one to the next")
  func timeBack() throws {
    let axes = "A: 35 0 99 0 0\nA: 36 0 99 0 0\n"
    func frame(_ second: Int) -> String {
      "E: \(second).000000 3 35 \(second)\nE: \(second).000000 3 36 5\nE: \(second).000000 0 0 0\n"
    }
    let files = [
      ImportFile(name: "a", bytes: Array((axes + frame(5) + frame(3) + frame(4)).utf8)),
      ImportFile(name: "b", bytes: Array(frame(4).utf8)),
      ImportFile(name: "c", bytes: Array(frame(5).utf8)),
    ]
    let imported = try EvemuImporter.importing(
      files, options: ImportOptions(size: Size(width: 1, height: 1)))
    let findings = imported.findings.filter { $0.kind == .timeWentBack }.map(\.message)
    let advice = " A replay takes the latest time instead."
    #expect(
      findings == [
        "a: time goes back; frames earlier than one before them: 2, the first in line 8." + advice,
        "b: time goes back; frames earlier than one before them: 1, the first in line 3." + advice,
      ])
  }
}
