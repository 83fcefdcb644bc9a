/// The keys of an object whose text json-c does not see, to notice one that stands twice.
struct JSONKeySet {
  /// Hashes, of a seed that differs from run to run: nobody can write keys that collide.
  private var first: Int?
  private var others: Set<Int> = []

  /// Adds the key of a literal; whether it may have been there before, which another look tells.
  mutating func mayRepeat(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var hasher = Hasher()
    if literal.contains(.backslash) {
      for byte in JSONScan.unescaped(literal) { hasher.combine(byte) }
    } else {
      for byte in literal.dropFirst().dropLast() { hasher.combine(byte) }
    }
    let hash = hasher.finalize()
    guard let first else {
      first = hash
      return false
    }
    return hash == first || !others.insert(hash).inserted
  }
}
