/// How much of a frame the events of a control take.
public struct FrameShare: Hashable, Sendable {
  /// How many frames there are in a second.
  public static var hertz: Double { 120 }
  /// How long a frame is, in nanoseconds: 8.333 ms.
  public static var nanoseconds: Double { 1e9 / hertz }

  /// The share that an event of the 50th percentile takes, from 0 to 1; nil without events.
  public var atMedian: Double?
  /// The share that an event of the 99.9th percentile takes; nil without events.
  public var atTail: Double?
  /// How many events the control can take in a frame, at the rate of many events in a row; nil
  /// where there were none, or where they took less time than can be told.
  public var eventsThatFit: Int?

  /// Works out the shares.
  public init(control: StageFigures, eventTimes: TimeDistribution) {
    atMedian = eventTimes.percentile(50).map { Double($0) / Self.nanoseconds }
    atTail = eventTimes.percentile(99.9).map { Double($0) / Self.nanoseconds }
    eventsThatFit = control.eventsPerSecond.map { Int($0 / Self.hertz) }
  }
}
