import PropertyTesting

extension PlantedFault {
  private static let pairs = zip(Generator<Int>.integers(in: 0...1_000), .integers(in: 0...1_000))

  /// Faults of numbers and pairs of numbers.
  static let integers: [PlantedFault] = [
    PlantedFault(
      "x² is never x + 6, above 0", .integers(in: 0...1_000), smallest: "3",
      why: "the only solution in the range, which bisection steps over"
    ) { (x: Int) in x * x != x + 6 },
    PlantedFault(
      "x² is never x + 6", .integers(in: -1_000...1_000), smallest: "-2",
      why: "−2 comes before 3"
    ) { (x: Int) in x * x != x + 6 },
    PlantedFault(
      "No Int is above 2⁴⁰", .integers, smallest: "1099511627777", why: "a range of all 2⁶⁴"
    ) { (x: Int) in x <= 1 << 40 },
    PlantedFault(
      "No Int is below −2⁶²", .integers, smallest: "-4611686018427387905",
      why: "shrinks on its own side of 0"
    ) { (x: Int) in x >= -1 << 62 },
    PlantedFault(
      "No Int8 is its own negative", .integers, smallest: "-128",
      why: "the one value besides 0, at the end of the range"
    ) { (x: Int8) in x == 0 || 0 &- x != x },
    PlantedFault(
      "A lopsided range has nothing below −1", .integers(in: -1_000...3), smallest: "-2",
      why: "both sides of the target are near, one is long"
    ) { (x: Int) in x >= -1 },
    PlantedFault(
      "Nothing is far from the target", .integers(in: 0...1_000, towards: 500), smallest: "511",
      why: "above comes before below at the same distance"
    ) { (x: Int) in abs(x - 500) <= 10 },
    PlantedFault(
      "A filtered number is below 1,000",
      .integers(in: 0...100_000).filter(attempts: 1_000) { $0 % 97 == 0 }, smallest: "1067",
      why: "11 · 97: a filter that holds for one in 97"
    ) { (x: Int) in x <= 1_000 },
    PlantedFault(
      "A range that depends on a number is narrow",
      Generator { source in
        let low = try source.draw(.integers(in: 0...100))
        return (low, try source.draw(.integers(in: low...200)))
      }, smallest: "(0, 10)", why: "the second range starts at the first number"
    ) { (low: Int, high: Int) in high - low < 10 },
    PlantedFault(
      "Equal numbers are below 10", pairs, smallest: "(10, 10)",
      why: "both must be lowered together"
    ) { x, y in x < 10 || x != y },
    PlantedFault(
      "Neighbours are below 10", pairs, smallest: "(9, 10)",
      why: "the first choice counts most"
    ) { x, y in max(x, y) < 10 || abs(x - y) != 1 },
    PlantedFault(
      "No two numbers have a large sum", pairs, smallest: "(0, 501)",
      why: "what the first has moves to the second"
    ) { x, y in x + y <= 500 },
    PlantedFault(
      "No nested pair is ordered",
      zip(pairs, Generator<Bool>.booleans()), smallest: "((0, 1), true)",
      why: "a pair in a pair"
    ) { pair, flag in !flag || pair.0 >= pair.1 },
  ]
}
