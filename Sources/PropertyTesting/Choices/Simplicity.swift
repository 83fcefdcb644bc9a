/// A place in the order of simplicity of choices: the tier first, then magnitude, then sign.
///
/// Doubles order as a person would: whole numbers up to 2⁵³ by magnitude (1, −1, 2, …), then −0,
/// then what needs one decimal place, two, and so on, then huge numbers by their count of
/// significant digits, and last the infinities and NaN. Hypothesis' order has the same aim, but
/// orders fractions by their binary digits, and puts every negative after every positive.
package struct Simplicity: Comparable {
  private static let largestWhole = 0x1p53
  private static let negativeZero: UInt16 = 1
  private static let huge: UInt16 = 2_000
  private static let nonFinite: UInt16 = 3_000

  private let tier: UInt16
  private let magnitude: UInt64
  private let isNegative: Bool

  init(ofRank rank: UInt64) {
    tier = 0
    magnitude = rank
    isNegative = false
  }

  package init(of value: Double) {
    tier = Self.tier(of: value)
    magnitude = value.magnitude.bitPattern
    isNegative = value.sign == .minus
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.tier, left.magnitude, left.isNegative ? 1 : 0)
      < (right.tier, right.magnitude, right.isNegative ? 1 : 0)
  }

  private static func tier(of value: Double) -> UInt16 {
    guard value.isFinite else { return nonFinite }
    let magnitude = value.magnitude
    if magnitude <= largestWhole, magnitude == magnitude.rounded(.towardZero) {
      return magnitude == 0 && value.sign == .minus ? negativeZero : 0
    }
    let decimal = ShortDecimal(magnitude)
    return magnitude < largestWhole
      ? negativeZero + UInt16(clamping: -decimal.exponent)
      : huge + UInt16(clamping: decimal.digitCount)
  }

  /// The simplest double of a range that needs at most 17 decimal places, else the end nearest 0.
  package static func simplest(in range: ClosedRange<Double>) -> Double {
    if range.contains(0) { return 0 }
    let isNegative = range.upperBound < 0
    let least = isNegative ? -range.upperBound : range.lowerBound
    let greatest = isNegative ? -range.lowerBound : range.upperBound
    var scale = 1.0
    for _ in 0...17 {
      let candidate = (least * scale).rounded(.up) / scale
      if candidate >= least, candidate <= min(greatest, largestWhole) {
        return isNegative ? -candidate : candidate
      }
      scale *= 10
    }
    return isNegative ? -least : least
  }
}
