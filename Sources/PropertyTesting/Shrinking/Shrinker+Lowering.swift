extension Shrinker {
  /// Lowers every choice by itself as far as it goes, the last first.
  ///
  /// Later choices depend on earlier ones more often than the other way round.
  mutating func lowerEach() {
    var index = best.choices.count - 1
    while index >= 0, !isExhausted {
      lower([index])
      index = min(index, best.choices.count) - 1
    }
  }

  /// Lowers choices of equal value together, which none of them can be alone.
  mutating func lowerEqualTogether() {
    var index = 0
    while index < best.choices.count, !isExhausted {
      let choice = best.choices[index]
      if choice.kind != .forced, !choice.isSimplest {
        let equal = best.choices.indices.filter { best.choices[$0].hasSameValue(as: choice) }
        if equal.count > 1, equal.first == index { lower(equal) }
      }
      index += 1
    }
  }

  private mutating func lower(_ indices: [Int]) {
    guard let first = indices.first else { return }
    switch best.choices[first].kind {
    case .integer: lowerIntegers(indices)
    case .double: lowerDoubles(indices)
    case .forced: break
    }
  }

  /// Gives several choices what `change` makes of each, and tries that.
  mutating func replace(_ indices: [Int], with change: (Choice) -> Choice?) -> Bool {
    var choices = best.choices
    for index in indices {
      guard index < choices.count, let changed = change(choices[index]) else { return false }
      choices[index] = changed
    }
    return consider(choices)
  }

  // MARK: - Integers

  private mutating func lowerIntegers(_ indices: [Int]) {
    guard let first = indices.first, best.choices[first].value > 0 else { return }
    if replace(indices, with: { $0.simplest }) { return }
    // The other side at the same distance, if it comes before.
    _ = replace(indices) { choice in
      choice.kind == .integer && !choice.place.isAbove
        ? choice.placed(at: Place(distance: choice.place.distance, isAbove: true)) : nil
    }
    guard first < best.choices.count, best.choices[first].kind == .integer else { return }
    let place = best.choices[first].place
    leastDistance(below: place.distance) { shrinker, distance in
      shrinker.replace(indices) { choice in
        choice.kind == .integer
          ? choice.placed(at: Place(distance: distance, isAbove: choice.place.isAbove)) : nil
      }
    }
  }

  /// Finds by bisection the least number above 0 that is accepted, given that `start` is.
  mutating func leastDistance(
    below start: UInt64, accepts: (inout Shrinker, UInt64) -> Bool
  ) {
    var refused: UInt64 = 0
    var accepted = start
    while accepted - refused > 1, !isExhausted {
      let middle = refused + (accepted - refused) / 2
      if accepts(&self, middle) { accepted = middle } else { refused = middle }
    }
  }
}
