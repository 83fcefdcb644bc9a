/// The body of the hypotenuse, without branches, and the other arguments.
///
/// h = s·y with s = x² + y² in two words and y near 1/√s, then h + (s - h²)·y/2: the correction of
/// Borges, "An Improved Algorithm for hypot(a,b)", arXiv:1904.09481, without fused operations.
/// The root is not the hardware's, because Swift reaches that through the C library's `sqrt`,
/// which would have to be linked and keeps loops from being vectorised.
enum HypotenuseKernel {
  /// The least magnitude, other than 0, of the larger side whose squares do not underflow.
  static let least = 0x1p-400
  /// The magnitude below which no square overflows.
  static let limit = 0x1p500

  /// Whether `length(x:y:)` takes the arguments. A side much below the other may be of any size.
  @inline(__always)
  static func isOrdinary(x: Double, y: Double) -> UInt64 {
    let isSmall = mask(x.magnitude < limit) & mask(y.magnitude < limit)
    let isLarge = mask(x.magnitude >= least) | mask(y.magnitude >= least)
    return isSmall & (isLarge | mask(x.magnitude + y.magnitude == 0))
  }

  /// The length in two words for arguments in the ordinary range.
  @inline(__always)
  static func length(x: Double, y: Double) -> TwoWords {
    let isSteep = mask(y.magnitude > x.magnitude)
    let large = select(isSteep, y.magnitude, x.magnitude)
    let small = select(isSteep, x.magnitude, y.magnitude)
    // a² = head² + (a + head)(a - head), the first exactly.
    let largeHead = large.head
    let smallHead = small.head
    let largeSquare = largeHead * largeHead
    let smallSquare = smallHead * smallHead
    let sum = largeSquare + smallSquare
    let rest =
      (smallSquare - (sum - largeSquare))
      + ((large + largeHead) * (large - largeHead) + (small + smallHead) * (small - smallHead))
    let square = sum + rest
    let inverse = inverseSquareRoot(square)
    let length = square * inverse
    let head = length.head
    let residual = ((sum - head * head) - (length + head) * (length - head)) + rest
    return TwoWords(high: length, low: residual * (0.5 * inverse))
  }

  /// 1 / √square within 2.1e-12 of itself; some large number for 0.
  ///
  /// Halving the exponent in the bit pattern comes within 3.5 %, on either side. Newton's steps
  /// square the error and err only low, so the first aims high by half its error, a constant
  /// factor of 1.0008765: Walczyk, Moroz and Cieslinski, "Improving the Accuracy of the Fast
  /// Inverse Square Root by Modifying Newton-Raphson Corrections", Entropy 23 (2021).
  @inline(__always)
  private static func inverseSquareRoot(_ square: Double) -> Double {
    let half = 0.5 * square
    let y0 = Double(bitPattern: 0x5FE6_EB50_C7B5_37A9 &- (square.bitPattern >> 1))
    let y1 = y0 * (1.50131475 - (1.0008765 * half * y0) * y0)
    let y2 = y1 * (1.5 - (half * y1) * y1)
    return y2 * (1.5 - (half * y2) * y2)
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
