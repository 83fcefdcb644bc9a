/// The velocity of one contact, from its last places and times.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(Point(x: 0, y: 0), time: 0)
/// tracker.add(Point(x: 10, y: 0), time: 0.008)
/// tracker.velocity(at: 0.008)  // 1250 points a second to the right
/// ```
///
/// By ``Estimator/leastSquares`` it keeps the samples of the last 100 ms, however many there are, and
/// starts anew where the contact rested. By ``Estimator/swiftUI`` it keeps the last three samples. A
/// sample at the time of the last one replaces its place, and an earlier one is dropped.
///
/// All arithmetic is on differences of times and of places, so their origins do not matter, as far as
/// the differences themselves are exact. What is within the window, a rest or one time is decided on
/// differences rounded to whole microseconds, bounds included (``TimeBound``).
///
/// Its memory is bounded, and asked for when the tracker is made. Like an array, a copy shares it until
/// one of the two takes another sample. It has room for the window of a device of 10,000 samples a
/// second. Beyond, samples that are close together share their room (``VelocitySlot``), and where they
/// come evenly and are within a point of a smooth motion, the velocity is that of all samples to 1
/// point a second.
public struct VelocityTracker: Sendable {
  /// How the velocity follows from the samples.
  public enum Estimator: String, CaseIterable, Sendable {
    /// The slope, at the newest sample, of the parabola of least squares through the samples: exact
    /// for uniform and for uniformly accelerated motion. Two samples give their slope. Where it
    /// points against the motion over the window it is 0: no finger goes back before it does.
    case leastSquares
    /// The mean of the slopes between the last three samples, the newer one weighted 0.25 and the
    /// older one 0.75, as UIKit and SwiftUI do. Two samples give their slope. Neither a rest nor the
    /// age of the samples counts.
    case swiftUI
  }

  /// The span of time that counts, in seconds.
  public static var window: Double { 0.1 }
  /// The longest gap between two samples of one motion where none is given, in seconds.
  public static var defaultRest: Double { 0.04 }
  /// How long a place may have been reported again and again without being a rest, in seconds.
  public static var longestRepetition: Double { 0.005 }

  private static var windowBound: TimeBound { TimeBound(window) }
  private static var repetitionBound: TimeBound { TimeBound(longestRepetition) }
  private static var sameTime: TimeBound { TimeBound(0) }
  private static var slotCount: Int { 1024 }
  /// The longest time between the first and the last sample of a slot. Where samples are joined, the
  /// first ones of slots are farther apart, so a window has at most 500 slots then.
  private static var slotBound: TimeBound { TimeBound(0.000_2) }

  /// How the velocity follows from the samples.
  public let estimator: Estimator
  /// The longest gap between two samples of one motion, in seconds. By ``Estimator/swiftUI`` no gap
  /// is too long.
  public let rest: Double
  private let restBound: TimeBound
  /// The slots, of which the newest one is always one sample.
  private var slots: [VelocitySlot] = []
  /// The index of the oldest slot in use. Those before it are removed together, not one by one.
  private var start = 0

  /// Creates a tracker without samples.
  ///
  /// - Parameters:
  ///   - estimator: How the velocity follows from the samples.
  ///   - rest: The longest gap between two samples of one motion, in seconds, at least 0. After a
  ///     longer one the velocity is 0, and the next sample starts anew.
  public init(estimator: Estimator = .leastSquares, rest: Double = VelocityTracker.defaultRest) {
    self.estimator = estimator
    self.rest = rest
    restBound = TimeBound(rest)
    slots.reserveCapacity(Self.slotCount)
  }
}

// MARK: - Samples

extension VelocityTracker {
  /// Forgets all samples.
  public mutating func reset() { start = slots.count }

  /// Adds the place of the contact at `time`, in seconds; a time that is not finite adds nothing.
  public mutating func add(_ location: Point, time: Double) {
    guard time.isFinite else { return }
    let sample = VelocitySlot(location: location, time: time)
    guard start < slots.count else {
      append(sample)
      return
    }
    let last = slots.count - 1
    let elapsed = time - slots[last].time
    if Self.sameTime.admits(elapsed.magnitude) {
      slots[last].move(to: location)
      return
    }
    guard elapsed > 0 else { return }
    switch estimator {
    case .leastSquares:
      if !restBound.admits(elapsed) { reset() }
      append(sample)
      dropOldSlots()
    case .swiftUI:
      append(sample)
      start = max(start, slots.count - 3)
    }
  }

  private mutating func append(_ sample: VelocitySlot) {
    if slots.count == Self.slotCount || (start >= 64 && start > slots.count / 2) {
      makeRoom()
    } else if slots.count == slots.capacity {
      slots.reserveCapacity(Self.slotCount)
    }
    slots.append(sample)
  }

  private mutating func makeRoom() {
    slots.removeFirst(start)
    start = 0
    if slots.count == Self.slotCount { joinSamples() }
  }

  private mutating func dropOldSlots() {
    let last = slots.count - 1
    let newest = slots[last].time
    while start < last,
      !Self.windowBound.admits(newest - slots[start].time - slots[start].duration)
    { start += 1 }
  }

  /// Joins samples that are close together. Slots that were joined before stay
  /// apart, as their first samples are more than 200 µs from each other.
  private mutating func joinSamples() {
    var last = 0
    for index in 1..<slots.count {
      if Self.slotBound.admits(slots[index].time - slots[last].time) {
        slots[last].join(slots[index])
      } else {
        last += 1
        slots[last] = slots[index]
      }
    }
    slots.removeLast(slots.count - 1 - last)
  }
}

// MARK: - Velocity

extension VelocityTracker {
  /// The velocity at `time`, in points a second: 0 where there are fewer than two samples and, by
  /// ``Estimator/leastSquares``, after a rest.
  public func velocity(at time: Double) -> Vector {
    guard slots.count - start >= 2 else { return .zero }
    let slots = slots.span.extracting(start..<slots.count)
    switch estimator {
    case .leastSquares:
      let newest = slots[slots.count - 1]
      return restBound.admits(time - newest.time) ? Self.leastSquaresVelocity(of: slots) : .zero
    case .swiftUI: return Self.meanVelocity(of: slots)
    }
  }

  private static func meanVelocity(of slots: Span<VelocitySlot>) -> Vector {
    let last = slots.count - 1
    let newer = slope(from: slots[last - 1], to: slots[last])
    guard last >= 2 else { return newer }
    return 0.25 * newer + 0.75 * slope(from: slots[last - 2], to: slots[last - 1])
  }

  private static func slope(from older: VelocitySlot, to newer: VelocitySlot) -> Vector {
    (newer.location - older.location) / (newer.time - older.time)
  }

  /// The slope of the parabola at the newest sample.
  ///
  /// Where it points against the motion, the slope is taken again at the first of the newest samples
  /// that only repeat a place, without the others. It is 0 where they rest there, or where that slope
  /// points against the motion, too.
  private static func leastSquaresVelocity(of slots: Span<VelocitySlot>) -> Vector {
    let newest = slots.count - 1
    if let velocity = leastSquaresVelocity(of: slots, upTo: newest) { return velocity }
    var first = newest
    while first > 1, slots[first - 1].isAt(slots[newest].location) { first -= 1 }
    guard first < newest, repetitionBound.admits(slots[newest].time - slots[first].time) else {
      return .zero
    }
    return leastSquaresVelocity(of: slots, upTo: first) ?? .zero
  }

  /// The slope at the first sample of a slot, without what came after it; nil where it points against
  /// the motion.
  private static func leastSquaresVelocity(
    of slots: Span<VelocitySlot>, upTo last: Int
  ) -> Vector? {
    let (newest, now) = (slots[last].first, slots[slots.count - 1].time)
    return VelocityFit.velocity(
      slots.extracting(0..<last), newest,
      oldest: slots[0].run(from: newest, in: windowBound, upTo: now))
  }
}
