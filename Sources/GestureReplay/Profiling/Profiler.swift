import GestureMath

/// Measures what recordings take: each stage of a replay, and each event that the control takes.
///
///     let profiler = Profiler()
///     let profile = try profiler.profile(recording, on: Slider())
///     if let each = profile.control.nanosecondsPerEvent,
///       let tail = profile.eventTimes.percentile(99.9)
///     {
///       print("\(each) ns an event, \(tail) ns at the 99.9th percentile")
///     }
///
/// A ``ProfileSummary`` puts profiles together, and ``ProfileTextReport`` prints it as the command
/// does, with all stages and what was slowest:
///
///     var summary = ProfileSummary(timer: profiler.timer)
///     summary.add(profile, at: ProfileSummary.Place(path: "slide.json"))
///     print(ProfileTextReport().text(of: summary))
///
/// One recording is profiled at a time, on the caller's thread. Figures of a debug build say nothing
/// of a release build, and those of one machine nothing of another.
public struct Profiler: Sendable {
  /// How often a recording is run for its figures, after one run to warm up.
  public enum Runs: Hashable, Sendable {
    /// So often; at least once.
    case count(Int)
    /// As often as fits into so many seconds: at least three times, but once where a single run
    /// takes longer than that, and at most 1001 times.
    case seconds(Double)
  }

  /// Knows the controls.
  public var replayer: Replayer
  /// How large and how deep documents may be.
  public var limits: JSONLimits
  /// How often a recording is run.
  public var runs: Runs
  /// Tells what the calling thread asked of the allocator so far; nil where that is not counted,
  /// and then profiles state no allocations.
  public var allocations: (@Sendable () -> AllocationTally)?
  /// What the timer adds, which is taken off.
  public var timer: ProfileTimer

  /// Creates a profiler, and measures the timer.
  ///
  /// The product `AllocationCounting` counts allocations, where `AllocationCount.isAvailable`.
  /// Depend on it, import it, and connect it so:
  ///
  ///     let profiler = Profiler(allocations: {
  ///       let count = AllocationCount.current
  ///       return AllocationTally(calls: count.calls, bytes: count.bytes)
  ///     })
  ///
  /// - Parameters:
  ///   - replayer: Knows the controls.
  ///   - limits: How large and how deep documents may be.
  ///   - runs: How often a recording is run.
  ///   - allocations: Tells what the calling thread asked of the allocator so far; nil where that is
  ///     not counted.
  public init(
    replayer: Replayer = Replayer(), limits: JSONLimits = JSONLimits(),
    runs: Runs = .seconds(0.2), allocations: (@Sendable () -> AllocationTally)? = nil
  ) {
    self.replayer = replayer
    self.limits = limits
    self.runs = runs
    self.allocations = allocations
    timer = .measured()
  }

  /// Profiles the recording in a file: all stages, but for reading where it is a pipe.
  ///
  /// - Throws: ``RecordingError`` where it cannot be read or understood.
  public func profile(contentsOf path: String) throws(RecordingError) -> RecordingProfile {
    try located(in: path, line: nil) { () throws(RecordingError) in
      guard !FileBytes.isRegular(path) else { return try profile(.file(path)) }
      // A pipe can be read once.
      return try profile(.document(try FileBytes.read(path, limit: limits.byteCount)))
    }
  }

  /// Profiles the recording in a JSON document: all stages but reading.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 text, one JSON object.
  ///   - file: The path that errors name.
  ///   - line: The line of a JSON Lines file that the document is, which errors name.
  /// - Returns: What the recording took.
  /// - Throws: ``RecordingError`` where it cannot be understood.
  public func profile(
    json bytes: [UInt8], file: String? = nil, line: Int? = nil
  ) throws(RecordingError) -> RecordingProfile {
    try located(in: file, line: line) { () throws(RecordingError) in
      try profile(.document(bytes))
    }
  }

  /// Profiles a recording on the control that it names: the replay and the comparison.
  ///
  /// - Throws: ``RecordingError`` where it cannot be replayed.
  public func profile(_ recording: Recording) throws(RecordingError) -> RecordingProfile {
    try profile(.recording(recording))
  }

  /// Profiles a recording on a control of the caller's own: the replay and the comparison. What the
  /// recording says of its control is not read.
  ///
  /// What it expects is, and must be of this control's fields. Take that away, by an empty
  /// `expectations`, from a recording of another control.
  ///
  /// - Throws: ``RecordingError`` where it cannot be replayed, or expects a field that the control
  ///   does not have.
  @_disfavoredOverload  // A control that is recordable too has both, and the other reads more.
  public func profile<C: Control>(
    _ recording: Recording, on control: C
  ) throws(RecordingError) -> RecordingProfile where C.Command == Never {
    try profile(
      .recording(recording), named: { _ in "\(C.self)" },
      replay: { (work, recording) throws(RecordingError) in
        try replayer.perform(work, on: recording, control)
      },
      time: { (work, recording) throws(RecordingError) in
        try replayer.perform(work, on: recording, control)
      })
  }

  /// Profiles a recording on a control of the caller's own that takes commands: the replay and the
  /// comparison. What the recording says of its control is not read.
  ///
  /// Its commands and what it expects are, and must be of this control. Take the latter away, by an
  /// empty `expectations`, from a recording of another control.
  ///
  /// - Throws: ``RecordingError`` where it cannot be replayed, or has a command or expects a field
  ///   that the control does not have.
  public func profile<C: RecordableControl>(
    _ recording: Recording, on control: C
  ) throws(RecordingError) -> RecordingProfile {
    try profile(
      .recording(recording), named: { _ in C.recordedType },
      replay: { (work, recording) throws(RecordingError) in
        try replayer.perform(work, on: recording, control)
      },
      time: { (work, recording) throws(RecordingError) in
        try replayer.perform(work, on: recording, control)
      })
  }

  /// Does something that reads a recording, and says what it took.
  package func reading<Value>(_ read: () -> Value) -> (value: Value, figures: StageFigures) {
    let stopwatch = Stopwatch(allocations: allocations)
    let start = stopwatch.mark()
    let value = read()
    let end = stopwatch.mark()
    return (
      value,
      StageFigures(
        events: 0, nanoseconds: Double(timer.taken(end.end - start.start)),
        allocations: end.tally(since: start))
    )
  }

  private func profile(_ source: StageSource) throws(RecordingError) -> RecordingProfile {
    try profile(
      source, named: controlType,
      replay: { (work, recording) throws(RecordingError) in
        try replayer.perform(work, on: recording)
      },
      time: { (work, recording) throws(RecordingError) in
        try replayer.perform(work, on: recording)
      })
  }

  private func profile(
    _ source: StageSource, named name: (Recording) -> String,
    replay: @escaping (StageReplay, Recording) throws(RecordingError) -> StageReplay.Result,
    time: (EventTiming, Recording) throws(RecordingError) -> EventTiming.Result
  ) throws(RecordingError) -> RecordingProfile {
    let stages = try StageTiming(profiler: self, source: source, replay: replay).measure()
    let timing = EventTiming(stageRuns: stages.runs, profiler: self)
    let events = try time(timing, stages.recording)
    return RecordingProfile(
      controlType: name(stages.recording), recording: stages.recording,
      runs: stages.runs, stages: stages.figures, control: events.control,
      eventTimes: events.times, slowestEvents: events.slowest, outcome: stages.outcome)
  }

  /// What `profile` returns, or its error with the file and the line that it is in.
  private func located(
    in file: String?, line: Int?, _ profile: () throws(RecordingError) -> RecordingProfile
  ) throws(RecordingError) -> RecordingProfile {
    do throws(RecordingError) {
      return try profile()
    } catch {
      var error = error
      error.file = file
      error.line = line
      throw error
    }
  }

  private func controlType(of recording: Recording) -> String {
    guard case .string(let name)? = replayer.configuration(of: recording)["type"] else { return "" }
    return name
  }
}
