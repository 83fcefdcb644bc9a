import GestureMath

/// The velocity of a drag, by a fit of its own, and how far it is off where times are.
package struct VelocityTiming: Sendable {
  private let estimator: VelocityTracker.Estimator
  private let rest: Double
  private var samples: [Sample] = []

  private typealias Sample = (location: Point, time: Double)

  /// A velocity where times are known within an error, in points a second.
  package struct Estimate: Sendable {
    /// The velocity for the times as they are.
    package var velocity: Vector
    /// How far it is off at most, in each direction.
    package var error: Double
  }

  package init(estimator: VelocityTracker.Estimator, rest: Double) {
    self.estimator = estimator
    self.rest = rest
  }

  /// For a drag that is configured so.
  init(_ configuration: JSONObject) {
    self.init(
      estimator: VelocityTracker.Estimator(rawValue: configuration.string("velocity"))
        ?? .leastSquares, rest: configuredRest(configuration))
  }

  /// Forgets all samples.
  package mutating func reset() { samples = [] }

  /// Adds the place of the contact at a time, in seconds.
  package mutating func add(_ location: Point, time: Double) {
    if let last = samples.last {
      if Self.microseconds(time - last.time) == 0 {
        samples[samples.count - 1].location = location
        return
      }
      if isRest(time - last.time) { samples = [] }
    }
    samples.append((location, time))
  }

  /// The velocity at a time, and how far it is off where each difference of two times is off by so
  /// many seconds at most. That must be a tenth of every step or less.
  ///
  /// - Returns: nil where the velocity may be 0 or another one, by so little.
  package func estimate(at time: Double, error: Double) -> Estimate? {
    let still = Estimate(velocity: .zero, error: 0)
    guard let newest = samples.last, samples.count > 1 else { return still }
    if estimator == .swiftUI { return Self.meanSlope(samples.suffix(3), error) }
    guard !isRest(time - newest.time) else { return still }
    let window = samples.filter {
      Self.microseconds(newest.time - $0.time) <= Self.microseconds(VelocityTracker.window)
    }
    guard window.count > 1 else { return still }
    let first = Self.estimate(window, error)
    switch Self.isOnward(first, window) {
    case true?: return first
    case nil: return nil
    case false?: break
    }
    var others = window
    while others.count > 1, others[others.count - 2].location == newest.location {
      others.removeLast()
    }
    let repetition = Self.microseconds(newest.time - (others.last?.time ?? 0))
    guard repetition <= Self.microseconds(VelocityTracker.longestRepetition) else { return still }
    let second = Self.estimate(others, error)
    return Self.isOnward(second, others).map { $0 ? second : still }
  }

  private func isRest(_ elapsed: Double) -> Bool {
    estimator == .leastSquares && Self.microseconds(elapsed) > Self.microseconds(rest)
  }

  private static func microseconds(_ elapsed: Double) -> Double { (elapsed * 1e6).rounded() }

  /// Whether a velocity points onward; nil where that depends on how far it is off.
  private static func isOnward(_ estimate: Estimate, _ samples: [Sample]) -> Bool? {
    let motion = samples[samples.count - 1].location - samples[0].location
    let along = estimate.velocity.dot(motion)
    guard along.magnitude > estimate.error * motion.length || motion == .zero else { return nil }
    return along >= 0
  }
}

// MARK: - Errors of first order

extension VelocityTiming {
  /// What is left of the first order: a slope over h is off by ε/h, and by 1/(1 − ε/h) of that, which
  /// is 10/9 at most where the error ε is a tenth of h. A little is added for the fit's own rounding.
  private static let higherOrders = 1.125

  /// 0.25 of the newer slope and 0.75 of the older one. A slope v over h is off by v·ε/h.
  private static func meanSlope(_ samples: ArraySlice<Sample>, _ error: Double) -> Estimate {
    let slopes = zip(samples, samples.dropFirst()).map { older, newer in
      let elapsed = newer.time - older.time
      let slope = (newer.location - older.location) / elapsed
      return Estimate(velocity: slope, error: higherOrders * error / elapsed * slope.length)
    }
    guard slopes.count == 2 else { return slopes[0] }
    return Estimate(
      velocity: 0.75 * slopes[0].velocity + 0.25 * slopes[1].velocity,
      error: 0.75 * slopes[0].error + 0.25 * slopes[1].error)
  }

  /// The slope of the parabola of least squares at the newest sample, and how far it is off.
  ///
  /// With the time u from the mean of the times, and q = u² − cu − e orthogonal to 1 and u, the
  /// parabola is p = mean + A·u + B·q, and its slope at the newest sample is v = A + D·B with
  /// D = 2uₙ − c: a sum Σ kᵢxᵢ over the places, with the weights kᵢ = uᵢ/Σu² + D·qᵢ/Σq².
  ///
  /// By the normal equations, the derivative of v by the time uᵢ of a sample is k′ᵢ·rᵢ − kᵢ·p′ᵢ, where
  /// k′ᵢ = 1/Σu² + D·(2uᵢ − c)/Σq² is that of its weight, rᵢ the residue xᵢ − p(uᵢ), and p′ᵢ the
  /// parabola's slope there: a sample that comes later pulls the parabola as one that lies lower by
  /// p′ᵢ, and its residue pulls with another weight. That by the time at which the slope is taken is
  /// p″ = 2B. As each time is off by ε/2, v is off by ε/2 · (Σ |k′ᵢ·rᵢ − kᵢ·p′ᵢ| + |p″|).
  private static func estimate(_ samples: [Sample], _ error: Double) -> Estimate {
    guard samples.count > 2 else { return meanSlope(samples[...], error) }
    let (count, newest) = (Double(samples.count), samples[samples.count - 1])
    let times = samples.map { $0.time - newest.time }
    let places = samples.map { $0.location - newest.location }
    let meanTime = times.reduce(0, +) / count
    let u = times.map { $0 - meanTime }
    let u2 = u.reduce(0) { $0 + $1 * $1 }
    let c = u.reduce(0) { $0 + $1 * $1 * $1 } / u2
    let q = u.map { $0 * $0 - c * $0 - u2 / count }
    let q2 = q.reduce(0) { $0 + $1 * $1 }
    let mean = places.reduce(.zero, +) / count
    let a = zip(u, places).reduce(Vector.zero) { $0 + $1.0 * $1.1 } / u2
    let b = zip(q, places).reduce(Vector.zero) { $0 + $1.0 * $1.1 } / q2
    let d = 2 * (0 - meanTime) - c
    var sum = (2 * b).length
    for index in u.indices {
      let weight = u[index] / u2 + d * q[index] / q2
      let slopeOfWeight = 1 / u2 + d * (2 * u[index] - c) / q2
      let residue = places[index] - mean - u[index] * a - q[index] * b
      let slope = a + (2 * u[index] - c) * b
      sum += (slopeOfWeight * residue - weight * slope).length
    }
    return Estimate(velocity: a + d * b, error: higherOrders * error / 2 * sum)
  }
}

// MARK: - A control's

extension ControlTiming {
  /// That of a drag: its velocity, and what is predicted by it.
  static let drag = ControlTiming(instants: { control in
    // Half a microsecond beyond a bound, a difference is rounded to within it or out of it.
    let bounds = [
      0, configuredRest(control), VelocityTracker.window, VelocityTracker.longestRepetition,
    ]
    return bounds.map { (($0 * 1e6).rounded() + 0.5) / 1e6 }
  }) { trial, _, error in
    var timing = VelocityTiming(trial.configuration)
    var contact: (id: Int, place: Point)?
    // A drag that is cancelled gives the one before it back, and how far that is off.
    var most = 0.0
    var tolerances: [[String: Double]] = []
    for (sample, time) in zip(trial.samples, trial.times) {
      if case .contact(let report) = sample.input, let place = report.location {
        let id = report.id ?? 0
        if report.phase == .began, contact == nil || contact?.id == id {
          timing.reset()
          contact = (id, place)
        }
        if let held = contact, held.id == id, report.phase != .cancelled {
          if report.phase != .ended || place != held.place { timing.add(place, time: time) }
          contact = (id, place)
          guard let estimate = timing.estimate(at: time, error: error) else { return nil }
          most = max(most, estimate.error)
        }
        if contact?.id == id, report.phase == .ended || report.phase == .cancelled {
          contact = nil
        }
      }
      let predicted = DragGesture.predictionTime * most
      tolerances.append([
        "velocity": most, "predictedEndLocation": predicted, "predictedEndTranslation": predicted,
      ])
    }
    return tolerances
  }
}

/// The rest that a drag is configured with, in seconds.
private func configuredRest(_ configuration: JSONObject) -> Double {
  configuration["rest"] == nil ? VelocityTracker.defaultRest : configuration.number("rest")
}
