import GestureMath

/// The velocity of one contact, written anew, with at most one fault.
struct FaultyVelocity: Sendable {
  let estimator: VelocityTracker.Estimator
  let fault: DragFault

  private var samples: [(location: Point, time: Double)] = []

  init(estimator: VelocityTracker.Estimator, fault: DragFault) {
    self.estimator = estimator
    self.fault = fault
  }

  mutating func reset() { samples = [] }

  mutating func add(_ location: Point, time: Double) {
    if let last = samples.last {
      let elapsed = time - last.time
      if elapsed.magnitude < VelocityTracker.resolution {
        if fault != .equalTimesInfinity { samples.removeLast() }
        samples.append((location, fault == .equalTimesInfinity ? time : last.time))
        return
      }
      if elapsed < 0 { return }
      if elapsed > VelocityTracker.longestGap { samples = [] }
    }
    samples.append((location, time))
    samples.removeAll { time - $0.time > VelocityTracker.window }
    samples = samples.suffix(VelocityTracker.capacity)
  }

  func velocity(at time: Double) -> Vector {
    guard samples.count >= 2, let newest = samples.last,
      time - newest.time <= VelocityTracker.longestGap
    else { return .zero }
    if samples.count == 2 { return slope(to: 1) }
    if estimator == .swiftUI {
      return 0.25 * slope(to: samples.count - 1) + 0.75 * slope(to: samples.count - 2)
    }
    let velocity = fault == .velocityAbsoluteTime ? absoluteFit : fit(from: newest)
    let isAgainst = velocity.dot(newest.location - samples[0].location) < 0
    return isAgainst && fault != .velocityAgainstMotion ? .zero : velocity
  }

  private func slope(to index: Int) -> Vector {
    let (older, newer) = (samples[index - 1], samples[index])
    return (newer.location - older.location) / (newer.time - older.time)
  }

  /// The slope of the parabola of least squares at the newest sample, by orthogonal polynomials.
  private func fit(from newest: (location: Point, time: Double)) -> Vector {
    let perSpan = 1 / (newest.time - samples[0].time)
    let total = Double(samples.count)
    let times = samples.map { ($0.time - newest.time) * perSpan }
    let mean = times.reduce(0, +) / total
    let centred = times.map { $0 - mean }
    let u2 = centred.reduce(0) { $0 + $1 * $1 }
    let u3 = centred.reduce(0) { $0 + $1 * $1 * $1 }
    let (u3PerU2, meanOfU2) = (u3 / u2, u2 / total)
    var (q2, up, qp) = (0.0, Vector.zero, Vector.zero)
    for (u, sample) in zip(centred, samples) {
      let q = u * u - u3PerU2 * u - meanOfU2
      let offset = sample.location - newest.location
      q2 += q * q
      up = up + u * offset
      qp = qp + q * offset
    }
    return (up / u2 + (2 * (0 - mean) - u3PerU2) * (qp / q2)) * perSpan
  }

  /// The same slope by the normal equations over absolute times, whose fourth powers leave no
  /// digits for the differences; zero where the equations have no solution.
  private var absoluteFit: Vector {
    var s = Array(repeating: 0.0, count: 5)
    var p = Array(repeating: Vector.zero, count: 5)
    for sample in samples {
      var power = 1.0
      for exponent in s.indices {
        s[exponent] += power
        p[exponent] = p[exponent] + power * (sample.location - .zero)
        power *= sample.time
      }
    }
    // Rows from which the constant is eliminated: a·linear + b·quadratic = right.
    let (a1, b1, right1) = (
      s[2] - s[1] * s[1] / s[0], s[3] - s[1] * s[2] / s[0], p[1] - s[1] / s[0] * p[0]
    )
    let (a2, b2, right2) = (
      s[3] - s[2] * s[1] / s[0], s[4] - s[2] * s[2] / s[0], p[2] - s[2] / s[0] * p[0]
    )
    let determinant = a1 * b2 - b1 * a2
    guard determinant != 0, let newest = samples.last else { return .zero }
    let linear = (b2 * right1 - b1 * right2) / determinant
    let quadratic = (a1 * right2 - a2 * right1) / determinant
    return linear + 2 * newest.time * quadratic
  }
}
