/// The generator xoshiro256**, of 64-bit words with 256 bits of state.
///
/// Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM TOMS 47 (2021).
/// The standard library's generators promise no fixed sequence; a seed must mean the same runs
/// with every toolchain and on every platform.
public struct Xoshiro256: RandomNumberGenerator, Sendable {
  private var first: UInt64
  private var second: UInt64
  private var third: UInt64
  private var fourth: UInt64

  /// Creates the generator with a state of four words of ``SplitMix64``, as its authors advise.
  public init(seed: UInt64) {
    var words = SplitMix64(seed: seed)
    self.init(state: (words.next(), words.next(), words.next(), words.next()))
  }

  /// Creates the generator in a state of its own sequence; all zeros would stay all zeros.
  package init(state: (UInt64, UInt64, UInt64, UInt64)) {
    (first, second, third, fourth) = state
  }

  /// Returns the next word.
  public mutating func next() -> UInt64 {
    let result = Self.rotated(second &* 5, by: 7) &* 9
    let shifted = second << 17
    third ^= first
    fourth ^= second
    second ^= third
    first ^= fourth
    third ^= shifted
    fourth = Self.rotated(fourth, by: 45)
    return result
  }

  /// Returns a word from 0 through `bound`, by the high half of a product.
  ///
  /// Lemire, "Fast Random Integer Generation in an Interval", without the rejection: the bias is
  /// below (bound + 1)/2⁶⁴, which no property can notice, and every call takes one word.
  public mutating func next(upTo bound: UInt64) -> UInt64 {
    let word = next()
    return bound == .max ? word : word.multipliedFullWidth(by: bound + 1).high
  }

  /// Returns a multiple of 2⁻⁵³ from 0 up to, and without, 1.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    (word << count) | (word >> (64 - count))
  }
}
