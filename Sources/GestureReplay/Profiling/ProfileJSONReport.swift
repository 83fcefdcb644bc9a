/// A profile for programs: one JSON object.
///
/// - `timer`: `cost` and `resolution` in nanoseconds. The cost is taken off; a time that is less than
///   the resolution is 0.
/// - `recordings`, `events`, `diverged`, `unreadable`: counts.
/// - `controls`: an object for each control, with its `type`, `recordings`, `events`, and how often a
///   recording was run, as `leastRuns` and `mostRuns`;
///   - `stages`: `read`, `decode`, `prepare`, `replay` and `compare`, those that there were, each with
///     `events`, `nanoseconds`, `nanosecondsPerEvent`, `share` of all stages (0 to 1), `allocations`
///     and `allocatedBytes`;
///   - `control` and `states`: the two parts of the replay, with the same but the share;
///   - `eventsPerSecond`: in `all` stages, in the `replay`, and by the `control` alone;
///   - `eventNanoseconds`: `p50`, `p99`, `p99.9` and `max` of single events, and `unresolved`, how many
///     took less than the resolution;
///   - `frame`: `nanoseconds` of one at 120 Hz, the share of it that an event takes `atP50` and
///     `atP99.9` (0 to 1), and `eventsThatFit`.
/// - `slowestRecordings`: each with `path`, `line`, `type`, `events`, `nanoseconds` and
///   `nanosecondsPerEvent`.
/// - `slowestEvents`: each with `path`, `line`, `sample`, `nanoseconds`, and the sample as `input`.
/// - `results`: those of the recordings that diverged or could not be read, as `swivel replay` has
///   them.
///
/// What is not known, such as allocations where they are not counted, is left out.
public struct ProfileJSONReport: Sendable {
  /// Creates a report.
  public init() {}

  /// Writes the object.
  ///
  /// - Parameters:
  ///   - summary: The profile.
  ///   - counts: How the recordings fared.
  ///   - failures: The results of those that did not pass.
  /// - Returns: The object, and a line break.
  public func text(
    of summary: ProfileSummary, counts: ReplaySummary, failures: [ReplayResult]
  ) -> String {
    var object = JSONObject()
    object["timer"] = .object(
      Self.object(
        ("cost", Double(summary.timer.cost)), ("resolution", Double(summary.timer.resolution))))
    object["recordings"] = .number(Double(counts.recordings))
    object["events"] = .number(Double(counts.samples))
    object["diverged"] = .number(Double(counts.diverged))
    object["unreadable"] = .number(Double(counts.unreadable))
    object["controls"] = .array(summary.controls.map { .object(control($0)) })
    object["slowestRecordings"] = .array(summary.slowestRecordings.map { .object(recording($0)) })
    object["slowestEvents"] = .array(summary.slowestEvents.map { .object(event($0)) })
    object["results"] = .array(failures.map { .object(JSONReport.object(for: $0)) })
    return JSONText.text(of: .object(object)) + "\n"
  }

  // MARK: - Controls

  private func control(_ control: ControlProfile) -> JSONObject {
    var stages = JSONObject()
    for stage in ProfileStage.allCases {
      guard let figures = control.stages[stage] else { continue }
      var object = self.figures(figures)
      if control.nanoseconds > 0 {
        object["share"] = .number(figures.nanoseconds / control.nanoseconds)
      }
      stages[stage.rawValue] = .object(object)
    }
    var object = JSONObject([
      .init("type", .string(control.type)),
      .init("recordings", .number(Double(control.recordings))),
      .init("events", .number(Double(control.events))),
    ])
    object["leastRuns"] = control.runs.map { .number(Double($0.lowerBound)) }
    object["mostRuns"] = control.runs.map { .number(Double($0.upperBound)) }
    object["stages"] = .object(stages)
    object["control"] = .object(figures(control.control))
    object["states"] = .object(figures(control.states))
    let all = StageFigures(events: control.events, nanoseconds: control.nanoseconds)
    object["eventsPerSecond"] = .object(
      Self.object(
        ("all", all.eventsPerSecond), ("replay", control.stages[.replay]?.eventsPerSecond),
        ("control", control.control.eventsPerSecond)))
    let times = control.eventTimes
    object["eventNanoseconds"] = .object(
      Self.object(
        ("p50", times.percentile(50).map { Double($0) }),
        ("p99", times.percentile(99).map { Double($0) }),
        ("p99.9", times.percentile(99.9).map { Double($0) }),
        ("max", times.max.map { Double($0) }), ("unresolved", Double(times.count(of: 0)))))
    object["frame"] = .object(
      Self.object(
        ("nanoseconds", FrameShare.nanoseconds), ("atP50", control.frame.atMedian),
        ("atP99.9", control.frame.atTail),
        ("eventsThatFit", control.frame.eventsThatFit.map { Double($0) })))
    return object
  }

  private func figures(_ figures: StageFigures) -> JSONObject {
    Self.object(
      ("events", Double(figures.events)), ("nanoseconds", figures.nanoseconds),
      ("nanosecondsPerEvent", figures.nanosecondsPerEvent),
      ("allocations", figures.allocations.map { Double($0.calls) }),
      ("allocatedBytes", figures.allocations.map { Double($0.bytes) }))
  }

  // MARK: - What was slowest

  private func recording(_ slow: ProfileSummary.SlowRecording) -> JSONObject {
    var object = place(slow.place)
    object["type"] = .string(slow.controlType)
    let figures = Self.object(
      ("events", Double(slow.figures.events)), ("nanoseconds", slow.figures.nanoseconds),
      ("nanosecondsPerEvent", slow.figures.nanosecondsPerEvent))
    object.members += figures.members
    return object
  }

  private func event(_ slow: ProfileSummary.SlowEvent) -> JSONObject {
    var object = place(slow.place)
    object["sample"] = .number(Double(slow.event.sample))
    object["nanoseconds"] = .number(Double(slow.event.nanoseconds))
    object["input"] = .object(slow.event.input.jsonObject)
    return object
  }

  private func place(_ place: ProfileSummary.Place) -> JSONObject {
    var object = JSONObject([.init("path", .string(place.path.withPathBytesEscaped))])
    if let line = place.line { object["line"] = .number(Double(line)) }
    return object
  }

  /// The members that have a value.
  private static func object(_ members: (String, Double?)...) -> JSONObject {
    JSONObject(members.compactMap { key, value in value.map { .init(key, .number($0)) } })
  }
}
