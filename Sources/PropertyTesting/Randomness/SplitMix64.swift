/// A generator of 64-bit words with 64 bits of state, used to spread seeds.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, with
/// the constants of Vigna's `splitmix64.c`. The same seed gives the same words everywhere.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  /// The step between states: 2⁶⁴ over the golden ratio, made odd.
  package static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var state: UInt64

  /// Creates the generator; every seed is good, 0 too.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next word.
  public mutating func next() -> UInt64 {
    state &+= Self.gamma
    return Self.mixed(state)
  }

  /// The seed of one run of a property: word `run` of the sequence that `seed` starts.
  ///
  /// A run can so be made alone, without those before it.
  package static func seed(_ seed: UInt64, run: Int) -> UInt64 {
    mixed(seed &+ (UInt64(truncatingIfNeeded: run) &+ 1) &* gamma)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var bits = word
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
