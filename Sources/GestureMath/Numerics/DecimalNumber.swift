/// A decimal number in whole numbers: ± digits / 10^places, exactly.
///
/// Numbers that people write are decimals, and most of them are no doubles: ten times the double
/// nearest to 0.1 is not 1 when it is added up. Arithmetic with these is exact, and ``nearest``
/// rounds once, at the end:
///
///     let step = DecimalNumber(0.1)!, count = DecimalNumber(333)!
///     step.multiplied(by: count)?.nearest      // 33.3, where 333 * 0.1 is 33.300000000000004
///
/// Digits have at most 127 bits, 38 decimal ones. What would need more is nil, and never wrong.
package struct DecimalNumber: Sendable {
  /// Whether the number is below 0.
  package private(set) var isNegative: Bool
  /// The magnitude times 10^``places``.
  package private(set) var digits: UInt128
  /// How many of the decimal digits are behind the point.
  package private(set) var places: Int

  /// The most digits of a double that counts as a decimal. Two such decimals, however near, are
  /// never the same double, so a double says which one was meant.
  private static var digitLimit: UInt64 { 1_000_000_000_000_000 }

  /// The most places of such a double: powers of ten are doubles up to this one.
  private static var placeLimit: Int { 22 }

  /// The number 0.
  package static var zero: DecimalNumber {
    DecimalNumber(isNegative: false, digits: 0, places: 0)
  }

  private init(isNegative: Bool, digits: UInt128, places: Int) {
    self.isNegative = isNegative && digits != 0
    self.digits = digits
    self.places = places
  }

  /// Creates the decimal D/10^e of at most 15 digits, with e from 0 to 22, to which the double is
  /// nearest; nil where there is none.
  ///
  /// So 0.1 is one tenth, though the double is 5.6e-18 more, and 1/3 is nil. −0 gives 0; what is
  /// not finite, or 10^15 or more, gives nil.
  package init?(_ value: Double) {
    // Where the double is nearest to D/10^e, it times 10^e is rounded twice, which is at most
    // D·2^−52 < ¼ away from D. Both D and 10^e are doubles, so D/10^e is rounded once.
    var power = 1.0
    for places in 0...Self.placeLimit {
      let scaled = value.magnitude * power
      guard scaled < Double(Self.digitLimit) else { return nil }
      let digits = UInt64(scaled + 0.5)
      guard digits < Self.digitLimit else { return nil }
      if Double(digits) / power == value.magnitude {
        self.init(isNegative: value < 0, digits: UInt128(digits), places: places)
        return
      }
      power *= 10
    }
    return nil
  }

  /// The double nearest to the number; of two as near, the even one.
  ///
  /// −0 never results.
  package var nearest: Double {
    guard let power = UInt128.powerOfTen(places) else {
      preconditionFailure("no number has more places than a power of ten has room for")
    }
    let magnitude = digits.nearestQuotient(dividingBy: power)
    return isNegative ? -magnitude : magnitude
  }
}

// MARK: - Arithmetic

extension DecimalNumber {
  /// Returns the sum; nil where it does not fit.
  package func adding(_ other: DecimalNumber) -> DecimalNumber? {
    let places = max(places, other.places)
    guard let mine = digits(places: places), let others = other.digits(places: places) else {
      return nil
    }
    if isNegative == other.isNegative {
      // Two numbers of 127 bits have a sum of at most 128.
      guard let sum = (mine &+ others).ifItFits else { return nil }
      return DecimalNumber(isNegative: isNegative, digits: sum, places: places)
    }
    return others <= mine
      ? DecimalNumber(isNegative: isNegative, digits: mine &- others, places: places)
      : DecimalNumber(isNegative: other.isNegative, digits: others &- mine, places: places)
  }

  /// Returns the difference; nil where it does not fit.
  package func subtracting(_ other: DecimalNumber) -> DecimalNumber? {
    adding(
      DecimalNumber(isNegative: !other.isNegative, digits: other.digits, places: other.places))
  }

  /// Returns the product; nil where it does not fit.
  package func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    let places = places + other.places
    // The digits of 0 fit whatever the places, but 10^places must, too.
    guard let digits = digits.multiplied(by: other.digits), UInt128.powerOfTen(places) != nil
    else { return nil }
    return DecimalNumber(
      isNegative: isNegative != other.isNegative, digits: digits, places: places)
  }

  /// Returns what is left without whole periods: at least 0 and below the period.
  ///
  /// It is nil where it does not fit, and where the period is not above 0.
  package func remainder(inPeriod period: DecimalNumber) -> DecimalNumber? {
    let places = max(places, period.places)
    guard !period.isNegative, let mine = digits(places: places),
      let length = period.digits(places: places), length != 0
    else { return nil }
    let rest = mine % length
    let isBelow = isNegative && rest != 0
    return DecimalNumber(
      isNegative: false, digits: isBelow ? length &- rest : rest, places: places)
  }

  /// The digits with so many behind the point, not fewer than there are; nil where they do not fit.
  private func digits(places: Int) -> UInt128? {
    guard let power = UInt128.powerOfTen(places - self.places) else { return nil }
    return digits.multiplied(by: power)
  }
}

// MARK: - Digits

extension UInt128 {
  /// The number, if it has at most 127 bits.
  fileprivate var ifItFits: UInt128? { self >> 127 == 0 ? self : nil }

  /// The product; nil where it has more than 127 bits.
  fileprivate func multiplied(by factor: UInt128) -> UInt128? {
    let (product, overflows) = multipliedReportingOverflow(by: factor)
    return overflows ? nil : product.ifItFits
  }

  /// The power 10^`exponent`; nil where it has more than 127 bits, which is from 10³⁹ on.
  fileprivate static func powerOfTen(_ exponent: Int) -> UInt128? {
    var power: UInt128 = 1
    var count = 0
    while count < exponent {
      guard let next = power.multiplied(by: 10) else { return nil }
      power = next
      count += 1
    }
    return power
  }

  /// The double nearest to the quotient of two numbers of at most 127 bits, of which the divisor is
  /// above 0; of two as near, the even one.
  fileprivate func nearestQuotient(dividingBy divisor: UInt128) -> Double {
    guard self != 0 else { return 0 }
    // Both are brought to 127 bits, so that the quotient is above ½ and below 2.
    let (shift, divisorShift) = (leadingZeroBitCount - 1, divisor.leadingZeroBitCount - 1)
    let number = self &<< UInt128(shift)
    let (quotient, rest) = (divisor &<< UInt128(divisorShift)).dividingFullWidth(
      (high: number &>> 1, low: number &<< 127))
    // The quotient times 2^127, of which 64 digits or one less are rounded once; the last of them
    // also stands for all that follow.
    let isExact = rest == 0 && quotient &<< 64 == 0
    let digits = UInt64(truncatingIfNeeded: quotient &>> 64) | (isExact ? 0 : 1)
    return Double(
      sign: .plus, exponent: divisorShift - shift - 63, significand: Double(digits))
  }
}
