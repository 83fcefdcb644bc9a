import GestureMath

/// What the samples of a recording put into a control, a sample after the other.
struct EventSteps {
  /// What a sample puts in.
  enum Step {
    /// Nothing, as the sample is ignored.
    case nothing
    /// An event.
    case event(PointerEvent)
    /// The end of what a contact did before, and where it begins again, if it has a place.
    case restart(PointerEvent, PointerEvent?)
    /// The command of this index.
    case command(Int, time: Double)
  }

  private let recording: Recording
  private var timeline = ContactTimeline()
  private var commandCount = 0
  /// The index of the next sample.
  private(set) var position = 0

  init(_ recording: Recording) { self.recording = recording }

  /// The steps of the next samples, at most `count`.
  mutating func next(_ count: Int) -> [Step] {
    let end = min(position + count, recording.samples.count)
    let steps = (position..<end).map { index in
      let sample = recording.samples[index]
      let time = timeline.advance(to: sample.time, sample: index)
      switch sample.input {
      case .command:
        defer { commandCount += 1 }
        return Step.command(commandCount, time: time)
      case .contact(let contact):
        let events = timeline.events(for: contact, sample: index, time: time)
        if let cancelled = events.cancelled { return .restart(cancelled, events.own) }
        return events.own.map(Step.event) ?? .nothing
      }
    }
    position = end
    return steps
  }
}

extension Control {
  /// Takes what a sample puts in.
  @inline(__always)
  mutating func take(_ step: EventSteps.Step, _ commands: [CommandReader<Self>.Command]) {
    switch step {
    case .nothing: break
    case .event(let event): receive(event)
    case .restart(let cancelled, let own):
      receive(cancelled)
      if let own { receive(own) }
    case .command(let index, let time):
      // A file may be changed while it is profiled.
      if index < commands.count { commands[index].perform(on: &self, at: time) }
    }
  }
}
