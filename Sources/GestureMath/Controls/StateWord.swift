/// The words of 64 bits that a digest is made of: a word a token, and the bytes of texts.
///
/// A number is its bits, and what is no number has the bits of a NaN that no number gets. So the
/// words can be read back: two states with the same words have the same tokens.
@usableFromInline
package enum StateWord {
  /// Every NaN.
  @inlinable package static var nan: UInt64 { 0x7FF8_0000_0000_0000 }
  /// There is no value.
  @inlinable package static var null: UInt64 { 0x7FF9_0000_0000_0000 }
  /// False; true is the next word.
  @inlinable package static var falsehood: UInt64 { 0x7FFA_0000_0000_0000 }
  /// True.
  @inlinable package static var truth: UInt64 { 0x7FFB_0000_0000_0000 }
  /// A list starts.
  @inlinable package static var listStart: UInt64 { 0x7FFC_0000_0000_0000 }
  /// A list ends.
  @inlinable package static var listEnd: UInt64 { 0x7FFD_0000_0000_0000 }
  /// The state after a sample ends.
  @inlinable package static var stateEnd: UInt64 { 0x7FFE_0000_0000_0000 }
  /// A text of no byte. That of n bytes is n more.
  @inlinable package static var text: UInt64 { 0x7FFF_0000_0000_0000 }

  /// The bits of a number, with −0 as 0 and one NaN for all.
  @inlinable @inline(__always)
  package static func number(_ value: Double) -> UInt64 {
    // Adding 0 makes 0 of −0, and changes nothing else.
    value.isNaN ? nan : (value + 0).bitPattern
  }

  /// False or true.
  @inlinable @inline(__always)
  package static func boolean(_ value: Bool) -> UInt64 { value ? truth : falsehood }

  /// The length of a text, which comes before its bytes, eight to a word.
  @inlinable @inline(__always)
  package static func text(utf8Count: Int) -> UInt64 {
    text | UInt64(truncatingIfNeeded: utf8Count)
  }

  /// The word of up to eight bytes of a text from `offset` on: the first byte in the least significant
  /// place, and zeros after the last one.
  @inline(__always)
  static func bytes(of text: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
    let rest = text.count &- offset
    guard rest < 8 else { return load(text, offset, as: UInt64.self) }
    // Two loads that overlap, or three, hold all bytes.
    guard rest > 0 else { return 0 }
    if rest >= 4 {
      return load(text, offset, as: UInt32.self)
        | load(text, offset &+ rest &- 4, as: UInt32.self) &<< shift(rest &- 4)
    }
    return load(text, offset, as: UInt8.self)
      | load(text, offset &+ rest / 2, as: UInt8.self) &<< shift(rest / 2)
      | load(text, offset &+ rest &- 1, as: UInt8.self) &<< shift(rest &- 1)
  }

  @inline(__always)
  private static func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, as: Word.Type
  ) -> UInt64 {
    UInt64(Word(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self)))
  }

  @inline(__always)
  private static func shift(_ count: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* count) }
}
