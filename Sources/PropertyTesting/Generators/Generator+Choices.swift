extension Generator {
  /// An element of a list, each as likely, shrinking towards the first.
  ///
  /// An empty list has none: every run is discarded.
  public static func element(of values: [Value]) -> Self where Value: Sendable {
    Self.making { (source) throws(Discarded) in
      guard !values.isEmpty else { throw Discarded("no elements to choose from") }
      return values[source.index(below: values.count)]
    }
  }

  /// A value of one of several generators, each as likely, shrinking towards the first.
  ///
  /// An empty list has none: every run is discarded.
  public static func oneOf(_ generators: [Self]) -> Self {
    Self.making { (source) throws(Discarded) in
      guard !generators.isEmpty else { throw Discarded("no generators to choose from") }
      return try source.draw(generators[source.index(below: generators.count)])
    }
  }

  /// A value of one of several generators, shrinking towards the first.
  ///
  /// An empty list has none: every run is discarded.
  public static func oneOf(_ generators: Self...) -> Self { oneOf(generators) }

  /// A value of one of several generators by weight, shrinking towards the first.
  ///
  /// Weights of 0 or less leave their generator out; where none is left every run is discarded.
  public static func frequency(_ choices: [(weight: Int, generator: Self)]) -> Self {
    let kept = choices.filter { $0.weight > 0 }
    let generators = kept.map(\.generator)
    var total = 0.0
    let ends = kept.map { choice in
      total += Double(choice.weight)
      return total
    }
    return Self.making { [total] (source) throws(Discarded) in
      guard !generators.isEmpty else { throw Discarded("no generators to choose from") }
      let index = source.index(ofEnds: ends, total: total)
      return try source.draw(generators[index])
    }
  }

  /// A generator that depends on the size of the run, from 1 through 100.
  ///
  /// Sizes grow with the runs and start over after 100, so that the first runs are small.
  public static func sized(_ make: @escaping @Sendable (Int) -> Self) -> Self {
    Self.making { (source) throws(Discarded) in
      try source.draw(make(source.size))
    }
  }

  /// Values that hold values of the same kind, at most `depth` levels deep.
  ///
  /// `branch` makes a level from a generator of the level below. Values shrink towards leaves,
  /// and a level towards one below it.
  public static func recursive(
    depth: Int, leaf: Self, branch: @Sendable (Self) -> Self
  ) -> Self {
    var level = Self.level(leaf: leaf, branch: nil)
    for _ in 0..<max(depth, 0) {
      level = .level(leaf: leaf, branch: branch(level))
    }
    return level
  }

  private static func level(leaf: Self, branch: Self?) -> Self {
    Self.making { (source) throws(Discarded) in
      try source.span(.level) { (source) throws(Discarded) in
        // The lowest level tosses a coin too, so that a level can take the place of another.
        guard let branch else {
          _ = source.coin(false, isForced: true)
          return try leaf.produce(&source)
        }
        return source.boolean() ? try branch.produce(&source) : try leaf.produce(&source)
      }
    }
  }
}
