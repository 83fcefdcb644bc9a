/// A text of at most 24 bytes of UTF-8 that lies in the value itself: making one allocates nothing.
///
/// It is for labels that change at every event, such as an angle in whole degrees:
///
///     let label = ShortText(45) + "°"
///
/// A ``StateEncoder`` takes it without making a `String` of it.
public struct ShortText: Hashable, Sendable {
  /// The largest number of bytes: those of any whole number of 64 bits, and four more.
  public static var capacity: Int { 24 }

  /// The number of bytes of UTF-8.
  public private(set) var utf8Count = 0

  /// The bytes, eight to a word, the first in the least significant place; the others are 0.
  @usableFromInline
  private(set) var first: UInt64 = 0
  @usableFromInline
  private(set) var second: UInt64 = 0
  @usableFromInline
  private(set) var third: UInt64 = 0

  /// Creates the empty text.
  public init() {}

  /// Creates a text of up to eight bytes of ASCII, the first in the least significant place.
  @inline(__always)
  init(ascii bytes: UInt64, count: Int) {
    first = bytes
    utf8Count = count
  }

  /// Puts a byte before all others; there must be room for it.
  @inline(__always)
  private mutating func prepend(_ byte: UInt8) {
    third = third &<< 8 | second &>> 56
    second = second &<< 8 | first &>> 56
    first = first &<< 8 | UInt64(byte)
    utf8Count &+= 1
  }
}

// MARK: - Making texts

extension ShortText {
  /// Creates the decimal digits of a whole number, after a "-" where it is negative.
  @inline(__always)
  public init(_ number: Int64) {
    var rest = number.magnitude
    // Up to eight digits are in one word, and are put there two by two.
    if rest < 100_000_000 {
      while rest >= 10 {
        let pair = rest % 100
        rest /= 100
        let tens = (pair &* 103) &>> 10
        first = first &<< 16 | (tens | (pair &- 10 &* tens) &<< 8) &+ 0x3030
        utf8Count &+= 2
      }
    }
    while rest > 0 || utf8Count == 0 {
      prepend(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    if number < 0 { prepend(UInt8(ascii: "-")) }
  }

  /// Creates the last two decimal digits of a whole number from 0, "07" for 7.
  @inline(__always)
  public init(twoDigits number: Int) {
    let number = number.magnitude
    prepend(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
    prepend(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10 % 10))
  }

  /// Creates a text from a string; nil where that has more than 24 bytes.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.capacity else { return nil }
    for byte in text.utf8.reversed() { prepend(byte) }
  }

  /// The first text, and then the second one; together they must have at most 24 bytes.
  @inline(__always)
  public static func + (left: ShortText, right: ShortText) -> ShortText {
    var sum = left
    sum.utf8Count = left.utf8Count &+ right.utf8Count
    if sum.utf8Count <= 8 {
      sum.first |= right.first << UInt64(truncatingIfNeeded: 8 &* left.utf8Count)
      return sum
    }
    precondition(sum.utf8Count <= capacity, "a short text has at most 24 bytes")
    // The bytes of the right text move up by whole words, and by the bytes that are left over.
    let bits = UInt64(truncatingIfNeeded: left.utf8Count & 7) &* 8
    let first = right.first &<< bits
    // Shifting twice gives 0 where no bits are carried.
    let second = right.second &<< bits | (right.first &>> 1) &>> (63 &- bits)
    let third = right.third &<< bits | (right.second &>> 1) &>> (63 &- bits)
    switch left.utf8Count &>> 3 {
    case 0:
      sum.first |= first
      sum.second |= second
      sum.third |= third
    case 1:
      sum.second |= first
      sum.third |= second
    default: sum.third |= first
    }
    return sum
  }
}

extension ShortText: ExpressibleByStringLiteral {
  /// Creates a text from a literal of at most 24 bytes.
  @inline(__always)
  public init(stringLiteral text: StaticString) {
    precondition(text.utf8CodeUnitCount <= Self.capacity, "a short text has at most 24 bytes")
    for index in 0..<text.utf8CodeUnitCount {
      prepend(text.utf8Start[text.utf8CodeUnitCount - 1 - index])
    }
  }
}

// MARK: - As a string

extension ShortText: LosslessStringConvertible {
  /// The text as a string.
  public var description: String {
    let words = (first.littleEndian, second.littleEndian, third.littleEndian)
    return withUnsafeBytes(of: words) { String(decoding: $0.prefix(utf8Count), as: UTF8.self) }
  }
}
