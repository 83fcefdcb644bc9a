extension AngleDial {
  /// Steps from one angle on: a function of that angle and of their number, and no running sum.
  struct Steps: Sendable {
    /// The angle before the first step.
    let base: Angle
    /// How many steps there were, those back counted off.
    private(set) var count = 0.0
    /// The same in decimals; nil once a count was added that is no decimal of at most 15 digits.
    private var exactCount: DecimalNumber? = .zero

    init(from base: Angle) { self.base = base }

    /// Adds to the number of steps. Decimals are added exactly, other numbers as doubles.
    mutating func add(_ more: Double) {
      exactCount = DecimalNumber(more).flatMap { exactCount?.adding($0) }
      count = exactCount?.nearest ?? count + more
    }

    /// The angle after the steps in decimals; nil where one of the numbers is none of at most 15
    /// digits, or the result needs more than 38.
    func exactAngle(step: Angle) -> DecimalNumber? {
      guard let exactCount, let step = DecimalNumber(step.degrees),
        let base = DecimalNumber(base.degrees), let turn = exactCount.multiplied(by: step)
      else { return nil }
      return base.adding(turn)
    }
  }
}

// MARK: - Commands

extension AngleDial {
  /// Turns the arm by a number of steps, or returns false where it is refused.
  mutating func take(steps count: Double) -> Bool {
    guard count.isFinite, step.degrees.isFinite else { return false }
    var steps = steps ?? Steps(from: angle)
    steps.add(count)
    guard steps.count.isFinite else { return false }
    let exactAngle = steps.exactAngle(step: step)
    // Product and sum are rounded one after the other, as Swift fuses none.
    let sum = exactAngle?.nearest ?? steps.base.degrees + steps.count * step.degrees
    guard sum.isFinite || !wraps else { return false }
    let target = rule.angle(at: Angle(degrees: sum), exactly: exactAngle)
    self.steps = rule.isEnd(target) ? nil : steps
    go(to: target, by: step * count, Transaction(animation: animation))
    return true
  }

  /// Turns the arm to an angle, or returns false where it is refused.
  mutating func set(_ angle: Angle, _ isAnimated: Bool) -> Bool {
    guard angle.degrees.isFinite else { return false }
    steps = nil
    go(to: rule.angle(at: angle), by: nil, Transaction(animation: isAnimated ? animation : nil))
    return true
  }

  /// Sends the arm to an angle that it can show.
  ///
  /// On a dial that wraps, a step goes its own way, on from where the arm was to go before, so that
  /// no number of quick steps turns it back. All else goes the shorter way.
  ///
  /// - Parameters:
  ///   - target: The angle.
  ///   - turn: The turn of a step; nil where no way is asked for.
  ///   - transaction: Whether and how it is animated.
  private mutating func go(to target: Angle, by turn: Angle?, _ transaction: Transaction) {
    let seen = shown.value(at: time)
    if wraps, let turn, turn != .zero, turn.degrees.magnitude <= Self.angleLimit.degrees {
      // Both angles are those that the arm can show. From a start as far before the new one as the
      // arm is from the old one, and the step, it passes the seam.
      let start = target - ((shown.target - seen) + turn)
      shown.set(target, from: start, at: time, transaction: transaction)
    } else if wraps, target != shown.target {
      let start = rule.nearest(of: seen, to: target)
      shown.set(target, from: start, at: time, transaction: transaction)
    } else {
      shown.set(target, at: time, transaction: transaction)
    }
  }
}
