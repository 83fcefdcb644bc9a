/// What a recording took, stage by stage and event by event.
public struct RecordingProfile: Sendable {
  /// A single event, and the time that the control took for it.
  public struct SlowEvent: Hashable, Sendable {
    /// The index of its sample, counted from 0.
    public var sample: Int
    /// The time in nanoseconds, without the timer's cost.
    public var nanoseconds: UInt64
    /// What it was.
    public var input: Sample

    package init(sample: Int, nanoseconds: UInt64, input: Sample) {
      self.sample = sample
      self.nanoseconds = nanoseconds
      self.input = input
    }
  }

  /// What the recording calls the control; for one of the caller's own, the name of its type.
  public var controlType: String
  /// The recording. Each of its samples is an event.
  public var recording: Recording
  /// How often the stages were run for the figures, of which each is the median.
  public var runs: Int
  /// What each stage took; a stage that there was not, such as reading what is in memory, is absent.
  public var stages: [ProfileStage: StageFigures]
  /// What the control alone took for the events, without hashing its states: part of the replay.
  public var control: StageFigures
  /// The times of single events in nanoseconds, without the timer's cost, each the median of some
  /// runs, so that an interruption is not taken for the event's. 0 is less than the timer can tell.
  public var eventTimes: TimeDistribution
  /// The slowest single events, the slowest first, of equal ones the first; at most ten.
  public var slowestEvents: [SlowEvent]
  /// What came of the replay.
  public var outcome: Outcome

  package init(
    controlType: String, recording: Recording, runs: Int, stages: [ProfileStage: StageFigures],
    control: StageFigures, eventTimes: TimeDistribution, slowestEvents: [SlowEvent],
    outcome: Outcome
  ) {
    self.controlType = controlType
    self.recording = recording
    self.runs = runs
    self.stages = stages
    self.control = control
    self.eventTimes = eventTimes
    self.slowestEvents = slowestEvents
    self.outcome = outcome
  }

  /// The number of events.
  public var eventCount: Int { recording.samples.count }

  /// The time of all stages together, in nanoseconds.
  public var nanoseconds: Double { stages.values.reduce(0) { $0 + $1.nanoseconds } }

  /// How many events a list of slow ones holds.
  static var slowestCount: Int { 10 }
}
