import Foundation
import GestureMath
import Testing

/// XXH64 against PyPI's xxhash: Golden/make_digests.py wrote the table.
struct WordHashTests {
  private static func rows() throws -> [(count: Int, hash: UInt64)] {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Golden")
    let file = folder.appendingPathComponent("xxh64.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (try #require(Int(words[0])), try #require(UInt64(words[1], radix: 16)))
    }
  }

  @Test("Random words of every number have the hash that another program gives")
  func table() throws {
    let rows = try Self.rows()
    #expect(rows.count == 307)
    for (count, expected) in rows {
      var random = SplitMix(state: UInt64(count))
      var hash = WordHash()
      for _ in 0..<count { hash.add(random.next()) }
      #expect(hash.value == expected, "\(count) words")
    }
  }

  @Test("Looking at the hash on the way changes nothing after")
  func looking() throws {
    let hashes = Dictionary(uniqueKeysWithValues: try Self.rows().map { ($0.count, $0.hash) })
    var random = SplitMix(state: 300)
    var hash = WordHash()
    for _ in 0..<300 {
      hash.add(random.next())
      _ = hash.value
    }
    #expect(hash.value == hashes[300])
  }

  // "abcdefgh" is one word; the hash is that of xxHash's own command, `printf abcdefgh | xxhsum -H1`.
  @Test("The hash of eight letters is that of xxHash's command")
  func letters() {
    var hash = WordHash()
    hash.add(0x6867_6665_6463_6261)
    #expect(hash.value == 0x3AD3_5177_5B46_34B7)
  }
}
