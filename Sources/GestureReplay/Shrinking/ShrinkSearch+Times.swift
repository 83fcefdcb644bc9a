extension ShrinkSearch {
  /// Makes times plain: from 0 on, in even steps or else with few decimals, and each by itself.
  mutating func simplifyTimes() {
    guard let first = smallest.samples.first?.time else {
      simplifyCheckpoint()
      return
    }
    keep(retimed: smallest.samples.map { PlainNumbers.round($0.time - first, decimals: 9) })
    for stepsPerSecond in [1, 10, 100, 1000] {
      let times = smallest.samples.indices.map { Double($0) / Double(stepsPerSecond) }
      if keep(retimed: times) { break }
    }
    for decimals in 0...6 {
      let times = smallest.samples.map { PlainNumbers.round($0.time, decimals: decimals) }
      if keep(retimed: times) { break }
    }
    if smallest.samples.count <= Self.largestCountOfSteps {
      for index in smallest.samples.indices.dropFirst() { simplifyStep(before: index) }
    }
    simplifyCheckpoint()
  }

  /// How many samples have each of their steps looked at: changing a step moves all times after it.
  private static var largestCountOfSteps: Int { 1000 }

  /// Makes the time between a sample and the one before it plain; those after it follow.
  private mutating func simplifyStep(before index: Int) {
    let times = smallest.samples.map(\.time)
    for step in [1, 0.1, 0.01] + PlainNumbers.candidates(for: times[index] - times[index - 1]) {
      let change = times[index - 1] + step - times[index]
      var candidate = times
      for later in index..<times.count {
        candidate[later] = PlainNumbers.round(times[later] + change, decimals: 9)
      }
      if keep(retimed: candidate) { return }
    }
  }

  /// Makes the time of a checkpoint plain.
  private mutating func simplifyCheckpoint() {
    var hasChanged: Bool
    repeat {
      hasChanged = false
      guard case .at(let time)? = smallest.expectations.first?.checkpoint else { return }
      for value in PlainNumbers.candidates(for: time)
      where value.magnitude <= SampleField.timeLimit {
        var candidate = smallest
        candidate.expectations[0].checkpoint = .at(value)
        if keep(plainer: candidate) {
          hasChanged = true
          break
        }
      }
    } while hasChanged
  }

  /// Keeps other times of the samples if they are plainer. No step forward becomes one of 0 or
  /// back, and a checkpoint stays as far behind the last sample before it as it is.
  @discardableResult
  private mutating func keep(retimed times: [Double]) -> Bool {
    let samples = smallest.samples
    for index in samples.indices.dropFirst()
    where samples[index].time > samples[index - 1].time && times[index] <= times[index - 1] {
      return false
    }
    guard times.allSatisfy({ $0.magnitude <= SampleField.timeLimit }) else { return false }
    var candidate = smallest
    if case .at(let time)? = smallest.expectations.first?.checkpoint {
      let before = samples.lastIndex { $0.time <= time } ?? 0
      guard samples.indices.contains(before) else { return false }
      let moved = PlainNumbers.round(times[before] + (time - samples[before].time), decimals: 9)
      candidate.expectations[0].checkpoint = .at(moved)
    }
    for index in times.indices { candidate.samples[index].time = times[index] }
    return keep(plainer: candidate)
  }
}
