import GestureMath

/// Times the events of a recording, all together and one by one, without hashing any state.
///
/// The events are taken in chunks, and a chunk several times, each time from a copy of the control as
/// it was before: so that memory does not grow with the recording, and an interruption of one run
/// does not count.
struct EventTiming: ReplayWork {
  /// The number of runs, odd, so that the median is one of them.
  private let runs: Int
  private let timer: ProfileTimer
  private let allocations: (@Sendable () -> AllocationTally)?

  private static let chunkSize = 4096

  struct Result {
    var control: StageFigures
    var times = TimeDistribution()
    var slowest: [RecordingProfile.SlowEvent] = []
  }

  /// Creates a timing of about as many runs as the stages had.
  init(stageRuns: Int, profiler: Profiler) {
    runs = min(max(stageRuns, 3), 31) | 1
    timer = profiler.timer
    allocations = profiler.allocations
  }

  func run<C: Control>(
    _ recording: Recording, on control: C, commands: [CommandReader<C>.Command]
  ) -> Result {
    var result = Result(control: .zero)
    let limit = RecordingProfile.slowestCount
    var steps = EventSteps(recording)
    var control = control
    while true {
      let first = steps.position
      let chunk = Chunk(steps: steps.next(Self.chunkSize), control: control, commands: commands)
      if chunk.steps.isEmpty { return result }
      result.control.add(together(chunk))
      let times = oneByOne(chunk)
      for (offset, time) in times.medians.enumerated() {
        let time = timer.taken(time)
        result.times.insert(time)
        let isSlow =
          result.slowest.count < limit || time > result.slowest[limit - 1].nanoseconds
        guard isSlow else { continue }
        let event = RecordingProfile.SlowEvent(
          sample: first + offset, nanoseconds: time, input: recording.samples[first + offset])
        result.slowest.insert(event, limit: limit) { $0.nanoseconds }
      }
      control = times.control
    }
  }

  /// Some events, and the control as it is before them.
  private struct Chunk<C: Control> {
    let steps: [EventSteps.Step]
    let control: C
    let commands: [CommandReader<C>.Command]
  }

  /// What the events of a chunk take, with no timer in between: the median.
  private func together<C: Control>(_ chunk: Chunk<C>) -> StageFigures {
    var lengths: [UInt64] = []
    let stopwatch = Stopwatch(allocations: allocations)
    var tally: AllocationTally?
    for _ in 0..<runs {
      var control = chunk.control
      let start = stopwatch.mark()
      for step in chunk.steps { control.take(step, chunk.commands) }
      let end = stopwatch.mark()
      lengths.append(timer.taken(end.end - start.start))
      tally = end.tally(since: start)
    }
    return StageFigures(
      events: chunk.steps.count, nanoseconds: Double(lengths.median ?? 0), allocations: tally)
  }

  /// What each event of a chunk takes, with the timer's cost: the medians; and the control after.
  private func oneByOne<C: Control>(_ chunk: Chunk<C>) -> (medians: [UInt64], control: C) {
    let count = chunk.steps.count
    var lengths = [UInt64](repeating: 0, count: runs * count)
    var last = chunk.control
    for run in 0..<runs {
      var control = chunk.control
      for index in 0..<count {
        let start = ProfileClock.now
        control.take(chunk.steps[index], chunk.commands)
        lengths[index * runs + run] = ProfileClock.now - start
      }
      last = control
    }
    let medians = (0..<count).map { index in
      Array(lengths[index * runs..<(index + 1) * runs]).median ?? 0
    }
    return (medians, last)
  }
}
