/// What a generator chose for one value, in order, and how the choices nest.
package struct Recording: Sendable, Equatable {
  /// The choices in the order they were made.
  package var choices: [Choice] = []
  /// The spans in the order they were opened.
  package var spans: [Span] = []

  /// Whether these choices come before others: the shorter first, then the first simpler choice.
  ///
  /// The order is a well-order (shortlex), so a shrinker that only ever steps down in it ends.
  package static func isSimpler(_ left: [Choice], than right: [Choice]) -> Bool {
    guard left.count == right.count else { return left.count < right.count }
    for (one, other) in zip(left, right) where !one.hasSameValue(as: other) {
      if one.simplicity < other.simplicity { return true }
      if other.simplicity < one.simplicity { return false }
    }
    return false
  }
}
