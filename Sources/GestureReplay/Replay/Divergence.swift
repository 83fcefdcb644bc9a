/// A field that was not as expected at a checkpoint.
public struct Divergence: Hashable, Sendable {
  /// The index of the expectation in the recording, counted from 0.
  public var expectation: Int
  /// When the expectation was compared.
  public var checkpoint: Recording.Expectation.Checkpoint
  /// The index of the last sample before the comparison, counted from 0; nil where there was none.
  public var sample: Int?
  /// The field's name, or `digest`.
  public var field: String
  /// What was expected.
  public var expected: JSONValue
  /// What resulted.
  public var actual: JSONValue
  /// How far the number may be off; nil where it must be exact.
  public var tolerance: Double?
  /// The distance between expected and actual in units in the last place: how many doubles further
  /// one is than the other; in a list, the largest. Nil where the two are not numbers alike.
  public var ulps: UInt64?
}

// MARK: - Text

extension Divergence: CustomStringConvertible {
  /// The divergence in a line: `at the end: angle: expected 46, actual 45 (off by 1)`.
  public var description: String {
    let distance = distance.map { " (\($0))" } ?? ""
    let within = tolerance.map { " within \(JSONText.number($0))" } ?? ""
    return "\(checkpoint.text): \(field): expected \(expected.text)\(within), "
      + "actual \(actual.text)\(distance)"
  }

  /// How far apart expected and actual are, in words: ulps where it may be of rounding, and else the
  /// difference. Nil where the two are not numbers alike.
  package var distance: String? {
    guard let ulps else { return nil }
    if ulps <= 1_000_000 { return ulps == 1 ? "1 ulp away" : "\(ulps) ulps away" }
    guard case .number(let expected) = expected, case .number(let actual) = actual else {
      return nil
    }
    return "off by \(JSONText.number(actual - expected))"
  }
}

extension JSONValue {
  /// The value as JSON on one line.
  var text: String {
    // JSON has no word for these, and null would hide them.
    if case .number(let value) = self, !value.isFinite { return value.description }
    return JSONText.text(of: self, .spaced)
  }
}

// MARK: - Comparison

extension Double {
  /// How many doubles further `other` is: 0 from −0 to 0, 1 between neighbours; nil from or to NaN.
  package func ulps(to other: Double) -> UInt64? {
    guard !isNaN, !other.isNaN else { return nil }
    let (from, to) = (orderedBits, other.orderedBits)
    return from < to ? UInt64(bitPattern: to &- from) : UInt64(bitPattern: from &- to)
  }

  /// The bits as an integer that is ordered as the doubles are, and 0 for both zeros.
  private var orderedBits: Int64 {
    let bits = Int64(bitPattern: magnitude.bitPattern)
    return self < 0 ? -bits : bits
  }
}

extension JSONValue {
  /// Whether this value is within a tolerance of `expected`: numbers inclusively, in lists too, and
  /// all else exactly. No angle wraps: 370 is not 10.
  package func matches(_ expected: JSONValue, within tolerance: Double?) -> Bool {
    switch (self, expected) {
    case (.number(let actual), .number(let expected)):
      guard let tolerance else { return actual == expected }
      return (actual - expected).magnitude <= tolerance
    case (.array(let actual), .array(let expected)):
      return actual.count == expected.count
        && zip(actual, expected).allSatisfy { $0.matches($1, within: tolerance) }
    default:
      return self == expected
    }
  }

  /// The largest distance between numbers in the same place; nil where the shapes differ or there
  /// are no numbers.
  package func ulps(to expected: JSONValue) -> UInt64? {
    switch (self, expected) {
    case (.number(let actual), .number(let expected)):
      return actual.ulps(to: expected)
    case (.array(let actual), .array(let expected)) where actual.count == expected.count:
      return zip(actual, expected).compactMap { $0.ulps(to: $1) }.max()
    default:
      return nil
    }
  }
}
