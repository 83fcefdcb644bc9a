/// A fingerprint of a control's states: FNV-1a of 64 bits, over all fields after every sample.
///
/// The bytes that are hashed, field after field and value after value, without names:
///
/// - a number: its 8 bytes as an IEEE 754 double, the least significant first, with −0 as 0 and
///   every NaN as 0x7FF8000000000000;
/// - a truth value: one byte, 0 or 1;
/// - a text: its UTF-8 bytes, then 0xFF, which no UTF-8 text holds;
/// - no value: the byte 0xFE;
/// - a list: its elements.
///
/// The offset basis 0xCBF29CE484222325 and the prime 0x100000001B3 are those of Fowler, Noll and Vo
/// (RFC 9923); the digest of no sample at all is the offset basis.
public struct StateDigest: StateEncoder, Hashable, Sendable {
  /// The digest of what was hashed so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of no sample.
  public init() {}

  /// Starts a field, which hashes nothing.
  public mutating func field(_ name: StaticString) {}

  /// Hashes that there is no value.
  public mutating func null() { hash(0xFE) }

  /// Hashes a truth value.
  public mutating func boolean(_ value: Bool) { hash(value ? 1 : 0) }

  /// Hashes a number.
  public mutating func number(_ value: Double) {
    // Adding 0 makes 0 of −0, and changes nothing else.
    let bits = value.isNaN ? 0x7FF8_0000_0000_0000 : (value + 0).bitPattern
    var low = UInt32(truncatingIfNeeded: bits)
    var high = UInt32(truncatingIfNeeded: bits >> 32)
    // Each byte waits for the product before it, so four at once for the zeros of a short number.
    if low == 0 {
      self.value = self.value &* Self.primeToTheFourth
    } else {
      for _ in 0..<4 { hash(next(&low)) }
    }
    for _ in 0..<4 { hash(next(&high)) }
  }

  /// Hashes a text.
  public mutating func string(_ value: String) {
    var value = value
    self.value = value.withUTF8 { bytes in
      var digest = self
      for byte in bytes { digest.hash(byte) }
      digest.hash(0xFF)
      return digest.value
    }
  }

  /// Starts a list, which hashes nothing.
  public mutating func beginList() {}

  /// Ends a list, which hashes nothing.
  public mutating func endList() {}

  private static var prime: UInt64 { 0x100_0000_01B3 }
  /// What hashing four zeros multiplies by.
  private static var primeToTheFourth: UInt64 { prime &* prime &* prime &* prime }

  private mutating func hash(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
  }

  /// Takes the least significant byte off `word`.
  private func next(_ word: inout UInt32) -> UInt8 {
    defer { word >>= 8 }
    return UInt8(truncatingIfNeeded: word)
  }
}

extension UInt64 {
  /// The 16 hexadecimal digits of a digest, as recordings write it.
  public var digestText: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
