import GestureMath
import GestureReplay
import Testing

/// Laws of shrinking over faults that are planted in made-up recordings.
struct ShrinkLawTests {
  /// A recording of random drags, commands and fingers with one wrong expectation.
  private func faulty(_ random: inout SplitMix64) throws -> Recording {
    let isDial = Bool.random(using: &random)
    let control =
      isDial
      ? #"{"type":"angleDial","range":null,"grab":"relative","angle":10}"#
      : #"{"type":"textBox","center":[200,200],"size":[200,100],"isSelected":true}"#
    var recording = try RecordingShrinkerTests.recording("\"control\":\(control),\"samples\":[]")
    var time = 0.0
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      time += Double.random(in: 0...0.05, using: &random)
      recording.samples.append(
        Sample(time: time, isDial && random.next() % 8 == 0 ? step : contact(&random)))
    }
    let fields = isDial ? ["angle", "isEditing", "armEnd"] : ["rotation", "center", "isSelected"]
    try plant(fields.randomElement(using: &random) ?? "angle", in: &recording, &random)
    return recording
  }

  private var step: Sample.Input { .command(.init("step")) }

  private func contact(_ random: inout SplitMix64) -> Sample.Input {
    let phases: [PointerEvent.Phase] = [.began, .moved, .moved, .moved, .ended]
    return .contact(
      Sample.Contact(
        phases.randomElement(using: &random) ?? .moved,
        at: Point(
          x: Double.random(in: 0...400, using: &random),
          y: Double.random(in: 0...400, using: &random)),
        id: random.next() % 6 == 0 ? 1 : 0))
  }

  /// Expects of a field what did not result, at a random checkpoint.
  private func plant(
    _ field: String, in recording: inout Recording, _ random: inout SplitMix64
  ) throws {
    let index = Int.random(in: recording.samples.indices, using: &random)
    let checkpoint: Recording.Expectation.Checkpoint =
      [.after(index), .at(recording.samples[index].time), .end].randomElement(using: &random)
      ?? .end
    recording.expectations = [
      .init(checkpoint, state: JSONObject([.init(field, .null)]))
    ]
    let reached = try Replayer().replay(recording).reached[0].state[field] ?? .null
    recording.expectations[0].state[field] = wrong(reached, &random)
  }

  private func wrong(_ value: JSONValue, _ random: inout SplitMix64) -> JSONValue {
    switch value {
    case .number(let number): .number(number + Double.random(in: -90...90, using: &random))
    case .boolean(let boolean): .boolean(!boolean)
    case .array(let values): .array([wrong(values[0], &random)] + values.dropFirst())
    default: .string("wrong")
    }
  }

  /// Whether a recording fails in the only field as `original` does.
  private func fails(_ recording: Recording, as original: Divergence) throws -> Bool {
    let divergences = try Replayer().replay(recording).divergences
    guard let divergence = divergences.first, divergence.expected == original.expected else {
      return false
    }
    switch (divergence.actual, original.actual, original.expected) {
    case (.number(let actual), .number(let before), .number(let expected)):
      return abs(actual - before) <= 0.1 * abs(before - expected)
    case (.array(let actual), .array(let before), .array(let expected)):
      guard case .number(let x) = actual[0], case .number(let xBefore) = before[0],
        case .number(let xExpected) = expected[0]
      else { return false }
      return abs(x - xBefore) <= 0.1 * abs(xBefore - xExpected)
        && actual.dropFirst() == before.dropFirst()
    default:
      return divergence.actual == original.actual
    }
  }

  /// The recording without one sample; nil where its expectation has none left to come after.
  private func dropping(_ index: Int, from recording: Recording) -> Recording? {
    var recording = recording
    recording.samples.remove(at: index)
    if case .after(let sample) = recording.expectations[0].checkpoint, sample >= index {
      if sample == 0 { return nil }
      recording.expectations[0].checkpoint = .after(sample - 1)
    }
    return recording
  }

  @Test("What is left fails in the same way, can lose no sample, and is found again")
  func laws() throws {
    var random = SplitMix64(state: 2002)
    for round in 0..<150 {
      let whole = try faulty(&random)
      let original = try #require(try Replayer().replay(whole).divergences.first)
      let shrunk = try #require(try RecordingShrinker().shrink(whole))
      let smallest = shrunk.recording
      #expect(shrunk.isSmallest, "round \(round)")
      #expect(try fails(smallest, as: original), "round \(round): \(whole.jsonLine)")
      for index in smallest.samples.indices {
        guard let less = dropping(index, from: smallest) else { continue }
        #expect(try !fails(less, as: original), "round \(round): \(whole.jsonLine)")
      }
      #expect(try Recording(json: Array(smallest.json.utf8)) == smallest, "round \(round)")
      #expect(smallest.samples.count <= whole.samples.count, "round \(round)")
      #expect(try RecordingShrinker().shrink(whole) == shrunk, "round \(round)")
    }
  }

  @Test("Replays are bounded, and what was found until then fails in the same way")
  func bounded() throws {
    var random = SplitMix64(state: 1999)
    for maximum in [1, 2, 3, 5, 8, 13, 21] {
      let whole = try faulty(&random)
      let original = try #require(try Replayer().replay(whole).divergences.first)
      var shrinker = RecordingShrinker()
      shrinker.maximumReplays = maximum
      var observed: [Int] = []
      let shrunk = try #require(
        try shrinker.shrink(whole) { observed.append($0.replayCount) })
      #expect(shrunk.replayCount <= maximum)
      #expect(observed == Array(2..<(shrunk.replayCount + 1)))
      #expect(shrunk.isSmallest == (shrunk.replayCount < maximum))
      #expect(try fails(shrunk.recording, as: original))
    }
  }
}
