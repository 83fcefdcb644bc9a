/// XXH64 with seed 0 over words of 64 bits, each as its eight bytes, the least significant first.
///
/// The words go to four lanes in turn. The words after the last full turn, at most three, are mixed
/// in at the end, so the hash can be read at any time and goes on from there. The method and the
/// constants are those of Yann Collet's xxHash (doc/xxhash_spec.md in github.com/Cyan4973/xxHash).
@usableFromInline
struct WordHash: Sendable {
  /// What was made of the full turns.
  private var lanes = Lanes()
  /// The last three words, the newest last; those that are not of a full turn yet are among them.
  private var lastWords: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// The number of words.
  private var count: UInt64 = 0

  /// The number of words before its argument that `add(_:count:)` overwrites.
  @usableFromInline
  static var margin: Int { 3 }

  /// Creates the hash of no word.
  @usableFromInline
  init() {}

  /// The hash of the words so far.
  var value: UInt64 {
    var hash = count < 4 ? Prime.fifth : lanes.merged
    hash = hash &+ 8 &* count
    let words = lastWords
    if count & 3 == 3 { mix(words.0, into: &hash) }
    if count & 3 >= 2 { mix(words.1, into: &hash) }
    if count & 3 >= 1 { mix(words.2, into: &hash) }
    hash = (hash ^ hash &>> 33) &* Prime.second
    hash = (hash ^ hash &>> 29) &* Prime.third
    return hash ^ hash &>> 32
  }

  /// Adds a word.
  mutating func add(_ word: UInt64) {
    if count & 3 == 3 { lanes.take(lastWords.0, lastWords.1, lastWords.2, word) }
    lastWords = (lastWords.1, lastWords.2, word)
    count &+= 1
  }

  /// Adds so many words, and overwrites the three places before them.
  @usableFromInline @inline(never)
  mutating func add(_ words: UnsafeMutablePointer<UInt64>, count newCount: Int) {
    (words[-3], words[-2], words[-1]) = lastWords
    let waiting = Int(truncatingIfNeeded: count & 3)
    var next = words - waiting
    // Four variables, and not a value of four, stay in registers.
    var (first, second, third, fourth) = lanes.words
    for _ in 0..<(waiting &+ newCount) / 4 {
      first = Lanes.round(first, next[0])
      second = Lanes.round(second, next[1])
      third = Lanes.round(third, next[2])
      fourth = Lanes.round(fourth, next[3])
      next += 4
    }
    lanes.words = (first, second, third, fourth)
    let end = words + newCount
    lastWords = (end[-3], end[-2], end[-1])
    count &+= UInt64(truncatingIfNeeded: newCount)
  }

  /// Mixes a word that is not of a full turn into the hash.
  private func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ Lanes.round(0, word)).rotated(left: 27) &* Prime.first &+ Prime.fourth
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
    let sum =
      words.0.rotated(left: 1) &+ words.1.rotated(left: 7) &+ words.2.rotated(left: 12)
      &+ words.3.rotated(left: 18)
    return Self.merge(
      words.3, into: Self.merge(words.2, into: Self.merge(words.1, into: Self.merge(words.0, into: sum))))
  }

  private static func merge(_ lane: UInt64, into hash: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* Prime.first &+ Prime.fourth
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
