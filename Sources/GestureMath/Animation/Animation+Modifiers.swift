extension Animation {
  /// Returns the animation with a delayed start.
  ///
  /// - Parameter delay: The seconds that the value waits at its start. A negative delay leaves out
  ///   the beginning, as in SwiftUI: the value jumps to where it would then have been. What takes
  ///   no time is at its target while it waits, as in SwiftUI.
  /// - Returns: The delayed animation.
  public func delay(_ delay: Double) -> Animation {
    let sum = duration + delay
    return modified(by: .delay(delay), lasting: greater(sum, 0))
  }

  /// Returns the animation at another speed.
  ///
  /// - Parameter speed: The factor by which the animation is faster; its duration is divided by it.
  ///   At a speed of 0 or less the value stays at its start for ever, unless the animation takes
  ///   no time at all. At an infinite speed it is at its target at once.
  /// - Returns: The animation at that speed.
  public func speed(_ speed: Double) -> Animation {
    guard !speed.isNaN, !duration.isNaN else { return modified(by: .speed(speed), lasting: .nan) }
    let lasting = duration > 0 ? (speed > 0 ? duration / speed : .infinity) : 0
    // Not infinite, as it multiplies a time of 0.
    return modified(by: .speed(min(speed, .greatestFiniteMagnitude)), lasting: lasting)
  }

  /// Returns the animation repeated a number of times.
  ///
  /// As in SwiftUI, the value is at its target when the animation is over: after an even number of
  /// passes that reverse, it jumps there from its start.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of passes, forward and back counted each; less than 1 counts as 1.
  ///   - autoreverses: Whether every other pass goes back to the start, with 1 minus the values of
  ///     a forward pass, as in SwiftUI: what eases in also eases in on its way back. Else each pass
  ///     begins at the start.
  /// - Returns: The repeated animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(Double(max(repeatCount, 1)), autoreverses: autoreverses)
  }

  /// Returns the animation repeated without end.
  ///
  /// One that takes no time rests at its target, without end.
  ///
  /// - Parameter autoreverses: Whether every other pass goes back to the start.
  /// - Returns: The repeated animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(.infinity, autoreverses: autoreverses)
  }

  private func repeated(_ count: Double, autoreverses: Bool) -> Animation {
    let isForever = count == .infinity && !duration.isNaN
    return modified(
      by: .repetition(count: count, autoreverses: autoreverses, period: duration),
      lasting: isForever ? .infinity : count * duration)
  }
}
