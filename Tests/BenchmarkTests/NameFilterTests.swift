import Benchmarks
import Testing

@Suite("The filter of benchmarks")
struct NameFilterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var pattern: String?
    var name = "kernel/atan2/array"
    var isKept: Bool
    var why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(pattern: nil, isKept: true, why: "no pattern keeps all"),
    Row(pattern: "atan2", isKept: true, why: "a part of the name keeps it"),
    Row(pattern: "Atan2", isKept: false, why: "case counts"),
    Row(pattern: "atan2/*", isKept: false, why: "a pattern of the shell fits the whole name"),
    Row(pattern: "*/array", isKept: true, why: "a star stands for slashes too"),
    Row(pattern: "kernel/atan?/array", isKept: true, why: "a question mark is one character"),
    Row(pattern: "kernel/[a-b]*", isKept: true, why: "brackets are a choice"),
    Row(pattern: "kernel/[c-d]*", isKept: false, why: "brackets exclude"),
  ]

  @Test("A pattern keeps the names that fit", arguments: rows)
  func keeps(row: Row) {
    #expect(NameFilter(pattern: row.pattern).keeps(row.name) == row.isKept)
  }

  @Test("The first of a group stays, as ratios are to it")
  func reference() throws {
    let group = BenchmarkGroup(
      name: "group", members: ["first", "second", "third"].map { .constant($0, 0) })
    let kept = try #require(group.filtered(NameFilter(pattern: "third")))
    #expect(kept.members.map(\.name) == ["first", "third"])
    #expect(group.filtered(NameFilter(pattern: "fourth")) == nil)
  }
}
