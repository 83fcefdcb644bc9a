extension Shrinker {
  /// How many neighbours of a number are tried before it is let be.
  private static var neighbours: UInt64 { 128 }

  /// The most choices for which all neighbours of each number are tried.
  private static var mostScanned: Int { 64 }

  /// Tries every small rank in place of each integer, for failures that bisection steps over.
  mutating func scanSmallest() {
    var index = 0
    while index < best.choices.count, !isExhausted {
      var rank: UInt64 = 1
      while index < best.choices.count, best.choices[index].kind == .integer,
        rank < min(best.choices[index].value, 16)
      {
        var choice = best.choices[index]
        choice.value = rank
        consider(choice, at: index)
        rank += 1
      }
      index += 1
    }
  }

  /// Lowers numbers of which only some are allowed, such as the multiples of one.
  ///
  /// Bisection meets hardly any number that a filter lets through. The first step down that is
  /// accepted is tried again, twice as long each time.
  mutating func descendBySteps() {
    guard best.choices.count <= Self.mostScanned else { return }
    var index = 0
    while index < best.choices.count, !isExhausted {
      var distance: UInt64 = 1
      while distance <= Self.neighbours, index < best.choices.count,
        best.choices[index].kind == .integer, best.choices[index].place.distance > distance
      {
        descend(at: index, by: distance)
        distance += 1
      }
      index += 1
    }
  }

  private mutating func descend(at index: Int, by distance: UInt64) {
    var isLower = true
    while isLower {
      isLower = false
      var length = distance
      while step(at: index, by: length) {
        isLower = true
        length = length.addingReportingOverflow(length).partialValue
      }
    }
  }

  private mutating func step(at index: Int, by distance: UInt64) -> Bool {
    guard index < best.choices.count, best.choices[index].kind == .integer,
      distance > 0, distance <= UInt64(Int64.max),
      let choice = best.choices[index].moved(by: -Int64(distance))
    else { return false }
    return consider(choice, at: index)
  }
}
