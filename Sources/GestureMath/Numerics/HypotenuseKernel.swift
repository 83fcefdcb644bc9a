/// The body of the hypotenuse, without branches, and the other arguments.
///
/// h = √(x² + y²) with plain rounding, then h + (x² + y² - h²) / 2h: the correction of Borges, "An
/// Improved Algorithm for hypot(a,b)", arXiv:1904.09481, without fused operations.
enum HypotenuseKernel {
  /// The least sum of squares of which neither the square nor its correction underflows.
  private static let least = 0x1p-800

  /// The sum of squares from which on one may overflow in the correction.
  private static let limit = 0x1p1002

  /// Vanishes beside the least length, yet keeps 0 / 0 away.
  private static let nothing = 0x1p-1000

  /// A negative number where `length(x:y:)` does not take the arguments.
  @inline(__always)
  static func test(x: Double, y: Double) -> Int64 {
    // The larger side's square must not underflow; the other may be of any size, or both 0.
    let square = Int64(bitPattern: (x * x + y * y).bitPattern)
    let sides = Int64(bitPattern: x.magnitude.bitPattern | y.magnitude.bitPattern)
    // A NaN with a sign bit passes for low, another for high.
    let isHigh = Int64(bitPattern: limit.bitPattern) &- 1 &- square
    let isLow = square &- Int64(bitPattern: least.bitPattern)
    return isHigh | (isLow & (0 &- sides))
  }

  /// The length in two words for arguments in the ordinary range.
  @inline(__always)
  static func length(x: Double, y: Double) -> TwoWords {
    // A sum of squares is not negative: else the root would be a call of the C library, for its
    // error number, and keep loops from being vectorised.
    let length = (x * x + y * y).squareRoot()

    // a² = head² + (a + head)(a - head), the first exactly. The difference to the larger side is
    // exact; where adding the smaller one is not, its error is 2^-76 of the square.
    let xHead = x.head
    let yHead = y.head
    let head = length.head
    let xSquare = xHead * xHead
    let ySquare = yHead * yHead
    let larger = xSquare > ySquare ? xSquare : ySquare
    let smaller = xSquare > ySquare ? ySquare : xSquare
    let ofHeads = (larger - head * head) + smaller
    let ofRests =
      ((x + xHead) * (x - xHead) + (y + yHead) * (y - yHead)) - (length + head) * (length - head)
    return TwoWords(high: length, low: (ofHeads + ofRests) / (length + (length + nothing)))
  }

  /// The length for arguments outside the ordinary range.
  @inline(never)
  static func length(ofExtraordinaryX x: Double, y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let large = max(x.magnitude, y.magnitude)
    let small = min(x.magnitude, y.magnitude)
    if large >= 1 {
      // A side that scaling could take below the least number is below half a last place.
      guard small >= large * 0x1p-60 else { return large }
      return length(x: large * 0x1p-600, y: small * 0x1p-600).rounded * 0x1p600
    }
    return length(x: large * 0x1p700, y: small * 0x1p700).scaledDown(by: 0x1p-700)
  }
}
