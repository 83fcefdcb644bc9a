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

  @Test("The lines of a piece share its cost by their bytes, and each has its own beside")
  func byBytes() {
    var shares = ReadingShares()
    // A piece of 1027 bytes with three line feeds. To find the second line takes 7 ns.
    let lines = [(256, 770), (384, 385), (384, 0)]
    let found = [Self.figures(800, 8), Self.figures(7, 1), Self.figures(0, 0)]
    let taken = zip(lines, found).map { line, found in
      shares.share(of: found, byteCount: line.0, bytesAhead: line.1)
    }
    let parts = [256.0 / 1026, 384.0 / 769, 1]
    #expect(abs(taken[0].nanoseconds - 800 * parts[0]) < 1e-9)
    #expect(abs(taken[1].nanoseconds - 7 - 800 * (1 - parts[0]) * parts[1]) < 1e-9)
    #expect(abs(taken.reduce(0) { $0 + $1.nanoseconds } - 807) < 1e-9)
    #expect(taken.map { $0.allocations?.calls } == [2, 4, 3])
    #expect(taken.map { $0.allocations?.bytes } == [200, 400, 300])
  }

  @Test("A piece that is read for the end of a line is shared with the lines after it")
  func nextPiece() {
    var shares = ReadingShares()
    let first = shares.share(of: Self.figures(60), byteCount: 50, bytesAhead: 10)
    #expect(abs(first.nanoseconds - 50) < 1e-9)
    // The line has the 10 bytes, and 10 of a piece of 51, a line feed after them.
    let second = shares.share(of: Self.figures(50), byteCount: 20, bytesAhead: 40)
    #expect(abs(second.nanoseconds - 20) < 1e-9)
    let last = shares.share(of: Self.figures(0), byteCount: 40, bytesAhead: 0)
    #expect(abs(last.nanoseconds - 40) < 1e-9)
  }

  @Test("A line that no byte follows takes all that is left, and nothing is taken twice")
  func last() {
    var shares = ReadingShares()
    let all = shares.share(of: Self.figures(42, 5), byteCount: 0, bytesAhead: 0)
    #expect(all == Self.figures(42, 5))
    let none = shares.share(of: Self.figures(0, 0), byteCount: 9, bytesAhead: 9)
    #expect(none == Self.figures(0, 0))
  }

  @Test("Where allocations are not counted, a share has none")
  func uncounted() {
    var shares = ReadingShares()
    #expect(
      shares.share(of: Self.figures(40), byteCount: 1, bytesAhead: 3) == Self.figures(10))
  }
}
