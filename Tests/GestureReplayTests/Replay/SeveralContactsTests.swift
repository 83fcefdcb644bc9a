import GestureMath
import GestureReplay
import Testing

/// A control that keeps all events it was given.
private struct Log: Control {
  private(set) var events: [PointerEvent] = []

  mutating func receive(_ event: PointerEvent) { events.append(event) }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    for event in events.suffix(2) {
      encoder.encode("phase", event.phase.rawValue)
      encoder.encode("id", Double(event.id))
      encoder.encode("location", event.location)
    }
  }
}

/// Contacts that are down at the same time.
struct SeveralContactsTests {
  /// The events that samples stand for, by the rules as they are written down, and the digest of the
  /// states after each.
  private static func expected(_ samples: [Sample]) -> (digest: UInt64, open: [Int]) {
    var (log, digest) = (Log(), StateDigest())
    var down: [Int: (sample: Int, location: Point)] = [:]
    for (index, sample) in samples.enumerated() {
      guard case .contact(let contact) = sample.input else { continue }
      let id = contact.id ?? 0
      let last = down[id]
      if contact.phase == .began, let last {
        log.receive(PointerEvent(.cancelled, at: last.location, time: sample.time, id: id))
      }
      if contact.phase == .began || last != nil, let place = contact.location ?? last?.location {
        log.receive(PointerEvent(contact.phase, at: place, time: sample.time, id: id))
        let isOver = contact.phase == .ended || contact.phase == .cancelled
        let began = contact.phase == .began ? index : last?.sample ?? index
        down[id] = isOver ? nil : (began, place)
      }
      log.hashState(into: &digest)
    }
    return (digest.value, down.values.map(\.sample).sorted())
  }

  @Test("Contacts are told apart by their ids, in whatever order they come", arguments: 0..<200)
  func interleaved(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let phases: [PointerEvent.Phase] = [.began, .moved, .moved, .stationary, .ended, .cancelled]
    let samples = (0..<60).map { index in
      let phase = phases[Int.random(in: 0..<phases.count, using: &random)]
      let id = Int.random(in: 0...2, using: &random)
      let needsPlace = phase == .began || phase == .moved
      let place = Point(
        x: Double(Int.random(in: 0...9, using: &random)), y: Double(index))
      return Sample(
        time: Double(index),
        .contact(Sample.Contact(phase, at: needsPlace ? place : nil, id: id == 0 ? nil : id)))
    }
    let expected = Self.expected(samples)
    let outcome = try Replayer().replay(Recording(samples: Samples(samples)), on: Log())
    #expect(outcome.digest == expected.digest)
    #expect(
      outcome.findings.filter { $0.kind == .openAtEnd }.map { $0.sample ?? -1 } == expected.open)
  }
}
