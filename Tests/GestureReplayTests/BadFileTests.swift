import Foundation
import GestureReplay
import Testing

@Suite("Bad files")
struct BadFileTests {
  /// The folder of the bad files, each `name.json` beside `name.expected.txt`.
  private static var folder: String {
    Bundle.module.resourcePath.map { $0 + "/BadFiles" } ?? ""
  }

  private static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("Every bad file has its expected error, and every expected error its file")
  func pairs() {
    let names = Self.names
    let bad = names.filter { $0.hasSuffix(".json") }.map { $0.dropLast(".json".count) }
    let expected = names.filter { $0.hasSuffix(".expected.txt") }
      .map { $0.dropLast(".expected.txt".count) }
    #expect(bad == expected)
    #expect(bad.count + expected.count == names.count)
    #expect(bad.count >= 150)
  }

  @Test(
    "A bad file is refused with exactly its error, however json-c is fed",
    arguments: names.filter(isDocument), [0, 4096])
  func refusal(name: String, sliceLength: Int) throws {
    let bytes = try FileBytes.read(Self.folder + "/" + name, limit: 1 << 20)
    let expectedName = name.dropLast("json".count) + "expected.txt"
    let expected = try FileBytes.read(Self.folder + "/" + expectedName, limit: 1 << 20)
    var limits = JSONLimits()
    limits.sliceLength = sliceLength
    var error = #expect(throws: RecordingError.self) {
      // What a control cannot be is seen when it is made, for which a recording has no file.
      try Replayer().replay(Recording(json: bytes, file: name, limits: limits))
    }
    error?.file = name
    #expect((error?.description ?? "") + "\n" == String(decoding: expected, as: UTF8.self))
  }

  private static func isDocument(_ name: String) -> Bool { name.hasSuffix(".json") }
}
