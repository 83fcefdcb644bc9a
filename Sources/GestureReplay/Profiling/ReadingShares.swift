/// What the reading of a file of lines took, shared out among the lines by their bytes.
///
/// A file is read in pieces, and a piece holds many lines: the line that happens to need the next
/// piece did not cause its whole cost. Nothing is lost: what is shared out is all that was added, once
/// the bytes that were read ahead are used up.
package struct ReadingShares: Sendable {
  private var rest = StageFigures.zero

  /// Creates the shares of nothing that was read.
  package init() {}

  /// Adds what it took to read more.
  package mutating func add(_ figures: StageFigures) { rest.add(figures) }

  /// Takes the share of a line out of what is left.
  ///
  /// - Parameters:
  ///   - byteCount: The bytes of the line.
  ///   - bytesAhead: The bytes that were read and belong to lines after it. Where there are none, the
  ///     line takes all that is left.
  /// - Returns: The line's share, of no events yet, and allocations rounded to whole ones.
  package mutating func take(byteCount: Int, bytesAhead: Int) -> StageFigures {
    let share = bytesAhead > 0 ? Double(byteCount) / (Double(byteCount) + Double(bytesAhead)) : 1
    func part(_ count: Int) -> Int { Int((Double(count) * share).rounded()) }
    let allocations = rest.allocations.map { all in
      AllocationTally(calls: part(all.calls), bytes: part(all.bytes))
    }
    let taken = StageFigures(
      events: 0, nanoseconds: rest.nanoseconds * share, allocations: allocations)
    rest.nanoseconds -= taken.nanoseconds
    if let all = rest.allocations, let allocations { rest.allocations = all - allocations }
    return taken
  }
}
