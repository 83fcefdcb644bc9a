extension Generator where Value: FixedWidthInteger & Sendable {
  /// Whole numbers of a range, shrinking towards `target` or the end nearest to it.
  ///
  /// Types of at most 64 bits; all of `Int.min...Int.max` is a range like any other.
  public static func integers(
    in range: ClosedRange<Value>, towards target: Value = 0,
    distribution: Distribution = .awkward
  ) -> Self {
    let ranked = RankedRange(range, target: target)
    return Self.making { source in
      Value(truncatingIfNeeded: ranked.number(rank: source.rank(in: ranked, distribution)))
    }
  }

  /// Every number of the type, shrinking towards 0.
  public static var integers: Self { .integers(in: Value.min...Value.max) }
}

extension Generator<Bool> {
  /// True and false, shrinking towards false.
  public static func booleans(trueProbability: Double = 0.5) -> Self {
    Self.making { $0.boolean(probability: trueProbability) }
  }
}

extension Generator<Double> {
  /// Finite doubles of a range, shrinking towards the simplest: whole, then of few decimals.
  ///
  /// Infinite ends count as ±greatestFiniteMagnitude. A range that holds 0 holds −0 too.
  public static func doubles(
    in range: ClosedRange<Double>, distribution: Distribution = .awkward
  ) -> Self {
    Self.making { $0.double(in: range, distribution: distribution) }
  }

  /// All finite doubles, tiny ones as often as huge ones, shrinking towards 0.
  public static var finiteDoubles: Self {
    let most = Double.greatestFiniteMagnitude
    return .frequency([
      (2, .doubles(in: -1_000...1_000)), (1, .doubles(in: -most...most)),
    ])
  }

  /// All finite doubles, and now and then an infinity or NaN.
  public static var doublesAndNonFinite: Self {
    .frequency([(15, .finiteDoubles), (1, .element(of: [.infinity, -.infinity, .nan]))])
  }
}
