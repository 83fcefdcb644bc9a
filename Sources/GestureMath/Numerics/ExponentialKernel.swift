/// The body of the exponential, without branches, and the other arguments.
///
/// x = k·ln 2 + r with k whole and |r| at most ln 2 / 2; e^r = 1 + r + r²/2 + r³ P(r), times 2^k.
/// ln 2 comes in two words, the first of 40 bits, so that its product with k is exact. What the
/// reduction and the rounding of 1 + r leave over is added to the small terms. The coefficients
/// come from Tests/GestureMathTests/Golden.
enum ExponentialKernel {
  /// The magnitude below which neither the result nor its last bit leaves the normal numbers.
  private static let limit = 708.0

  /// Beyond these the result is infinite or rounds to 0.
  private static let overflow = 710.0
  private static let underflow = -746.0

  private static let inverseOfLogarithm = 0x1.71547652b82fep+0  // 1 / ln 2
  private static let logarithmHead = 0x1.62e42fefa4000p-1  // ln 2, 40 bits
  private static let logarithmTail = -0x1.8432a1b0e2634p-43

  /// A negative number where `power(ofOrdinary:)` does not take the argument.
  @inline(__always)
  static func test(_ x: Double) -> Int64 {
    OrdinaryRange(least: 0, limit: limit).testHigh(x)
  }

  /// The power of an argument in the ordinary range.
  @inline(__always)
  static func power(ofOrdinary x: Double) -> Double {
    let (words, exponent) = reducedPower(x)
    // k is at most 1022 in magnitude here: 2^k is a normal number.
    let scale = Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
    return words.rounded * scale
  }

  /// e^r in two words, and k.
  @inline(__always)
  private static func reducedPower(_ x: Double) -> (words: TwoWords, exponent: Int64) {
    // Adding 1.5 * 2^52 rounds to a whole number and leaves its low bits at the bottom.
    let shifted = x * inverseOfLogarithm + 0x1.8p52
    let k = shifted - 0x1.8p52
    let exponent = Int64(bitPattern: shifted.bitPattern &- (0x1.8p52).bitPattern)

    let rHigh = x - k * logarithmHead
    let rLow = k * logarithmTail
    let r = rHigh - rLow
    let rRest = (rHigh - r) - rLow
    let z = r * r
    let z2 = z * z
    let p0 = 0x1.5555555555501p-3 + r * 0x1.55555555531c6p-5
    let p1 = 0x1.1111111128b1bp-7 + r * 0x1.6c16c17cda396p-10
    let p2 = 0x1.a01a011b746f2p-13 + r * 0x1.a019aadd93444p-16
    let p3 = 0x1.71df563106c00p-19 + r * 0x1.289fe0c8a6fcbp-22
    let p = (p0 + z * p1) + z2 * ((p2 + z * p3) + z2 * 0x1.ad1fa8f616594p-26)
    let sum = 1 + r
    let slip = (1 - sum) + r
    return (TwoWords(high: sum, low: (slip + rRest) + z * (0.5 + r * p)), exponent)
  }

  /// The power of an argument outside the ordinary range.
  @inline(never)
  static func power(ofExtraordinary x: Double) -> Double {
    if x.isNaN { return .nan }
    if x >= overflow { return .infinity }
    if x <= underflow { return 0 }
    let (words, exponent) = reducedPower(x)
    if x > 0 {
      // 2^1024 is no number, so the last doubling comes by itself; it may give infinity.
      let scale = Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1022) &<< 52)
      return words.rounded * scale * 2
    }
    // By way of 2^(k + 100), a normal number, so that the result is rounded once.
    let scale = Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023 &+ 100) &<< 52)
    let power = TwoWords(high: words.high * scale, low: words.low * scale)
    return power.scaledDown(by: 0x1p-100)
  }
}
