import GestureMath

/// What there is to see of a replay: the control at some moments, and the ways of the contacts.
struct ReplayFilm {
  /// The most pictures of an animation.
  private static let mostMoments = 10_000
  /// The most places of a trace in a picture of one time or of several.
  private static let mostPlaces = 500_000
  /// The most places of a trace in an animation, where each takes ten times as many bytes.
  private static let mostAnimatedPlaces = 100_000

  /// The control from a time on, until the next state.
  private struct State {
    let time: Double
    let control: any Control
  }

  private let initial: any Control
  /// The last states up to each of the moments.
  private let states: [State]
  /// When there is something to see, in seconds, in order; at least one.
  let moments: [Double]
  /// The ways of the contacts, or some of them.
  let trace: PointerTrace
  /// What the ways cover; nil where there are none.
  let traceBounds: Rect?
  /// What the control covers over the whole time; nil where it cannot be drawn.
  let controlExtent: Rect?
  /// What was left out, in words; nil where nothing was.
  let note: String?
  /// The times of the samples as they count, in order.
  let times: [Double]

  /// Replays a recording for a picture.
  ///
  /// - Throws: ``RecordingError`` as ``Replayer/replay(_:)``.
  init(
    _ recording: Recording, _ picture: RecordingRenderer.Picture, replayer: Replayer
  ) throws(RecordingError) {
    var trace = PointerTrace()
    times = Self.read(recording.samples, into: &trace)
    let (moments, step) = Self.moments(of: picture, times: times)
    let limit =
      picture == .animation ? Self.mostAnimatedPlaces : Self.mostPlaces / moments.count
    let thin = trace.thinned(to: limit)
    traceBounds = trace.bounds
    self.trace = thin.trace
    self.moments = moments
    let notes = [thin.note, step > 1 ? "1 of \(step) moments" : nil].compactMap(\.self)
    note = notes.isEmpty ? nil : "Shown: " + notes.joined(separator: ", ")

    var initial: any Control = DragGesture()
    var states: [State] = []
    var last: State?
    var extent: Rect?
    var next = 0
    _ = try replayer.replay(recording) { _, time, control in
      let control = (control as? DragGesture).map { DragPicture(value: $0.value) } ?? control
      if let new = (control as? any Drawable)?.extent, new.isFinite {
        extent = extent?.union(new) ?? new
      }
      guard let time else {
        initial = control
        return
      }
      // What was there before this time is what is seen at the moments before it.
      if let last, next < moments.count, moments[next] < time {
        states.append(last)
        while next < moments.count, moments[next] < time { next += 1 }
      }
      last = State(time: time, control: control)
    }
    if let last { states.append(last) }
    (self.initial, self.states, controlExtent) = (initial, states, extent)
  }

  /// The ways of the contacts, and the times of the samples.
  private static func read(_ samples: Samples, into trace: inout PointerTrace) -> [Double] {
    var timeline = ContactTimeline()
    return samples.enumerated().map { index, sample in
      let time = timeline.advance(to: sample.time, sample: index)
      guard case .contact(let contact) = sample.input else { return time }
      let events = timeline.events(for: contact, sample: index, time: time)
      if let cancelled = events.cancelled { trace.receive(cancelled) }
      if let own = events.own { trace.receive(own) }
      return time
    }
  }

  /// When a picture shows something, and how many moments one of them stands for.
  private static func moments(
    of picture: RecordingRenderer.Picture, times: [Double]
  ) -> (moments: [Double], step: Int) {
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    switch picture {
    case .end: return ([end], 1)
    case .at(let time): return ([time], 1)
    case .strip(let count):
      let moments = (0..<max(count, 1)).map { index in
        guard index < count - 1 else { return end }
        let time = start + (end - start) * Double(index) / Double(count - 1)
        // A frame at a sample's time is after that sample, whatever the division rounds to.
        return times.first { TimeBound(0).admits(($0 - time).magnitude) } ?? time
      }
      return (moments, 1)
    case .animation:
      let (moments, step) = AnimationTimes(times).probes(atMost: mostMoments)
      return (moments.isEmpty ? [end] : moments, step)
    }
  }

  /// Whether the control is the drag alone.
  var isPlainDrag: Bool { initial is DragPicture }

  /// The control as it was at one of the ``moments``, after all samples of that time.
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
}

/// What there is to see of a drag, without the samples that its velocity is computed from.
private struct DragPicture: Control, Drawable {
  let value: DragGesture.Value?

  mutating func receive(_ event: PointerEvent) {}

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {}

  func draw(in context: inout GraphicsContext) { value?.draw(in: &context) }

  var extent: Rect? { value?.extent }
}
