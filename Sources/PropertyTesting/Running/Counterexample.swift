/// A value for which a property does not hold, and how it was come by.
public struct Counterexample<Value> {
  /// Where the first failing value came from.
  public enum Origin: Sendable, Equatable {
    /// The explicit example of this index.
    case example(Int)
    /// The random run of this index.
    case run(Int)
  }

  /// The smallest value found.
  public let value: Value
  /// Why the property does not hold for it.
  public let failure: Failure
  /// The value that failed first.
  public let firstValue: Value
  /// Where that value came from.
  public let origin: Origin
  /// How many times a simpler value took the place of the best so far.
  public let shrinkSteps: Int
  /// How many simpler values were tried.
  public let shrinkAttempts: Int
  /// Whether shrinking ended by itself and not at the limit of attempts.
  public let isShrinkComplete: Bool
  /// Whether the property held, or failed otherwise, when tried on the same value again.
  public let isFlaky: Bool
}

extension Counterexample: Sendable where Value: Sendable {}
