/// What many recordings took, control by control, and which were the slowest.
public struct ProfileSummary: Sendable {
  /// A recording, and what it took.
  public struct SlowRecording: Hashable, Sendable {
    /// The file's path, and the line of a JSON Lines file.
    public var place: Place
    /// What it calls the control.
    public var controlType: String
    /// What all stages took.
    public var figures: StageFigures
  }

  /// A single event, and its recording.
  public struct SlowEvent: Hashable, Sendable {
    /// The file's path, and the line of a JSON Lines file.
    public var place: Place
    /// What it was and what it took.
    public var event: RecordingProfile.SlowEvent
  }

  /// Where a recording is.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The line of a JSON Lines file, counted from 1; nil for one document.
    public var line: Int?

    /// The path, and the line where there is one: `folder/file.jsonl:3`.
    var text: String { path + (line.map { ":\($0)" } ?? "") }

    /// Creates a place.
    public init(path: String, line: Int? = nil) {
      self.path = path
      self.line = line
    }
  }

  /// What the timer adds, which is taken off.
  public var timer: ProfileTimer
  /// The controls, in the order in which they were met.
  public private(set) var controls: [ControlProfile] = []
  /// The recordings that took longest, the slowest first; at most ten.
  public private(set) var slowestRecordings: [SlowRecording] = []
  /// The events that took longest, the slowest first, at most ten.
  public private(set) var slowestEvents: [SlowEvent] = []

  /// Creates the summary of no recording.
  public init(timer: ProfileTimer) { self.timer = timer }

  /// Adds the profile of the recording at `place`.
  public mutating func add(_ profile: RecordingProfile, at place: Place) {
    let index = controls.firstIndex { $0.type == profile.controlType } ?? controls.endIndex
    if index == controls.endIndex { controls.append(ControlProfile(type: profile.controlType)) }
    controls[index].add(profile)
    let limit = RecordingProfile.slowestCount
    let figures = StageFigures(events: profile.eventCount, nanoseconds: profile.nanoseconds)
    slowestRecordings.insert(
      SlowRecording(place: place, controlType: profile.controlType, figures: figures),
      limit: limit
    ) { $0.figures.nanoseconds }
    for event in profile.slowestEvents {
      slowestEvents.insert(SlowEvent(place: place, event: event), limit: limit) {
        $0.event.nanoseconds
      }
    }
  }
}

extension Array {
  /// Puts an element among the largest, the largest first, those that came first before their
  /// equals; drops what is beyond the limit.
  mutating func insert<Value: Comparable>(
    _ element: Element, limit: Int, by value: (Element) -> Value
  ) {
    let new = value(element)
    guard count < limit || value(self[count - 1]) < new else { return }
    insert(element, at: firstIndex { value($0) < new } ?? endIndex)
    if count > limit { removeLast() }
  }
}
