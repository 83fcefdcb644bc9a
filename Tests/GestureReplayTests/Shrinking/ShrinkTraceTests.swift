import GestureMath
import GestureReplay
import Testing

/// A real finger that circles the centre of a pad, by 708.535° in 350 samples.
@Suite("Shrinking a recording of a real device", .enabled(if: Traces.areThere, Traces.skipped))
struct ShrinkTraceTests {
  private func circle(expecting expectation: Recording.Expectation) throws -> Recording {
    let files = [
      try Traces.file("evemu/intuos5-m-finger.desc"),
      try Traces.file("evemu/intuos5-m-finger.single-center-circle.events"),
    ]
    let options = ImportOptions(size: Size(width: 400, height: 400))
    var recording = try EvemuImporter.importing(files, options: options).recording
    recording.control = JSONObject([
      .init("type", .string("angleDial")), .init("frame", .numbers([0, 0, 400, 400])),
      .init("insets", .numbers([0, 0, 200, 200])), .init("range", .null),
      .init("grab", .string("relative")), .init("angle", .number(0)),
    ])
    recording.expectations = [expectation]
    return recording
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var expected: Double
    var why: String

    var testDescription: String { "\(expected): \(why)" }
  }

  @Test(
    "A wrong angle comes down to the fewest samples that still turn as far",
    arguments: [
      Row(expected: 700, why: "8.5° too far"), Row(expected: 709, why: "half a degree short"),
      Row(expected: 49, why: "almost two turns too far"),
      Row(expected: 708.535, why: "0.0003° too far"),
    ])
  func turn(row: Row) throws {
    let state = JSONObject([.init("angle", .number(row.expected))])
    let whole = try circle(expecting: .init(.end, state: state))
    let shrunk = try #require(try RecordingShrinker().shrink(whole))
    // A sample turns by less than half a turn, so two turns less 11.5° take four after the first; the
    // search finds five, and no single one of the six can be left out.
    #expect((5...6).contains(shrunk.recording.samples.count), "\(shrunk.recording.json)")
    #expect(shrunk.isSmallest)
    guard case .number(let angle) = shrunk.divergence.actual else {
      Issue.record("no angle: \(shrunk.divergence)")
      return
    }
    #expect(abs(angle - 708.5353) <= 0.1 * abs(708.5353 - row.expected) + 0.001)
    #expect(try Replayer().replay(shrunk.recording).divergences == [shrunk.divergence])
  }
}

extension JSONValue {
  fileprivate static func numbers(_ values: [Double]) -> JSONValue {
    .array(values.map { .number($0) })
  }
}
