/// Numbers that are plainer than another, for people who read them.
package enum PlainNumbers {
  /// How many digits a number's shortest text has, without zeros at either end: 3 for 0.0125, 1 for
  /// 100, 0 for 0.
  package static func digitCount(_ value: Double) -> Int {
    let mantissa = value.magnitude.description.utf8.prefix { $0 != UInt8(ascii: "e") }
    let digits = mantissa.filter { $0 != UInt8(ascii: ".") }
    let zero = UInt8(ascii: "0")
    guard let first = digits.firstIndex(where: { $0 != zero }),
      let last = digits.lastIndex(where: { $0 != zero })
    else { return 0 }
    return last - first + 1
  }

  /// Numbers near `value` with fewer digits, and then, where there are three at most, those with as
  /// many that are nearer 0. None is −0.
  package static func candidates(for value: Double) -> [Double] {
    guard value != 0, value.isFinite else { return value.sign == .minus ? [0] : [] }
    let count = digitCount(value)
    var candidates: [Double] = [0]
    for digits in 1...min(count, 8) where digits < count {
      for rule in [FloatingPointRoundingRule.toNearestOrEven, .towardZero, .awayFromZero] {
        candidates.append(round(value, digits: digits, rule))
      }
    }
    if count <= 3 {
      candidates.append(round(value / 2, digits: count, .towardZero))
      candidates.append(round(value * 0.9, digits: count, .toNearestOrEven))
      candidates.append(round(value.nextTowardZero, digits: count, .towardZero))
    }
    if value < 0 { candidates.append(-value) }
    var seen: Set<Double> = [value]
    return candidates.filter { seen.insert($0).inserted }
  }

  /// The number of so many digits next to `value` by a rule; `value` itself where there is
  /// none that a double can tell apart from infinity or from 0.
  package static func round(
    _ value: Double, digits: Int, _ rule: FloatingPointRoundingRule
  ) -> Double {
    guard value != 0, value.isFinite else { return 0 }
    let exponent = decimalExponent(value) - digits + 1
    // Read as text, so that it is the double nearest to the decimal number.
    guard let unit = Double("1e\(exponent)"), unit > 0,
      let whole = Int64(exactly: (value / unit).rounded(rule)),
      let rounded = Double("\(whole)e\(exponent)"), rounded.isFinite
    else { return value }
    return rounded == 0 ? 0 : rounded
  }

  /// `value` with so many decimals, next to it. Beyond 2^53 units it has none to lose.
  package static func round(_ value: Double, decimals: Int) -> Double {
    guard let scale = Double("1e\(decimals)"), let whole = Int64(exactly: (value * scale).rounded())
    else { return value }
    return Double("\(whole)e\(-decimals)") ?? value
  }

  /// The exponent of ten of the first digit.
  private static func decimalExponent(_ value: Double) -> Int {
    var exponent = 0
    var rest = value.magnitude
    while rest >= 10 {
      rest /= 10
      exponent += 1
    }
    while rest < 1 {
      rest *= 10
      exponent -= 1
    }
    return exponent
  }
}

extension Double {
  /// The next double nearer 0; 0 has none.
  fileprivate var nextTowardZero: Double { self > 0 ? nextDown : self < 0 ? nextUp : self }
}
