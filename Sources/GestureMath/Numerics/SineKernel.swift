/// The body of sine and cosine in degrees, without branches, and the reduction of other arguments.
///
/// For |x| in the ordinary range: n = the whole number nearest |x| / 90 and r = |x| - 90n, exactly.
/// Since r is exact, the polynomials take degrees and their coefficients carry the powers of
/// π / 180, rounded once. Only the leading terms need two words: y = r·π/180 for the sine,
/// 1 - y²/2 for the cosine. The coefficients come from Tests/GestureMathTests/Golden.
enum SineKernel {
  /// The magnitude below which n is the nearest whole number, to within 2^-13, and 90n is exact.
  private static let limit = 0x1p45

  /// The magnitude below which the corrections would underflow.
  private static let least = 0x1p-900

  /// A negative number where `sincos(ofOrdinary:)` does not take the argument.
  @inline(__always)
  static func test(_ degrees: Double) -> Int64 {
    OrdinaryRange(least: least, limit: limit).test(degrees)
  }

  /// Sine and cosine of an argument in the ordinary range.
  @inline(__always)
  static func sincos(ofOrdinary degrees: Double) -> (sin: Double, cos: Double) {
    let x = degrees.magnitude
    // Adding 1.5 * 2^52 rounds to a whole number and leaves its low bits at the bottom.
    let shifted = x * (1 / 90) + 0x1.8p52
    let quadrant = shifted.bitPattern
    let r = x - 90 * (shifted - 0x1.8p52)
    let (sine, cosine) = sincosInOctant(r)

    // sin(90n + r) is sin r, cos r, -sin r, -cos r for n = 0, 1, 2, 3; the cosine is one ahead.
    let isOdd = 0 &- (quadrant & 1)
    let sineSign = (quadrant & 2) << 62
    let cosineSign = ((quadrant &+ 1) & 2) << 62
    // Adding 0 turns -0 into 0, and nothing else: zeros take their sign from the argument.
    let unsigned = select(isOdd, cosine, sine).flipped(by: sineSign) + 0
    return (
      unsigned.flipped(by: degrees.signBit),
      select(isOdd, sine, cosine).flipped(by: cosineSign) + 0
    )
  }

  /// Sine and cosine with the bits of `sincos(ofOrdinary:)`; nil for multiples of 90°, and for
  /// arguments that are not ordinary.
  ///
  /// Where one value is wanted, its delay counts, and a branch that is foreseen costs none. Signs
  /// need no care here: rounding and both polynomials are symmetric, and neither result is 0.
  @inline(__always)
  static func sincosByBranches(_ degrees: Double) -> (sin: Double, cos: Double)? {
    let shifted = degrees * (1 / 90) + 0x1.8p52
    let r = degrees - 90 * (shifted - 0x1.8p52)
    guard degrees.magnitude < limit, r.magnitude >= least else { return nil }
    let (sine, cosine) = sincosInOctant(r)
    switch shifted.bitPattern & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Sine and cosine of a whole number of quarter turns, the zeros as IEEE 754-2019 has them; nil for
  /// other arguments.
  @inline(__always)
  static func sincos(ofQuarters degrees: Double) -> (sin: Double, cos: Double)? {
    let shifted = degrees * (1 / 90) + 0x1.8p52
    guard degrees.magnitude < limit, degrees == 90 * (shifted - 0x1.8p52) else { return nil }
    switch shifted.bitPattern & 3 {
    case 0: return (0.0.flipped(by: degrees.signBit), 1)
    case 1: return (1, 0)
    case 2: return (0.0.flipped(by: degrees.signBit), -1)
    default: return (-1, 0)
    }
  }

  /// Sine and cosine for |r| <= 45.001.
  @inline(__always)
  private static func sincosInOctant(_ r: Double) -> (sine: Double, cosine: Double) {
    // y = r·π/180 in two words; the first is the exact product of two 26-bit heads.
    let rHead = r.head
    let y = rHead * RadianConversion.radiansPerDegreeHead
    let yTail =
      (r - rHead) * RadianConversion.radiansPerDegreeHead
      + r * RadianConversion.radiansPerDegreeTail
    let z = r * r
    let z2 = z * z

    // sin y = y + y³ P(y²)
    let p1 = 0x1.dad94eae10c48p-37 + z * -0x1.c368d9fa76725p-54
    let p2 = 0x1.f4a6049cd3292p-72 + z * -0x1.6b70f6c64c749p-90
    let p3 = 0x1.73f76b0e0a8e1p-109 + z * -0x1.1135e36669f07p-128
    let p = p1 + z2 * (p2 + z2 * p3)
    let sine = y + (yTail + (r * z) * (-0x1.dbb820d942f78p-21 + z * p))

    // cos y = 1 - y²/2 + y⁴ Q(y²); the square of a 26-bit head is exact, and so is what rounding
    // 1 - y²/2 leaves over.
    let yHead = y.head
    let yRest = (y - yHead) + yTail
    let half = 0.5 * yHead * yHead
    let main = 1 - half
    let rest = ((1 - main) - half) - yRest * (yHead + 0.5 * yRest)
    let q1 = -0x1.619b85bbc9230p-45 + z * 0x1.f83ab5c26fef1p-63
    let q2 = -0x1.bf623ba854f69p-81 + z * 0x1.0ea1d02dd5193p-99
    let q = q1 + z2 * (q2 + z2 * -0x1.d65f270e042a2p-119)
    let cosine = main + (rest + z2 * (0x1.09b116a83dc86p-28 + z * q))
    return (sine, cosine)
  }

  /// Sine and cosine of an argument outside the ordinary range.
  @inline(never)
  static func sincos(ofExtraordinary degrees: Double) -> (sin: Double, cos: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    // So near 0 the sine is the angle in radians and the cosine is 1, both correctly rounded.
    guard degrees.magnitude >= limit else {
      return (RadianConversion.radians(fromDegrees: degrees), 1)
    }
    return sincos(ofOrdinary: reduced(degrees))
  }

  /// The exact remainder after whole turns, with the sign of the argument, for |x| >= 2^45.
  private static func reduced(_ degrees: Double) -> Double {
    let significand = degrees.significandBitPattern | 0x10_0000_0000_0000
    let exponent = Int(degrees.exponentBitPattern) &- 1075  // |x| = significand * 2^exponent
    guard exponent > 0 else {
      // |x| < 2^53: at most seven bits below the point.
      let fraction = UInt64(truncatingIfNeeded: 0 &- exponent)
      let remainder = Double(significand % (360 &<< fraction))
      return (remainder / Double(1 &<< fraction as UInt64)).flipped(by: degrees.signBit)
    }
    // 2^e mod 360 repeats with period 12 from e = 3 on: 360 = 8 · 45 and 2^12 = 1 mod 45.
    let period = exponent < 3 ? exponent : 3 &+ (exponent &- 3) % 12
    let power = (1 &<< UInt64(truncatingIfNeeded: period)) as UInt64 % 360
    return Double((significand % 360) &* power % 360).flipped(by: degrees.signBit)
  }
}
