import PropertyTesting
import Testing

/// A property that is known to be false, and the simplest value for which it is.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// What one test of the property came to.
  struct Found {
    let text: String
    let attempts: Int
    let isComplete: Bool
  }

  let name: String
  let smallest: String
  let why: String
  let find: @Sendable (UInt64) -> Found?

  var testDescription: String { name }

  init<Value>(
    _ name: String, _ generator: Generator<Value>, smallest: String, why: String,
    holds: @escaping @Sendable (Value) throws -> Bool
  ) {
    self.name = name
    self.smallest = smallest
    self.why = why
    find = { seed in
      let outcome = check(name, generator, runs: 20_000, seed: seed, holds: holds)
      return outcome.counterexample.map {
        Found(
          text: "\($0.value)", attempts: $0.shrinkAttempts,
          isComplete: $0.isShrinkComplete)
      }
    }
  }
}
