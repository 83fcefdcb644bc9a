import PropertyTesting

extension PlantedFault {
  /// A sum or a quotient, or a number.
  indirect enum Term: Sendable, CustomStringConvertible {
    case number(Int)
    case sum(Term, Term)
    case quotient(Term, Term)

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .sum(let left, let right): "(\(left) + \(right))"
      case .quotient(let left, let right): "(\(left) / \(right))"
      }
    }

    /// The value; nil for a quotient of 0.
    var value: Int? {
      switch self {
      case .number(let number): return number
      case .sum(let left, let right):
        return left.value.flatMap { left in right.value.map { left &+ $0 } }
      case .quotient(let left, let right):
        guard let left = left.value, let right = right.value, right != 0 else { return nil }
        return left / right
      }
    }

    /// Whether a 7 is divided by a 7 anywhere.
    var hasSevenBySeven: Bool {
      switch self {
      case .number: return false
      case .quotient(.number(7), .number(7)): return true
      case .sum(let left, let right), .quotient(let left, let right):
        return left.hasSevenBySeven || right.hasSevenBySeven
      }
    }

    /// Whether a number 0 is written below a line.
    var hasWrittenZeroBelow: Bool {
      switch self {
      case .number: return false
      case .sum(let left, let right): return left.hasWrittenZeroBelow || right.hasWrittenZeroBelow
      case .quotient(_, .number(0)): return true
      case .quotient(let left, let right):
        return left.hasWrittenZeroBelow || right.hasWrittenZeroBelow
      }
    }

    static let generator = Generator<Term>.recursive(
      depth: 5, leaf: Generator<Int>.integers(in: -10...10).map { .number($0) }
    ) { below in
      zip(Generator<Bool>.booleans(), below, below).map { isQuotient, left, right in
        isQuotient ? .quotient(left, right) : .sum(left, right)
      }
    }

    var depth: Int {
      switch self {
      case .number: 0
      case .sum(let left, let right), .quotient(let left, let right):
        max(left.depth, right.depth) + 1
      }
    }
  }

  /// Faults of texts, optionals, alternatives and recursive values.
  static let others: [PlantedFault] = [
    PlantedFault(
      "No text contains a letter", .unicode(), smallest: "a", why: "a is the simplest piece"
    ) { !$0.contains { $0.isLetter } },
    PlantedFault(
      "No text contains a digit", .ascii(), smallest: "0", why: "found among letters"
    ) { !$0.contains { $0.isNumber } },
    PlantedFault(
      "Every text has as many characters as scalars", .unicode(), smallest: "e\u{301}",
      why: "the decomposed é is the first awkward piece of two scalars"
    ) { $0.count == $0.unicodeScalars.count },
    PlantedFault(
      "Every optional is nil", Generator<Int>.integers(in: 0...9).optional(),
      smallest: "Optional(0)", why: "nil is simplest, then the simplest value"
    ) { $0 == nil },
    PlantedFault(
      "No alternative is above 5",
      .frequency([
        (1, .integers(in: 0...5)), (1, .integers(in: 0...50)), (5, .integers(in: 6...50)),
      ]), smallest: "6", why: "the first alternative that can fail"
    ) { (x: Int) in x <= 5 },
    PlantedFault(
      "Every quotient has a value if no 0 is written below a line", Term.generator,
      smallest: "(0 / (0 + 0))", why: "a tree is replaced by one of its parts"
    ) { $0.value != nil || $0.hasWrittenZeroBelow },
    PlantedFault(
      "No 7 is divided by 7 before a large number",
      zip(Term.generator, Generator<Int>.integers(in: 0...1_000)),
      smallest: "((7 / 7), 500)",
      why: "a part on the left is lifted, for what is right of it would be read as the number"
    ) { term, number in number < 500 || !term.hasSevenBySeven },
    PlantedFault(
      "No term is three deep", Term.generator, smallest: "(0 + (0 + (0 + 0)))",
      why: "the deep part last"
    ) { $0.depth < 3 },
    PlantedFault(
      "A sized list is short",
      .sized { .arrays(of: .integers(in: 0...9), count: 0...$0) },
      smallest: "[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]", why: "a shrink keeps the size of its run"
    ) { (list: [Int]) in list.count <= 10 },
  ]
}
