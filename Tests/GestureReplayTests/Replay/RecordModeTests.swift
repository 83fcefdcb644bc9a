import GestureMath
import GestureReplay
import Testing

private func recording(expecting expectations: [Recording.Expectation]) -> Recording {
  Recording(
    control: JSONObject([.init("type", .string("angleDial"))]),
    samples: [Sample(time: 0, .command(Sample.Command("step")))], expectations: expectations)
}

/// What is recorded of a recording that expects this; nil where it stays as it is.
private func recorded(_ expectations: [Recording.Expectation], _ mode: RecordMode) throws
  -> [Recording.Expectation]?
{
  let recording = recording(expecting: expectations)
  return recording.recording(try Replayer().replay(recording), mode)?.expectations
}

struct RecordModeTests {
  private let right = Recording.Expectation(.end, state: JSONObject([.init("angle", .number(50))]))
  private let wrong = Recording.Expectation(
    .after(0), state: JSONObject([.init("label", .string("50°")), .init("angle", .number(49))]),
    tolerance: .all(0.5), digest: 1)

  @Test("Where nothing is expected, the state and the digest at the end are recorded")
  func missing() throws {
    for mode in [RecordMode.missing, .all] {
      let expectations = try recorded([], mode)
      #expect(expectations?.count == 1)
      #expect(expectations?.first?.checkpoint == .end)
      #expect(expectations?.first?.state["angle"] == .number(50))
      #expect(expectations?.first?.state.members.count == 5)
      let again = recording(expecting: expectations ?? [])
      #expect(try Replayer().replay(again).passed)
    }
    #expect(try recorded([], .failed) == nil)
  }

  @Test("What is expected stays as it is where only missing expectations are recorded")
  func missingLeavesOthers() throws {
    #expect(try recorded([wrong], .missing) == nil)
  }

  @Test("What failed is recorded anew, and the rest stays", arguments: [RecordMode.failed, .all])
  func failed(mode: RecordMode) throws {
    let expectations = try recorded([right, wrong], mode) ?? []
    #expect(expectations.first == right)
    #expect(expectations.last?.state["angle"] == .number(50))
    #expect(expectations.last?.state["label"] == .string("50°"))
    #expect(expectations.last?.tolerance == .all(0.5))
    #expect(try Replayer().replay(recording(expecting: expectations)).passed)
  }

  @Test("What holds is left alone, unless all is recorded anew")
  func holds() throws {
    #expect(try recorded([right], .failed) == nil)
    #expect(try recorded([right], .all) == nil)
    var near = right
    near.state["angle"] = .number(50.25)
    near.tolerance = .all(0.5)
    #expect(try recorded([near], .failed) == nil)
    #expect(try recorded([near], .all)?.first?.state["angle"] == .number(50))
  }
}
