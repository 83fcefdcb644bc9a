/// Where a rank lies: how far from the target, and on which side.
struct Place: Equatable {
  /// How far from the target.
  var distance: UInt64
  /// Whether above the target.
  var isAbove: Bool
}

extension Place {
  /// How a range lies about its target.
  struct Reach: Equatable {
    /// How far both sides of the target reach.
    let twoSided: UInt64
    /// Whether the side that reaches farther is the one above.
    let isLongerAbove: Bool
  }

  /// The place of a rank.
  init(rank: UInt64, reach: Reach) {
    // Both sides together have fewer than 2⁶⁴ numbers, so twice their reach does not overflow.
    if rank <= 2 &* reach.twoSided {
      self.init(distance: rank / 2 &+ rank % 2, isAbove: rank % 2 == 1)
    } else {
      self.init(distance: rank &- reach.twoSided, isAbove: reach.isLongerAbove)
    }
  }

  /// The rank of the place; nil past the shorter side.
  func rank(reach: Reach) -> UInt64? {
    guard distance > 0 else { return 0 }
    guard distance > reach.twoSided else { return isAbove ? 2 &* distance &- 1 : 2 &* distance }
    let (rank, overflow) = reach.twoSided.addingReportingOverflow(distance)
    return isAbove == reach.isLongerAbove && !overflow ? rank : nil
  }
}
