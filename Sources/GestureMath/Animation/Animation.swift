/// The way a value changes over time from where it is to where it is set.
///
/// SwiftUI's type of the same name, as a pure function of the time since the start: nothing runs,
/// and the same time gives the same value. An animation is a curve or a ``Spring`` and the
/// modifiers around it, of which each acts on all that was written before it:
/// `.linear(duration: 1).delay(1).speed(2)` waits for half a second, `.speed(2).delay(1)` for one.
///
/// Times are in seconds. A parameter that is NaN, and an infinite one that has no meaning, such as a
/// velocity, leaves nothing that could be shown: ``duration`` is NaN then, and so are all values. An
/// ``Animated`` value is set without such an animation.
public struct Animation: Hashable, Sendable {
  /// What is animated inside all modifiers.
  enum Base: Hashable, Sendable {
    /// A curve over a duration in seconds, 0 or at least a nanosecond.
    case curve(UnitCurve, duration: Double)
    /// A spring, the velocity at its start in distances a second, and its settling time.
    case spring(Spring, initialVelocity: Double, duration: Double)
  }

  /// A change of the time, seen from outside.
  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// Passes of `period` seconds each; a count of infinity never ends.
    case repetition(count: Double, autoreverses: Bool, period: Double)
  }

  let base: Base
  /// The modifiers, the innermost first.
  private(set) var modifiers: [Modifier] = []

  /// The time after which the value is at its target, in seconds; infinite if it never is, and NaN
  /// where a parameter is NaN.
  ///
  /// That of a spring is its ``Spring/settlingDuration``.
  public private(set) var duration: Double

  /// The shortest time that counts, in seconds; a shorter animation is over at once.
  private static let shortestDuration = 1e-9

  init(_ curve: UnitCurve, duration: Double) {
    self.duration = duration < Self.shortestDuration ? 0 : duration
    if !curve.isFinite { self.duration = .nan }
    base = .curve(curve, duration: self.duration)
  }

  init(_ spring: Spring, initialVelocity: Double) {
    duration = initialVelocity.isFinite ? spring.settlingDuration : .nan
    base = .spring(spring, initialVelocity: initialVelocity, duration: duration)
  }

  /// The animation inside one more modifier, which makes it last as long as given.
  func modified(by modifier: Modifier, lasting duration: Double) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    animation.duration = duration
    return animation
  }
}
