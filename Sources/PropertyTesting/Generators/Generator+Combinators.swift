extension Generator {
  /// Always the same value, which takes no choice.
  public static func constant(_ value: Value) -> Self where Value: Sendable {
    Self.making { _ in value }
  }

  /// The values of this generator, each transformed.
  @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Generator<Result> {
    Generator<Result>.making { [produce] (source) throws(Discarded) in
      transform(try produce(&source))
    }
  }

  /// The values of the generator that each value of this one gives.
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result>.making { [produce] (source) throws(Discarded) in
      try source.draw(transform(try produce(&source)))
    }
  }

  /// The values for which a condition holds, of at most `attempts` each; then discards.
  public func filter(
    attempts: Int = 100, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    compactMap(attempts: attempts) { isIncluded($0) ? $0 : nil }
  }

  /// The values transformed, without those that give nil, of at most `attempts` each.
  public func compactMap<Result>(
    attempts: Int = 100, _ transform: @escaping @Sendable (Value) -> Result?
  ) -> Generator<Result> {
    Generator<Result>.making { [produce] (source) throws(Discarded) in
      try source.firstSuccess(attempts: attempts) { (source) throws(Discarded) in
        transform(try produce(&source))
      }
    }
  }

  /// Nil with a probability, else a value of this generator; shrinks towards nil.
  public func optional(nilProbability: Double = 0.25) -> Generator<Value?> {
    Generator<Value?>.making { [produce] (source) throws(Discarded) in
      source.boolean(probability: 1 - nilProbability) ? try produce(&source) : nil
    }
  }
}
