import PropertyTesting
import Testing

/// What generators make: within their constraints, at random and after any shrink.
struct GeneratorTests {
  /// A value built of everything, with constraints that can be seen in it.
  private struct Everything: Sendable, CustomStringConvertible {
    let low: Int
    let high: Int
    let even: Int
    let part: Double
    let list: [Int]
    let text: String
    let flag: Bool?
    let digit: UInt8
    let pair: (Int, Double)

    var description: String {
      "\(low) \(high) \(even) \(part) \(list) \(text) \(String(describing: flag)) \(digit) \(pair)"
    }

    var isValid: Bool {
      (-50...50).contains(low) && (low...100).contains(high) && even % 2 == 0
        && (0.125...0.875).contains(part) && (2...9).contains(list.count)
        && list.allSatisfy { (low...high).contains($0) } && text.count <= 5
        && text.allSatisfy(\.isASCII) && [1, 3, 5].contains(digit)
        && (-3...3).contains(pair.0) && (-1e300 ... -1e-300).contains(pair.1)
    }

    static let generator = Generator { source in
      let low = try source.draw(.integers(in: -50...50))
      let high = try source.draw(.integers(in: low...100))
      return Everything(
        low: low, high: high,
        even: try source.draw(.integers(in: -99...99).filter { $0 % 2 == 0 }),
        part: try source.draw(.doubles(in: 0.125...0.875)),
        list: try source.draw(.arrays(of: .integers(in: low...high), count: 2...9)),
        text: try source.draw(.ascii(count: 0...5)),
        flag: try source.draw(Generator<Bool>.booleans().optional()),
        digit: try source.draw(
          .oneOf(
            .constant(1), .element(of: [3]), .frequency([(1, .constant(5)), (2, .constant(3))]))),
        pair: try source.draw(zip(.integers(in: -3...3), .doubles(in: -1e300 ... -1e-300))))
    }
  }

  @Test("Every value is within the constraints of its generator")
  func constraints() {
    expect(check("valid", Everything.generator, runs: 5_000) { $0.isValid })
  }

  @Test("Every value tried in a shrink is within the constraints of its generator")
  func shrunkConstraints() {
    for seed: UInt64 in 0..<40 {
      var tried = 0
      var isValid = true
      // A property of each seed's own, so that shrinks go different ways.
      let modulus = Int(seed % 7) + 2
      let outcome = check("shrinks", Everything.generator, seed: seed) { value in
        tried += 1
        isValid = isValid && value.isValid
        return (value.list.reduce(0, +) + value.even + value.text.count) % modulus != 1
      }
      #expect(isValid, "seed \(seed)")
      #expect(outcome.counterexample?.value.isValid == true)
      #expect(tried > 10)
    }
  }

  @Test("Any choices at all, replayed, make a value within the constraints or none")
  func arbitraryReplays() {
    let any = Generator<[UInt64]>.arrays(of: .integers, count: 0...60)
    expect(
      check("replays", any, runs: 5_000) { words in
        let range = RankedRange(upTo: .max)
        let choices = words.map { Choice(rank: $0, in: range) }
        var source = ChoiceSource(replaying: choices, size: 10)
        guard let value = try? source.draw(Everything.generator) else { return true }
        return value.isValid
      })
  }

  @Test("A recording replayed makes the same value and the same recording")
  func replay() throws {
    for seed: UInt64 in 0..<200 {
      var source = ChoiceSource(seed: seed, size: 10, isRecording: true)
      let value = try source.draw(Everything.generator)
      var replay = ChoiceSource(replaying: source.recording.choices, size: 10)
      let again = try replay.draw(Everything.generator)
      #expect(value.description == again.description)
      #expect(source.recording == replay.recording)
    }
  }

  @Test("Recording changes no choice")
  func recordingIsNeutral() throws {
    for seed: UInt64 in 0..<200 {
      var recorded = ChoiceSource(seed: seed, size: 10, isRecording: true)
      var plain = ChoiceSource(seed: seed, size: 10, isRecording: false)
      let value = try recorded.draw(Everything.generator)
      #expect(try value.description == plain.draw(Everything.generator).description)
      #expect(plain.recording.choices.isEmpty)
    }
  }

  @Test("Spans nest, and end after they start")
  func spans() throws {
    for seed: UInt64 in 0..<50 {
      var source = ChoiceSource(seed: seed, size: 10, isRecording: true)
      _ = try source.draw(Everything.generator)
      let recording = source.recording
      for (index, span) in recording.spans.enumerated() {
        #expect(0 <= span.start && span.start <= span.end)
        #expect(span.end <= recording.choices.count)
        guard let parent = span.parent else { continue }
        #expect(parent < index)
        #expect(recording.spans[parent].start <= span.start)
        #expect(span.end <= recording.spans[parent].end)
      }
    }
  }

  // MARK: - Spread

  private func values<Value>(_ generator: Generator<Value>, runs: Int = 2_000) -> [Value] {
    (0..<runs).compactMap { generator.value(seed: 1, run: $0) }
  }

  @Test("Awkward doubles come about: ends and neighbours, zeros, subnormals, powers of two")
  func awkwardDoubles() {
    let seen = Set(values(.doubles(in: -100...100)).map(\.bitPattern))
    let expected: [Double] = [
      -100, 100, (-100.0).nextUp, 100.0.nextDown, 0, -0.0, 1, -1, .leastNonzeroMagnitude,
      -.leastNormalMagnitude,
    ]
    for value in expected { #expect(seen.contains(value.bitPattern), "\(value)") }
    let powers = values(.doubles(in: -100...100)).filter {
      $0 != 0 && $0.magnitude.significand == 1 && $0.magnitude != $0.magnitude.rounded(.down)
    }
    #expect(powers.count > 10)
  }

  @Test("Uniform doubles and integers are uniform: no awkward ones, a mean in the middle")
  func uniform() {
    let doubles = values(.doubles(in: 0...1, distribution: .uniform))
    #expect(!doubles.contains { $0 == 0 || $0 == 1 })
    // The mean of 2,000 has a standard deviation of 0.0065; five of them are 0.033.
    #expect(abs(doubles.reduce(0, +) / 2_000 - 0.5) < 0.033)
    let integers = values(Generator<Int>.integers(in: 0...999, distribution: .uniform))
    #expect(abs(Double(integers.reduce(0, +)) / 2_000 - 499.5) < 33)
  }

  @Test("Array counts reach both ends and the middle of their range")
  func counts() {
    let counts = Set(values(Generator<[Bool]>.arrays(of: .booleans(), count: 3...12)).map(\.count))
    #expect(counts == Set(3...12))
  }

  @Test("Weights hold, and a weight of 0 leaves out")
  func weights() {
    let drawn = values(
      Generator<Int>.frequency([(3, .constant(1)), (0, .constant(2)), (1, .constant(3))]))
    #expect(!drawn.contains(2))
    // Binomial with a standard deviation of 19; five of them are 97.
    #expect(abs(drawn.count { $0 == 1 } - 1_500) < 97)
  }

  @Test("Optionals, booleans and their probabilities")
  func probabilities() {
    #expect(values(.booleans(trueProbability: 0)).allSatisfy { !$0 })
    #expect(values(.booleans(trueProbability: 1)).allSatisfy { $0 })
    let optionals = values(Generator<Int>.constant(1).optional(nilProbability: 0.25))
    #expect(abs(optionals.count { $0 == nil } - 500) < 97)
  }

  @Test("Sizes grow with the runs and start over")
  func sizes() {
    let sizes = values(Generator<Int>.sized { .constant($0) }, runs: 250)
    #expect(sizes == (0..<250).map { $0 % 100 + 1 })
  }

  @Test("Recursive values reach their depth and never pass it")
  func recursion() {
    let nested = Generator<Int>.recursive(depth: 4, leaf: .constant(0)) { $0.map { $0 + 1 } }
    #expect(Set(values(nested)) == Set(0...4))
    #expect(Set(values(Generator<Int>.recursive(depth: 0, leaf: .constant(0)) { $0 })) == [0])
  }

  @Test("Unicode texts hold awkward pieces and scalars of every plane")
  func unicode() {
    let scalars = values(.unicode()).flatMap { Array($0.unicodeScalars) }
    #expect(Set(scalars.map { $0.value >> 16 }).count == 17)
    #expect(scalars.contains("\u{202E}"))
    #expect(values(.unicode()).contains { $0.count < $0.unicodeScalars.count })
  }
}
