extension Shrinker {
  /// How many choices apart two may lie and still be tried as a pair.
  private static var reach: Int { 8 }

  /// Moves what one number has to a later one, and lowers two numbers by the same.
  ///
  /// The first keeps a sum and lets one of two numbers become 0; the second keeps a difference.
  mutating func shiftBetweenPairs() {
    var index = 0
    while index < best.choices.count, !isExhausted {
      for other in (index + 1)...(index + Self.reach) {
        shift(index, other, sign: 1)
        shift(index, other, sign: -1)
        swap(index, other)
      }
      index += 1
    }
  }

  private mutating func shift(_ index: Int, _ other: Int, sign: Int64) {
    guard other < best.choices.count else { return }
    let (first, second) = (best.choices[index], best.choices[other])
    guard first.kind == second.kind, !first.isSimplest else { return }
    switch first.kind {
    case .integer:
      let most = min(first.place.distance, UInt64(Int64.max))
      leastRemainder(of: most) { shrinker, amount in
        shrinker.considerPair(
          index, first.moved(by: -Int64(amount)), other, second.moved(by: sign * Int64(amount)))
      }
    case .double:
      shiftDouble(index, other, sign: Double(sign))
    case .forced: break
    }
  }

  private mutating func shiftDouble(_ index: Int, _ other: Int, sign: Double) {
    let (first, second) = (best.choices[index], best.choices[other])
    let whole = first.double.rounded(.towardZero)
    let fraction = first.double - whole
    let direction: Double = first.double < 0 ? -1 : 1
    if fraction != 0 {
      _ = considerPair(
        index, first.with(whole), other, second.with(second.double + sign * fraction))
      return
    }
    leastRemainder(of: UInt64(min(whole.magnitude, 0x1p53))) { shrinker, amount in
      let change = direction * Double(amount)
      return shrinker.considerPair(
        index, first.with(first.double - change), other, second.with(second.double + sign * change))
    }
  }

  private mutating func considerPair(
    _ index: Int, _ first: Choice?, _ other: Int, _ second: Choice?
  ) -> Bool {
    guard let first, let second, other < best.choices.count else { return false }
    var choices = best.choices
    choices[index] = first
    choices[other] = second
    return consider(choices)
  }

  /// Takes off as much as is accepted: all, or by bisection as much as goes.
  private mutating func leastRemainder(
    of most: UInt64, accepts: (inout Shrinker, UInt64) -> Bool
  ) {
    guard most > 0, !accepts(&self, most) else { return }
    // A single unit decides whether there is anything to find.
    guard accepts(&self, 1) else { return }
    var accepted: UInt64 = 1
    var refused = most
    while refused - accepted > 1, !isExhausted {
      let middle = accepted + (refused - accepted) / 2
      if accepts(&self, middle) { accepted = middle } else { refused = middle }
    }
  }

  private mutating func swap(_ index: Int, _ other: Int) {
    guard other < best.choices.count else { return }
    let (first, second) = (best.choices[index], best.choices[other])
    guard first.kind == second.kind, first.kind != .forced else { return }
    var choices = best.choices
    choices[index] = second
    choices[other] = first
    consider(choices)
  }

  // MARK: - Order

  /// Sorts neighbouring spans of one label by swapping two at a time.
  mutating func reorderSpans() {
    var index = 0
    while index < best.spans.count, !isExhausted {
      guard let next = sibling(after: index) else {
        index += 1
        continue
      }
      let (left, right) = (best.spans[index], best.spans[next])
      var choices = Array(best.choices[..<left.start])
      choices += best.choices[right.start..<right.end]
      choices += best.choices[left.end..<right.start]
      choices += best.choices[left.start..<left.end]
      choices += best.choices[right.end...]
      // Step back after a swap, so that a span sinks as far as it goes.
      index = consider(choices) ? (left.parent ?? -1) + 1 : index + 1
    }
  }

  private func sibling(after index: Int) -> Int? {
    let span = best.spans[index]
    return best.spans[(index + 1)...].firstIndex {
      $0.parent == span.parent && $0.label == span.label && $0.count > 0
    }
  }
}
