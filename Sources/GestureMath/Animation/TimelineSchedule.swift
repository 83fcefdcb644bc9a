/// A type that provides the times at which something is drawn anew.
///
/// SwiftUI's protocol of the same name, with times in seconds instead of dates.
public protocol TimelineSchedule {
  /// The mode of operation.
  typealias Mode = TimelineScheduleMode

  /// The times, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Double

  /// Returns the times from about a given one on, in ascending order, in seconds.
  ///
  /// The first may lie before it: it is the entry that is current then.
  func entries(from startTime: Double, mode: Mode) -> Entries
}

/// How often a schedule is to have entries.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, for a screen that is dimmed: each schedule says what it then does.
  case lowFrequency
}
