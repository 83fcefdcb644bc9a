/// One field that was not as expected, and what counts as the same failure elsewhere.
///
/// The expectation is the same, so what is expected is too, and what results must not only differ
/// from it, but differ as it did:
///
/// - a number that was off is off by as much, give or take a tenth: to the same side, and neither
///   grown nor shrunk into another failure. So a turn that is too small by 360° is not explained by
///   not turning at all, and a fault of a degree does not fade into one of rounding;
/// - a number of a list that was as expected, within the tolerance, still is;
/// - all else, such as a text, a truth value, a digest or a list of another length, results as it
///   did.
struct Failure {
  /// The divergence as the whole recording has it.
  let original: Divergence

  /// How much of a difference may come or go.
  static var slack: Double { 0.1 }

  /// The failure that is to be kept: the first divergence of `field`, or, where that is nil, the
  /// first of any field, and a digest's only where no field diverges. Nil where there is none.
  init?(of outcome: Outcome, field: String?) {
    let divergences = outcome.divergences
    let found =
      if let field {
        divergences.first { $0.field.utf8.elementsEqual(field.utf8) }
      } else {
        divergences.first { $0.field != "digest" } ?? divergences.first
      }
    guard let found else { return nil }
    original = found
  }

  /// The divergence by which a replay shows the same failure; nil where it does not.
  func shown(by outcome: Outcome) -> Divergence? {
    outcome.divergences.first { divergence in
      divergence.field.utf8.elementsEqual(original.field.utf8)
        && divergence.expected == original.expected
        && isAlike(divergence.actual, original.actual, expected: original.expected)
    }
  }

  /// Whether a value differs from the expected one as the original value does.
  private func isAlike(_ value: JSONValue, _ original: JSONValue, expected: JSONValue) -> Bool {
    switch (value, original, expected) {
    case (.number(let value), .number(let original), .number(let expected)):
      let difference = original - expected
      let tolerance = self.original.tolerance ?? 0
      guard difference.magnitude > tolerance else {
        return (value - expected).magnitude <= tolerance
      }
      return (value - original).magnitude <= difference.magnitude * Self.slack
    case (.array(let values), .array(let originals), .array(let expected))
    where values.count == originals.count && values.count == expected.count:
      return values.indices.allSatisfy { index in
        isAlike(values[index], originals[index], expected: expected[index])
      }
    default:
      return value == original
    }
  }
}
