import GestureReplay
import Testing

/// What the kernel's multi-touch protocols and single pointers mean, told by frames of events.
@Suite("Contacts of evdev")
struct EvdevContactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The frames, each 10 ms after the one before; events as type, code (hex) and value.
    var frames: [String]
    /// The reports that must result.
    var gives: [String]
    var why: String

    var testDescription: String { why }
  }

  /// Checks a row; a device with pressure, whose units are points.
  private func check(_ row: Row) throws {
    let result = try EvemuText.importing(EvemuText.screen + EvemuText.events(row.frames))
    #expect(EvemuText.lines(result.recording) == row.gives)
  }

  static let slots = [
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50", "3 35 110", "3 39 -1"],
      gives: [
        "0.0 began 7 at 100.0 50.0", "0.01 moved 7 at 110.0 50.0", "0.02 ended 7 at 110.0 50.0",
      ],
      why: "The tracking id is the contact's id, and -1 lifts it at its last place"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50", "3 39 -1", "3 39 8, 3 35 120", "3 39 -1", "3 39 9"],
      gives: [
        "0.0 began 7 at 100.0 50.0", "0.01 ended 7 at 100.0 50.0", "0.02 began 8 at 120.0 50.0",
        "0.03 ended 8 at 120.0 50.0", "0.04 began 9 at 120.0 50.0",
      ],
      why: "A contact that begins without coordinates has those of its slot"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50", "3 39 8, 3 35 300", "3 39 -1"],
      gives: [
        "0.0 began 7 at 100.0 50.0", "0.01 ended 7 at 100.0 50.0", "0.01 began 8 at 300.0 50.0",
        "0.02 ended 8 at 300.0 50.0",
      ],
      why: "A new tracking id on a slot in use lifts the old contact where it was"),
    Row(
      frames: [
        "3 39 65535, 3 35 1, 3 36 1", "3 39 -1", "3 39 0, 3 35 2", "3 39 -1", "3 39 65535, 3 35 3",
      ],
      gives: [
        "0.0 began 65535 at 1.0 1.0", "0.01 ended 65535 at 1.0 1.0", "0.02 began 0 at 2.0 1.0",
        "0.03 ended 0 at 2.0 1.0", "0.04 began 65535 at 3.0 1.0",
      ],
      why: "Ids wrap at 65535 and may come again, and 0 is one of them"),
    Row(
      frames: [
        "3 2f 0, 3 39 7, 3 35 100, 3 36 50, 3 2f 1, 3 39 8, 3 35 200, 3 36 60", "3 36 61",
        "3 2f 0, 3 36 51, 3 2f 1, 3 36 62", "3 2f 0, 3 39 -1", "3 2f 1, 3 35 201",
      ],
      gives: [
        "0.0 began 7 at 100.0 50.0", "0.0 began 8 at 200.0 60.0", "0.01 moved 8 at 200.0 61.0",
        "0.02 moved 7 at 100.0 51.0", "0.02 moved 8 at 200.0 62.0", "0.03 ended 7 at 100.0 51.0",
        "0.04 moved 8 at 201.0 62.0",
      ],
      why: "The slot selected last stays selected in the next frames, and each keeps its place"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50", "4 4 1", "3 35 100", "3 30 12"],
      gives: ["0.0 began 7 at 100.0 50.0"],
      why: "A frame in which the contact stays where it is reports nothing"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50, 3 3a 50", "3 3a 100", "3 3a 260", "3 39 -1"],
      gives: [
        "0.0 began 7 at 100.0 50.0 0.25", "0.01 moved 7 at 100.0 50.0 0.5",
        "0.02 moved 7 at 100.0 50.0 1.0", "0.03 ended 7 at 100.0 50.0 1.0",
      ],
      why: "Pressure is a share of its range, a change of it a move, and 1 the most"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50, 3 39 -1"],
      gives: ["0.0 began 7 at 100.0 50.0", "0.0 ended 7 at 100.0 50.0"],
      why: "A contact of one frame begins and ends in it"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50", "3 35 105, 3 39 -1"],
      gives: ["0.0 began 7 at 100.0 50.0", "0.01 ended 7 at 105.0 50.0"],
      why: "A place that comes with the lift is the last place"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50", "3 39 -1, 3 35 105", "3 36 51"],
      gives: ["0.0 began 7 at 100.0 50.0", "0.01 ended 7 at 100.0 50.0"],
      why: "A place that comes after the lift is not the contact's"),
    Row(
      frames: ["3 39 7, 3 35 100", "3 36 50", "3 39 -1"],
      gives: ["0.01 began 7 at 100.0 50.0", "0.02 ended 7 at 100.0 50.0"],
      why: "A contact begins once both of its coordinates are known"),
    Row(
      frames: ["3 39 7, 3 35 100, 3 36 50, 3 3b 1", "3 35 101", "3 3b 0", "3 3b 1", "3 39 -1"],
      gives: ["0.02 began 7 at 101.0 50.0", "0.03 ended 7 at 101.0 50.0"],
      why: "A contact at a distance hovers, which is no contact"),
    Row(
      frames: ["3 39 7, 3 37 1, 3 35 100, 3 36 50", "3 37 0, 3 35 101"],
      gives: ["0.0 began 7 at 100.0 50.0 pen", "0.01 moved 7 at 101.0 50.0 pen"],
      why: "MT_TOOL_PEN at the beginning makes a pen's contact"),
    Row(
      frames: [
        "3 39 7, 3 35 100, 3 36 50, 1 14a 1, 3 0 100, 3 1 50", "1 14a 0", "3 0 300", "3 35 101",
      ],
      gives: ["0.0 began 7 at 100.0 50.0", "0.03 moved 7 at 101.0 50.0"],
      why: "The pointer of a multi-touch device is an emulation and left aside"),
    Row(
      frames: ["3 39 7, 3 35 1998, 3 36 -001"], gives: ["0.0 began 7 at 1998.0 -1.0"],
      why: "A value outside of the range is not clamped"),
  ]

  @Test("Contacts in slots (protocol B)", arguments: slots)
  func protocolB(row: Row) throws { try check(row) }

  static let packets = [
    Row(
      frames: [
        "3 35 100, 3 36 50, 0 2 0, 3 35 200, 3 36 60, 0 2 0",
        "3 35 201, 3 36 60, 0 2 0, 3 35 101, 3 36 50, 0 2 0", "3 35 202, 3 36 60, 0 2 0", "0 2 0",
      ],
      gives: [
        "0.0 began 0 at 100.0 50.0", "0.0 began 1 at 200.0 60.0", "0.01 moved 1 at 201.0 60.0",
        "0.01 moved 0 at 101.0 50.0", "0.02 ended 0 at 101.0 50.0", "0.02 moved 1 at 202.0 60.0",
        "0.03 ended 1 at 202.0 60.0",
      ],
      why: "Packets go on with the nearest contact, whatever their order; an absent one is up"),
    Row(
      frames: ["3 35 100, 3 36 50, 0 2 0", "", "3 35 100, 3 36 50, 0 2 0"],
      gives: [
        "0.0 began 0 at 100.0 50.0", "0.01 ended 0 at 100.0 50.0", "0.02 began 1 at 100.0 50.0",
      ],
      why: "An empty frame lifts all, and ids go on"),
    Row(
      frames: ["3 35 100, 3 36 50, 0 2 0, 1 14a 1", "3 35 100, 3 36 50, 0 2 0, 1 14a 0"],
      gives: ["0.0 began 0 at 100.0 50.0", "0.01 ended 0 at 100.0 50.0"],
      why: "BTN_TOUCH 0 lifts all"),
    Row(
      frames: [
        "3 35 100, 3 36 50, 3 39 4, 0 2 0, 3 35 110, 3 36 50, 3 39 9, 0 2 0",
        "3 35 110, 3 36 50, 3 39 4, 0 2 0, 3 35 100, 3 36 50, 3 39 9, 0 2 0",
        "3 35 100, 3 36 50, 3 39 9, 0 2 0",
      ],
      gives: [
        "0.0 began 4 at 100.0 50.0", "0.0 began 9 at 110.0 50.0", "0.01 moved 4 at 110.0 50.0",
        "0.01 moved 9 at 100.0 50.0", "0.02 ended 4 at 110.0 50.0",
      ],
      why: "Packets with tracking ids go on by id, not by nearness"),
    Row(
      frames: ["3 35 0, 3 36 0, 0 2 0, 3 35 10, 3 36 0, 0 2 0", "3 35 9, 3 36 0, 0 2 0"],
      gives: [
        "0.0 began 0 at 0.0 0.0", "0.0 began 1 at 10.0 0.0", "0.01 ended 0 at 0.0 0.0",
        "0.01 moved 1 at 9.0 0.0",
      ],
      why: "The nearest pair goes first, so that no contact takes another's packet"),
    Row(
      frames: ["3 39 4, 3 35 1, 3 36 2, 0 2 0, 3 39 4, 3 35 8, 3 36 9, 0 2 0"],
      gives: ["0.0 began 4 at 1.0 2.0", "0.0 began 0 at 8.0 9.0"],
      why: "Of two packets with one id each is a contact, and the second gets an id of its own"),
    Row(
      frames: ["3 35 1, 3 36 2, 0 2 0, 3 39 0, 3 35 8, 3 36 9, 0 2 0"],
      gives: ["0.0 began 1 at 1.0 2.0", "0.0 began 0 at 8.0 9.0"],
      why: "A packet without an id gets none that another has"),
    Row(
      frames: ["3 0 100, 3 1 50, 3 35 100, 3 36 50, 3 3a 100, 0 2 0", "3 35 100, 0 2 0"],
      gives: ["0.0 began 0 at 100.0 50.0 0.5", "0.01 ended 0 at 100.0 50.0 0.5"],
      why: "A packet without both coordinates is no contact"),
  ]

  @Test("Contacts in packets (protocol A)", arguments: packets)
  func protocolA(row: Row) throws { try check(row) }

  static let pointers = [
    Row(
      frames: [
        "1 140 1, 3 0 10, 3 1 20", "3 0 30", "3 18 100, 1 14a 1", "3 0 40",
        "3 18 0, 3 0 41, 1 14a 0",
        "3 0 50", "3 0 0, 3 1 0, 1 140 0",
      ],
      gives: [
        "0.02 began at 30.0 20.0 0.5 pen", "0.03 moved at 40.0 20.0 0.5 pen",
        "0.04 ended at 40.0 20.0 0.5 pen",
      ],
      why: "A pen hovers before and after its contact, and its lift is where it touched last"),
    Row(
      frames: ["3 0 10, 3 1 20, 1 14a 1", "1 14a 0", "1 14a 1"],
      gives: ["0.0 began at 10.0 20.0", "0.01 ended at 10.0 20.0", "0.02 began at 10.0 20.0"],
      why: "Without a tool it is touch, and without new coordinates the old ones hold"),
    Row(
      frames: ["3 0 10, 3 1 20, 1 14a 1", "1 140 0, 1 14a 0"],
      gives: ["0.0 began at 10.0 20.0 pen", "0.01 ended at 10.0 20.0 pen"],
      why: "A pen that leaves without having come was there from the start"),
    Row(
      frames: ["3 0 10, 3 1 20, 1 14a 1", "1 14b 1", "1 14b 0"],
      gives: ["0.0 began at 10.0 20.0 pen"],
      why: "A button of a stylus tells of a stylus where no tool is named"),
    Row(
      frames: ["1 140 1, 1 14b 1", "1 14b 0, 1 140 0", "1 145 1, 3 0 10, 3 1 20, 1 14a 1"],
      gives: ["0.02 began at 10.0 20.0"],
      why: "A finger after a pen is touch"),
    Row(
      frames: ["1 14a 1, 3 0 10", "3 1 20", "1 14a 0"],
      gives: ["0.01 began at 10.0 20.0", "0.02 ended at 10.0 20.0"],
      why: "A pointer without both coordinates is nowhere yet"),
    Row(
      frames: ["3 0 10, 3 1 20, 1 14a 1, 1 14a 0"],
      gives: ["0.0 began at 10.0 20.0", "0.0 ended at 10.0 20.0"],
      why: "A tap of one frame begins and ends in it"),
  ]

  @Test("The contact of a single pointer", arguments: pointers)
  func pointer(row: Row) throws { try check(row) }

  @Test("After lost events contacts go on as they were, in the slot that was selected last")
  func dropped() throws {
    let frames = [
      "3 39 7, 3 35 100, 3 36 50, 3 2f 1, 3 39 8, 3 35 200, 3 36 60",
      "3 35 210, 0 3 0, 3 35 220, 3 2f 0, 3 39 -1", "3 36 51",
    ]
    let result = try EvemuText.importing(EvemuText.screen + EvemuText.events(frames))
    #expect(
      EvemuText.lines(result.recording) == [
        "0.0 began 7 at 100.0 50.0", "0.0 began 8 at 200.0 60.0", "0.02 moved 7 at 100.0 51.0",
      ])
    #expect(result.findings.map(\.kind) == [.eventsLost])
  }

  @Test("A contact that never says where it is is left out, with a finding")
  func placeless() throws {
    let frames = ["3 39 7, 3 35 100", "3 39 -1", "3 39 8"]
    let result = try EvemuText.importing(EvemuText.screen + EvemuText.events(frames))
    #expect(result.recording.samples.isEmpty)
    #expect(
      result.findings.map(\.message) == [
        "Contacts left out because they never say where they are: 2."
      ])
  }

  struct Odd: Sendable, CustomTestStringConvertible {
    var frames: [String]
    var gives: [Finding.Kind]
    var message: String
    var why: String

    var testDescription: String { why }
  }

  static let oddities = [
    Odd(
      frames: ["3 39 7, 3 35 100", "3 36 50", "3 39 -1"], gives: [.beganLate],
      message: "Contacts that go down before they say where they are: 1. "
        + "Each begins at the first place that is known.", why: "A slot whose y is said late"),
    Odd(
      frames: ["1 14a 1, 3 0 10", "3 1 20", "1 14a 0"], gives: [.beganLate],
      message: "Contacts that go down before they say where they are: 1. "
        + "Each begins at the first place that is known.", why: "A pointer whose y is said late"),
    Odd(
      frames: ["1 14a 1, 3 0 10", "1 14a 0, 3 1 20"], gives: [.placeUnknown],
      message: "Contacts left out because they never say where they are: 1.",
      why: "A pointer whose y is said when it is up"),
    Odd(
      frames: ["3 35 1, 3 3a 9, 0 2 0", "3 35 2, 3 3a 9, 0 2 0", "0 2 0", "3 39 1, 0 2 0"],
      gives: [.placeUnknown],
      message: "Contacts left out because they never say where they are: 2.",
      why: "Packets without a y, of two contacts"),
    Odd(
      frames: ["1 110 1, 2 0 5", "1 110 0, 2 0 5", "1 110 1", "1 110 0"], gives: [.placeUnknown],
      message: "Contacts left out because they never say where they are: 2.",
      why: "The button of a mouse without a place"),
    Odd(
      frames: ["3 39 7, 3 37 2, 3 35 1, 3 36 2", "3 39 -1"], gives: [.noContacts],
      message: "No contact goes down, so the recording is empty.", why: "A palm alone"),
    Odd(
      frames: ["3 2f 1, 3 39 7, 3 35 1, 3 36 2, 3 2f 0, 3 39 7, 3 35 3", "3 36 4"],
      gives: [.beganLate, .idShared],
      message: "Contacts with the tracking id of another one that is down: 1. "
        + "Each has an id of its own.", why: "A shared id and a late place"),
  ]

  @Test("What is odd about contacts is a finding", arguments: oddities)
  func oddity(row: Odd) throws {
    let result = try EvemuText.importing(EvemuText.screen + EvemuText.events(row.frames))
    #expect(result.findings.map(\.kind) == row.gives)
    #expect(result.findings.last?.message == row.message)
  }
}
