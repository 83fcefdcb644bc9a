import Foundation
import Testing

/// What is repeated four times as often takes some four times as long, and not sixteen times.
@Suite("Growth with the input", .serialized)
struct GrowthTests {
  /// A command on an input in which something is repeated.
  struct Row: Sendable {
    var verb: String
    var text: @Sendable (Int) -> String
    var why: String
  }

  private static let head = #"{"format":"swivel","version":1,"samples":[],"#

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  static let rows = [
    Row(
      verb: "convert",
      text: { count in
        let fields = list(count) { #""\#($0)":0"# }
        return head + #""expect":[{"end":true,"state":{\#(fields)},"within":{\#(fields)}}]}"#
      }, why: "fields of a checkpoint, and their tolerances"),
    Row(
      verb: "replay --jobs 1",
      text: { count in head + list(count) { #""later\#($0)":{"a":[\#($0)]}"# } + "}" },
      why: "members that are not read"),
    Row(
      verb: "replay --jobs 1",
      text: { count in
        head + #""expect":["# + list(count) { #"{"at":\#($0),"state":{"phase":"possible"}}"# }
          + "]}"
      }, why: "checkpoints"),
    Row(
      verb: "import --from evemu --size 100x100",
      text: { count in
        let contacts = (0..<count).map {
          "E: 0.000001 0003 0039 \($0)\nE: 0.000001 0003 0035 \($0)\nE: 0.000001 0003 0036 5\n"
        }
        return "A: 2f 0 9 0 0\nA: 35 0 9999 0 0\nA: 36 0 9999 0 0\n" + contacts.joined()
          + "E: 0.000001 0000 0000 0\n"
      }, why: "contacts of a slot in a frame"),
  ]

  @Test("Four times as much takes less than eight times as long", arguments: rows)
  func growth(row: Row) throws {
    let folder = try TemporaryFolder(["1": row.text(4000), "4": row.text(16_000)])
    let one = try seconds(row.verb + " 1", folder)
    let four = try seconds(row.verb + " 4", folder)
    #expect(four < 8 * one, "\(row.why): \(one) and \(four) seconds")
  }

  /// The processor's time, which others that run beside it do not change by much; the least of three.
  private func seconds(_ arguments: String, _ folder: TemporaryFolder) throws -> Double {
    let times = try (0..<3).map { _ in
      let run = try Command(folder: folder).shell(
        "TIMEFORMAT=%U; time $SWIVEL \(arguments) > /dev/null 2>&1")
      #expect(run.status == 0, "\(arguments)")
      return try #require(Double(run.errors.dropLast()))
    }
    return try #require(times.min())
  }
}
