extension ChoiceSource {
  /// Returns a whole number of a range, shrinking towards `target` or the end nearest to it.
  ///
  /// Types of more than 64 bits are cut to 64.
  public mutating func integer<Value: FixedWidthInteger>(
    in range: ClosedRange<Value>, towards target: Value = 0,
    distribution: Distribution = .awkward
  ) -> Value {
    let ranked = RankedRange(range, target: target)
    return Value(truncatingIfNeeded: ranked.number(rank: rank(in: ranked, distribution)))
  }

  /// Returns an index from 0 up to, and without, `count`, each as likely, shrinking towards 0.
  ///
  /// A count below 1 gives 0.
  public mutating func index(below count: Int) -> Int {
    let range = RankedRange(upTo: UInt64(max(count, 1) - 1))
    return Int(truncatingIfNeeded: rank(in: range, .uniform))
  }

  /// Returns true with a probability, shrinking towards false.
  ///
  /// Probabilities of 0 or less give false, of 1 or more give true, at random; a shrink may try
  /// the other value all the same.
  public mutating func boolean(probability: Double = 0.5) -> Bool {
    let isTrue = isRandom && random.nextUnit() < probability
    return coin(isTrue)
  }

  /// Returns a double of a range, shrinking towards the simplest one in it.
  ///
  /// Infinite ends count as ±greatestFiniteMagnitude. A range that holds 0 holds −0 too.
  public mutating func double(
    in range: ClosedRange<Double>, distribution: Distribution = .awkward
  ) -> Double {
    let most = Double.greatestFiniteMagnitude
    let least = min(max(range.lowerBound, -most), most)
    let greatest = min(max(range.upperBound, -most), most)
    let value: Double
    if isRandom {
      value = random.double(from: least, through: greatest, distribution)
    } else {
      let recorded = current.flatMap { $0.kind == .double ? $0.double : nil } ?? 0
      value = min(max(recorded, least), greatest)
    }
    note(Choice(value, from: least, through: greatest))
    return value
  }

  // MARK: - Ranks

  mutating func rank(in range: RankedRange, _ distribution: Distribution) -> UInt64 {
    let rank =
      isRandom
      ? random.rank(upTo: range.highestRank, distribution)
      : recordedRank(upTo: range.highestRank)
    note(Choice(rank: rank, in: range))
    return rank
  }

  /// Returns `isTrue` at random, and what was recorded in a replay; a forced coin is always so.
  mutating func coin(_ isTrue: Bool, isForced: Bool = false) -> Bool {
    let range = RankedRange(upTo: 1)
    let value = isForced || isRandom ? isTrue : recordedRank(upTo: 1) == 1
    note(Choice(rank: value ? 1 : 0, in: range, isForced: isForced))
    return value
  }

  private func recordedRank(upTo bound: UInt64) -> UInt64 {
    guard let current, current.kind != .double else { return 0 }
    return min(current.value, bound)
  }
}

extension ChoiceSource {
  /// Returns an index by weight: the first whose end, of ascending ends, lies past a random one.
  mutating func index(ofEnds ends: [Double], total: Double) -> Int {
    let range = RankedRange(upTo: UInt64(max(ends.count, 1) - 1))
    var rank = recordedRank(upTo: range.highestRank)
    if isRandom {
      let point = random.nextUnit() * total
      rank = UInt64(ends.firstIndex { point < $0 } ?? 0)
    }
    note(Choice(rank: rank, in: range))
    return Int(truncatingIfNeeded: rank)
  }
}
