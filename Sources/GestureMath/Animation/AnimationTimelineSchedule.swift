/// A schedule for frames, which can be paused.
///
/// SwiftUI's type of the same name, which leaves the rate to the system: here it is exactly what
/// is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private var minimumInterval: Double
  private var isPaused: Bool

  /// The interval where none is given: 120 frames a second, the fastest of current devices.
  private static let defaultInterval = 1.0 / 120

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between entries; nil is 1/120. Unless it is above 0 and finite
  ///     there is only one entry, and none where it is NaN.
  ///   - paused: Whether there are no entries at all.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? Self.defaultInterval
    isPaused = paused
  }

  /// Returns the entries from the given time on: entry n is n intervals later.
  ///
  /// There are none when paused or in the mode of low frequency, as in SwiftUI.
  public func entries(from startTime: Double, mode: TimelineScheduleMode) -> Entries {
    guard !isPaused, mode == .normal else { return Entries(frames: nil) }
    return Entries(
      frames: PeriodicTimelineSchedule.Entries(
        start: startTime, interval: minimumInterval, from: startTime, leastIndex: 0))
  }

  /// The times of a schedule for frames.
  public struct Entries: Sequence, IteratorProtocol, Hashable, Sendable {
    var frames: PeriodicTimelineSchedule.Entries?

    /// Returns the next time in seconds, or nil at the end.
    public mutating func next() -> Double? { frames?.next() }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule for 120 frames a second.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// Returns a schedule for frames, which can be paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
