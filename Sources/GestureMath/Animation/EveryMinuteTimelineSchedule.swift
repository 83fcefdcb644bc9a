/// A schedule at the start of every minute: at the multiples of 60 seconds.
///
/// SwiftUI's type of the same name, without its calendar: time 0 is the start of a minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the entries from the start of the current minute on, in either mode.
  public func entries(
    from startTime: Double, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(
      start: 0, interval: 60, from: startTime, leastIndex: -.infinity)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The schedule at the start of every minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
