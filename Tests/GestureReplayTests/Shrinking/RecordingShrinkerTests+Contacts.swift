import GestureMath
import GestureReplay
import Testing

/// Counts the contacts that are down.
private struct Fingers: Control {
  private var down: Set<Int> = []

  mutating func receive(_ event: PointerEvent) {
    switch event.phase {
    case .began: down.insert(event.id)
    case .moved, .stationary: break
    case .ended, .cancelled: down.remove(event.id)
    }
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("count", Double(down.count))
  }
}

extension RecordingShrinkerTests {
  @Test("Contacts that are needed keep ids apart, numbered anew, on a control of one's own")
  func contacts() throws {
    let recording = try Self.recording(
      """
      "samples":[{"t":0,"phase":"began","x":1,"y":2,"id":8},{"t":1,"phase":"ended","id":8},
      {"t":2,"phase":"began","x":10,"y":20,"id":-5},{"t":2,"phase":"began","x":11,"y":21,"id":33},
      {"t":3,"phase":"moved","x":12,"y":22,"id":33},{"t":4,"phase":"ended","id":33}],
      "expect":[{"after":4,"state":{"count":1}}]
      """)
    let shrinker = RecordingShrinker { (recording) throws(RecordingError) in
      try Replayer().replay(recording, on: Fingers())
    }
    let shrunk = try #require(try shrinker.shrink(recording))
    let smallest = try Self.recording(
      """
      "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":0,"phase":"began","x":0,"y":0,"id":1}],
      "expect":[{"after":1,"state":{"count":1}}]
      """)
    #expect(shrunk.recording.jsonLine == smallest.jsonLine)
  }
}
