/// What recordings of one control took together.
public struct ControlProfile: Sendable {
  /// What the recordings call the control.
  public var type: String
  /// The number of recordings.
  public var recordings = 0
  /// The number of events.
  public var events = 0
  /// How often a recording was run for its figures, at least and at most; nil without recordings.
  public var runs: ClosedRange<Int>?
  /// What each stage took, with the events of the recordings that have it.
  public var stages: [ProfileStage: StageFigures] = [:]
  /// What the control alone took, without hashing its states: part of the replay.
  public var control = StageFigures.zero
  /// The times of single events in nanoseconds, without the timer's cost.
  public var eventTimes = TimeDistribution()

  /// Creates the profile of a control without recordings.
  public init(type: String) { self.type = type }

  /// The time of all stages together, in nanoseconds.
  public var nanoseconds: Double { stages.values.reduce(0) { $0 + $1.nanoseconds } }

  /// What the replay took besides the control: finding the events, and hashing the states.
  public var states: StageFigures {
    let replay = stages[.replay] ?? .zero
    return StageFigures(
      events: replay.events, nanoseconds: max(0, replay.nanoseconds - control.nanoseconds))
  }

  /// What the control's share of a frame at 120 Hz is.
  public var frame: FrameShare { FrameShare(control: control, eventTimes: eventTimes) }

  /// Adds a recording.
  public mutating func add(_ profile: RecordingProfile) {
    recordings += 1
    events += profile.eventCount
    let (least, most) = (runs?.lowerBound ?? profile.runs, runs?.upperBound ?? profile.runs)
    runs = min(least, profile.runs)...max(most, profile.runs)
    for (stage, figures) in profile.stages {
      stages[stage, default: StageFigures.zero].add(figures)
    }
    control.add(profile.control)
    eventTimes.formUnion(profile.eventTimes)
  }
}
