import PropertyTesting
import Testing

/// Shrinking ends, whatever a property does, and traps for no range.
struct TerminationTests {
  private static let events = Generator<[(Double, Int)]>.arrays(
    of: zip(.finiteDoubles, .integers), count: 0...60)

  @Test("A property that always fails shrinks to the simplest value of all")
  func alwaysFails() {
    let outcome = check("never", Self.events) { _ in false }
    #expect(outcome.runs == 1)
    #expect(outcome.counterexample?.value.isEmpty == true)
    #expect(outcome.counterexample?.isShrinkComplete == true)
    #expect((outcome.counterexample?.shrinkAttempts ?? .max) <= 5)
  }

  @Test("A property that fails every n-th call ends and is called flaky", arguments: [2, 3, 7])
  func flaky(period: Int) throws {
    var calls = 0
    let outcome = check("flaky", Self.events) { _ in
      calls += 1
      return calls % period != 0
    }
    #expect(!outcome.passed)
    let found = try #require(outcome.counterexample)
    #expect(found.isFlaky)
    #expect(outcome.description.contains("flaky:"))
    #expect(calls < 30_000)
  }

  @Test("A property that alternates by a pseudorandom word ends within its limit")
  func erratic() {
    for seed: UInt64 in 0..<20 {
      var words = SplitMix64(seed: seed)
      var calls = 0
      let settings = Settings(seed: seed, shrinkAttempts: 2_000)
      let outcome = check("erratic", Self.events, settings: settings) { _ in
        calls += 1
        return words.next() % 3 != 0
      }
      #expect(!outcome.passed)
      #expect(calls <= 1_000 + 2_000 + 3)
    }
  }

  @Test("The limit of attempts holds, and the report says that it was reached")
  func limit() throws {
    let settings = Settings(shrinkAttempts: 10)
    let outcome = check("limit", Self.events, settings: settings) { $0.count < 5 }
    let found = try #require(outcome.counterexample)
    #expect(found.shrinkAttempts == 10)
    #expect(!found.isShrinkComplete)
    #expect(found.value.count >= 5)
    #expect(outcome.description.contains("stopped at the limit"))
    let none = check("none", Self.events, settings: Settings(shrinkAttempts: 0)) { $0.isEmpty }
    #expect(none.counterexample?.shrinkSteps == 0)
  }

  @Test("No extreme range traps, and its ends come about")
  func extremes() {
    let most = Double.greatestFiniteMagnitude
    var seen: Set<Double> = []
    let ranges: [ClosedRange<Double>] = [
      -most...most, -most ... -most, most...most, -Double.infinity...Double.infinity, 0...0,
    ]
    for range in ranges {
      let outcome = check("doubles", .doubles(in: range), runs: 2_000) { value in
        seen.insert(value)
        return value.isFinite && range.contains(value)
      }
      expect(outcome)
    }
    #expect(seen.isSuperset(of: [most, -most, 0, .leastNonzeroMagnitude, 1]))
    var ends: Set<Int> = []
    expect(
      check("integers", .integers, runs: 2_000) { (value: Int) in
        ends.insert(value).inserted || true
      })
    #expect(ends.isSuperset(of: [.min, .max, 0, 1, -1]))
    expect(check("one", .integers(in: Int.max...Int.max)) { (value: Int) in value == .max })
    expect(check("all", .integers) { (_: UInt64) in true })
    expect(
      check("none", .arrays(of: .integers, count: -5 ... -1)) { (list: [Int]) in list.isEmpty })
  }

  @Test("The hardest failures of extreme ranges shrink without a trap")
  func extremeShrinks() {
    let most = Double.greatestFiniteMagnitude
    expectShrinks("max", .integers, to: Int.max) { $0 != .max }
    expectShrinks("min", .integers, to: Int.min) { $0 != .min }
    expectShrinks("unsigned", .integers, to: UInt64.max) { $0 != .max }
    expectShrinks("far", .integers(in: Int.min...Int.max, towards: .max), to: Int.min) {
      $0 != .min
    }
    expectShrinks("greatest", .doubles(in: -most...most), to: most) { $0 != most }
    expectShrinks("least", .doubles(in: -most...most), to: -most) { $0 != -most }
    expectShrinks("tiny", .doubles(in: -1...1), to: .leastNonzeroMagnitude) {
      $0.magnitude != .leastNonzeroMagnitude
    }
  }

  private func expectShrinks<Value: Equatable>(
    _ name: String, _ generator: Generator<Value>, to value: Value, holds: (Value) -> Bool
  ) {
    let outcome = check(name, generator, runs: 20_000, holds: holds)
    #expect(outcome.counterexample?.value == value, "\(outcome)")
  }
}
