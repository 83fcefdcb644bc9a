/// The body of the hypotenuse, without branches, and the other arguments.
///
/// h = sqrt(x² + y²), then corrected by (x² + y² - h²) / 2h with squares in two words: Borges,
/// "An Improved Algorithm for hypot(a,b)", arXiv:1904.09481, without fused operations.
enum HypotenuseKernel {
  /// The least magnitude, other than 0, of the larger side whose squares do not underflow.
  static let least = 0x1p-400
  /// The magnitude below which no square overflows.
  static let limit = 0x1p500
  /// Vanishes beside `least`, yet keeps 0 / 0 away.
  private static let nothing = 0x1p-1000

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
    let length = (sum + rest).squareRoot()
    let head = length.head
    let residual = ((sum - head * head) - (length + head) * (length - head)) + rest
    return TwoWords(high: length, low: residual / (length + length + nothing))
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
