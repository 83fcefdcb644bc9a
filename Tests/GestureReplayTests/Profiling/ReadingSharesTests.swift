import GestureReplay
import Testing

/// What the lines of a file cost to read.
@Suite("Shares of reading")
struct ReadingSharesTests {
  private static func figures(_ nanoseconds: Double, _ calls: Int? = nil) -> StageFigures {
    StageFigures(
      events: 0, nanoseconds: nanoseconds,
      allocations: calls.map { AllocationTally(calls: $0, bytes: 100 * $0) })
  }

  @Test("Lines of one piece have shares by their bytes, and all of them together its cost")
  func byBytes() {
    var shares = ReadingShares()
    // A piece of 1024 bytes; the lines after the first are found in it for nothing.
    var ahead = 1024
    let taken = [256, 384, 384].map { byteCount in
      shares.add(byteCount == 256 ? Self.figures(800, 8) : Self.figures(0, 0))
      ahead -= byteCount
      return shares.take(byteCount: byteCount, bytesAhead: ahead)
    }
    #expect(taken.map { $0.nanoseconds } == [200, 300, 300])
    #expect(taken.map { $0.allocations?.calls } == [2, 3, 3])
    #expect(taken.map { $0.allocations?.bytes } == [200, 300, 300])
  }

  @Test("A line that no byte follows takes all that is left, and nothing is taken twice")
  func last() {
    var shares = ReadingShares()
    shares.add(Self.figures(40, 4))
    shares.add(Self.figures(2, 1))
    let all = AllocationTally(calls: 5, bytes: 500)
    #expect(
      shares.take(byteCount: 0, bytesAhead: 0)
        == StageFigures(events: 0, nanoseconds: 42, allocations: all))
    #expect(
      shares.take(byteCount: 9, bytesAhead: 9)
        == StageFigures(events: 0, nanoseconds: 0, allocations: AllocationTally()))
  }

  @Test("Where allocations are not counted, a share has none")
  func uncounted() {
    var shares = ReadingShares()
    shares.add(Self.figures(40))
    let share = shares.take(byteCount: 1, bytesAhead: 3)
    #expect(share == StageFigures(events: 0, nanoseconds: 10))
  }
}
