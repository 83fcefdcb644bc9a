/// The body of the two-argument arc tangent in degrees, without branches, and the other arguments.
///
/// With s <= l the magnitudes of the arguments and c the nearest of 0, 1/2 and 1 to s / l:
/// atan(s/l) = atan c + atan q, q = (s - c·l) / (l + c·s), |q| <= 1/4, q in two words. The
/// coefficients come from Tests/GestureMathTests/Golden.
enum ArcTangentKernel {
  /// Vanishes beside the least magnitude, yet keeps 0 / 0 away.
  private static let nothing = 0x1p-1000

  /// A negative number where `angle(y:x:)` does not take the arguments.
  @inline(__always)
  static func test(y: Double, x: Double) -> Int64 {
    // Outside, a product would overflow or a correction underflow.
    let range = OrdinaryRange(least: 0x1p-400, limit: 0x1p500)
    return range.test(y) | range.test(x)
  }

  /// The angle in degrees, in two words, for arguments in the ordinary range.
  @inline(__always)
  static func angle(y: Double, x: Double) -> TwoWords {
    let isSteep = mask(y.magnitude > x.magnitude)
    let large = select(isSteep, y.magnitude, x.magnitude)
    let small = select(isSteep, x.magnitude, y.magnitude)
    let atLeastHalf = mask(small > 0.25 * large)
    let isOne = mask(small > 0.71875 * large)
    let half = 0.5.bitPattern & atLeastHalf
    let c = Double(bitPattern: half | (1.0.bitPattern & isOne))

    // The angle is `start` plus or minus atan(small/large), then takes the sign of y.
    let xSign = x.signBit
    let turn = xSign ^ (isSteep & 0x8000_0000_0000_0000)
    let behind = Double(bitPattern: 180.0.bitPattern & mask(xSign != 0))
    let start = select(isSteep, 90, behind)

    // atan c in two words; the first is a multiple of 2^-45, so that `base` is exact.
    let halfHigh = 0x1.a90a731a61dc0p+4.bitPattern & (atLeastHalf & ~isOne)
    let halfLow = 0x1.e7f4d84d91e7dp-47.bitPattern & (atLeastHalf & ~isOne)
    let high = Double(bitPattern: halfHigh | (45.0.bitPattern & isOne)).flipped(by: turn)
    let low = Double(bitPattern: halfLow).flipped(by: turn)
    let base = start + high

    // q in two words: the numerator is exact, the denominator has the error `slip`.
    let numerator = (small - c * large).flipped(by: turn)
    let addend = c * small
    let denominator = large + addend
    let slip = addend - (denominator - large)
    let inverse = 1 / (denominator + nothing)
    let q = numerator * inverse
    let qHead = q.head
    let qRest = q - qHead
    let denominatorHead = denominator.head
    let residual =
      ((numerator - qHead * denominatorHead)
        - (qHead * (denominator - denominatorHead) + qRest * denominator)) - q * slip
    let qTail = qRest + residual * inverse

    // atan q = q + q³ P(q²), all in degrees; the main word is the exact product of two heads.
    let z = q * q
    let z2 = z * z
    let z4 = z2 * z2
    let p1 = 0x1.6eb167b82f549p+3 + z * -0x1.05ec6ea77a877p+3
    let p2 = 0x1.976fc8071d6a6p+2 + z * -0x1.4d5b54295a67dp+2
    let p3 = 0x1.1a0d819d60830p+2 + z * -0x1.e8114ba34822fp+1
    let p4 = 0x1.a3802e0110cc7p+1 + z * -0x1.24077d533fcf2p+1
    let p = -0x1.3193d66ed2bf8p+4 + z * ((p1 + z2 * p2) + z4 * (p3 + z2 * p4))
    let main = qHead * RadianConversion.degreesPerRadianHead
    let tail =
      qHead * RadianConversion.degreesPerRadianTail
      + (qTail * RadianConversion.degreesPerRadian + (q * z) * p)
    let sum = base + main
    let rest = (main - (sum - base)) + (tail + low)
    return TwoWords(high: sum.flipped(by: y.signBit), low: rest.flipped(by: y.signBit))
  }

  /// The angle in degrees for arguments outside the ordinary range.
  @inline(never)
  static func angle(ofExtraordinaryY y: Double, x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    if y.isInfinite || x.isInfinite {
      // Infinities stand for 1 beside 0, or beside each other.
      return angle(y: unit(ofInfinite: y), x: unit(ofInfinite: x)).rounded
    }
    if y == 0 || x == 0 { return angle(y: unit(of: y), x: unit(of: x)).rounded }
    // Only the ratio counts. Past 2^60 either way it moves no bit of an angle near 90 or 180.
    let excess = Int(y.exponent) &- Int(x.exponent)
    let ratio = min(max(excess, -60), 60)
    let words = angle(
      y: Double(sign: y.sign, exponent: ratio, significand: y.significand),
      x: Double(sign: x.sign, exponent: 0, significand: x.significand))
    guard excess < -60, x.sign == .plus else { return words.rounded }
    // So near 0 the angle is proportional to the ratio; below 2^-1100 it rounds to 0.
    let scale = Double(sign: .plus, exponent: max(excess, -1100) &+ 60, significand: 1)
    return words.scaledDown(by: scale)
  }

  /// ±1 for an infinity, else a zero with the sign of the argument.
  private static func unit(ofInfinite value: Double) -> Double {
    (value.isInfinite ? 1.0 : 0.0).flipped(by: value.signBit)
  }

  /// ±1, or ±0 for zero.
  private static func unit(of value: Double) -> Double {
    (value == 0 ? 0.0 : 1.0).flipped(by: value.signBit)
  }
}
