/// A schedule at given times.
///
/// SwiftUI's type of the same name.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Double {
  private var times: Entries

  /// Creates a schedule from times in seconds, which must ascend.
  public init(_ times: Entries) { self.times = times }

  /// Returns the given times, all of them, in either mode.
  public func entries(from startTime: Double, mode: TimelineScheduleMode) -> Entries { times }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule {
  /// Returns a schedule at given times in seconds, which must ascend.
  public static func explicit<S: Sequence>(_ times: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Double {
    ExplicitTimelineSchedule(times)
  }
}
