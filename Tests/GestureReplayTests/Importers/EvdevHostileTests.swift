import GestureMath
import GestureReplay
import Testing

/// Events that no device sends: whatever they are, contacts begin once, move and end once.
@Suite("Hostile events of evdev")
struct EvdevHostileTests {
  /// The values that a code may have: small ones, so that they meet, and the ends of 32 bits.
  private static let values: [Int32] = [-1, 0, 1, 2, 3, 7, 100, 999, .min, .min + 1, .max]

  /// Types and codes that mean something, and a few that do not.
  private static let codes: [[(type: Int, code: Int)]] = [
    // Slots.
    [(3, 0x2f), (3, 0x39), (3, 0x35), (3, 0x36), (3, 0x37), (3, 0x3a), (3, 0x3b), (3, 0x30)],
    // Packets.
    [(0, 2), (3, 0x39), (3, 0x35), (3, 0x36), (3, 0x37), (3, 0x3a), (3, 0x3b), (3, 0x30)],
    // Packets without ids.
    [(0, 2), (3, 0x35), (3, 0x36), (3, 0x35), (3, 0x36), (3, 0x30)],
    // A pointer.
    [(3, 0), (3, 1), (3, 0x18), (1, 0x110), (1, 0x140), (1, 0x146), (1, 0x14b)],
    // A pointer that presses.
    [(3, 0), (3, 1), (3, 0x18)],
  ]

  private static let shared: [(type: Int, code: Int)] = [
    (1, 0x14a), (0, 0), (0, 0), (0, 0), (0, 3), (4, 4), (0xffff, 0xffff),
  ]

  private static let descriptions = [
    "", EvemuText.screen, "P: 01\n" + EvemuText.screen, "P: 02\nA: 2f 0 9 0 0\n" + EvemuText.screen,
    "A: 35 -2147483648 2147483647 0 0\nA: 36 -2147483648 2147483647 0 0\n"
      + "A: 00 -2147483648 2147483647 0 0\nA: 01 -2147483648 2147483647 0 0\n",
    "A: 35 5 -5 0 0\nA: 36 0 1 0 0\nP: ffff ffff\nB: 01 " + String(repeating: " ff", count: 300)
      + "\n",
  ]

  /// Makes up a recording.
  private static func text(_ random: inout SplitMix64) -> String {
    let own = codes.randomElement(using: &random) ?? []
    var text = descriptions.randomElement(using: &random) ?? ""
    var time = 0
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let isOwn = Int.random(in: 0..<3, using: &random) > 0
      let event = (isOwn ? own : shared).randomElement(using: &random) ?? (0, 0)
      let value = values.randomElement(using: &random) ?? 0
      time += Int.random(in: 0...9, using: &random)
      text += "E: 0.\(String(time + 1_000_000).dropFirst()) "
      text += "\(String(event.type, radix: 16)) \(String(event.code, radix: 16)) \(value)\n"
    }
    return text
  }

  @Test("Any events give contacts that begin once, move and end once, or an error")
  func madeUp() throws {
    var random = SplitMix64(state: 1)
    var began = 0
    for _ in 0..<2_000 {
      let text = Self.text(&random)
      let rotation = ImportOptions.Rotation.allCases.randomElement(using: &random) ?? .none
      guard let result = try? EvemuText.importing(text, rotation: rotation) else { continue }
      var down: Set<Int> = []
      for contact in result.recording.contacts {
        let id = contact.id ?? 0
        let isNew = contact.phase == .began
        #expect(down.contains(id) != isNew, "\(text)")
        #expect(contact.location != nil, "\(text)")
        if isNew {
          down.insert(id)
          began += 1
        }
        if contact.phase == .ended || contact.phase == .cancelled { down.remove(id) }
      }
    }
    #expect(began > 400)
  }

  struct Crowd: Sendable, CustomTestStringConvertible {
    var frames: @Sendable (Int) -> String
    var why: String

    var testDescription: String { why }
  }

  static let crowds = [
    Crowd(
      frames: { count in
        (0..<count).map { "3 2f \($0), 3 39 \($0), 3 35 1, 3 36 1" }.joined(separator: ", ")
      }, why: "Slots"),
    Crowd(
      frames: { count in (0..<count).map { "3 2f \($0), 3 35 1, 3 36 1" }.joined(separator: ", ") },
      why: "Slots with contacts from before"),
    Crowd(
      frames: { count in
        (0..<count).map { "3 39 3, 3 35 \($0), 3 36 1, 0 2 0" }.joined(separator: ", ")
      }, why: "Packets with one id"),
  ]

  @Test("More contacts at a time than any surface has are refused", arguments: crowds)
  func crowd(row: Crowd) throws {
    func text(_ count: Int) -> String { EvemuText.screen + EvemuText.events([row.frames(count)]) }
    #expect(try EvemuText.importing(text(256)).recording.samples.count == 256)
    for count in [257, 5000] {
      let error = #expect(throws: RecordingError.self) { try EvemuText.importing(text(count)) }
      #expect(
        error?.description
          == "0.events:\(EvemuText.screen.split(separator: "\n").count + Self.events(row, count) + 1): "
          + "found a frame with too many contacts, expected at most 256 contacts at a time")
    }
  }

  /// The number of events in a crowd.
  private static func events(_ row: Crowd, _ count: Int) -> Int {
    row.frames(count).split(separator: ",").count
  }
}
