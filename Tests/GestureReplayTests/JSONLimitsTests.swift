import GestureReplay
import Testing

@Suite("Limits of documents")
struct JSONLimitsTests {
  @Test("Limits out of range are brought into it, when made and when set")
  func range() {
    var limits = JSONLimits(byteCount: -1, depth: 0)
    #expect(limits == JSONLimits(byteCount: 0, depth: 1))
    limits.byteCount = .max
    limits.depth = .max
    #expect(limits.byteCount == 2_147_483_646)
    #expect(limits.depth == 512)
  }

  @Test("A depth given is the one that holds", arguments: [1, 2, 512])
  func depth(depth: Int) throws {
    let limits = JSONLimits(depth: depth)
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    _ = try JSONValue(json: text, limits: limits)
    #expect(throws: RecordingError.self) { try JSONValue(json: "[" + text + "]", limits: limits) }
  }
}
