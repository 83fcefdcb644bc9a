/// Samples of a contact that follow each other closely, as ``VelocityTracker`` keeps them.
///
/// They are taken to lie evenly on a line through their mean: in time, from the first one to as long
/// after the mean as that is before it, and in place, from `location − reach` to `location + reach`.
/// One sample and two do. For more it is a guess.
struct VelocitySlot: Sendable {
  /// The number of samples, a whole number.
  private(set) var count = 1.0
  /// The time of the first sample, in seconds.
  let time: Double
  /// The mean of the times less the first of them, in seconds.
  private var delay = 0.0
  /// The mean of the places, in points.
  private(set) var location: Point
  /// How far the last place is from the mean, in points.
  private var reach = Vector.zero

  /// Creates a slot of one sample.
  init(location: Point, time: Double) {
    self.location = location
    self.time = time
  }

  /// How long after the first sample the last one is, in seconds.
  var duration: Double { 2 * delay }

  /// Whether all samples are at a place.
  func isAt(_ place: Point) -> Bool { location == place && reach == .zero }

  /// The first sample alone, of samples that are all at one place.
  var first: VelocitySlot { VelocitySlot(location: location, time: time) }

  /// Replaces the place of the only sample.
  mutating func move(to place: Point) { location = place }

  /// Takes in the next sample.
  mutating func join(_ sample: VelocitySlot) {
    let first = location - reach
    count += 1
    delay += (sample.time - time - delay) / count
    location += (sample.location - location) / count
    reach = 0.5 * (sample.location - first)
  }
}

// MARK: - As points

extension VelocitySlot {
  /// Samples that lie evenly on a line, as seen from the newest one.
  struct Run {
    /// The number of samples.
    var count: Double
    /// The mean of the times, in seconds.
    var time: Double
    /// The mean of the places, in points.
    var offset: Vector
    /// How long after the mean the last sample is, in seconds.
    var halfTime: Double
    /// How far the last sample is from the mean, in points.
    var reach: Vector

    /// The first sample.
    var first: (time: Double, offset: Vector) { (time - halfTime, offset - reach) }
  }

  /// The samples as seen from the newest one.
  @inline(__always)
  func run(from newest: VelocitySlot) -> Run {
    Run(
      count: count, time: time - newest.time + delay, offset: location - newest.location,
      halfTime: delay, reach: reach)
  }

  /// The samples that are in the window up to a time, as seen from the newest one. The last one is.
  func run(from newest: VelocitySlot, in window: TimeBound, upTo now: Double) -> Run {
    var run = run(from: newest)
    let (age, gaps) = (now - time, count - 1)
    guard gaps > 0, !window.admits(age) else { return run }
    var outside = 1.0
    while outside < gaps, !window.admits(age - outside / gaps * duration) { outside += 1 }
    // Without the first ones, the mean is half a gap later for each.
    let share = outside / gaps
    run.count -= outside
    run.time += share * run.halfTime
    run.offset += share * run.reach
    run.halfTime *= 1 - share
    run.reach = (1 - share) * run.reach
    return run
  }
}

extension VelocitySlot.Run {
  /// Calls a function with one point or two, and the number of samples that each stands for. They
  /// have the count, the means and the second moments of the samples.
  ///
  /// n samples at even steps from −h to h have the mean square (n + 1)h² / 3(n − 1), so two points
  /// for n/2 samples each are √((n + 1) / 3(n − 1)) times as far from the mean as the ends are.
  @inline(__always)
  func forEachPoint(_ body: (_ weight: Double, _ time: Double, _ offset: Vector) -> Void) {
    guard count > 1 else { return body(1, time, offset) }
    let share = ((count + 1) / (3 * (count - 1))).squareRoot()
    body(0.5 * count, time - share * halfTime, offset - share * reach)
    body(0.5 * count, time + share * halfTime, offset + share * reach)
  }
}
