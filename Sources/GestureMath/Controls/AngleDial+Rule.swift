extension AngleDial {
  /// What the shown angle is a function of, but for the drag.
  struct Rule: Sendable {
    private let grab: Grab
    private let snap: Snap?
    /// The angles that the arm can show, within the limits of all angles.
    private let bounds: ClosedRange<Angle>

    init(grab: Grab, snap: Snap?, range: ClosedRange<Angle>?) {
      self.grab = grab
      self.snap = snap
      let limits = Angle(degrees: -angleLimit.degrees)...angleLimit
      bounds = range?.clamped(to: limits) ?? limits
    }

    /// The angle to show after a turn from the captured angle at the origin of turns.
    ///
    /// It is snapped, and clamped after that, so that an end of the range holds.
    @inline(__always)
    func angle(origin: Angle, turn: Angle) -> Angle {
      // A pointer that did not turn moves nothing, not even to a snap.
      let hasTurned = grab == .absolute || turn != .zero
      guard let snap else { return clamped(hasTurned ? origin + turn : origin) }
      guard hasTurned else { return clamped(origin) }
      return clamped((origin + turn).snapped(to: snap.step, within: snap.tolerance))
    }

    @inline(__always)
    func clamped(_ angle: Angle) -> Angle {
      // In this order NaN gives the upper bound, so that an angle is finite, come what may.
      max(bounds.lowerBound, min(bounds.upperBound, angle))
    }
  }
}
