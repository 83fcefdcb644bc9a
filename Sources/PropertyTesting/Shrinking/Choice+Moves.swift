extension Choice {
  /// Where an integer lies about its target.
  var place: Place { Place(rank: value, reach: reach) }

  /// The integer at another place of its range; nil outside the range.
  func placed(at place: Place) -> Choice? {
    guard let rank = place.rank(reach: reach), rank <= high else { return nil }
    var choice = self
    choice.value = rank
    return choice
  }

  /// The integer this much farther from its target, on its side; nil outside the range.
  func moved(by distance: Int64) -> Choice? {
    var place = place
    let amount = distance.magnitude
    if distance < 0 {
      guard place.distance >= amount else { return nil }
      place.distance -= amount
    } else {
      let (sum, overflow) = place.distance.addingReportingOverflow(amount)
      guard !overflow else { return nil }
      place.distance = sum
    }
    return placed(at: place)
  }

  /// The double given instead; nil outside the range.
  func with(_ double: Double) -> Choice? {
    guard doubleRange.contains(double) else { return nil }
    var choice = self
    choice.value = double.bitPattern
    return choice
  }
}
