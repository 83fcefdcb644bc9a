/// The body of the hypotenuse, without branches, and the other arguments.
///
/// h = s·y with s = x² + y² in two words and y near 1/√s, then h + (s - h²)·y/2: the correction of
/// Borges, "An Improved Algorithm for hypot(a,b)", arXiv:1904.09481, without fused operations.
/// The root is not the hardware's, because Swift reaches that through the C library's `sqrt`,
/// which would have to be linked and keeps loops from being vectorised.
enum HypotenuseKernel {
  /// The magnitude below which no square overflows.
  private static let limit = 0x1p500

  /// A negative number where `length(x:y:)` does not take the arguments.
  @inline(__always)
  static func test(x: Double, y: Double) -> Int64 {
    // The larger side's square must not underflow; the other may be of any size, or both 0.
    let range = OrdinaryRange(least: 0x1p-400, limit: limit)
    return range.testHigh(x) | range.testHigh(y) | range.testLow(x, y)
  }

  /// The length in two words for arguments in the ordinary range.
  @inline(__always)
  static func length(x: Double, y: Double) -> TwoWords {
    // a² = head² + (a + head)(a - head), the first exactly.
    let xHead = x.head
    let yHead = y.head
    let xSquare = xHead * xHead
    let ySquare = yHead * yHead
    // Knuth's sum and its exact error, whichever square is the larger.
    let sum = xSquare + ySquare
    let part = sum - xSquare
    let slip = (xSquare - (sum - part)) + (ySquare - part)
    let rest = slip + ((x + xHead) * (x - xHead) + (y + yHead) * (y - yHead))
    let square = sum + rest
    let inverse = inverseSquareRoot(of: square, near: sum)
    let length = square * inverse
    let head = length.head
    let residual = ((sum - head * head) - (length + head) * (length - head)) + rest
    return TwoWords(high: length, low: residual * (0.5 * inverse))
  }

  /// 1 / √square within 2.1e-12 of itself; for 0 some number whose square is finite.
  ///
  /// Halving the exponent in the bit pattern comes within 3.5 %, on either side. Newton's steps
  /// square the error and err only low, so the first aims high by half its error, a constant
  /// factor of 1.0008765: Walczyk, Moroz and Cieslinski, "Improving the Accuracy of the Fast
  /// Inverse Square Root by Modifying Newton-Raphson Corrections", Entropy 23 (2021).
  ///
  /// The square itself is known late; a number within 2^-24 of it does for all but the last step.
  @inline(__always)
  private static func inverseSquareRoot(of square: Double, near: Double) -> Double {
    let half = 0.5 * near
    // Vanishes beside every ordinary square, but keeps y² finite for 0.
    let positive = near + 0x1p-960
    let y0 = Double(bitPattern: 0x5FE6_EB50_C7B5_37A9 &- (positive.bitPattern >> 1))
    let y1 = 1.50131475 * y0 - (0.50043825 * near * y0) * (y0 * y0)
    let y2 = 1.5 * y1 - (half * y1) * (y1 * y1)
    return 1.5 * y2 - (0.5 * square * y2) * (y2 * y2)
  }

  /// The length for arguments outside the ordinary range.
  @inline(never)
  static func length(ofExtraordinaryX x: Double, y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let large = max(x.magnitude, y.magnitude)
    let small = min(x.magnitude, y.magnitude)
    if large >= limit {
      // A side that scaling could take below the least number is below half a last place.
      guard small >= large * 0x1p-60 else { return large }
      return length(x: large * 0x1p-600, y: small * 0x1p-600).rounded * 0x1p600
    }
    return length(x: large * 0x1p700, y: small * 0x1p700).scaledDown(by: 0x1p-700)
  }
}
