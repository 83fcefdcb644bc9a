import PropertyTesting
import Testing

/// Records one issue, at the place of the call, if a property did not hold or gave up.
func expect<Value>(
  _ outcome: PropertyOutcome<Value>, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(outcome.passed, "\(outcome)", sourceLocation: sourceLocation)
}
