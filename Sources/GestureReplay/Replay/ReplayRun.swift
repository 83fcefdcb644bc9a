import GestureMath

/// One replay of one recording on one control: first the samples, then what is expected of them.
struct ReplayRun<C: Control> {
  private let recording: Recording
  private let commands: [CommandReader<C>.Command]
  private var timeline = ContactTimeline()
  private var digest = StateDigest()
  /// What was found at the checkpoint of each expectation; nil where that is the end.
  private var checkpoints: [Checkpoint?]

  /// The expectations that wait for a sample, the nearest last.
  private var waitingForSample: [(sample: Int, expectation: Int)] = []
  /// The expectations that wait for a time, the nearest last.
  private var waitingForTime: [(time: Double, expectation: Int)] = []

  /// The control that is replayed on. It comes last, so that the places of all else are known where
  /// its type is not.
  private var control: C

  /// What is kept of a checkpoint: the control itself may take much more memory.
  private struct Checkpoint {
    let reached: Outcome.Reached
    let sample: Int?
  }

  /// Prepares a replay.
  ///
  /// - Throws: ``RecordingError`` where the control has not a field that is expected.
  init(
    _ recording: Recording, control: C, commands: [CommandReader<C>.Command]
  ) throws(RecordingError) {
    self.recording = recording
    self.commands = commands
    self.control = control
    checkpoints = Array(repeating: nil, count: recording.expectations.count)
    guard !recording.expectations.isEmpty else { return }
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
}

// MARK: - Replaying

extension ReplayRun {
  /// Replays all samples, and hands the control at the start and after every sample to `observer`.
  mutating func replay(observing observer: ((Int?, Double?, C) -> Void)? = nil) {
    observer?(nil, nil, control)
    recording.samples.withColumns { replay($0, observing: observer) }
    reachTimes(before: .infinity, sample: recording.samples.count)
    timeline.finish(sampleCount: recording.samples.count)
  }

  private mutating func replay(
    _ samples: Samples.Columns, observing observer: ((Int?, Double?, C) -> Void)?
  ) {
    var nextCommand = 0
    for index in samples.times.indices {
      let time = timeline.advance(to: samples.times[index], sample: index)
      if !waitingForTime.isEmpty { reachTimes(before: time, sample: index) }
      let contact = samples.marks[index].contact(
        x: samples.xs[index], y: samples.ys[index], id: samples.ids?[index],
        pressure: samples.pressures?[index])
      if let contact {
        if let event = timeline.followingEvent(for: contact, time: time) {
          control.receive(event)
        } else {
          let events = timeline.events(for: contact, sample: index, time: time)
          if let cancelled = events.cancelled { control.receive(cancelled) }
          if let own = events.own { control.receive(own) }
        }
      } else if nextCommand < commands.count {  // A file may be changed while it is replayed.
        commands[nextCommand].perform(on: &control, at: time)
        nextCommand += 1
      }
      control.hashState(into: &digest)
      observer?(index, time, control)
      while let next = waitingForSample.last, next.sample == index {
        waitingForSample.removeLast()
        reach(next.expectation, by: control, sample: index)
      }
      if (index + 1).isMultiple(of: Samples.window) {
        recording.samples.discard(index + 1 - Samples.window..<index + 1)
      }
    }
  }

  /// Keeps what is expected at times before that of `sample`, which is delivered next.
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
    checkpoints[expectation] = Checkpoint(
      reached: Outcome.Reached(
        state: recording.expectations[expectation].asked(of: StateSnapshot(of: control).fields),
        digest: digest.value),
      sample: sample < 0 ? nil : sample)
  }
}

extension CommandReader.Command {
  /// Carries the command out, at `time` in seconds.
  func perform(on control: inout C, at time: Double) {
    switch self {
    case .frame: control.advance(to: time)
    case .own(let command): control.perform(command, at: time)
    }
  }
}

// MARK: - Comparing

extension ReplayRun {
  /// Compares what was found at the checkpoints with what is expected, once all was replayed.
  consuming func outcome() -> Outcome {
    let count = recording.samples.count
    let end = (
      state: StateSnapshot(of: control).fields, digest: digest.value,
      sample: count > 0 ? count - 1 : nil
    )
    var reached: [Outcome.Reached] = []
    reached.reserveCapacity(recording.expectations.count)
    var divergences: [Divergence] = []
    for (index, expectation) in recording.expectations.enumerated() {
      let checkpoint =
        checkpoints[index]
        ?? Checkpoint(
          reached: Outcome.Reached(state: expectation.asked(of: end.state), digest: end.digest),
          sample: end.sample)
      reached.append(checkpoint.reached)
      divergences += expectation.divergences(
        from: checkpoint.reached, index: index, sample: checkpoint.sample)
    }
    return Outcome(
      sampleCount: count, findings: timeline.findings + recording.misspelledKeys,
      divergences: divergences, reached: reached, state: end.state, digest: end.digest)
  }
}
