import GestureMath

/// One replay of one recording on one control.
struct ReplayRun<C: Control> {
  private let recording: Recording
  private let commands: [CommandReader<C>.Command]
  private let initialControl: C
  private var control: C
  private var timeline = ContactTimeline()
  private var digest = StateDigest()
  private var reached: [Outcome.Reached?]
  private var lastSample: [Int?]

  /// The expectations that wait for a sample, the nearest last.
  private var waitingForSample: [(sample: Int, expectation: Int)] = []
  /// The expectations that wait for a time, the nearest last.
  private var waitingForTime: [(time: Double, expectation: Int)] = []

  /// Prepares a replay.
  ///
  /// - Throws: ``RecordingError`` where the control has not a field that is expected.
  init(
    _ recording: Recording, control: C, commands: [CommandReader<C>.Command]
  ) throws(RecordingError) {
    self.recording = recording
    self.commands = commands
    self.control = control
    initialControl = control
    reached = Array(repeating: nil, count: recording.expectations.count)
    lastSample = Array(repeating: nil, count: recording.expectations.count)
    let fields = StateSnapshot(of: control).fields
    for (index, expectation) in recording.expectations.enumerated() {
      try expectation.check(
        against: fields, sampleCount: recording.samples.count, at: "/expect/\(index)")
      switch expectation.checkpoint {
      case .after(let sample): waitingForSample.append((sample, index))
      case .at(let time): waitingForTime.append((time, index))
      case .end: break
      }
    }
    waitingForSample.sort { $0 > $1 }
    waitingForTime.sort { $0 > $1 }
  }

  /// Replays all samples, and hands the control at the start and after every sample to `observer`.
  consuming func outcome(observing observer: ((Int?, Double?, C) -> Void)?) -> Outcome {
    observer?(nil, nil, control)
    var nextCommand = 0
    for (index, sample) in recording.samples.enumerated() {
      let time = timeline.advance(to: sample.time, sample: index)
      reachTimes(before: time, sample: index)
      switch sample.input {
      case .contact(let contact):
        let events = timeline.events(for: contact, sample: index, time: time)
        if let cancelled = events.cancelled { control.receive(cancelled) }
        if let own = events.own { control.receive(own) }
      case .command:
        perform(commands[nextCommand], at: time)
        nextCommand += 1
      }
      control.hashState(into: &digest)
      observer?(index, time, control)
      while let next = waitingForSample.last, next.sample == index {
        waitingForSample.removeLast()
        reach(next.expectation, by: control, sample: index)
      }
    }
    return finish()
  }

  private mutating func perform(_ command: CommandReader<C>.Command, at time: Double) {
    switch command {
    case .frame: control.advance(to: time)
    case .own(let command): control.perform(command, at: time)
    }
  }

  /// Compares what is expected at times before that of `sample`, which is delivered next.
  private mutating func reachTimes(before time: Double, sample: Int) {
    while let next = waitingForTime.last, next.time < time {
      waitingForTime.removeLast()
      // A copy is advanced, so that looking at a state changes nothing that comes after.
      var presented = control
      presented.advance(to: next.time)
      reach(next.expectation, by: presented, sample: sample - 1)
    }
  }

  private mutating func reach(_ expectation: Int, by control: C, sample: Int) {
    reached[expectation] = Outcome.Reached(
      state: StateSnapshot(of: control).fields, digest: digest.value)
    lastSample[expectation] = sample < 0 ? nil : sample
  }

  private consuming func finish() -> Outcome {
    let count = recording.samples.count
    reachTimes(before: .infinity, sample: count)
    timeline.finish(sampleCount: count)
    let findings = timeline.findings + recording.misspelledKeys
    let last = Outcome.Reached(state: StateSnapshot(of: control).fields, digest: digest.value)
    let reached = reached.map { $0 ?? last }
    var divergences: [Divergence] = []
    for (index, expectation) in recording.expectations.enumerated() {
      let sample =
        expectation.checkpoint == .end ? (count > 0 ? count - 1 : nil) : lastSample[index]
      divergences += expectation.divergences(from: reached[index], index: index, sample: sample)
    }
    return Outcome(
      sampleCount: count, findings: findings, divergences: divergences, reached: reached,
      state: last.state, digest: last.digest)
  }
}
