import Foundation
import GestureMath
import GestureReplay
import Testing

/// Small recordings of devices, each beside the samples that it must give.
///
/// The samples are argued from the kernel's documents; Golden/check_imports.py reads both by itself.
@Suite("Cases of evdev")
struct EvdevCaseTests {
  /// The folder of the cases, each `name.evemu` beside `name-right.json`.
  private static var folder: String {
    Bundle.module.resourcePath.map { $0 + "/Cases" } ?? ""
  }

  private static let input = ".evemu"
  private static let right = "-right.json"

  private static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static var names: [String] {
    files.filter { $0.hasSuffix(input) }.map { String($0.dropLast(input.count)) }
  }

  private static func late(_ count: Int) -> String {
    "Contacts that are down before the recording begins: \(count). "
      + "Each begins at the first place that is known."
  }

  private static func placeless(_ count: Int) -> String {
    "Contacts left out because they never say where they are: \(count)."
  }

  private static let shared =
    "Contacts with the tracking id of another one that is down: 1. Each has an id of its own."

  /// What is odd about a case, word for word; all others have no finding.
  private static let findings = [
    "an-id-changes-its-slot": [shared],
    "button-down-before": [late(1)],
    "down-before-the-recording": [late(1)],
    "events-lost": [
      "events-lost.evemu: the device lost events (SYN_DROPPED); frames left out: 1. "
        + "Contacts go on as they were before."
    ],
    "one-id-in-two-slots": [shared],
    "pointer-down-before": [late(1)],
    "pointer-placed-by-its-lift": [placeless(1)],
    "pressure-alone-before": [late(1)],
    "protocol-a-down-before": [late(1)],
    "protocol-a-one-id-twice": [shared],
    "slots-down-before-in-part": [placeless(1), late(2)],
    "touch-without-a-place": [placeless(1)],
  ]

  /// What a case is imported with: units are points, but for a panel that is mounted upside down.
  private static func options(_ name: String) -> ImportOptions {
    name == "rotate-off-by-one-unit"
      ? ImportOptions(size: Size(width: 10, height: 20), rotation: .half)
      : ImportOptions(size: Size(width: 1000, height: 1000))
  }

  /// The samples of a recording, as lines.
  private static func lines(_ recording: Recording) -> [String] {
    recording.samples.map { sample in
      guard case .contact(let contact) = sample.input else { return "a command" }
      let device = contact.device ?? .touch
      return "\(sample.time) \(contact.phase) \(contact.id ?? 0) \(device) "
        + (contact.location.map { "\($0.x) \($0.y)" } ?? "nowhere")
    }
  }

  private static func imported(_ name: String) throws -> ImportedRecording {
    let bytes = try FileBytes.read("\(folder)/\(name)\(input)", limit: 1 << 20)
    let file = ImportFile(name: name + input, bytes: bytes)
    return try EvemuImporter.importing([file], options: options(name))
  }

  @Test("Every case has its right samples, and every finding its case")
  func pairs() {
    let right = Self.files.filter { $0.hasSuffix(Self.right) }
    #expect(right == Self.names.map { $0 + Self.right }.sorted())
    #expect(right.count * 2 == Self.files.count)
    #expect(right.count >= 34)
    #expect(Self.findings.keys.allSatisfy(Self.names.contains))
  }

  @Test("A case gives exactly the samples beside it, and no finding but its own", arguments: names)
  func samples(name: String) throws {
    let bytes = try FileBytes.read("\(Self.folder)/\(name)\(Self.right)", limit: 1 << 20)
    let right = try Recording(json: bytes, file: name + Self.right)
    let result = try Self.imported(name)
    #expect(Self.lines(result.recording) == Self.lines(right))
    #expect(result.findings.map(\.message) == Self.findings[name] ?? [])
  }

  @Test("A panel mounted upside down and turned gives the places of an upright one")
  func upsideDown() throws {
    let size = Size(width: 10, height: 20)
    func events(_ places: [(x: Int, y: Int)]) -> String {
      let axes = "A: 00 0 9 0 0\nA: 01 0 19 0 0\n"
      return axes
        + EvemuText.events(["1 14a 1"] + places.map { "3 0 \($0.x), 3 1 \($0.y)" } + ["1 14a 0"])
    }
    var upright: [(x: Int, y: Int)] = []
    for x in 0..<10 { for y in 0..<20 { upright.append((x, y)) } }
    let straight = try EvemuText.importing(events(upright), size: size).recording.samples
    #expect(straight.count == 201)
    let upsideDown = events(upright.map { (9 - $0.x, 19 - $0.y) })
    #expect(
      try EvemuText.importing(upsideDown, size: size, rotation: .half).recording.samples == straight
    )
    // Mounted on its side, the panel's own sides are exchanged too.
    func onItsSide(_ turn: ((x: Int, y: Int)) -> (x: Int, y: Int)) -> String {
      events(upright.map(turn)).replacing("00 0 9 ", with: "00 0 19 ")
        .replacing("01 0 19 ", with: "01 0 9 ")
    }
    let left = onItsSide { (x: $0.y, y: 9 - $0.x) }
    #expect(
      try EvemuText.importing(left, size: size, rotation: .quarter).recording.samples == straight)
    let right = onItsSide { (x: 19 - $0.y, y: $0.x) }
    #expect(
      try EvemuText.importing(right, size: size, rotation: .threeQuarters).recording.samples
        == straight)
  }
}
