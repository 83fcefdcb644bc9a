extension ShrinkSearch {
  /// Leaves out samples: whole contacts, then spans of half of all, a quarter and so on, and single
  /// ones until none can go.
  mutating func dropSamples() {
    dropContacts()
    var length = smallest.samples.count
    while length > 1 {
      dropSpans(of: length)
      length = min(length, smallest.samples.count + 1) / 2
    }
    while dropSpans(of: 1) {}
    if smallest.samples.count <= 24 { dropPairs() }
  }

  /// Leaves out contacts, the last first.
  private mutating func dropContacts() {
    var next = smallest.contactSpans.count - 1
    while next >= 0 {
      let spans = smallest.contactSpans
      // With one contact left, only its spans are of interest.
      if next < spans.count, spans.count > 1 {
        let span = Set(spans[next])
        keep(smallest.keeping { !span.contains($0) })
      }
      next -= 1
    }
  }

  /// Leaves out spans of samples, the last first, and says whether any could go.
  @discardableResult
  private mutating func dropSpans(of length: Int) -> Bool {
    var hasDropped = false
    var end = smallest.samples.count
    while end > 0, !isExhausted {
      let span = max(end - length, 0)..<end
      if keep(smallest.keeping { !span.contains($0) }) { hasDropped = true }
      end = span.lowerBound
    }
    return hasDropped
  }

  /// Leaves out two samples that are not beside each other, such as a command and its undoing.
  private mutating func dropPairs() {
    var hasDropped: Bool
    repeat {
      hasDropped = false
      search: for second in smallest.samples.indices.reversed() {
        for first in 0..<second where keep(smallest.keeping { $0 != first && $0 != second }) {
          hasDropped = true
          break search
        }
      }
    } while hasDropped
  }
}
