import GestureMath

/// The velocity of one contact, written anew, with at most one fault.
struct FaultyVelocity: Sendable {
  typealias Sample = (location: Point, time: Double)

  let estimator: VelocityTracker.Estimator
  let rest: Double
  let fault: DragFault

  private var samples: [Sample] = []

  init(estimator: VelocityTracker.Estimator, rest: Double, fault: DragFault) {
    self.estimator = estimator
    self.rest = fault == .restIsFixed ? VelocityTracker.defaultRest : rest
    self.fault = fault
  }

  private var hasRest: Bool { estimator == .leastSquares || fault == .swiftUIRests }

  mutating func reset() { samples = [] }

  mutating func add(_ location: Point, time: Double) {
    if let last = samples.last {
      if microseconds(from: last.time, to: time) == 0 {
        if fault != .equalTimesInfinity { samples.removeLast() }
        samples.append((location, fault == .equalTimesInfinity ? time : last.time))
        return
      }
      if time < last.time { return }
      let isRest = !isWithin(rest, from: last.time, to: time, isExclusive: .exclusiveRest)
      if hasRest, isRest { samples = [] }
    }
    samples.append((location, time))
    if estimator == .swiftUI { samples = samples.suffix(3) }
    if hasRest {
      samples = samples.filter {
        isWithin(VelocityTracker.window, from: $0.time, to: time, isExclusive: .exclusiveWindow)
      }
    }
    if fault == .fewSamples { samples = samples.suffix(20) }
  }

  func velocity(at time: Double) -> Vector {
    guard samples.count >= 2, let newest = samples.last else { return .zero }
    if hasRest, fault != .lateLiftThrows, !isWithin(rest, from: newest.time, to: time) {
      return .zero
    }
    if estimator == .swiftUI {
      let newer = slope(to: samples.count - 1)
      return samples.count == 2 ? newer : 0.25 * newer + 0.75 * slope(to: samples.count - 2)
    }
    if let velocity = onward(samples) { return velocity }
    let isRepeated = { (sample: Sample) in sample.location == newest.location }
    let others = samples.lastIndex { !isRepeated($0) } ?? 0
    let first = min(others + 1, samples.count - 1)
    guard fault != .repetitionRests, first < samples.count - 1,
      isWithin(VelocityTracker.longestRepetition, from: samples[first].time, to: newest.time)
    else { return .zero }
    return onward(Array(samples[...first])) ?? .zero
  }
}

// MARK: - Times

extension FaultyVelocity {
  private func microseconds(from start: Double, to end: Double) -> Double {
    switch fault {
    case .unroundedTimes: (end - start) * 1e6
    case .timesRoundedAlone: (end * 1e6).rounded() - (start * 1e6).rounded()
    default: ((end - start) * 1e6).rounded()
    }
  }

  private func isWithin(
    _ bound: Double, from start: Double, to end: Double, isExclusive exclusive: DragFault? = nil
  ) -> Bool {
    let elapsed = microseconds(from: start, to: end)
    let most = (bound * 1e6).rounded()
    return fault == exclusive ? elapsed < most : elapsed <= most
  }
}

// MARK: - Estimates

extension FaultyVelocity {
  private func slope(to index: Int) -> Vector {
    let (older, newer) = (samples[index - 1], samples[index])
    return (newer.location - older.location) / (newer.time - older.time)
  }

  /// The velocity by the fit; nil where it points against the motion.
  private func onward(_ samples: [Sample]) -> Vector? {
    let (oldest, newest) = (samples[0], samples[samples.count - 1])
    let motion = newest.location - oldest.location
    if samples.count == 2 { return motion / (newest.time - oldest.time) }
    let velocity = fault == .velocityAbsoluteTime ? absoluteFit(samples) : fit(samples)
    return velocity.dot(motion) < 0 && fault != .velocityAgainstMotion ? nil : velocity
  }

  /// The slope of the parabola of least squares at the newest sample, by orthogonal polynomials.
  private func fit(_ samples: [Sample]) -> Vector {
    let newest = samples[samples.count - 1]
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
  private func absoluteFit(_ samples: [Sample]) -> Vector {
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
