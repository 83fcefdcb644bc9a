import PropertyTesting
import Testing

/// What a test of a property does around the shrink: counting, giving up, reporting.
struct CheckTests {
  private static let numbers = Generator<Int>.integers(in: 0...1_000)

  private enum Fault: Error {
    case odd(Int)
    case large(Int)
  }

  @Test("A property that holds is tried as often as asked for")
  func counts() {
    var calls = 0
    let outcome = check("counts", Self.numbers, runs: 123) { _ in
      calls += 1
      return true
    }
    #expect(outcome.passed)
    #expect(calls == 123)
    #expect(outcome.runs == 123)
    #expect(outcome.discards == 0)
    #expect(outcome.counterexample == nil)
    #expect(outcome.description == "“counts” held: 123 runs, 0 discarded, seed 0x5EED.")
  }

  @Test("Examples run first, and the first that fails is reported as it is")
  func examples() {
    var tried: [Int] = []
    let outcome = check("examples", Self.numbers, examples: [5, 6, 7]) { value in
      tried.append(value)
      return value != 6
    }
    #expect(tried == [5, 6, 6])
    #expect(outcome.counterexample?.value == 6)
    #expect(outcome.counterexample?.origin == .example(1))
    #expect(outcome.reproduction == nil)
    #expect(
      outcome.description == """
        “examples” does not hold (2 examples, 0 runs, 0 discarded, seed 0x5EED).
          counterexample: 6
          why:            the property returned false
          found by:       example 1
        """)
  }

  @Test("The report of a failure says what failed, why, from what, and how to reproduce it")
  func report() throws {
    let outcome = check("Numbers are small", Self.numbers, seed: 7) { value in
      try require(value <= 100, "\(value) is above 100")
    }
    let found = try #require(outcome.counterexample)
    guard case .run(let run) = found.origin else {
      Issue.record("not found by a run")
      return
    }
    #expect(
      outcome.description == """
        “Numbers are small” does not hold (\(outcome.runs) runs, 0 discarded, seed 0x7).
          counterexample: 101
          why:            101 is above 100
          shrunk from:    \(found.firstValue)
          found by:       run \(run), \(found.shrinkSteps) shrink steps of \(found.shrinkAttempts)
          reproduce with: seed: 0x7, firstRun: \(run), runs: 1
        """)
    let again = check("again", Self.numbers, runs: 1, seed: 7, firstRun: run) { $0 <= 100 }
    #expect(again.counterexample?.firstValue == found.firstValue)
    #expect(again.counterexample?.value == 101)
    #expect(Self.numbers.value(seed: 7, run: run) == found.firstValue)
  }

  @Test("A text is reported in quotes")
  func quotes() {
    let outcome = check("text", .ascii()) { !$0.contains("\"") }
    #expect(outcome.description.contains("counterexample: \"\\\"\""))
  }

  // MARK: - Discards

  @Test("Discarded runs are counted and made up for")
  func discards() {
    var held = 0
    let outcome = check("assumes", Self.numbers, runs: 100) { value in
      try assume(value % 2 == 0)
      held += 1
      return true
    }
    #expect(outcome.passed)
    #expect(outcome.runs == 100)
    #expect(held == 100)
    #expect((50...200).contains(outcome.discards))
  }

  @Test("A property that discards too much gave up, which is no pass, and says why")
  func gaveUp() {
    let outcome = check("rare", Self.numbers, runs: 100) { try assume($0 < 0) }
    #expect(!outcome.passed)
    #expect(outcome.counterexample == nil)
    #expect(outcome.runs == 0)
    #expect(outcome.discards == 1_001)
    #expect(
      outcome.description == """
        “rare” gave up: 0 runs, 1001 discarded, seed 0x5EED, 100 runs asked for.
        Last discarded because an assumption of the property did not hold.
        Make values that fit instead of filtering.
        """)
  }

  @Test("A filter that never holds, an empty choice and a generator that throws give up")
  func generatorsGiveUp() {
    let filtered = check("f", Self.numbers.filter { $0 < 0 }, runs: 10) { _ in true }
    #expect(!filtered.passed)
    #expect(filtered.lastDiscard?.reason == "a filter held for none of 100 values")
    let empty = check("e", Generator<Int>.element(of: []), runs: 10) { _ in true }
    #expect(!empty.passed)
    #expect(!check("o", Generator<Int>.oneOf([]), runs: 10) { _ in true }.passed)
    #expect(
      !check("w", Generator<Int>.frequency([(0, Self.numbers)]), runs: 10) { _ in true }.passed)
    let throwing = Generator<Int> { _ in throw Fault.odd(1) }
    let thrown = check("t", throwing, runs: 10) { _ in true }
    #expect(!thrown.passed)
    #expect(thrown.lastDiscard?.reason == "the generator threw odd(1)")
  }

  @Test("A value of too many choices is discarded and not cut short in silence")
  func overrun() {
    let endless = Generator<Int> { source in
      var count = 0
      while source.integer(in: 0...Int.max, distribution: .uniform) > 0 { count += 1 }
      return count
    }
    let outcome = check("endless", endless, runs: 5) { _ in true }
    #expect(!outcome.passed)
    #expect(outcome.lastDiscard?.reason == "a value took more than 65536 choices")
  }

  @Test("A test without runs and examples gave up", arguments: [0, -1])
  func nothing(runs: Int) {
    let outcome = check("nothing", Self.numbers, runs: runs) { _ in true }
    #expect(!outcome.passed)
    #expect(outcome.description.contains("no examples and no runs"))
    #expect(check("one", Self.numbers, runs: runs, examples: [1]) { _ in true }.passed)
  }

  // MARK: - Failures

  @Test("A shrink does not slip from one error to another, whatever their payloads")
  func sameError() {
    var kinds: Set<Bool> = []
    for seed: UInt64 in 0..<20 {
      let outcome = check("slips", Self.numbers, seed: seed) { value in
        if value > 500 { throw Fault.large(value) }
        if value > 10, value % 2 == 1 { throw Fault.odd(value) }
        return true
      }
      let isLarge = (outcome.counterexample?.firstValue ?? 0) > 500
      kinds.insert(isLarge)
      let failure = outcome.counterexample?.failure
      #expect(outcome.counterexample?.value == (isLarge ? 501 : 11))
      #expect(failure?.message.hasSuffix(isLarge ? "large(501)" : "odd(11)") == true)
    }
    #expect(kinds.count == 2)
  }

  @Test("A shrink does not slip from one requirement to another")
  func sameRequirement() {
    for seed: UInt64 in 0..<20 {
      let outcome = check("slips", Self.numbers, seed: seed) { value in
        try require(value <= 10 || value > 500, "middle")
        return try require(value <= 500, "large")
      }
      let isLarge = (outcome.counterexample?.firstValue ?? 0) > 500
      #expect(outcome.counterexample?.value == (isLarge ? 501 : 11))
    }
  }

  @Test("Which failures are the same can be chosen")
  func chosenKeys() {
    let outcome = check(
      "any", Self.numbers, settings: Settings(seed: 3),
      failure: { Failure("\($0)", key: "any") },
      holds: { value in
        if value > 500 { throw Fault.large(value) }
        if value > 10 { throw Fault.odd(value) }
        return true
      })
    #expect(outcome.counterexample?.value == 11)
  }

  @Test("One issue a property is recorded, at the place of the call, with the report")
  func integration() {
    let line = #line + 2
    withKnownIssue {
      expect(check("fails", Self.numbers) { $0 < 5 })
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("counterexample: 5") }
    }
    expect(check("holds", Self.numbers) { $0 >= 0 })
  }
}
