/// What a replay does with a recording, one after the other.
public enum ProfileStage: String, CaseIterable, Sendable {
  /// Reads the bytes of the file.
  case read
  /// Makes a recording of the bytes, which are JSON.
  case decode
  /// Configures the control, and reads its commands and what is expected.
  case prepare
  /// Gives the control the events, and hashes its state after each.
  case replay
  /// Compares the states at the checkpoints with those that are expected.
  case compare
}

/// What was asked of the allocator.
public struct AllocationTally: Hashable, Sendable {
  /// How often.
  public var calls: Int
  /// For how many bytes, given back or not.
  public var bytes: Int

  /// Creates a tally.
  public init(calls: Int = 0, bytes: Int = 0) {
    self.calls = calls
    self.bytes = bytes
  }

  /// Adds two tallies.
  public static func + (left: AllocationTally, right: AllocationTally) -> AllocationTally {
    AllocationTally(calls: left.calls + right.calls, bytes: left.bytes + right.bytes)
  }

  /// What was asked for since.
  static func - (left: AllocationTally, right: AllocationTally) -> AllocationTally {
    AllocationTally(calls: left.calls - right.calls, bytes: left.bytes - right.bytes)
  }
}

/// What something took with some events.
public struct StageFigures: Hashable, Sendable {
  /// The number of events that it was done with.
  public var events: Int
  /// The time in nanoseconds, without the timer's cost.
  public var nanoseconds: Double
  /// What was asked of the allocator; nil where that is not counted.
  public var allocations: AllocationTally?

  /// Creates figures.
  public init(events: Int, nanoseconds: Double, allocations: AllocationTally? = nil) {
    self.events = events
    self.nanoseconds = nanoseconds
    self.allocations = allocations
  }

  /// Nothing, done with no events.
  static var zero: StageFigures {
    StageFigures(events: 0, nanoseconds: 0, allocations: AllocationTally())
  }

  /// The time an event took, in nanoseconds; nil where there was none.
  public var nanosecondsPerEvent: Double? {
    events > 0 ? nanoseconds / Double(events) : nil
  }

  /// How many events fit into a second; nil where there were none, or where they took no time.
  public var eventsPerSecond: Double? {
    events > 0 && nanoseconds > 0 ? Double(events) / nanoseconds * 1e9 : nil
  }

  /// Adds what other events took.
  public mutating func add(_ other: StageFigures) {
    if let counted = allocations, let others = other.allocations {
      allocations = counted + others
    } else {
      allocations = nil
    }
    events += other.events
    nanoseconds += other.nanoseconds
  }
}
