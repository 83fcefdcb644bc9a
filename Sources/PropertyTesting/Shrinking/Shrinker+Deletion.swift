extension Shrinker {
  /// Deletes runs of neighbouring spans: all elements at once, then half of them, down to one.
  mutating func deleteSpans() {
    var length = max(longestRun(), 1)
    while length >= 1 {
      var index = best.spans.count - 1
      while index >= 0, !isExhausted {
        // After a success the spans are new; the same index then names one not yet tried.
        if let range = rangeOfRun(endingAt: index, length: length), considerDeleting(range) {
          index = min(index, best.spans.count)
        }
        index -= 1
      }
      length /= 2
    }
  }

  /// Puts a span inside a span of the same label in its place: a subtree for the tree.
  mutating func liftSpans() {
    var outer = 0
    while outer < best.spans.count, !isExhausted {
      if !liftWithin(outer) { outer += 1 }
    }
  }

  private mutating func liftWithin(_ outer: Int) -> Bool {
    let span = best.spans[outer]
    for inner in best.spans[(outer + 1)...] {
      guard inner.start < span.end else { return false }
      guard inner.label == span.label, inner.count < span.count else { continue }
      var choices = best.choices
      choices.replaceSubrange(span.start..<span.end, with: best.choices[inner.start..<inner.end])
      if consider(choices) { return true }
    }
    return false
  }

  /// Gives all choices of a span their simplest values.
  mutating func clearSpans() {
    var index = 0
    while index < best.spans.count, !isExhausted {
      let span = best.spans[index]
      var choices = best.choices
      for place in span.start..<span.end { choices[place] = choices[place].simplest }
      consider(choices)
      index += 1
    }
  }

  /// Deletes short runs of choices, whatever they belong to.
  mutating func deleteChoices() {
    for length in [8, 4, 2, 1] {
      var start = best.choices.count - length
      while start >= 0, !isExhausted {
        _ = considerDeleting(start..<(start + length))
        start = min(start, best.choices.count - length + 1) - 1
      }
    }
  }

  /// Lowers a number by one and deletes a span after it: a count, and one of what it counts.
  mutating func lowerAndDelete() {
    var index = 0
    while index < best.choices.count, !isExhausted {
      if !lowerAndDelete(at: index) { index += 1 }
    }
  }

  private mutating func lowerAndDelete(at index: Int) -> Bool {
    let choice = best.choices[index]
    guard choice.kind == .integer, let lowered = choice.moved(by: -1) else { return false }
    var choices = best.choices
    choices[index] = lowered
    let later = best.spans.filter { $0.start > index && $0.count > 0 }.map { $0.start..<$0.end }
    let single = ((index + 1)..<best.choices.count).map { $0..<($0 + 1) }
    for range in later.prefix(64) + single.prefix(64) {
      if consider(Array(choices[..<range.lowerBound] + choices[range.upperBound...])) {
        return true
      }
    }
    return false
  }

  // MARK: - Runs of spans

  /// The choices of `length` neighbouring spans of one label, the last one given.
  private func rangeOfRun(endingAt index: Int, length: Int) -> Range<Int>? {
    let last = best.spans[index]
    var start = last.start
    var missing = length - 1
    var earlier = index - 1
    while missing > 0, earlier >= 0, earlier != last.parent {
      let span = best.spans[earlier]
      if span.parent == last.parent {
        guard span.label == last.label, span.end == start else { return nil }
        start = span.start
        missing -= 1
      }
      earlier -= 1
    }
    return missing == 0 ? start..<last.end : nil
  }

  /// The greatest count of spans within one span, rounded down to a power of two.
  private func longestRun() -> Int {
    var counts = Array(repeating: 0, count: best.spans.count + 1)
    for span in best.spans { counts[(span.parent ?? -1) + 1] += 1 }
    var length = 1
    let most = counts.max() ?? 0
    while length <= most / 2 { length *= 2 }
    return length
  }
}
