/// XXH64 with seed 0 over words of 64 bits, each as its eight bytes, the least significant first.
///
/// The words wait in a buffer, as hashing many at a time takes a third of the time. The hash can be
/// read meanwhile, and goes on from there. The method and the constants are those of Yann Collet's
/// xxHash (doc/xxhash_spec.md in github.com/Cyan4973/xxHash).
@usableFromInline
package struct WordHash: Sendable {
  /// How many words can wait: a kilobyte.
  @inlinable static var capacity: Int { 128 }

  /// The words that wait, and stale ones after them. It must stay the first property: ``places(of:)``
  /// takes the address of the hash for that of the buffer.
  private var buffer = InlineArray<128, UInt64>(repeating: 0)
  /// How many words wait.
  @usableFromInline var waiting = 0
  /// What was made of the words that wait no more.
  private var lanes = Lanes()
  /// How many wait no more, a multiple of four.
  private var count: UInt64 = 0

  /// Creates the hash of no word.
  package init() {}

  /// The hash of the words so far.
  package var value: UInt64 {
    var lanes = lanes
    let fourths = waiting / 4
    for index in 0..<fourths {
      lanes.take(
        buffer[4 * index], buffer[4 * index + 1], buffer[4 * index + 2], buffer[4 * index + 3])
    }
    let count = count &+ UInt64(waiting)
    var hash = (count < 4 ? Prime.fifth : lanes.merged) &+ 8 &* count
    for index in 4 * fourths..<waiting {
      hash = (hash ^ Lanes.round(0, buffer[index])).rotated(left: 27) &* Prime.first &+ Prime.fourth
    }
    hash = (hash ^ hash &>> 33) &* Prime.second
    hash = (hash ^ hash &>> 29) &* Prime.third
    return hash ^ hash &>> 32
  }

  /// Adds a word.
  package mutating func add(_ word: UInt64) {
    if waiting == Self.capacity { hashWaiting() }
    buffer[waiting] = word
    waiting &+= 1
  }

  /// Hashes the words that wait, but for at most three.
  @usableFromInline @inline(never)
  mutating func hashWaiting() {
    let end = waiting & ~3
    guard end > 0 else { return }
    // Four variables, and not a value of four, stay in registers.
    var (first, second, third, fourth) = lanes.words
    var index = 0
    repeat {
      first = Lanes.round(first, buffer[unchecked: index])
      second = Lanes.round(second, buffer[unchecked: index &+ 1])
      third = Lanes.round(third, buffer[unchecked: index &+ 2])
      fourth = Lanes.round(fourth, buffer[unchecked: index &+ 3])
      index &+= 4
    } while index < end
    lanes.words = (first, second, third, fourth)
    count &+= UInt64(truncatingIfNeeded: end)
    for rest in end..<waiting { buffer[unchecked: rest &- end] = buffer[unchecked: rest] }
    waiting &-= end
  }
}

extension WordHash {
  /// Where the words wait, as long as the hash is where it is.
  @usableFromInline @inline(__always)
  static func places(of hash: UnsafeMutablePointer<WordHash>) -> UnsafeMutablePointer<UInt64> {
    UnsafeMutableRawPointer(hash).assumingMemoryBound(to: UInt64.self)
  }
}

// MARK: - Lanes

/// The primes of xxHash, in its order.
private enum Prime {
  static var first: UInt64 { 0x9E37_79B1_85EB_CA87 }
  static var second: UInt64 { 0xC2B2_AE3D_27D4_EB4F }
  static var third: UInt64 { 0x1656_67B1_9E37_79F9 }
  static var fourth: UInt64 { 0x85EB_CA77_C2B2_AE63 }
  static var fifth: UInt64 { 0x27D4_EB2F_1656_67C5 }
}

/// Four hashes side by side, each of every fourth word.
private struct Lanes: Sendable {
  var words = (Prime.first &+ Prime.second, Prime.second, 0 as UInt64, 0 &- Prime.first)

  /// Takes a word into each lane.
  mutating func take(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    words = (
      Self.round(words.0, first), Self.round(words.1, second), Self.round(words.2, third),
      Self.round(words.3, fourth)
    )
  }

  /// The four in one.
  var merged: UInt64 {
    var sum =
      words.0.rotated(left: 1) &+ words.1.rotated(left: 7) &+ words.2.rotated(left: 12)
      &+ words.3.rotated(left: 18)
    Self.merge(words.0, into: &sum)
    Self.merge(words.1, into: &sum)
    Self.merge(words.2, into: &sum)
    Self.merge(words.3, into: &sum)
    return sum
  }

  private static func merge(_ lane: UInt64, into hash: inout UInt64) {
    hash = (hash ^ round(0, lane)) &* Prime.first &+ Prime.fourth
  }

  /// A lane with one word more.
  @inline(__always)
  static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    (lane &+ word &* Prime.second).rotated(left: 31) &* Prime.first
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func rotated(left count: UInt64) -> UInt64 {
    self &<< count | self &>> (64 &- count)
  }
}
