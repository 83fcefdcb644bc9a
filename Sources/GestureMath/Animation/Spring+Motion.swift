// The motion of a spring in closed form. With u = ωt, the two solutions are
//   C = e^(−ζu)·cos(qu) and S = e^(−ζu)·sin(qu)/q, q² = 1 − ζ², below critical damping,
//   C = e^(−u) and S = u·e^(−u) at it, and the hyperbolic functions of pu, p² = ζ² − 1, above.
// From 0 at rest toward 1 the value is 1 − (C + ζS) and its velocity ωS; a push of velocity 1 adds
// the value S/ω and the velocity C − ζS.

extension Spring {
  /// What a spring does with a unit of distance and with a unit of velocity.
  struct Response {
    /// The share of the distance that is done, and its rate a second.
    var value: Double
    var velocity: Double
    /// The value that a push of velocity 1 has added, in seconds, and its rate.
    var pushedValue: Double
    var pushedVelocity: Double

    /// That of a spring with a parameter that is NaN, or at a time that is.
    static var unknown: Response {
      Response(value: .nan, velocity: .nan, pushedValue: .nan, pushedVelocity: .nan)
    }
  }

  /// Whether a parameter is NaN.
  private var isUnknown: Bool { angularFrequency.isNaN || dampingRatio.isNaN }

  /// The response after a time in seconds; a negative time counts as 0.
  func response(at time: Double) -> Response {
    guard !isUnknown, !time.isNaN else { return .unknown }
    guard angularFrequency < .infinity else {
      return Response(value: 1, velocity: 0, pushedValue: 0, pushedVelocity: 0)
    }
    guard time > 0, angularFrequency > 0 else {
      return Response(value: 0, velocity: 0, pushedValue: 0, pushedVelocity: 1)
    }
    // The limit keeps a spring without damping finite at all times.
    let (c, s) = solutions(at: min(angularFrequency * time, 0x1p900))
    return Response(
      // Rounding must not lead back behind the start.
      value: 1 - lesser(c + dampingRatio * s, 1), velocity: angularFrequency * s,
      pushedValue: s / angularFrequency, pushedVelocity: c - dampingRatio * s)
  }

  private func solutions(at u: Double) -> (c: Double, s: Double) {
    if dampingRatio < 1 {
      let decay = exponential(-dampingRatio * u)
      let q = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let (sin, cos) = sincos(Angle(degrees: q * u * RadianConversion.degreesPerRadian))
      return (decay * cos, decay * (sin / q))
    }
    let p = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    let x = p * u
    guard x >= 0.5 else {
      // Near critical damping the difference of the exponentials would lose its digits.
      let decay = exponential(-dampingRatio * u)
      let (cosh, sinhByArgument) = Self.hyperbolic(x * x)
      return (decay * cosh, decay * u * sinhByArgument)
    }
    let slow = exponential(-u / (dampingRatio + p))
    let fast = exponential(-u * (dampingRatio + p))
    return ((slow + fast) / 2, (slow - fast) / (2 * p))
  }

  /// cosh x and sinh x / x from z = x² by their series, to under 2^-55 for x up to 0.5.
  private static func hyperbolic(_ z: Double) -> (cosh: Double, sinhByArgument: Double) {
    var (cosh, sinh) = (1.0, 1.0)
    // A stride of doubles would multiply and add in one.
    for half in stride(from: 7, to: 0, by: -1) {
      let k = Double(2 * half)
      cosh = 1 + z * cosh / (k * (k - 1))
      sinh = 1 + z * sinh / (k * (k + 1))
    }
    return (cosh, sinh)
  }
}

// MARK: - Settling

extension Spring {
  /// The share of the motion that counts as rest: 0.001, as in SwiftUI's `settlingDuration`.
  public static let settlingThreshold = 0.001

  /// The root u of (1 + u)·e^(−u) = 0.001, from mpmath: Lambert's function gives −1 − W₋₁(−0.001/e).
  private static let criticalSettling = 9.233413476451586

  /// −ln 0.001.
  private static let logarithmicSettling = 6.907755278982137

  /// The time in seconds after which the spring counts as settled; infinite if it never is, and NaN
  /// where a parameter is NaN.
  ///
  /// From then on the value stays within 0.001 · (|distance| + |velocity| / ω) of its target,
  /// distance and velocity being those at the start. It is the shorter of two bounds in closed
  /// form: with λ the rate of the slower decay (ζω, and ω / (ζ + √(ζ² − 1)) above critical
  /// damping), 9.2334/λ, from (1 + λt)·e^(−λt), and ln(1000·a)/λ, where a is 1/√(1 − ζ²) below
  /// critical damping and r/(r − λ) above, r being the faster rate. SwiftUI searches instead; the
  /// result is then shorter by less than half a swing.
  public var settlingDuration: Double {
    guard !isUnknown else { return .nan }
    guard angularFrequency < .infinity else { return 0 }
    guard angularFrequency > 0, dampingRatio > 0 else { return .infinity }
    let square = (dampingRatio - 1).magnitude * (dampingRatio + 1)
    guard square > 0 else { return Self.criticalSettling / angularFrequency }
    let root = square.squareRoot()
    if dampingRatio < 1 {
      let decays = min(Self.criticalSettling, Self.logarithmicSettling - naturalLogarithm(root))
      return decays / (dampingRatio * angularFrequency)
    }
    // The rates are ω/(ζ + √…) and ω(ζ + √…); their difference is 2ω√….
    let faster = dampingRatio + root
    let decays = min(
      Self.criticalSettling,
      Self.logarithmicSettling + naturalLogarithm(faster / (2 * root)))
    return decays * faster / angularFrequency
  }
}

// MARK: - Values

extension Spring {
  /// Returns the value of a spring that starts at zero, a time in seconds after the start.
  ///
  /// Error: at most 1.2e-15 beside a target of 1 or a velocity of ω, on 1359 combinations of
  /// response, damping from 0 to 10 and up to two swings, against mpmath. The phase of a spring
  /// that hardly decays is off by ωt · 2^-51 radians at most: 3e-9 after a million swings.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to.
  ///   - initialVelocity: The velocity at the start, in units of the value a second.
  ///   - time: The time in seconds; a negative one counts as 0.
  /// - Returns: The value at that time; NaN where the time or a parameter of the spring is NaN.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: response.value) + initialVelocity.scaled(by: response.pushedValue)
  }

  /// Returns the velocity of a spring that starts at zero, in units of the value a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: response.velocity)
      + initialVelocity.scaled(by: response.pushedVelocity)
  }
}
