/// A whole number of up to 127 bits, at least 0, for the arithmetic of decimals.
///
/// `UInt128` of the standard library is newer than the systems that apps run on.
package struct WideInteger: Hashable, Sendable {
  /// The bits from 2⁶⁴ on.
  package private(set) var high: UInt64
  /// The bits below 2⁶⁴.
  package private(set) var low: UInt64

  /// Creates a number of 64 bits.
  package init(_ value: UInt64) { self.init(high: 0, low: value) }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The power 10^`exponent`; nil where it has more than 127 bits, which is from 10³⁹ on.
  package static func powerOfTen(_ exponent: Int) -> WideInteger? {
    var power = WideInteger(1)
    var count = 0
    while count < exponent {
      guard let next = power.multiplied(by: 10) else { return nil }
      power = next
      count += 1
    }
    return power
  }

  /// How many of the 128 bits before the first 1 are 0.
  private var leadingZeroBitCount: Int {
    high != 0 ? high.leadingZeroBitCount : 64 + low.leadingZeroBitCount
  }

  /// The number, if it has at most 127 bits.
  private var ifItFits: WideInteger? { high >> 63 == 0 ? self : nil }
}

// MARK: - Order

extension WideInteger: Comparable {
  /// Whether the first number is less than the second.
  package static func < (lhs: WideInteger, rhs: WideInteger) -> Bool {
    lhs.high != rhs.high ? lhs.high < rhs.high : lhs.low < rhs.low
  }
}

// MARK: - Whole numbers

extension WideInteger {
  /// Returns the sum; nil where it has more than 127 bits.
  package func adding(_ other: WideInteger) -> WideInteger? {
    let (low, carry) = low.addingReportingOverflow(other.low)
    // Two numbers of 63 bits and a carry have at most 64.
    return WideInteger(high: high &+ other.high &+ (carry ? 1 : 0), low: low).ifItFits
  }

  /// Returns the difference from a number that is not greater.
  package func subtracting(_ other: WideInteger) -> WideInteger {
    let (low, borrow) = low.subtractingReportingOverflow(other.low)
    return WideInteger(high: high &- other.high &- (borrow ? 1 : 0), low: low)
  }

  /// Returns the product with a number of 64 bits; nil where it has more than 127 bits.
  package func multiplied(by factor: UInt64) -> WideInteger? {
    let lower = low.multipliedFullWidth(by: factor)
    let (upper, overflows) = high.multipliedReportingOverflow(by: factor)
    let (sum, carries) = upper.addingReportingOverflow(lower.high)
    guard !overflows, !carries else { return nil }
    return WideInteger(high: sum, low: lower.low).ifItFits
  }

  /// Returns the product; nil where it has more than 127 bits.
  package func multiplied(by factor: WideInteger) -> WideInteger? {
    if factor.high == 0 { return multiplied(by: factor.low) }
    return high == 0 ? factor.multiplied(by: low) : nil
  }

  /// Returns what is left after taking off a number above 0 as often as it goes.
  package func remainder(dividingBy divisor: WideInteger) -> WideInteger {
    var rest = self
    // The first multiple by a power of two has as many bits as this number, or as the divisor.
    var shift = max(divisor.leadingZeroBitCount - leadingZeroBitCount, 0)
    while shift >= 0 {
      let multiple = divisor.shifted(by: shift)
      if multiple <= rest { rest = rest.subtracting(multiple) }
      shift -= 1
    }
    return rest
  }

  /// The number times 2^`count`; bits beyond the 128 are lost. The count is below 128.
  private func shifted(by count: Int) -> WideInteger {
    if count >= 64 { return WideInteger(high: low << UInt64(count - 64), low: 0) }
    // By 64, all bits are shifted out.
    return WideInteger(
      high: high << UInt64(count) | low >> UInt64(64 - count), low: low << UInt64(count))
  }
}

// MARK: - To doubles

extension WideInteger {
  /// Returns the double nearest to the quotient by a number above 0; of two as near, the even one.
  ///
  /// This is long division to 64 binary digits, the last of which also stands for all that follow,
  /// so that the digits are rounded once.
  package func quotient(dividingBy divisor: WideInteger) -> Double {
    guard self != WideInteger(0) else { return 0 }
    let exponent = divisor.leadingZeroBitCount - leadingZeroBitCount
    // Both are brought to as many bits, so that the quotient is above ½ and below 2.
    var rest = shifted(by: max(-exponent, 0))
    let divisor = divisor.shifted(by: max(exponent, 0))
    var digits: UInt64 = 0
    for _ in 0..<64 {
      digits <<= 1
      if divisor <= rest {
        rest = rest.subtracting(divisor)
        digits |= 1
      }
      rest = rest.shifted(by: 1)
    }
    if rest != WideInteger(0) { digits |= 1 }
    return Double(sign: .plus, exponent: exponent - 63, significand: Double(digits))
  }
}
