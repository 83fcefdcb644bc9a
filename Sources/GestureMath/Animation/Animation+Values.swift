extension Animation {
  /// Returns the share of the distance that is done, a time in seconds after the start.
  ///
  /// 0 up to the start (unless a negative delay leaves it out), exactly 1 from ``duration`` on.
  /// Between, springs and some curves go beyond 0...1, but not beyond 2^200 in magnitude. NaN gives
  /// NaN.
  public func value(at time: Double) -> Double { sample(at: time).value }

  /// Returns the velocity a time after the start, in distances a second.
  ///
  /// 0 before the start, during a delay, and from ``duration`` on; else the exact derivative of
  /// ``value(at:)``, not a difference. At most 2^200 in magnitude. NaN gives NaN.
  public func velocity(at time: Double) -> Double { sample(at: time).velocity }

  /// Returns whether the animation is over, a time in seconds after the start.
  public func isFinished(at time: Double) -> Bool { time >= duration }

  /// Whether a value that is moving when the animation starts goes on at its velocity.
  ///
  /// Springs do, at any speed; curves do not, nor does what is delayed or repeated.
  public var preservesVelocity: Bool {
    guard case .spring = base else { return false }
    return modifiers.allSatisfy { modifier in
      if case .speed(let speed) = modifier { return speed > 0 }
      return false
    }
  }
}

// MARK: - Evaluation

extension Animation {
  /// The most that a value or a rate is, so that its product with a distance is finite.
  private static let most = 0x1p200

  /// Where the animation is at a time: the response to a distance of 1 and to a velocity of 1.
  ///
  /// The response to velocity has a meaning only where the animation preserves it.
  func sample(at time: Double) -> Spring.Response {
    guard !(time >= duration) else { return Self.end }
    guard !time.isNaN, !duration.isNaN else { return .unknown }
    // From outside in: the time that the base sees, how fast that runs, and which way.
    var (inner, rate, isReversed) = (time > 0 ? time : 0, time >= 0 ? 1.0 : 0, false)
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay):
        if inner < delay { rate = 0 }
        inner = inner > delay ? inner - delay : 0
      case .speed(let speed):
        rate = min(rate * max(speed, 0), Self.most)
        inner = speed > 0 ? inner * speed : 0
      case .repetition(let count, let autoreverses, let period):
        guard period < .infinity else { continue }
        let pass = period > 0 ? (inner / period).rounded(.down) : count
        guard pass < count else { return isReversed ? Self.start : Self.end }
        // The quotient may have been rounded up to a whole number.
        inner = max(inner - pass * period, 0)
        // Every other pass, also where the count is beyond the whole numbers.
        let isOdd = pass - 2 * (pass * 0.5).rounded(.down) == 1
        if autoreverses && isOdd { isReversed.toggle() }
      }
    }
    var sample = baseSample(at: inner)
    if isReversed { (sample.value, sample.velocity) = (1 - sample.value, -sample.velocity) }
    sample.value = sample.value.bounded(from: -Self.most, to: Self.most)
    sample.velocity = (sample.velocity * rate).bounded(from: -Self.most, to: Self.most)
    // At twice the speed, a push moves the value half as far in the base's own time.
    let push = rate > 0 ? sample.pushedValue / rate : 0
    sample.pushedValue = push.bounded(from: -Self.most, to: Self.most)
    return sample
  }

  private static var start: Spring.Response {
    Spring.Response(value: 0, velocity: 0, pushedValue: 0, pushedVelocity: 0)
  }

  private static var end: Spring.Response {
    Spring.Response(value: 1, velocity: 0, pushedValue: 0, pushedVelocity: 0)
  }

  private func baseSample(at time: Double) -> Spring.Response {
    switch base {
    case .curve(let curve, let duration):
      guard time < duration else { return Self.end }
      let progress = time / duration
      return Spring.Response(
        value: curve.value(at: progress), velocity: curve.velocity(at: progress) / duration,
        pushedValue: 0, pushedVelocity: 0)
    case .spring(let spring, let initialVelocity, let duration):
      guard time < duration else { return Self.end }
      var response = spring.response(at: time)
      response.value += initialVelocity * response.pushedValue
      response.velocity += initialVelocity * response.pushedVelocity
      return response
    }
  }
}
