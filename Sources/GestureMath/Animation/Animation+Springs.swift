// SwiftUI's persistent springs blend their response with that of the spring before over a
// `blendDuration`. Here a new spring takes over at once, which is SwiftUI's default of 0.

extension Animation {
  /// The animation where none is named: a spring with a response of 0.55 s, critically damped.
  public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }

  /// The spring with a response of 0.5 s and no bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring animation, which keeps the velocity that the value has when it starts.
  ///
  /// - Parameters:
  ///   - response: The time of one undamped swing in seconds; 0 is at the target at once.
  ///   - dampingFraction: The damping as a share of critical damping.
  ///   - blendDuration: Without effect: the spring takes over at once.
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a spring animation, which keeps the velocity that the value has when it starts.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, that is, the response.
  ///   - bounce: How bouncy the spring is, from −1 to 1; 0 is critical damping.
  ///   - blendDuration: Without effect: the spring takes over at once.
  /// - Returns: The animation.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a spring animation, which keeps the velocity that the value has when it starts.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Without effect: the spring takes over at once.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(spring, initialVelocity: 0)
  }

  /// Returns a stiff spring for what follows a finger.
  ///
  /// - Parameters:
  ///   - response: The time of one undamped swing in seconds.
  ///   - dampingFraction: The damping as a share of critical damping.
  ///   - blendDuration: Without effect: the spring takes over at once.
  /// - Returns: The animation.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// The spring of half a second without bounce.
  public static var smooth: Animation { smooth() }
  /// The spring of half a second with a bounce of 0.15.
  public static var snappy: Animation { snappy() }
  /// The spring of half a second with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring without bounce but what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a bounce of 0.15 and what is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a bounce of 0.3 and what is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation from physical constants.
  ///
  /// SwiftUI adds the effects of such springs where they overlap; for equal springs that is the
  /// same as keeping the velocity, which is what happens here. Damping over the critical one is
  /// followed as physics has it, where SwiftUI takes it as critical.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force a unit of displacement.
  ///   - damping: The force a unit of velocity.
  ///   - initialVelocity: A velocity at the start that is added, in distances a second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring animation that starts with an added velocity, in distances a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(spring, initialVelocity: initialVelocity)
  }
}
