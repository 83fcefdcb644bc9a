/// The velocity of one contact, from its last places and times.
///
/// It keeps the samples of the last 100 ms, at most 20. A sample at the time of the last one (to a
/// nanosecond) replaces it, an earlier one is dropped, and one more than 40 ms after the last one
/// starts anew, as the contact rested in between. Android's `VelocityTracker` does the same.
///
/// All arithmetic is on differences from the newest sample, so the origins of time and of space do
/// not matter, as far as the differences themselves are exact.
public struct VelocityTracker: Sendable {
  /// How the velocity follows from the samples.
  public enum Estimator: String, CaseIterable, Sendable {
    /// The slope, at the newest sample, of the parabola of least squares through the samples: exact
    /// for uniform and for uniformly accelerated motion. Two samples give their slope. Where it
    /// points against the motion over the window it is 0: no finger goes back before it does.
    case leastSquares
    /// The mean of the slopes between the last three samples, the newer one weighted 0.25 and the
    /// older one 0.75, as UIKit and SwiftUI do. Two samples give their slope.
    case swiftUI
  }

  /// The span of time that counts, in seconds.
  public static var window: Double { 0.1 }
  /// The longest gap between two samples of one motion, in seconds.
  public static var longestGap: Double { 0.04 }
  /// The number of samples that count.
  public static var capacity: Int { 20 }
  /// The shortest time between two samples, in seconds. Closer ones are of one time: no clock tells
  /// them apart, and a difference of places over less would be mere noise.
  public static var resolution: Double { 1e-9 }

  @usableFromInline
  struct Sample: Sendable {
    var location: Point
    var time: Double
  }

  /// How the velocity follows from the samples.
  public let estimator: Estimator
  private var samples: InlineArray<20, Sample>
  /// The index of the oldest sample in use, and the one after the newest. Only at the array's end are
  /// they moved to its start, not whenever one is dropped.
  private var (start, end) = (0, 0)

  /// Creates a tracker without samples.
  public init(estimator: Estimator = .leastSquares) {
    self.estimator = estimator
    samples = InlineArray(repeating: Sample(location: Point(x: 0, y: 0), time: 0))
  }

  /// Forgets all samples.
  public mutating func reset() { (start, end) = (0, 0) }

  /// Adds the place of the contact at `time`, in seconds.
  public mutating func add(_ location: Point, time: Double) {
    let sample = Sample(location: location, time: time)
    guard end > start else {
      append(sample)
      return
    }
    let elapsed = time - samples[end - 1].time
    if elapsed.magnitude < Self.resolution {
      samples[end - 1].location = location
    } else if elapsed > Self.longestGap {
      reset()
      append(sample)
    } else if elapsed > 0 {
      append(sample)
      dropOldSamples()
    }
  }

  /// The velocity at `time`, in points a second: 0 after more than 40 ms without a sample, and where
  /// there are fewer than two samples.
  public func velocity(at time: Double) -> Vector {
    let count = end - start
    guard count >= 2 else { return .zero }
    // The samples where they are: a copy at each access would cost more than all arithmetic.
    let samples = samples.span.extracting(start..<end)
    guard time - samples[count - 1].time <= Self.longestGap else { return .zero }
    guard count >= 3 else { return Self.slope(from: samples[0], to: samples[1]) }
    switch estimator {
    case .leastSquares: return Self.leastSquaresVelocity(of: samples)
    case .swiftUI:
      let newer = Self.slope(from: samples[count - 2], to: samples[count - 1])
      let older = Self.slope(from: samples[count - 3], to: samples[count - 2])
      return 0.25 * newer + 0.75 * older
    }
  }

  // MARK: - Samples

  private mutating func append(_ sample: Sample) {
    if end == Self.capacity { moveToStart() }
    samples[end] = sample
    end += 1
  }

  private mutating func dropOldSamples() {
    let newest = samples[end - 1].time
    while newest - samples[start].time > Self.window { start += 1 }
  }

  /// Moves the samples in use to the array's start, without the oldest one where all are in use.
  private mutating func moveToStart() {
    let dropped = max(start, 1)
    for index in dropped..<end { samples[index - dropped] = samples[index] }
    (start, end) = (0, end - dropped)
  }

  // MARK: - Estimates

  private static func slope(from older: Sample, to newer: Sample) -> Vector {
    (newer.location - older.location) / (newer.time - older.time)
  }

  /// The derivative, at the newest sample, of the parabola of least squares.
  ///
  /// With the times u taken from their mean and in units of their span, the polynomials 1, u and
  /// q = u² − (Σu³ / Σu²) u − Σu² / n are orthogonal over the samples (Gram and Schmidt; Forsythe
  /// 1957), so the fit is the sum of its projections on each, and no system is solved:
  ///
  ///     p(u) = mean + (Σup / Σu²) u + (Σqp / Σq²) q,    p′ = Σup / Σu² + (Σqp / Σq²) q′
  private static func leastSquaresVelocity(of samples: Span<Sample>) -> Vector {
    let (oldest, newest) = (samples[0], samples[samples.count - 1])
    let perSpan = 1 / (newest.time - oldest.time)
    let total = Double(samples.count)
    var mean = 0.0
    for index in samples.indices { mean += (samples[index].time - newest.time) * perSpan }
    mean /= total
    var u2 = 0.0
    var u3 = 0.0
    for index in samples.indices {
      let u = (samples[index].time - newest.time) * perSpan - mean
      u2 += u * u
      u3 += u * u * u
    }
    var q2 = 0.0
    var up = Vector.zero
    var qp = Vector.zero
    let (u3PerU2, meanOfU2) = (u3 / u2, u2 / total)
    for index in samples.indices {
      let u = (samples[index].time - newest.time) * perSpan - mean
      let q = u * u - u3PerU2 * u - meanOfU2
      let offset = samples[index].location - newest.location
      q2 += q * q
      up += u * offset
      qp += q * offset
    }
    let slope = up / u2
    let curvature = qp / q2
    let velocity = (slope + (2 * (0 - mean) - u3PerU2) * curvature) * perSpan
    let motion = newest.location - oldest.location
    return velocity.dot(motion) < 0 ? .zero : velocity
  }
}
