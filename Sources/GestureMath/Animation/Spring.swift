/// A damped spring, which pulls a value toward its target: x″ + 2ζω·x′ + ω²·(x − target) = 0.
///
/// SwiftUI's type of the same name. It is solved in closed form, where SwiftUI's persistent
/// springs take steps of 1/300 s; and it may be overdamped, which SwiftUI's interpolating springs
/// treat as critically damped. A parameter that is NaN makes all its values NaN.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency ω in radians a second.
  ///
  /// Infinite for a spring that is at its target at once, 0 for one that does not pull.
  package var angularFrequency: Double

  /// The damping as a share ζ of what critical damping takes, from 0, which swings for ever, to
  /// 2^32.
  ///
  /// Below 1 the spring swings past its target, from 1 on it does not.
  public private(set) var dampingRatio: Double

  /// The mass at the end of the spring. It changes nothing but ``stiffness`` and ``damping``.
  public private(set) var mass: Double

  /// The shortest response that takes time, in seconds, and the inverse of the longest.
  package static let shortestResponse = 1e-9

  /// The most damping: it takes days for what otherwise takes a millisecond.
  private static let highestRatio = 0x1p32

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    let turn = 2 * Double.pi
    if angularFrequency > turn / Self.shortestResponse {
      self.angularFrequency = .infinity
    } else if angularFrequency < turn * Self.shortestResponse {
      self.angularFrequency = 0
    } else {
      self.angularFrequency = angularFrequency
    }
    self.dampingRatio = dampingRatio.bounded(from: 0, to: Self.highestRatio)
    self.mass = mass
  }
}

// MARK: - Parameters

extension Spring {
  /// Creates a spring from its response and its damping ratio, with a mass of 1.
  ///
  /// - Parameters:
  ///   - response: The time of one undamped swing in seconds: ω = 2π / response. A spring with a
  ///     response under a nanosecond is at its target at once (SwiftUI: 0 is infinitely stiff);
  ///     one of over 10^9 s does not pull.
  ///   - dampingRatio: The damping ratio ζ; a negative one counts as 0.
  public init(response: Double, dampingRatio: Double) {
    let isInstant = response < Self.shortestResponse
    self.init(
      angularFrequency: isInstant ? .infinity : 2 * .pi / response,
      dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring from its perceptual duration and its bounce, with a mass of 1.
  ///
  /// - Parameters:
  ///   - duration: The response in seconds, see ``init(response:dampingRatio:)``.
  ///   - bounce: From −1 to 1: 0 is critical damping. The damping ratio is 1 − bounce from 0 on and
  ///     1 / (1 + bounce) below, as SwiftUI's.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? (bounce > -1 ? 1 / (1 + bounce) : Self.highestRatio) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring from physical constants: ω² = stiffness / mass, ζ = damping / (2·mass·ω).
  ///
  /// A mass of 0 or less makes a spring that is at its target at once, a stiffness of 0 or less one
  /// that does not pull.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force a unit of displacement.
  ///   - damping: The force a unit of velocity; a negative one counts as 0.
  ///   - allowOverDamping: Whether the damping ratio may exceed 1; else it is limited to 1.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    guard !mass.isNaN, !stiffness.isNaN, !damping.isNaN else {
      self.init(angularFrequency: .nan, dampingRatio: .nan, mass: mass)
      return
    }
    guard mass > 0 else {
      self.init(angularFrequency: .infinity, dampingRatio: 1, mass: mass)
      return
    }
    let frequency = stiffness > 0 ? (stiffness / mass).squareRoot() : 0
    // Without damping there is none, be the critical damping too small for a number.
    let share = damping > 0 ? damping / (2 * mass * frequency) : 0
    let ratio = frequency > 0 ? share : 1
    self.init(
      angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The time of one undamped swing in seconds, 2π/ω: a measure of the stiffness.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The perceptual duration in seconds: the ``response``.
  public var duration: Double { response }

  /// How bouncy the spring is, from −1 (stuck) to 1 (swinging for ever); 0 is critical damping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force a unit of displacement, mass · ω².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force a unit of velocity, 2ζω · mass.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }
}

// MARK: - The springs that SwiftUI names

extension Spring {
  /// The spring of half a second without bounce.
  public static var smooth: Spring { smooth() }
  /// The spring of half a second with a bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// The spring of half a second with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without bounce but what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 and what is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 and what is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
