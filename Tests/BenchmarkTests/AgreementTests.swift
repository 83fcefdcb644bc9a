import Benchmarks
import Testing

@Suite("What the members of a group agree on")
struct AgreementTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var own: [Double]
    var foreign: Double?
    /// A part of the message; nil where they agree.
    var complaint: String?
    var why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(own: [1, 1], foreign: 1, complaint: nil, why: "equal results agree"),
    Row(
      own: [1, 1.0.nextUp], complaint: "every bit", why: "our own must agree in the last bit"),
    Row(own: [0, -0.0], complaint: "every bit", why: "a zero's sign is a bit"),
    Row(own: [1], foreign: 1 + 1e-10, complaint: nil, why: "others need be near only"),
    Row(own: [1], foreign: 1 + 1e-8, complaint: "within 1e-9", why: "others must be near"),
    Row(own: [1], foreign: .nan, complaint: "within 1e-9", why: "no number is near to NaN"),
  ]

  @Test("Results that must agree and do not are refused", arguments: rows)
  func agree(row: Row) {
    var members = row.own.enumerated().map { Benchmark.constant("own-\($0)", $1) }
    if let foreign = row.foreign {
      members.insert(.constant("foreign", foreign, kind: .foreign(hasNumbers: true)), at: 0)
    }
    let group = BenchmarkGroup(name: "group", members: members)
    let checksums = (row.foreign.map { [$0] } ?? []) + row.own
    do throws(BenchmarkError) {
      try Agreement.check(checksums.map { Checksum([$0]) }, of: group)
      #expect(row.complaint == nil)
    } catch {
      #expect(error.message.contains(row.complaint ?? "none is expected"))
      #expect(error.message.hasPrefix("group/"))
      #expect(error.status == .failure)
    }
  }

  @Test("What is no other member's result agrees with anything")
  func alone() throws {
    let group = BenchmarkGroup(
      name: "group",
      members: [
        .constant("json-c", 1, kind: .foreign(hasNumbers: false)),
        .constant("read", 2, kind: .alone), .constant("replay", 3, kind: .alone),
      ])
    try Agreement.check([1, 2, 3].map { Checksum([$0]) }, of: group)
  }

  @Test("The unit of a result is taken out of its checksum")
  func unit() {
    #expect(Checksum([0.5, 1], unit: 180) == Checksum([90, 180]))
    #expect(Checksum([90, 180]).text != Checksum([180, 90]).text)
    #expect(Checksum([]).text.count == 8)
  }
}
