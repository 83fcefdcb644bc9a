import GestureMath

/// What there is to see of a replay: the control after every sample, and the ways of the contacts.
struct ReplayFilm {
  /// The control from a time on, until the next state.
  private struct State {
    let time: Double
    let control: any Control
  }

  private let initial: any Control
  private let states: [State]
  let trace: PointerTrace
  /// The times of the samples as they count, in order.
  let times: [Double]

  /// Replays a recording.
  ///
  /// - Throws: ``RecordingError`` as ``Replayer/replay(_:)``.
  init(_ recording: Recording, replayer: Replayer) throws(RecordingError) {
    var initial: any Control = DragGesture()
    var states: [State] = []
    _ = try replayer.replay(recording) { _, time, control in
      guard let time else {
        initial = control
        return
      }
      let drag = (control as? DragGesture).map { DragPicture(value: $0.value) }
      states.append(State(time: time, control: drag ?? control))
    }
    self.initial = initial
    self.states = states
    times = states.map(\.time)
    var timeline = ContactTimeline()
    var trace = PointerTrace()
    for (index, sample) in recording.samples.enumerated() {
      let time = timeline.advance(to: sample.time, sample: index)
      guard case .contact(let contact) = sample.input else { continue }
      let events = timeline.events(for: contact, sample: index, time: time)
      if let cancelled = events.cancelled { trace.receive(cancelled) }
      if let own = events.own { trace.receive(own) }
    }
    self.trace = trace
  }

  /// When the first sample was, in seconds; 0 where there is none.
  var start: Double { times.first ?? 0 }

  /// When the last sample was, in seconds; 0 where there is none.
  var end: Double { times.last ?? 0 }

  /// Whether the control is the drag alone.
  var isPlainDrag: Bool { initial is DragGesture }

  /// The control as it was at a time, after all samples of that time.
  func control(at time: Double) -> any Control {
    var (low, high) = (0, states.count)
    while low < high {
      let middle = (low + high) / 2
      if states[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return initial }
    let state = states[low - 1]
    return state.time < time ? Self.advanced(state.control, to: time) : state.control
  }

  private static func advanced<C: Control>(_ control: C, to time: Double) -> C {
    var control = control
    control.advance(to: time)
    return control
  }

  /// What the control draws at a time; nothing where it cannot be drawn.
  func picture(at time: Double) -> DisplayList {
    guard let drawable = control(at: time) as? any Drawable else { return DisplayList() }
    return DisplayList { drawable.draw(in: &$0) }
  }

  /// What the control covers over the whole time; nil where it cannot be drawn.
  var controlExtent: Rect? {
    var extent: Rect?
    for control in [initial] + states.map(\.control) {
      guard let next = (control as? any Drawable)?.extent, next.isFinite else { continue }
      extent = extent?.union(next) ?? next
    }
    return extent
  }
}

/// What there is to see of a drag, without the samples that its velocity is computed from.
private struct DragPicture: Control, Drawable {
  let value: DragGesture.Value?

  mutating func receive(_ event: PointerEvent) {}

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {}

  func draw(in context: inout GraphicsContext) { value?.draw(in: &context) }

  var extent: Rect? { value?.extent }
}
