// The direction of an angle: what is left of it without its whole turns.

extension Angle {
  /// The angle of the same direction that is at least 0° and below 360°.
  ///
  /// It is exact where a double can hold it, which is always but for negative angles above −360°:
  /// these are rounded to nearest, but never up to 360°. So −1e−17° gives the largest double below
  /// 360. −0° gives 0°, and an infinite angle or NaN gives NaN.
  @inlinable
  public var normalized: Angle {
    Angle(degrees: Self.normalized(remainder: Self.remainder(degrees)))
  }

  /// The angle of the same direction that is above −180° and at most 180°.
  ///
  /// It is exact for every finite angle. −180° gives 180° and −0° gives 0°; an infinite angle or
  /// NaN gives NaN.
  @inlinable
  public var normalizedSigned: Angle {
    let rest = Self.remainder(degrees)
    // Both sums are exact: 360 and the rest's magnitude differ by a factor of at most 2 (Sterbenz).
    if rest > 180 { return Angle(degrees: rest - 360) }
    if rest <= -180 { return Angle(degrees: rest + 360) }
    return Angle(degrees: rest + 0)
  }

  /// Returns the smallest turn that brings one direction to another, above −180° and at most 180°.
  ///
  /// It is clockwise on screen where it is positive. Of the two ways between opposite directions
  /// it takes the positive one, whichever direction is the first; a difference that rounds to half
  /// a turn counts as one. The result is the exact turn rounded once, also for huge angles, whose
  /// difference `to - from` would lose digits. It is NaN where an angle is not finite.
  public static func shortestTurn(from start: Angle, to end: Angle) -> Angle {
    let from = start.normalizedSigned.degrees
    let to = end.normalizedSigned.degrees
    let turn = to - from
    if turn == -180 { return Angle(degrees: 180) }
    if turn.magnitude <= 180 || turn.isNaN { return Angle(degrees: turn) }
    // The exact difference is turn + error (Knuth's TwoSum). A whole turn is taken from its large
    // part without rounding, so that the last sum rounds the exact result.
    let subtrahend = to - turn
    let error = (to - (turn + subtrahend)) + (subtrahend - from)
    return Angle(degrees: (turn < 0 ? turn + 360 : turn - 360) + error)
  }
}

// MARK: - Remainder

extension Angle {
  /// Returns the number of degrees, at least 0 and below 360, of the direction that a remainder has.
  @inlinable
  static func normalized(remainder: Double) -> Double {
    // Adding 0 turns −0 into 0.
    remainder < 0 ? min(remainder + 360, (360.0).nextDown) : remainder + 0
  }

  /// Returns what is left of a number of degrees without its whole turns, with the number's sign.
  ///
  /// It is `truncatingRemainder(dividingBy: 360)` without the C library: exact for every finite
  /// number, NaN for others. −0 gives −0.
  @inlinable
  static func remainder(_ degrees: Double) -> Double {
    // Most angles are here, and an infinite one or NaN is not.
    if degrees.magnitude < 360 { return degrees }
    let rest = remainder(ofMagnitude: degrees.magnitude)
    return degrees < 0 ? -rest : rest
  }

  /// Returns the remainder of a number of at least 360.
  ///
  /// Let u be the unit in the last place of x.
  ///
  /// - Below 2⁵⁵, u ≤ 4, and x and all multiples of 360 = 8·45 are multiples of u. So x is at least
  ///   u below the next multiple of 360, and x / 360 at least u/360 below the next whole number:
  ///   more than half the quotient's own unit, which is at most u/256. Rounding thus never reaches
  ///   that number, and the whole part n is right. It is below 2⁴⁷, so 45·n has at most 53 bits and
  ///   360·n is exact. x − 360·n is a multiple of u that is at most x, and so is exact.
  /// - From 2⁵⁵ on, x = 8·s·2ᵏ with whole s < 2⁵³ and k ≥ 0, and the remainder of x by 360 is 8
  ///   times that of s·2ᵏ by 45. Since 2¹² = 91·45 + 1, k may be reduced modulo 12, and s·2¹¹ fits
  ///   in 64 bits.
  @usableFromInline
  static func remainder(ofMagnitude x: Double) -> Double {
    guard x.isFinite else { return .nan }
    // By way of an integer, as `rounded` calls the C library where the CPU has no instruction.
    if x < 0x1p55 { return x - 360 * Double(Int64(x / 360)) }
    let significand = x.significandBitPattern | 1 << 52
    let exponent = UInt64(x.exponentBitPattern) &- 1078  // 1023 + 52 + 3: that of 8·2⁵²
    return Double(8 * ((significand << (exponent % 12)) % 45))
  }
}
