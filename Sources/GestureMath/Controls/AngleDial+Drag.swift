extension AngleDial {
  /// A contact that is down, and what the angle is a function of once it turns the arm.
  struct Drag {
    let contact: Int
    /// Whether the contact turns the arm.
    var recognition: DragRecognition
    /// How far the pointer turned about the pivot since it went down.
    var capture: AngleCapture
    /// The captured angle at ``turnAtOrigin``; nil until the pointer was off the pivot.
    var origin: Angle?
    /// The turn from which the captured angle is counted: 0°, or that of the last new start.
    var turnAtOrigin = Angle.zero
    /// Whether the arm snaps also where the pointer has not turned since the origin.
    var snapsAtOrigin: Bool

    /// The captured angle from which the turn counts; nil until there was a bearing.
    ///
    /// It mutates nothing, but is called where the drag is: a copy would cost more than the turn.
    @inline(__always)
    mutating func originOfTurns() -> Angle? { capture.firstBearing == nil ? nil : origin }

    /// Makes an angle the captured one, from which the turn counts from now on.
    mutating func countTurns(from angle: Angle) {
      (origin, turnAtOrigin, snapsAtOrigin) = (angle, capture.turn, false)
    }

    /// Takes the contact to a place, and returns the angle to show there; nil where that is not
    /// settled by the turn alone, and the contact stays where it was.
    @inline(__always)
    mutating func turn(to location: Point, by rule: Rule) -> Angle? {
      guard let origin = originOfTurns() else { return nil }
      return angle(after: capture.turn(to: location), from: origin, by: rule)
    }

    /// Returns the angle to show after a turn since the contact went down.
    ///
    /// Where the arm slips at the ends and the captured angle is past one, that end is a new start.
    @inline(__always)
    mutating func angle(after turn: Angle, from origin: Angle, by rule: Rule) -> Angle {
      let turnSinceOrigin = turn - turnAtOrigin
      if rule.slips, let end = rule.end(passedBy: origin + turnSinceOrigin) {
        (self.origin, turnAtOrigin, snapsAtOrigin) = (end, turn, false)
        return end
      }
      return rule.angle(origin: origin, turn: turnSinceOrigin, snapsAtOrigin: snapsAtOrigin)
    }
  }
}

// MARK: - The life of a drag

extension AngleDial {
  mutating func begin(_ event: PointerEvent) {
    let recognition = DragRecognition(at: event.location, minimumDistance: minimumDistance)
    drag = Drag(
      contact: event.id, recognition: recognition,
      capture: AngleCapture(pivot: pivot, start: event.location, direction: .towardPivot),
      snapsAtOrigin: grab == .absolute)
    if recognition.isRecognized { takeArm() }
    follow(event.location)
  }

  mutating func cancel() {
    if isEditing {
      shown = shownBefore
      steps = nil
    }
    letGo()
  }

  mutating func letGo() {
    drag = nil
    isEditing = false
  }

  mutating func follow(_ location: Point) {
    if isEditing, let angle = drag?.turn(to: location, by: rule) {
      show(angle)
    } else {
      followWithoutTurn(location)
    }
  }

  /// Follows a contact that does not turn the arm yet, or had no bearing.
  @inline(never)
  private mutating func followWithoutTurn(_ location: Point) {
    drag?.capture.move(to: location)
    if !isEditing {
      let drags = drag?.recognition.follow(location, minimumDistance: minimumDistance) ?? false
      guard drags else { return }
      takeArm()
    }
    if drag?.origin == nil, let bearing = drag?.capture.firstBearing {
      let captured = representative(of: bearing)
      // A touch past an end that slips counts from that end.
      let end = rule.slips ? rule.end(passedBy: captured) : nil
      drag?.origin = end ?? captured
      if end != nil { drag?.snapsAtOrigin = false }
    }
    guard let origin = drag?.originOfTurns(), let turn = drag?.capture.turn,
      let angle = drag?.angle(after: turn, from: origin, by: rule)
    else { return }
    show(angle)
  }

  /// Shows an angle to which a drag took the arm.
  @inline(__always)
  mutating func show(_ angle: Angle) {
    shown.set(angle, at: time)
    steps = nil
  }

  /// Stops the arm where it is seen, also on the pivot, which says nothing of the angle.
  private mutating func takeArm() {
    shownBefore = shown
    isEditing = true
    let seen = rule.confined(presentedAngle)
    show(seen)
    if grab == .relative { drag?.origin = seen }
  }

  /// The angle of that bearing which is nearest to the range, so that the dead zone is split in its
  /// middle; among equals the one nearest to the angle shown, then the lesser one.
  private func representative(of bearing: Angle) -> Angle {
    let turns = ((angle.degrees - bearing.degrees) / 360).rounded(.towardZero)
    var best = bearing
    var bestDistance = (fromRange: Double.infinity, fromAngle: Double.infinity)
    for offset in -1...1 {
      let candidate = Angle(degrees: bearing.degrees + 360 * (turns + Double(offset)))
      let distance = (
        fromRange: (candidate - rule.clamped(candidate)).degrees.magnitude,
        fromAngle: (candidate - angle).degrees.magnitude
      )
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }
}
