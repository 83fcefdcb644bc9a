import GestureMath

// From the captured angle to the shown one.

extension FaultyDial {
  /// The ends of the range, or of what there is without one.
  var ends: ClosedRange<Angle> {
    let limit = AngleDial.angleLimit
    return settings.range ?? (settings.wraps ? .zero ... .degrees(360) : -limit...limit)
  }

  /// The captured angle snapped; that of a dial that wraps is brought into its range before.
  func snapped(_ captured: Angle) -> Angle {
    guard let snap = settings.snap else { return captured }
    let captured = settings.wraps ? wrapped(captured) : captured
    var nearest = captured.snapped(to: snap.step, within: snap.tolerance)
    if fault == .snapFloor, nearest != captured {
      nearest = snap.step * (captured / snap.step.degrees).degrees.rounded(.down)
    }
    // Beyond either end is that end, and they are one.
    let isInside = ends.lowerBound <= nearest && nearest < ends.upperBound
    return settings.wraps && !isInside ? ends.lowerBound : nearest
  }

  /// The angle clamped to the range, or wrapped into it.
  func confined(_ angle: Angle) -> Angle {
    if settings.wraps { return wrapped(angle) }
    let inRange = clamped(angle)
    return fault == .rangeEndWrap360 && inRange.degrees >= 360 ? inRange.normalized : inRange
  }

  func clamped(_ angle: Angle) -> Angle {
    let inRange = max(ends.lowerBound, min(ends.upperBound, angle))
    let isLoose = fault == .looseRange && (angle - inRange).degrees.magnitude > 180
    return isLoose ? angle : inRange
  }

  func wrapped(_ angle: Angle) -> Angle {
    let (low, high) = (ends.lowerBound.degrees, ends.upperBound.degrees)
    if angle.degrees >= low, angle.degrees < high { return angle + .zero }
    if fault == .wrapShowsEnd, angle.degrees == high { return angle }
    var rest = (angle.degrees - low).truncatingRemainder(dividingBy: high - low)
    if rest < 0 { rest = fault == .wrapMirrors ? -rest : rest + (high - low) }
    return Angle(degrees: min(low + rest, high.nextDown))
  }

  func otherEnd(past captured: Angle) -> Angle? {
    guard let range = settings.range, !range.contains(captured) else { return nil }
    return captured > range.upperBound ? range.lowerBound : range.upperBound
  }

  func representative(of bearing: Angle) -> Angle {
    let turns = ((angle.degrees - bearing.degrees) / 360).rounded(.towardZero)
    let candidates = [-1, 0, 1].map { Angle(degrees: bearing.degrees + 360 * (turns + $0)) }
    // Of equals this keeps the first, which is the lesser one.
    let nearest = candidates.min { distance(of: $0) < distance(of: $1) } ?? bearing
    guard fault == .deadZoneToMinimum, let range = settings.range, nearest > range.upperBound else {
      return nearest
    }
    return nearest - .degrees(360)
  }

  private func distance(of candidate: Angle) -> (fromRange: Double, fromAngle: Double) {
    (
      (candidate - clamped(candidate)).degrees.magnitude,
      (candidate - angle).degrees.magnitude
    )
  }
}
