/// Returns what is left of a finite number without whole periods, with the number's sign.
///
/// It is `truncatingRemainder(dividingBy:)` without the C library: exact. Every turn of the loop
/// takes off the largest multiple of the period by a power of two, which is at most the rest and
/// more than half of it, so that the difference is exact (Sterbenz). It takes at most as many turns
/// as the quotient has binary digits.
///
/// - Parameters:
///   - value: A finite number.
///   - period: A finite number above 0.
/// - Returns: The rest, below the period in magnitude.
package func remainder(of value: Double, inPeriod period: Double) -> Double {
  var rest = value.magnitude
  while rest >= period {
    let multiple = Double(
      sign: .plus, exponent: rest.exponent - period.exponent, significand: period)
    rest -= multiple > rest ? multiple / 2 : multiple
  }
  return value < 0 ? -rest : rest
}
