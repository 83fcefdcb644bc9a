import PropertyTesting
import Testing

/// The same seed gives the same everything, with every build and on every platform.
struct DeterminismTests {
  // Computed with a separate program in Python from the papers' definitions.
  @Test("Uniform numbers of a seed are those of another implementation")
  func uniform() {
    let integers = Generator<Int>.integers(in: 0...999, distribution: .uniform)
    #expect(
      (0..<8).map { integers.value(seed: 42, run: $0) } == [101, 896, 660, 869, 389, 978, 919, 817])
    let doubles = Generator<Double>.doubles(in: 0...1, distribution: .uniform)
    let expected = [
      0.10114251884320236, 0.8964186495236034, 0.6606321001145843, 0.869628266539287,
    ]
    #expect((0..<4).map { doubles.value(seed: 42, run: $0) } == expected)
    let dice = Generator<[Int]> { source in
      (0..<10).map { _ in source.integer(in: 1...6, distribution: .uniform) }
    }
    #expect(dice.value(seed: 42, run: 1_000_000) == [3, 4, 3, 5, 4, 3, 3, 3, 4, 1])
  }

  private static let mixed = zip(
    Generator<[Double]>.arrays(of: .finiteDoubles, count: 0...8), Generator<Int>.integers,
    Generator<String>.unicode(count: 0...6),
    Generator<Bool>.booleans().optional())

  // A change of this digest is a change of what every seed means: say so where it is made.
  @Test("The first thousand values of a seed have a known digest")
  func digest() {
    var digest = Digest()
    for run in 0..<1_000 {
      guard let (list, number, text, flag) = Self.mixed.value(seed: 2_024, run: run) else {
        Issue.record("run \(run) was discarded")
        continue
      }
      list.forEach { digest.add($0.bitPattern) }
      digest.add(UInt64(bitPattern: Int64(number)))
      text.unicodeScalars.forEach { digest.add(UInt64($0.value)) }
      digest.add(flag.map { $0 ? 2 : 1 } ?? 0)
    }
    #expect(digest.word == 14_653_485_509_795_303_034)
  }

  @Test("Two tests of a seed agree in every value tried, to the end of the shrink")
  func wholeTests() {
    func trace(seed: UInt64) -> [String] {
      var tried: [String] = []
      let outcome = check("trace", Self.mixed, seed: seed) { value in
        tried.append("\(value)")
        return value.0.count < 4 || value.2.count < 3
      }
      return tried + ["\(outcome)"]
    }
    let traces = (0..<5).map { trace(seed: $0) }
    #expect(traces == (0..<5).map { trace(seed: $0) })
    #expect(Set(traces.map(\.first)).count > 1)
    #expect(traces.allSatisfy { $0.count > 20 })
  }

  @Test("A shrink has known steps: the values kept for one fault of one seed")
  func shrinkPath() {
    var kept: [[Int]] = []
    let list = Generator<[Int]>.arrays(of: .integers(in: 0...1_000), count: 0...20)
    let outcome = check("path", list, seed: 1) { value in
      let holds = value.reduce(0, +) <= 100
      if !holds { kept.append(value) }
      return holds
    }
    // The first and the last fail twice: once to be recorded, once to see that they still do.
    #expect(kept == [[165, 1000], [165, 1000], [165], [123], [102], [101], [101]])
    #expect(outcome.counterexample?.shrinkSteps == 4)
    #expect(outcome.counterexample?.shrinkAttempts == 120)
  }

  /// FNV-1a by words, 64 bits.
  private struct Digest {
    private(set) var word: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ value: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        word = (word ^ ((value >> UInt64(shift)) & 0xFF)) &* 0x100_0000_01B3
      }
    }
  }
}
