/// A value that goes to where it is set, at once or by an animation.
///
/// It holds the target and how the value gets there. What is shown is a pure function of the time
/// that the caller passes; there is no clock and nothing runs. Times are in seconds, on any one
/// scale, and do not go back: an earlier time than that of the last change counts as it. A time that
/// is not finite is ignored where it would enter: the change is made at the time of the last one.
/// While an animation is set, the value at a time that is NaN is NaN.
///
/// A change in mid-flight starts from the value that is shown. A spring goes on at the velocity of
/// the moment, as SwiftUI's persistent springs do; a curve starts anew, at its own velocity, and so
/// does what is delayed or repeated. (SwiftUI lets an interrupted curve run on and adds the new
/// one.) No evaluation allocates memory for values that do not.
public struct Animated<Value: VectorArithmetic> {
  /// The value that was set last, which is shown when no animation is left.
  public private(set) var target: Value

  /// Where the animation started.
  private var origin: Value
  private var initialVelocity: Value = .zero
  private var startTime = -Double.infinity
  /// The animation, until another change; it may be over.
  private var animation: Animation?
  /// Whether there is no animation, which is told at less cost than by looking at it.
  private var isAtRest = true

  /// Creates a value at rest.
  public init(_ value: Value) {
    target = value
    origin = value
  }
}

extension Animated: Equatable {}
extension Animated: Hashable where Value: Hashable {}
extension Animated: Sendable where Value: Sendable {}

// MARK: - Reading

extension Animated {
  /// Returns the value that is shown at a time: exactly the target once the animation is over.
  @inline(__always)
  public func value(at time: Double) -> Value { isAtRest ? target : animatedValue(at: time) }

  private func animatedValue(at time: Double) -> Value {
    guard let animation, isAnimating(at: time) else { return target }
    let sample = animation.sample(at: elapsed(at: time))
    let way = origin + (target - origin).scaled(by: sample.value)
    guard initialVelocity != .zero else { return way }
    return way + initialVelocity.scaled(by: sample.pushedValue)
  }

  /// Returns the velocity of the shown value at a time, in units of the value a second.
  ///
  /// It is the exact derivative of what is shown, and zero where nothing moves.
  public func velocity(at time: Double) -> Value {
    guard let animation, isAnimating(at: time) else { return .zero }
    let sample = animation.sample(at: elapsed(at: time))
    let velocity = (target - origin).scaled(by: sample.velocity)
    guard initialVelocity != .zero else { return velocity }
    return velocity + initialVelocity.scaled(by: sample.pushedVelocity)
  }

  /// Returns whether an animation is under way at a time, or waits for its delay.
  public func isAnimating(at time: Double) -> Bool {
    guard let animation else { return false }
    return !animation.isFinished(at: elapsed(at: time))
  }

  /// The time from which on the target is shown; nil without an animation, infinite if never.
  public var endTime: Double? { animation.map { startTime + $0.duration } }

  private func elapsed(at time: Double) -> Double { time <= startTime ? 0 : time - startTime }
}

// MARK: - Changing

extension Animated {
  /// Sets the target.
  ///
  /// Without an animation, or with animations disabled, the value is there at once, and an
  /// animation that was under way is dropped, even if the target is the same. With an animation,
  /// the same target changes nothing: what is under way goes on, as in SwiftUI. An animation with a
  /// parameter that is NaN counts as none.
  ///
  /// - Parameters:
  ///   - value: The new target, each component below 10^150 in magnitude. A value that is not finite,
  ///     or whose square is not, is ignored.
  ///   - time: The time of the change; from then on it shows.
  ///   - transaction: Whether and how the change is animated.
  public mutating func set(_ value: Value, at time: Double, transaction: Transaction) {
    guard value.magnitudeSquared.isFinite else { return }
    let now = later(time)
    guard let animation = transaction.effectiveAnimation, animation.duration > 0 else {
      jump(to: value, at: now)
      return
    }
    guard value != target else { return }
    start(animation, from: self.value(at: now), to: value, at: now)
  }

  /// Sets the target, and goes there from another value than the one that is shown.
  ///
  /// This is for values of which several mean the same, such as angles that are whole turns apart:
  /// an arm that is seen at 355° goes to 5° over 360° where it starts from −5°. An animation starts
  /// anew also where the target is the same. The velocity of the shown value is kept as it is.
  ///
  /// - Parameters:
  ///   - value: The new target, each component below 10^150 in magnitude. A value that is not finite,
  ///     or whose square is not, is ignored.
  ///   - start: The value from which it goes there; without an animation it counts for nothing. From
  ///     one that is not finite, or whose square is not, the value is there at once.
  ///   - time: The time of the change; from then on it shows.
  ///   - transaction: Whether and how the change is animated.
  public mutating func set(
    _ value: Value, from start: Value, at time: Double, transaction: Transaction
  ) {
    guard value.magnitudeSquared.isFinite else { return }
    let now = later(time)
    guard let animation = transaction.effectiveAnimation, animation.duration > 0 else {
      jump(to: value, at: now)
      return
    }
    self.start(animation, from: start, to: value, at: now)
  }

  private mutating func start(
    _ animation: Animation, from shown: Value, to value: Value, at now: Double
  ) {
    // Rates are limited, so that this is finite where the values' squares are.
    let velocity = animation.preservesVelocity ? self.velocity(at: now) : .zero
    // Springs of unlike stiffness that interrupt each other again and again get there, and a start
    // that somebody gives.
    guard shown.magnitudeSquared.isFinite else {
      jump(to: value, at: now)
      return
    }
    origin = shown
    target = value
    initialVelocity = velocity
    startTime = now
    self.animation = animation
    isAtRest = false
  }

  /// Sets the target at once, and drops an animation that was under way.
  ///
  /// - Parameters:
  ///   - value: The new target, each component below 10^150 in magnitude. A value that is not finite,
  ///     or whose square is not, is ignored.
  ///   - time: The time of the change; from then on it shows.
  public mutating func set(_ value: Value, at time: Double) {
    guard value.magnitudeSquared.isFinite else { return }
    jump(to: value, at: later(time))
  }

  /// The time of a change: not before the last one, and finite once one was.
  private func later(_ time: Double) -> Double {
    time > startTime && time < .infinity ? time : startTime
  }

  private mutating func jump(to value: Value, at time: Double) {
    target = value
    origin = value
    initialVelocity = .zero
    startTime = time
    // A drag sets its value at every event: what is no animation is not released again and again.
    guard !isAtRest else { return }
    animation = nil
    isAtRest = true
  }
}
