import GestureReplay
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  /// A name, and the known one that it most likely means.
  struct Row: Sendable {
    var name: String
    var nearest: String?
    var why: String
  }

  static let names = ["began", "moved", "stationary", "ended", "cancelled", "x", "minimumDistance"]

  static let rows = [
    Row(name: "mooved", nearest: "moved", why: "a letter too many"),
    Row(name: "moved", nearest: "moved", why: "the name itself"),
    Row(name: "MOVED", nearest: "moved", why: "letter case counts for nothing"),
    Row(name: "canceled", nearest: "cancelled", why: "a letter left out"),
    Row(name: "bagan", nearest: "began", why: "a wrong letter"),
    Row(name: "edned", nearest: "ended", why: "two letters swapped"),
    Row(name: "cancel", nearest: "cancelled", why: "the beginning of a name"),
    Row(name: "minimum", nearest: "minimumDistance", why: "the beginning, far from the whole"),
    Row(name: "X", nearest: "x", why: "one letter in another case"),
    Row(name: "y", nearest: nil, why: "one letter for another is not near"),
    Row(name: "quaternion", nearest: nil, why: "nothing like it"),
    Row(name: "", nearest: nil, why: "no name"),
    Row(name: String(repeating: "moved", count: 100), nearest: "moved", why: "it begins so"),
  ]

  @Test("The nearest name is found, and none where none is near", arguments: rows)
  func nearest(row: Row) {
    #expect(NearestName.nearest(to: row.name, in: Self.names) == row.nearest, "\(row.why)")
  }

  @Test("Distances are those of the optimal string alignment")
  func distances() {
    // kitten and Saturday are the textbook examples; CA and ABC tell the alignment, 3, from the full
    // Damerau-Levenshtein distance, 2.
    #expect(NearestName.distance("kitten", "sitting") == 3)
    #expect(NearestName.distance("Saturday", "Sunday") == 3)
    #expect(NearestName.distance("CA", "ABC") == 3)
    #expect(NearestName.distance("ab", "ba") == 1)
    #expect(NearestName.distance("", "abc") == 3)
    #expect(NearestName.distance("abc", "") == 3)
  }

  @Test("Of equally near names the first is taken")
  func ties() {
    #expect(NearestName.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(NearestName.nearest(to: "bat", in: ["hat", "cat"]) == "hat")
  }

  @Test("A choice is listed as a sentence has it")
  func choices() {
    #expect(NearestName.choice(of: []) == "nothing")
    #expect(NearestName.choice(of: ["a"]) == "\"a\"")
    #expect(NearestName.choice(of: ["a", "b"]) == "\"a\" or \"b\"")
    #expect(NearestName.choice(of: ["a", "b", "c"]) == "\"a\", \"b\" or \"c\"")
  }
}
