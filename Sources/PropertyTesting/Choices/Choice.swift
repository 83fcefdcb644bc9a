/// One choice that a generator made: a rank among the values it could have taken, or a double.
package struct Choice: Sendable, Equatable {
  /// What was chosen among.
  package enum Kind: UInt8, Sendable {
    /// A whole number; the value is its rank in a ``RankedRange``, 0 the simplest.
    case integer
    /// A finite double; the value is its bit pattern.
    case double
    /// A whole number that could be no other, kept so that equal things have equal shapes.
    case forced
  }

  /// The rank, or the bits of the double.
  package var value: UInt64
  /// For integers how far ranks alternate between both sides, for doubles the bits of the least.
  let low: UInt64
  /// For integers the highest rank, for doubles the bits of the greatest.
  let high: UInt64
  /// What was chosen among.
  package let kind: Kind
  private let isLongerAbove: Bool

  package init(rank: UInt64, in range: RankedRange, isForced: Bool = false) {
    value = rank
    low = range.reach.twoSided
    high = range.highestRank
    isLongerAbove = range.reach.isLongerAbove
    kind = isForced ? .forced : .integer
  }

  init(_ double: Double, from least: Double, through greatest: Double) {
    value = double.bitPattern
    low = least.bitPattern
    high = greatest.bitPattern
    kind = .double
    isLongerAbove = true
  }

  /// The double chosen; only for choices of doubles.
  package var double: Double { Double(bitPattern: value) }

  /// The least and greatest double that could be chosen; only for choices of doubles.
  var doubleRange: ClosedRange<Double> { Double(bitPattern: low)...Double(bitPattern: high) }

  /// How the range lies about its target; only for choices of integers.
  var reach: Place.Reach { Place.Reach(twoSided: low, isLongerAbove: isLongerAbove) }

  func hasSameValue(as other: Choice) -> Bool {
    value == other.value && kind == other.kind
  }

  /// Where the choice stands in the order of simplicity.
  var simplicity: Simplicity {
    kind == .double ? Simplicity(of: double) : Simplicity(ofRank: value)
  }

  /// The same choice with the simplest value it could have had.
  var simplest: Choice {
    var choice = self
    switch kind {
    case .integer: choice.value = 0
    case .double: choice.value = Simplicity.simplest(in: doubleRange).bitPattern
    case .forced: break
    }
    return choice
  }

  /// Whether it has the simplest value it could have had.
  var isSimplest: Bool { value == simplest.value }
}
