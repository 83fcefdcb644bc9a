/// What the reading of a file of lines took, shared out among the lines by their bytes.
///
/// A file is read in pieces, and a piece holds many lines: the line that happens to need the next
/// piece did not cause its whole cost. What it takes to find a line in what was read is the line's
/// own. Nothing is lost: all is shared out once the bytes that were read ahead are used up.
package struct ReadingShares: Sendable {
  /// What pieces took that no line was charged with yet.
  private var rest = StageFigures.zero
  private var bytesAhead = 0

  /// Creates the shares of nothing that was read.
  package init() {}

  /// The share of the next line.
  ///
  /// - Parameters:
  ///   - figures: What it took to get the line, of no events yet.
  ///   - byteCount: The bytes of the line.
  ///   - bytesAhead: The bytes that were read and belong to lines after it. Where there are none,
  ///     the line takes all that is left.
  /// - Returns: The line's share, of no events yet, and allocations rounded to whole ones.
  package mutating func share(
    of figures: StageFigures, byteCount: Int, bytesAhead: Int
  ) -> StageFigures {
    // Bytes that were not ahead before have come with a piece.
    let hasRead = byteCount + bytesAhead >= self.bytesAhead
    self.bytesAhead = bytesAhead
    if hasRead { rest.add(figures) }
    var share = take(
      bytesAhead > 0 ? Double(byteCount) / (Double(byteCount) + Double(bytesAhead)) : 1)
    if !hasRead { share.add(figures) }
    return share
  }

  /// Takes a part, from 0 to 1, out of what is left.
  private mutating func take(_ part: Double) -> StageFigures {
    func count(_ all: Int) -> Int { Int((Double(all) * part).rounded()) }
    let allocations = rest.allocations.map { all in
      AllocationTally(calls: count(all.calls), bytes: count(all.bytes))
    }
    let taken = StageFigures(
      events: 0, nanoseconds: rest.nanoseconds * part, allocations: allocations)
    rest.nanoseconds -= taken.nanoseconds
    if let all = rest.allocations, let allocations { rest.allocations = all - allocations }
    return taken
  }
}
