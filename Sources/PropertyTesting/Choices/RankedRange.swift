/// The order of simplicity of a range of whole numbers about a target.
///
/// The target has rank 0; then come target + 1, target − 1, target + 2, and so on while the range
/// reaches to both sides, then the rest of the longer side. All 2⁶⁴ numbers of a range fit.
package struct RankedRange: Sendable, Equatable {
  /// The highest rank: one less than the count of numbers.
  package let highestRank: UInt64
  let reach: Place.Reach
  private let target: UInt64

  /// Creates the order of `lower` through `upper`; a target outside counts as the nearest end.
  package init<Value: FixedWidthInteger>(_ range: ClosedRange<Value>, target: Value) {
    let nearest = min(max(target, range.lowerBound), range.upperBound)
    // Differences modulo 2⁶⁴ are right for every type of at most 64 bits, signed or not.
    self.target = UInt64(truncatingIfNeeded: nearest)
    let above = UInt64(truncatingIfNeeded: range.upperBound) &- self.target
    let below = self.target &- UInt64(truncatingIfNeeded: range.lowerBound)
    reach = Place.Reach(twoSided: min(above, below), isLongerAbove: above >= below)
    highestRank = above &+ below
  }

  /// Creates the order of 0 through `highest`, towards 0.
  package init(upTo highest: UInt64) {
    highestRank = highest
    reach = Place.Reach(twoSided: 0, isLongerAbove: true)
    target = 0
  }

  /// The number of a rank, modulo 2⁶⁴; ranks above the highest count as the highest.
  package func number(rank: UInt64) -> UInt64 {
    let place = Place(rank: min(rank, highestRank), reach: reach)
    return place.isAbove ? target &+ place.distance : target &- place.distance
  }
}
