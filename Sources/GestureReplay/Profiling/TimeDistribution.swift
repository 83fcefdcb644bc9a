/// How often which time was taken, in whole nanoseconds.
///
/// It holds a count for each different time, not the times themselves, so its size does not grow with
/// their number.
public struct TimeDistribution: Hashable, Sendable {
  private var counts: [UInt64: Int] = [:]
  /// The number of times.
  public private(set) var count = 0

  /// Creates a distribution of times in nanoseconds.
  public init(_ times: some Sequence<UInt64> = []) {
    for time in times { insert(time) }
  }

  /// Adds a time in nanoseconds.
  public mutating func insert(_ time: UInt64) {
    counts[time, default: 0] += 1
    count += 1
  }

  /// Adds the times of another distribution.
  public mutating func formUnion(_ other: TimeDistribution) {
    counts.merge(other.counts, uniquingKeysWith: +)
    count += other.count
  }

  /// How many times are exactly `time` nanoseconds.
  public func count(of time: UInt64) -> Int { counts[time] ?? 0 }

  /// The longest time in nanoseconds; nil where there are none.
  public var max: UInt64? { counts.keys.max() }

  /// A percentile by nearest rank: the least of the times that is not exceeded by `percent` percent
  /// of them.
  ///
  /// - Parameter percent: From 0, which gives the shortest time, to 100, which gives the longest.
  /// - Returns: The time in nanoseconds, which is one of those added; nil where there are none.
  public func percentile(_ percent: Double) -> UInt64? {
    // 99.9 % of 1000 is 999 and not a bit more, so a rank is rounded where it is whole to a millionth.
    let exact = percent / 100 * Double(count)
    let nearest = exact.rounded()
    let rank = (exact - nearest).magnitude < 1e-6 ? nearest : exact.rounded(.up)
    var rest = Swift.max(1, rank)
    for (time, count) in counts.sorted(by: { $0.key < $1.key }) {
      rest -= Double(count)
      if rest <= 0 { return time }
    }
    return max
  }
}

extension Array where Element: Comparable {
  /// The median: of an even number of elements, the higher of the two in the middle; nil of none.
  var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}
