import GestureMath
import GestureReplay

/// Times controls on a drag of many turns, one event at a time: the control alone, and the whole
/// replay of a recording in memory, which checks contacts and hashes every state.
struct EngineBenchmarks {
  private static let count = 4096

  /// Prints a row for each control.
  func run() throws(RecordingError) {
    print("")
    print("control     ns an event   events/s   replayed, ns   samples/s   checksum")
    try row("drag", DragGesture())
    try row("angleDial", AngleDial(range: nil, grab: .relative))
    try row(
      "textBox",
      TextBox(
        center: Point(x: 200, y: 200), size: Size(width: 200, height: 100), isSelected: true))
  }

  private func row<C: RecordableControl>(_ name: String, _ control: C) throws(RecordingError) {
    let events = Self.events
    let box = Box(control)
    let recording = Self.recording(of: events)
    let replayer = Replayer()
    let state = Box(try replayer.replay(recording, on: control))
    let times = Measurement().medians(of: [
      Workload(
        count: events.count,
        run: { for event in events { box.value.receive(event) } },
        checksum: { Checksum(of: box.value).sum }),
      Workload(
        count: events.count,
        run: {
          // The recording was replayed once above, so it is understood.
          if let outcome = try? replayer.replay(recording, on: control) { state.value = outcome }
        },
        checksum: { Double(state.value.digest % 1_000_000) }),
    ])
    let (alone, replayed) = (times[0], times[1])
    print(
      Table.line([
        (name, -12), (Table.number(alone.nanoseconds, 1), 11),
        (Table.number(1e3 / alone.nanoseconds, 1) + " M", 11),
        (Table.number(replayed.nanoseconds, 1), 15),
        (Table.number(1e3 / replayed.nanoseconds, 1) + " M", 12),
        ("  \(alone.checksum) \(Int(replayed.checksum))", 0),
      ]))
  }

  /// A finger that goes round (200, 200) 16 times, its distance swinging between 50 and 150 points,
  /// from the handle of a box of 200 by 100 there.
  private static var events: [PointerEvent] {
    (0..<count).map { index in
      let share = Double(index) / Double(count)
      let (sine, cosine) = sincos(.degrees(26.56505117707799 + 360 * 16 * share))
      let swing = sincos(.degrees(360 * 5 * share)).sin
      let radius = 111.80339887498948 + 40 * swing
      return PointerEvent(
        index == 0 ? .began : index == count - 1 ? .ended : .moved,
        at: Point(x: 200 + radius * cosine, y: 200 + radius * sine), time: 0.008 * Double(index))
    }
  }

  private static func recording(of events: [PointerEvent]) -> Recording {
    Recording(
      samples: events.map {
        Sample(time: $0.time, .contact(Sample.Contact($0.phase, at: $0.location)))
      })
  }
}

/// A value that two closures share.
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The sum of all numbers of a state.
private struct Checksum: StateEncoder {
  private(set) var sum = 0.0

  init(of control: some Control) { control.encodeState(to: &self) }

  mutating func number(_ value: Double) { sum += value }
  mutating func field(_ name: StaticString) {}
  mutating func null() {}
  mutating func boolean(_ value: Bool) {}
  mutating func string(_ value: String) {}
  mutating func beginList() {}
  mutating func endList() {}
}
