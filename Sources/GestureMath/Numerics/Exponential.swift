/// Returns e raised to a power.
///
/// exp 0 is exactly 1, exp −infinity is 0, exp +infinity is +infinity, and NaN gives NaN. Above
/// 709.78 the result is infinite, below −745.13 it is 0; from −708.4 down it is subnormal.
///
/// Error: at most 0.71 ulp on 21 million random and special numbers, against MPFR 4.2. Method:
/// `ExponentialKernel`.
package func exponential(_ x: Double) -> Double {
  guard ExponentialKernel.test(x) >= 0 else {
    return ExponentialKernel.power(ofExtraordinary: x)
  }
  return ExponentialKernel.power(ofOrdinary: x)
}
