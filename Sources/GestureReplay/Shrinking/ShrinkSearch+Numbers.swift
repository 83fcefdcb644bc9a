import GestureMath

extension ShrinkSearch {
  /// Makes coordinates and the numbers of commands plain: all with the first place at 0, all with
  /// few decimals, and then each by itself.
  mutating func simplifyNumbers() {
    if let first = smallest.samples.lazy.compactMap(\.location).first {
      keep(places: { Point(x: $0.x - first.x, y: $0.y - first.y) })
      keep(places: { Point(x: $0.x - first.x, y: $0.y) })
      keep(places: { Point(x: $0.x, y: $0.y - first.y) })
    }
    for decimals in 0...3 {
      let hasKept = keep(places: {
        Point(
          x: PlainNumbers.round($0.x, decimals: decimals),
          y: PlainNumbers.round($0.y, decimals: decimals))
      })
      if hasKept { break }
    }
    for index in smallest.samples.indices where !isExhausted {
      stay(at: index)
      for place in smallest.samples[index].numberPlaces { simplify(place, of: index) }
    }
  }

  /// Keeps other places of all samples if they are plainer.
  @discardableResult
  private mutating func keep(places change: (Point) -> Point) -> Bool {
    var candidate = smallest
    for index in candidate.samples.indices {
      guard let location = candidate.samples[index].location else { continue }
      let place = change(location)
      guard Sample.NumberPlace.x.allows(place.x), Sample.NumberPlace.y.allows(place.y) else {
        return false
      }
      candidate.samples[index].location = place
    }
    return keep(plainer: candidate)
  }

  /// Puts a sample where the one before it is.
  private mutating func stay(at index: Int) {
    let before = smallest.samples[..<index].lazy.compactMap(\.location).last
    guard let before, smallest.samples[index].location != nil else { return }
    var sample = smallest.samples[index]
    sample.location = before
    keep(plainer: sample, at: index)
  }

  /// Makes a number plainer as long as that can be done.
  private mutating func simplify(_ place: Sample.NumberPlace, of index: Int) {
    var hasChanged: Bool
    repeat {
      hasChanged = false
      guard let value = smallest.samples[index][place] else { return }
      let before = smallest.samples[..<index].lazy.compactMap { $0[place] }.last
      for number in [before].compactMap({ $0 }) + PlainNumbers.candidates(for: value)
      where place.allows(number) && !isExhausted {
        var sample = smallest.samples[index]
        sample[place] = number
        if keep(plainer: sample, at: index) {
          hasChanged = true
          break
        }
      }
    } while hasChanged && !isExhausted
  }

  /// Keeps another sample in the place of one, at the same time, if it is plainer.
  @discardableResult
  private mutating func keep(plainer sample: Sample, at index: Int) -> Bool {
    // As far as the next places, as it counts whether those are the same; a whole recording may be
    // long.
    let samples = smallest.samples
    let first = samples[..<index].lastIndex { $0.location != nil } ?? index
    let last = samples[(index + 1)...].firstIndex { $0.location != nil } ?? index
    var part = Array(samples[first...last])
    let cost = NumberCost(of: part)
    part[index - first] = sample
    guard NumberCost(of: part) < cost else { return false }
    var candidate = smallest
    candidate.samples[index] = sample
    return keep(candidate)
  }
}
