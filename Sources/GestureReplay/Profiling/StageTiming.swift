import GestureMath

/// Where a recording that is profiled comes from.
enum StageSource {
  case file(String)
  case document([UInt8])
  case recording(Recording)
}

/// Runs the stages of a recording again and again, and times each.
struct StageTiming {
  let profiler: Profiler
  let source: StageSource
  /// Replays a recording and compares.
  let replay: (StageReplay, Recording) throws(RecordingError) -> StageReplay.Result

  /// What the runs took.
  struct Measurement {
    /// The recording of the last run.
    let recording: Recording
    /// What came of it.
    let outcome: Outcome
    /// The number of runs, without the one to warm up.
    let runs: Int
    /// What each stage took: the median.
    let figures: [ProfileStage: StageFigures]
  }

  /// The times of one stage in nanoseconds, and what it asked of the allocator last.
  private struct Laps {
    var lengths: [UInt64] = []
    var allocations: AllocationTally?
  }

  /// Runs the stages as often as the profiler says.
  func measure() throws(RecordingError) -> Measurement {
    let start = ProfileClock.now
    var laps: [ProfileStage: Laps] = [:]
    // Once to warm up, which finds what is wrong with the recording too.
    var last = try run(&laps)
    laps = [:]
    var runs = 0
    repeat {
      // Two recordings at a time would need twice the memory.
      last.recording = Recording()
      last = try run(&laps)
      runs += 1
    } while isUnfinished(runs, since: start)
    let events = last.recording.samples.count
    return Measurement(
      recording: last.recording, outcome: last.outcome, runs: runs,
      figures: laps.mapValues { laps in
        StageFigures(
          events: events, nanoseconds: Double(laps.lengths.median ?? 0),
          allocations: laps.allocations)
      })
  }

  private func isUnfinished(_ runs: Int, since start: UInt64) -> Bool {
    switch profiler.runs {
    case .count(let count): return runs < count
    case .seconds(let seconds):
      let elapsed = Double(ProfileClock.now - start) / 1e9
      return runs < 3 ? elapsed < 3 * seconds : elapsed < seconds && runs < 1001
    }
  }

  private func run(
    _ laps: inout [ProfileStage: Laps]
  ) throws(RecordingError) -> (recording: Recording, outcome: Outcome) {
    let stopwatch = Stopwatch(allocations: profiler.allocations)
    var marks: [(stage: ProfileStage, end: Stopwatch.Mark)] = []
    marks.reserveCapacity(ProfileStage.allCases.count)
    let start = stopwatch.mark()
    let recording: Recording
    switch source {
    case .file(let path):
      let contents = try FileContents(path, limit: profiler.limits.byteCount)
      marks.append((.read, stopwatch.mark()))
      recording = try Recording(contents, profiler.limits)
      marks.append((.decode, stopwatch.mark()))
    case .document(let bytes):
      recording = try Recording(.memory(bytes), profiler.limits)
      marks.append((.decode, stopwatch.mark()))
    case .recording(let given): recording = given
    }
    let result = try replay(StageReplay(stopwatch: stopwatch), recording)
    marks += [
      (.prepare, result.prepared), (.replay, result.replayed), (.compare, result.compared),
    ]
    var last = start
    for (stage, end) in marks {
      let length = profiler.timer.taken(end.end - last.start)
      laps[stage, default: Laps()].lengths.append(length)
      laps[stage]?.allocations = end.tally(since: last)
      last = end
    }
    return (recording, result.outcome)
  }
}

/// A replay and a comparison that say when they ended.
struct StageReplay: ReplayWork {
  let stopwatch: Stopwatch

  struct Result {
    let prepared: Stopwatch.Mark
    let replayed: Stopwatch.Mark
    let compared: Stopwatch.Mark
    let outcome: Outcome
  }

  func run<C: Control>(
    _ recording: Recording, on control: C, commands: [CommandReader<C>.Command]
  ) throws(RecordingError) -> Result {
    var run = try ReplayRun(recording, control: control, commands: commands)
    let prepared = stopwatch.mark()
    run.replay()
    let replayed = stopwatch.mark()
    let outcome = run.outcome()
    return Result(
      prepared: prepared, replayed: replayed, compared: stopwatch.mark(), outcome: outcome)
  }
}

/// Marks where a stage ends and the next one begins.
struct Stopwatch {
  let allocations: (@Sendable () -> AllocationTally)?

  /// The end of a stage and the start of the next, with what lies between them left out.
  struct Mark {
    let end: UInt64
    let tally: AllocationTally?
    let start: UInt64

    /// What was asked of the allocator since another mark; nil where that is not counted.
    func tally(since last: Mark) -> AllocationTally? {
      guard let tally, let before = last.tally else { return nil }
      return tally - before
    }
  }

  func mark() -> Mark {
    let end = ProfileClock.now
    let tally = allocations?()
    return Mark(end: end, tally: tally, start: ProfileClock.now)
  }
}
