extension AngleDial {
  /// What the shown angle is a function of, but for the drag.
  struct Rule: Sendable {
    private let snap: Snap?
    /// The angles that the arm can show, within the limits of all angles; where it wraps, the upper
    /// end is the lower one.
    private let bounds: ClosedRange<Angle>
    /// Whether the arm begins anew past an end.
    private let wraps: Bool
    /// Whether an end that the captured angle passed is a new start for it.
    let slips: Bool

    init(snap: Snap?, range: ClosedRange<Angle>?, wraps: Bool, stop: Stop) {
      self.snap = snap
      self.wraps = wraps
      slips = stop == .slip && !wraps
      let limits = Angle(degrees: -angleLimit.degrees)...angleLimit
      let all = wraps ? Angle.zero ... .degrees(360) : limits
      bounds = range?.clamped(to: limits) ?? all
    }

    /// The angle to show after a turn from the captured angle at the origin of turns.
    ///
    /// It is snapped, and clamped or wrapped after that, so that an end of the range holds. A
    /// pointer that did not turn moves nothing, not even to a snap, unless it snaps at the origin.
    @inline(__always)
    func angle(origin: Angle, turn: Angle, snapsAtOrigin: Bool) -> Angle {
      let hasTurned = snapsAtOrigin || turn != .zero
      let captured = hasTurned ? origin + turn : origin
      guard !wraps else { return wrapped(captured, snaps: hasTurned) }
      guard let snap, hasTurned else { return clamped(captured) }
      return clamped(captured.snapped(to: snap.step, within: snap.tolerance))
    }
  }
}

// MARK: - Ends

extension AngleDial.Rule {
  /// The nearest angle within the bounds. That of NaN, which never arises, is the upper one.
  @inline(__always)
  func clamped(_ angle: Angle) -> Angle {
    max(bounds.lowerBound, min(bounds.upperBound, angle))
  }

  /// The end that a captured angle has passed; nil where it has passed none.
  @inline(__always)
  func end(passedBy captured: Angle) -> Angle? {
    let nearest = clamped(captured)
    return nearest == captured ? nil : nearest
  }

  /// Whether an angle that the arm shows is an end of the range.
  func isEnd(_ angle: Angle) -> Bool {
    !wraps && (angle == bounds.lowerBound || angle == bounds.upperBound)
  }

  /// The angle that the arm can show in place of another one, which is finite.
  func confined(_ angle: Angle) -> Angle { wraps ? wrapped(angle) : clamped(angle) }
}

// MARK: - Wrapping

extension AngleDial.Rule {
  /// The angle without whole periods: from the lower end up to, but not including, the upper one.
  ///
  /// An angle that lies there is returned as it is. One just below the lower end, whose sum with the
  /// period rounds to the upper end, gives the greatest double below that.
  func wrapped(_ angle: Angle) -> Angle {
    let (low, high) = (bounds.lowerBound.degrees, bounds.upperBound.degrees)
    // Adding 0 turns −0 into 0.
    if low <= angle.degrees, angle.degrees < high { return Angle(degrees: angle.degrees + 0) }
    guard low < high, angle.degrees.isFinite else { return bounds.lowerBound }
    let period = high - low
    let rest = remainder(of: angle.degrees - low, inPeriod: period)
    return below(high, low + (rest < 0 ? rest + period : rest))
  }

  private func below(_ high: Double, _ degrees: Double) -> Angle {
    Angle(degrees: min(degrees, high.nextDown))
  }

  /// The captured angle without whole periods, snapped after that if asked. A snap beyond an end is
  /// that end, which is the lower one.
  private func wrapped(_ captured: Angle, snaps: Bool) -> Angle {
    let angle = wrapped(captured)
    guard snaps, let snap else { return angle }
    let snapped = angle.snapped(to: snap.step, within: snap.tolerance)
    return bounds.lowerBound <= snapped && snapped < bounds.upperBound
      ? snapped : bounds.lowerBound
  }

  /// The angle to show for one that a command asks for, or that a dial starts with.
  ///
  /// - Parameters:
  ///   - angle: A finite angle.
  ///   - exactAngle: The same in decimals, which are wrapped exactly; nil where it is no decimal.
  /// - Returns: An angle within the bounds.
  func angle(at angle: Angle, exactly exactAngle: DecimalNumber?) -> Angle {
    guard wraps else { return clamped(angle) }
    guard !(bounds.lowerBound <= angle && angle < bounds.upperBound),
      let low = DecimalNumber(bounds.lowerBound.degrees),
      let period = DecimalNumber(bounds.upperBound.degrees)?.subtracting(low),
      let rest = exactAngle?.subtracting(low)?.remainder(inPeriod: period),
      let inside = rest.adding(low)
    else { return wrapped(angle) }
    return below(bounds.upperBound.degrees, inside.nearest)
  }

  /// The angle to show for one that is set, which is finite.
  func angle(at angle: Angle) -> Angle {
    self.angle(at: angle, exactly: DecimalNumber(angle.degrees))
  }

  /// That of the angles whole periods from one, which is within half a period of another that the
  /// arm can show; of two at half a period, the one from which the way is positive.
  func nearest(of angle: Angle, to target: Angle) -> Angle {
    let angle = wrapped(angle)
    let period = bounds.upperBound - bounds.lowerBound
    let way = target - angle
    if way.degrees > period.degrees / 2 { return angle + period }
    return way.degrees <= -period.degrees / 2 ? angle - period : angle
  }
}

// MARK: - The label

extension AngleDial.Rule {
  /// The whole degrees of an angle that the arm can show, halves away from zero.
  @inline(__always)
  func label(of angle: Angle) -> Int64 {
    let whole = Self.rounded(angle)
    guard wraps, Double(whole) >= bounds.upperBound.degrees else { return whole }
    return Self.rounded(bounds.lowerBound)
  }

  @inline(__always)
  private static func rounded(_ angle: Angle) -> Int64 {
    let whole = Int64(angle.degrees)
    let rest = angle.degrees - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
