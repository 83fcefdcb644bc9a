import GestureReplay
import Testing

/// No fault may be one in name only: each is seen in one small recording at least.
@Suite("Mutants differ")
struct MutantsDifferTests {
  private static let rows = Result { () throws(RecordingError) in
    try FaultRow.drag() + FaultRow.dials() + FaultRow.boxes() + FaultRow.clocksAndPins()
  }

  private static var all: [FaultRow] { (try? rows.get()) ?? [] }

  @Test("Every fault of every control has one row")
  func complete() throws {
    let mutants = try Self.rows.get().map(\.mutant)
    #expect(mutants.count == Mutant.all.count)
    #expect(Set(mutants) == Set(Mutant.all))
  }

  @Test("A row holds for the real control, and for its copy without a fault", arguments: all)
  func right(row: FaultRow) throws {
    #expect(try Replayer().replay(row.recording).divergences == [], "\(row.why)")
    #expect(try Mutant.replay(row.recording, fault: "none").divergences == [], "\(row.why)")
  }

  @Test("A row does not hold for the copy with the fault", arguments: all)
  func wrong(row: FaultRow) throws {
    let outcome = try Mutant.replay(row.recording, fault: row.mutant.fault)
    #expect(outcome.divergences != [], "\(row.why)")
  }
}
