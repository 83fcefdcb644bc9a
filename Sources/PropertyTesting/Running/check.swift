/// Tests a property: that it holds for the examples given and for random values.
///
/// A property fails by returning false or by throwing; ``Discarded`` thrown discards the run.
/// The first failure of a random value is shrunk to the simplest value that fails in the same
/// way (see ``Failure/init(_:)`` for what is the same). Nothing depends on anything but the
/// arguments: the same seed gives the same runs, the same failure and the same shrink.
///
/// ```swift
/// let outcome = check("Reversing twice changes nothing", .arrays(of: .integers(in: 0...9))) {
///   Array($0.reversed().reversed()) == $0
/// }
/// #expect(outcome.passed, "\(outcome)")
/// ```
///
/// - Parameters:
///   - name: What the property says, for reports.
///   - generator: Makes the values.
///   - runs: How many random values must hold, not counting discarded ones.
///   - seed: Where all random values come from.
///   - firstRun: The index of the first run, to make one failing run again.
///   - examples: Values to try first.
///   - holds: The property.
/// - Returns: Whether it holds, and if not the counterexample and how to reproduce it.
public func check<Value>(
  _ name: String, _ generator: Generator<Value>, runs: Int = 1_000,
  seed: UInt64 = Settings.defaultSeed, firstRun: Int = 0, examples: [Value] = [],
  holds: (Value) throws -> Bool
) -> PropertyOutcome<Value> {
  check(
    name, generator, settings: Settings(runs: runs, seed: seed, firstRun: firstRun),
    examples: examples, holds: holds)
}

/// Tests a property with all settings given, and with a choice of which failures are the same.
///
/// - Parameters:
///   - name: What the property says, for reports.
///   - generator: Makes the values.
///   - settings: How many runs, from which seed, and how long to shrink.
///   - examples: Values to try first.
///   - failure: Makes the failure of an error; a shrink keeps to failures of one key.
///   - holds: The property.
/// - Returns: Whether it holds, and if not the counterexample and how to reproduce it.
public func check<Value>(
  _ name: String, _ generator: Generator<Value>, settings: Settings, examples: [Value] = [],
  failure: (any Error) -> Failure = { Failure($0) }, holds: (Value) throws -> Bool
) -> PropertyOutcome<Value> {
  withoutActuallyEscaping(holds) { holds in
    withoutActuallyEscaping(failure) { failure in
      let law = Law(generator: generator, holds: holds, failure: failure)
      var tester = Tester(name: name, law: law, settings: settings)
      return tester.outcome(examples: examples)
    }
  }
}
