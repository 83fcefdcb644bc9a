/// What a timer adds to what it times, and how finely it tells times apart.
public struct ProfileTimer: Hashable, Sendable {
  /// What lies between two readings with nothing in between, in nanoseconds: the median.
  public var cost: UInt64
  /// The shortest time that the timer tells from none, in nanoseconds; at least 1.
  public var resolution: UInt64

  /// Creates a timer's figures from lengths in nanoseconds that it measured.
  ///
  /// - Parameters:
  ///   - emptyLengths: What lay between two readings with nothing in between; where there are none,
  ///     the timer costs nothing.
  ///   - variedLengths: What lay between two readings with more or less in between. Clocks count in
  ///     steps, of 1 ns here and of 10 or 41.67 there, which is what lies between the lengths.
  ///   - statedResolution: What the clock states of itself, which is taken where it is longer.
  public init(emptyLengths: [UInt64], variedLengths: [UInt64], statedResolution: UInt64 = 1) {
    cost = emptyLengths.median ?? 0
    resolution = max(Self.step(of: variedLengths), statedResolution, 1)
  }

  /// Measures the timer now, in about a thousandth of a second.
  public static func measured() -> ProfileTimer {
    _ = ProfileClock.lengths(count: 1_000, spinning: 0)
    return ProfileTimer(
      emptyLengths: ProfileClock.lengths(count: 10_001, spinning: 0),
      variedLengths: ProfileClock.lengths(count: 10_000, spinning: 100),
      statedResolution: ProfileClock.statedResolution)
  }

  /// The time that something took, from the length between the readings around it: without the
  /// timer's cost, and 0 where that leaves less than the timer can tell.
  public func taken(_ length: UInt64) -> UInt64 {
    length >= cost + resolution ? length - cost : 0
  }

  /// The smallest gap between lengths, in nanoseconds; 1 where they leave none.
  private static func step(of lengths: [UInt64]) -> UInt64 {
    // The longest ones are interruptions, which are too few to lie close.
    let usual = lengths.sorted().prefix(lengths.count * 9 / 10)
    var starts: [UInt64] = []
    for (length, last) in zip(usual, usual.prefix(1) + usual) {
      // A step that is no whole number of nanoseconds gives two lengths that differ by 1.
      if starts.isEmpty || length > last + 1 { starts.append(length) }
    }
    return zip(starts.dropFirst(), starts).map { $0 - $1 }.min() ?? 1
  }
}
