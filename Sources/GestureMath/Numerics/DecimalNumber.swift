/// A decimal number in whole numbers: ± digits / 10^places, exactly.
///
/// Numbers that people write are decimals, and most of them are no doubles: ten times the double
/// nearest to 0.1 is not 1 when it is added up. Arithmetic with these is exact, and ``nearest``
/// rounds once, at the end:
///
///     let step = DecimalNumber(0.1), count = DecimalNumber(333)
///     step.multiplied(by: count).nearest       // 33.3, where 333 * 0.1 is 33.300000000000004
///
/// Digits have at most 127 bits, 38 decimal ones. What would need more is nil, and never wrong.
package struct DecimalNumber: Hashable, Sendable {
  /// Whether the number is below 0.
  package private(set) var isNegative: Bool
  /// The magnitude times 10^``places``.
  package private(set) var digits: WideInteger
  /// How many of the decimal digits are behind the point.
  package private(set) var places: Int

  /// The most digits of a double that counts as a decimal. Two such decimals, however near, are
  /// never the same double, so a double says which one was meant.
  private static var digitLimit: UInt64 { 1_000_000_000_000_000 }

  /// The most places of such a double: powers of ten are doubles up to this one.
  private static var placeLimit: Int { 22 }

  /// The number 0.
  package static var zero: DecimalNumber {
    DecimalNumber(isNegative: false, digits: WideInteger(0), places: 0)
  }

  private init(isNegative: Bool, digits: WideInteger, places: Int) {
    self.isNegative = isNegative && digits != WideInteger(0)
    self.digits = digits
    self.places = places
  }

  /// Creates the decimal D/10^e of at most 15 digits, with e from 0 to 22, to which the double is
  /// nearest; nil where there is none.
  ///
  /// So 0.1 is one tenth, though the double is 2^−54.2 more, and 1/3 is nil. −0 gives 0; what is
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
        self.init(isNegative: value < 0, digits: WideInteger(digits), places: places)
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
    guard let power = WideInteger.powerOfTen(places) else { return 0 }
    let magnitude = digits.quotient(dividingBy: power)
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
      guard let sum = mine.adding(others) else { return nil }
      return DecimalNumber(isNegative: isNegative, digits: sum, places: places)
    }
    return others <= mine
      ? DecimalNumber(isNegative: isNegative, digits: mine.subtracting(others), places: places)
      : DecimalNumber(
        isNegative: other.isNegative, digits: others.subtracting(mine), places: places)
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
    guard let digits = digits.multiplied(by: other.digits), WideInteger.powerOfTen(places) != nil
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
      let length = period.digits(places: places), length != WideInteger(0)
    else { return nil }
    let rest = mine.remainder(dividingBy: length)
    let isBelow = isNegative && rest != WideInteger(0)
    return DecimalNumber(
      isNegative: false, digits: isBelow ? length.subtracting(rest) : rest, places: places)
  }

  /// The digits with so many behind the point, not fewer than there are; nil where they do not fit.
  private func digits(places: Int) -> WideInteger? {
    guard let power = WideInteger.powerOfTen(places - self.places) else { return nil }
    return digits.multiplied(by: power)
  }
}
