/// A schedule at regular intervals.
///
/// SwiftUI's type of the same name. Entry n is start + n · interval, one product and one sum, so
/// that nothing drifts.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private var start: Double
  private var interval: Double

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startTime: The time of the first entry, in seconds.
  ///   - interval: The seconds between entries. Unless it is above 0 and finite there is
  ///     only one entry. There are none where a time or the interval is NaN.
  public init(from startTime: Double, by interval: Double) {
    start = startTime
    self.interval = interval
  }

  /// Returns the entries from the last one at or before the given time, in either mode.
  ///
  /// From 10:09:30 by 60 seconds, asked from 10:34:45, the first is 10:34:30. Asked from before the
  /// schedule's start, the first is that start.
  public func entries(from startTime: Double, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, from: startTime, leastIndex: 0)
  }

  /// The times of a periodic schedule.
  ///
  /// They end where the next is no longer a later number.
  public struct Entries: Sequence, IteratorProtocol, Hashable, Sendable {
    private var start: Double
    private var interval: Double
    private var index: Double
    private var last = -Double.infinity

    /// The entries from the last at or before `time`, but none below `leastIndex`.
    init(start: Double, interval: Double, from time: Double, leastIndex: Double) {
      self.start = start
      self.interval = interval > 0 && interval < .infinity ? interval : 0
      self.index = 0
      guard !time.isNaN, !interval.isNaN else {
        self.start = .nan
        return
      }
      // Without an interval there is only the first entry.
      guard self.interval > 0 else { return }
      let quotient = (time - start) / self.interval
      var index = quotient > leastIndex ? quotient.rounded(.down) : leastIndex
      // At an infinite time no entry is current.
      guard index.isFinite else {
        self.start = .nan
        return
      }
      // The division rounds; one step puts that right.
      if index > leastIndex, start + index * self.interval > time { index -= 1 }
      if start + (index + 1) * self.interval <= time { index += 1 }
      self.index = index
    }

    /// Returns the next time in seconds, later than the one before, or nil at the end.
    public mutating func next() -> Double? {
      let time = start + index * interval
      guard time > last, time < .infinity else { return nil }
      last = time
      index += 1
      return time
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule at regular intervals of so many seconds.
  public static func periodic(from startTime: Double, by interval: Double) -> Self {
    PeriodicTimelineSchedule(from: startTime, by: interval)
  }
}
