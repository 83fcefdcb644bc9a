/// A fingerprint of a control's states: XXH64 over the fields after every sample.
///
/// What is hashed are words of 64 bits, field after field, without names:
///
/// - a number: its bits as an IEEE 754 double, with −0 as 0 and every NaN as 7FF8000000000000;
/// - no value: 7FF9000000000000;
/// - a truth value: 7FFA000000000000 for false, 7FFB000000000000 for true;
/// - a list: 7FFC000000000000, its elements, 7FFD000000000000;
/// - a text: 7FFF000000000000 plus the number of its bytes in UTF-8, then the bytes, eight to a word,
///   the first in the least significant place and zeros after the last;
/// - the end of the state after a sample: 7FFE000000000000.
///
/// So other states have other words, but for the sign of zero and the kind of NaN. The words are hashed as bytes, the least significant first, by
/// XXH64 with seed 0, which most languages have a package for. The digest of no sample at all is
/// EF46DB3751D8E999, that of no bytes: the state before the first sample does not count.
public struct StateDigest: Sendable {
  @usableFromInline
  var hash = WordHash()

  /// Creates the digest of no sample.
  public init() {}

  /// The digest of what was hashed so far.
  public var value: UInt64 { hash.value }

  /// Hashes that the state after a sample ends.
  public mutating func endState() { hash.add(StateWord.stateEnd) }

  /// Hashes every field of a control's state, and that the state ends.
  @inlinable @inline(__always)
  mutating func add(stateOf control: some Control) {
    withUnsafeMutablePointer(to: &hash) { hash in
      var words = StateWords(for: hash)
      control.encodeState(to: &words)
      words.add(StateWord.stateEnd)
      words.finish()
    }
  }
}

extension StateDigest: Hashable {
  /// Whether two digests have the same value.
  public static func == (left: StateDigest, right: StateDigest) -> Bool {
    left.value == right.value
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// MARK: - Tokens

extension StateDigest: StateEncoder {
  /// Starts a field, which hashes nothing.
  public mutating func field(_ name: StaticString) {}

  /// Hashes that there is no value.
  public mutating func null() { hash.add(StateWord.null) }

  /// Hashes a truth value.
  public mutating func boolean(_ value: Bool) { hash.add(StateWord.boolean(value)) }

  /// Hashes a number.
  public mutating func number(_ value: Double) { hash.add(StateWord.number(value)) }

  /// Hashes a text.
  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { bytes in
      hash.add(StateWord.text(utf8Count: bytes.count))
      let bytes = UnsafeRawBufferPointer(bytes)
      for offset in stride(from: 0, to: bytes.count, by: 8) {
        hash.add(StateWord.bytes(of: bytes, from: offset))
      }
    }
  }

  /// Starts a list.
  public mutating func beginList() { hash.add(StateWord.listStart) }

  /// Ends the list that was started last.
  public mutating func endList() { hash.add(StateWord.listEnd) }
}

extension UInt64 {
  /// The 16 hexadecimal digits of a digest, as recordings write it.
  public var digestText: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
