// The branch-free building blocks of the kernels: splitting a number into two words, and choosing
// between numbers by a mask, so that one body serves a single value and a vectorised loop.

extension Double {
  /// The upper 26 bits of the significand. `self - head` is exact and holds the other 27.
  ///
  /// The product of two heads is exact, and so is that of a head and a remainder (53 bits).
  @inline(__always)
  var head: Double { Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000) }

  /// The sign bit in its place, all other bits 0.
  @inline(__always)
  var signBit: UInt64 { bitPattern & 0x8000_0000_0000_0000 }

  /// This number with its sign flipped where `signBit` is set.
  @inline(__always)
  func flipped(by signBit: UInt64) -> Double { Double(bitPattern: bitPattern ^ signBit) }
}

/// The magnitudes that a kernel takes, tested without comparing, so that the test vectorises too.
struct OrdinaryRange {
  private var least: Int64
  private var greatest: Int64

  /// The magnitudes from `least` up to, not including, `limit`.
  @inline(__always)
  init(least: Double, limit: Double) {
    self.least = Int64(bitPattern: least.bitPattern)
    greatest = Int64(bitPattern: limit.bitPattern) &- 1
  }

  /// A negative number where the magnitude is `limit` or more, infinite or NaN.
  ///
  /// Magnitudes are ordered as their bit patterns are; NaN comes last.
  @inline(__always)
  func testHigh(_ value: Double) -> Int64 {
    greatest &- Int64(bitPattern: value.magnitude.bitPattern)
  }

  /// A negative number where both magnitudes are below `least` and not both 0.
  @inline(__always)
  func testLow(_ a: Double, _ b: Double) -> Int64 {
    let aBits = Int64(bitPattern: a.magnitude.bitPattern)
    let bBits = Int64(bitPattern: b.magnitude.bitPattern)
    return (aBits &- least) & (bBits &- least) & (0 &- (aBits | bBits))
  }

  /// A negative number where the magnitude is neither 0 nor in the range.
  @inline(__always)
  func test(_ value: Double) -> Int64 { testHigh(value) | testLow(value, value) }
}

/// All bits where the condition holds, else none.
@inline(__always)
func mask(_ condition: Bool) -> UInt64 { condition ? ~0 : 0 }

/// `yes` where the mask has all bits, `no` where it has none.
@inline(__always)
func select(_ mask: UInt64, _ yes: Double, _ no: Double) -> Double {
  Double(bitPattern: no.bitPattern ^ ((yes.bitPattern ^ no.bitPattern) & mask))
}

/// A number as the sum of two, `high + low`, where `low` is below one unit in the last place.
struct TwoWords {
  var high: Double
  var low: Double

  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The nearest number.
  @inline(__always)
  var rounded: Double { high + low }

  /// The sum times `scale`, rounded once, where the result may be subnormal.
  ///
  /// - Parameter scale: A power of two from 2^-1074 up to 1.
  /// - Returns: The number nearest to the product, with the sign of `high`.
  @inline(never)
  func scaledDown(by scale: Double) -> Double {
    let result = rounded * scale
    guard result.magnitude < Double.leastNormalMagnitude else { return result }
    // Subnormal numbers are the multiples of 2^-1074: round to that grid before scaling, which is
    // then exact. Adding and subtracting 1.5 * 2^52 grid steps rounds to whole steps.
    let rounder = 0x1.8p52 * (Double.leastNonzeroMagnitude / scale)
    let whole = (high + rounder) - rounder
    let rest = (high - whole) + low
    let steps = whole + ((rest + rounder) - rounder)
    return Double(signOf: high, magnitudeOf: steps * scale)
  }
}
