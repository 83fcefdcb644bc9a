/// Writes a state as words into memory, and hashes them many at a time.
///
/// Hashing word by word would take several times as long, as each would have to look up where it
/// goes. Here a field makes room for its words, and the compiler knows their places.
@usableFromInline
struct StateWords {
  /// How many words room is made for at a time.
  @inlinable static var roomMade: Int { 64 }
  /// How many words a field has room for at least.
  @inlinable static var roomOfField: Int { 24 }

  @usableFromInline let hash: UnsafeMutablePointer<WordHash>
  @usableFromInline let start: UnsafeMutablePointer<UInt64>
  /// Where the next word goes.
  @usableFromInline var next: UnsafeMutablePointer<UInt64>
  /// How many words there is room for at least. There may be more; but this the compiler knows.
  @usableFromInline var room = 0

  @inlinable @inline(__always)
  init(for hash: UnsafeMutablePointer<WordHash>) {
    self.hash = hash
    start = WordHash.places(of: hash)
    next = start + hash.pointee.waiting
  }

  /// Hands over what was written.
  @inlinable @inline(__always)
  func finish() {
    let bytes = UInt(bitPattern: next) &- UInt(bitPattern: start)
    hash.pointee.waiting = Int(bitPattern: bytes / 8)
  }

  /// Writes a word.
  @inlinable @inline(__always)
  mutating func add(_ word: UInt64) {
    if room == 0 { makeRoom() }
    next.pointee = word
    next += 1
    room &-= 1
  }

  /// Makes room for more words.
  @inlinable @inline(__always)
  mutating func makeRoom() {
    if next > start + (WordHash.capacity - Self.roomMade) {
      finish()
      hash.pointee.hashWaiting()
      next = start + hash.pointee.waiting
    }
    room = Self.roomMade
  }
}

// MARK: - Tokens

extension StateWords: StateEncoder {
  @inlinable @inline(__always)
  mutating func field(_ name: StaticString) {
    if room < Self.roomOfField { makeRoom() }
  }

  @inlinable @inline(__always)
  mutating func null() { add(StateWord.null) }

  @inlinable @inline(__always)
  mutating func boolean(_ value: Bool) { add(StateWord.boolean(value)) }

  @inlinable @inline(__always)
  mutating func number(_ value: Double) { add(StateWord.number(value)) }

  @inlinable @inline(__always)
  mutating func string(_ value: String) {
    if room < 2 { makeRoom() }
    next = Self.write(value, to: next, hash)
    room = 0
  }

  @inlinable @inline(__always)
  mutating func text(_ value: ShortText) {
    if room < 4 { makeRoom() }
    next[0] = StateWord.text(utf8Count: value.utf8Count)
    next[1] = value.first
    next[2] = value.second
    next[3] = value.third
    // What was written too much is overwritten.
    next += 1 + Int(bitPattern: UInt(bitPattern: value.utf8Count &+ 7) / 8)
    room &-= 4
  }

  @inlinable @inline(__always)
  mutating func beginList() { add(StateWord.listStart) }

  @inlinable @inline(__always)
  mutating func endList() { add(StateWord.listEnd) }
}

extension StateWords {
  /// Writes a text, and returns where the next word goes; there may be no room.
  ///
  /// Before, there must be room for two words.
  @usableFromInline @inline(never)
  static func write(
    _ text: String, to place: UnsafeMutablePointer<UInt64>, _ hash: UnsafeMutablePointer<WordHash>
  ) -> UnsafeMutablePointer<UInt64> {
    let end = text.utf8.withContiguousStorageIfAvailable { bytes in
      place[0] = StateWord.text(utf8Count: bytes.count)
      guard bytes.count <= 8 else { return writeLong(bytes, to: place + 1, hash) }
      place[1] = StateWord.bytes(of: UnsafeRawBufferPointer(bytes), from: 0)
      return place + (bytes.isEmpty ? 1 : 2)
    }
    if let end { return end }
    var text = text
    text.makeContiguousUTF8()
    return write(text, to: place, hash)
  }

  @inline(never)
  private static func writeLong(
    _ text: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt64>,
    _ hash: UnsafeMutablePointer<WordHash>
  ) -> UnsafeMutablePointer<UInt64> {
    var words = StateWords(for: hash)
    words.next = place
    for offset in stride(from: 0, to: text.count, by: 8) {
      words.add(StateWord.bytes(of: UnsafeRawBufferPointer(text), from: offset))
    }
    return words.next
  }
}
