/// The body of the two-argument arc tangent in degrees, without branches, and the other arguments.
///
/// With s <= l the magnitudes of the arguments and c the nearest of 0, 1/2 and 1 to s / l:
/// atan(s/l) = atan c + atan q, q = (s - c·l) / (l + c·s), |q| <= 1/4, q in two words. The
/// coefficients come from Tests/GestureMathTests/Golden.
enum ArcTangentKernel {
  /// Vanishes beside the least magnitude, yet keeps 0 / 0 away.
  private static let nothing = 0x1p-1000

  /// The magnitudes between which no product overflows and no correction underflows.
  private static let least = 0x1p-400
  private static let limit = 0x1p500

  /// atan 1/2 in two words; the first is a multiple of 2^-45, as 45 is, so that sums are exact.
  private static let halfHigh = 0x1.a90a731a61dc0p+4
  private static let halfLow = 0x1.e7f4d84d91e7dp-47

  /// A negative number where `angle(y:x:)` does not take the arguments.
  @inline(__always)
  static func test(y: Double, x: Double) -> Int64 {
    let range = OrdinaryRange(least: least, limit: limit)
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

    // atan c in two words, so that `base` is exact.
    let isHalf = atLeastHalf & ~isOne
    let high = (halfHigh.bitPattern & isHalf) | (45.0.bitPattern & isOne)
    let base = start + Double(bitPattern: high).flipped(by: turn)
    let low = Double(bitPattern: halfLow.bitPattern & isHalf).flipped(by: turn)

    // q in two words: the numerator is exact, the denominator has the error `slip`.
    let addend = c * small
    let denominator = large + addend
    let slip = addend - (denominator - large)
    let words = sum(
      of: base, low, numerator: (small - c * large).flipped(by: turn), denominator: denominator,
      slip: slip, inverse: 1 / (denominator + nothing))
    return TwoWords(high: words.high.flipped(by: y.signBit), low: words.low.flipped(by: y.signBit))
  }

  /// The angle in degrees with the bits of `angle(y:x:)`; nil for those of its arguments that are 0,
  /// and for all others.
  ///
  /// Where one value is wanted, its delay counts, and a branch that is foreseen costs none.
  @inline(__always)
  static func angleByBranches(y: Double, x: Double) -> Double? {
    let isSteep = y.magnitude > x.magnitude
    let large = isSteep ? y.magnitude : x.magnitude
    let small = isSteep ? x.magnitude : y.magnitude
    guard small >= least, large < limit else { return nil }
    let turn = isSteep ? x.signBit ^ 0x8000_0000_0000_0000 : x.signBit
    let start = isSteep ? 90 : x < 0 ? 180.0 : 0
    let words: TwoWords
    if small > 0.71875 * large {
      let denominator = large + small
      words = sum(
        of: start + 45.0.flipped(by: turn), 0, numerator: (small - large).flipped(by: turn),
        denominator: denominator, slip: small - (denominator - large), inverse: 1 / denominator)
    } else if small > 0.25 * large {
      let addend = 0.5 * small
      let denominator = large + addend
      words = sum(
        of: start + halfHigh.flipped(by: turn), halfLow.flipped(by: turn),
        numerator: (small - 0.5 * large).flipped(by: turn), denominator: denominator,
        slip: addend - (denominator - large), inverse: 1 / denominator)
    } else {
      words = sum(
        of: start, 0, numerator: small.flipped(by: turn), denominator: large, slip: 0,
        inverse: 1 / large)
    }
    // The sum is not negative, so that taking the sign of y flips it.
    return Double(signOf: y, magnitudeOf: words.rounded)
  }

  /// `base + low + atan q` in two words, all in degrees.
  ///
  /// q is the numerator times the inverse of the denominator, to which `slip` is still to be added.
  @inline(__always)
  private static func sum(
    of base: Double, _ low: Double, numerator: Double, denominator: Double, slip: Double,
    inverse: Double
  ) -> TwoWords {
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
    return TwoWords(high: sum, low: (main - (sum - base)) + (tail + low))
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
