import GestureMath

/// A stroke's line by its length, to be cut anywhere.
struct StrokeLengths {
  private let points: [(location: Point, time: Double)]
  /// The length of the line up to each point.
  let lengths: [Double]

  init(_ stroke: PointerStroke) {
    points = stroke.points
    var lengths = [0.0]
    for (from, to) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + to.location.distance(to: from.location))
    }
    self.lengths = lengths
  }

  /// The length of the whole line, in points.
  var total: Double { lengths[lengths.count - 1] }

  /// Where and when the line has a length, which must lie within it.
  func place(at length: Double) -> (location: Point, time: Double) {
    // The first segment that reaches it, found by halves.
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < length { low = middle + 1 } else { high = middle }
    }
    guard low > 0, lengths[low] > lengths[low - 1] else { return points[low] }
    let fraction = (length - lengths[low - 1]) / (lengths[low] - lengths[low - 1])
    let (from, to) = (points[low - 1], points[low])
    return (
      from.location + (to.location - from.location) * fraction,
      from.time + (to.time - from.time) * fraction
    )
  }

  /// The part of the line between two lengths, without points that are nearer than `spacing` to the
  /// one before.
  func line(from start: Double, to end: Double, spacing: Double) -> Path {
    var path = Path()
    var last = place(at: start).location
    path.move(to: last)
    for (index, length) in lengths.enumerated() where length > start && length < end {
      let location = points[index].location
      guard location.distance(to: last) >= spacing else { continue }
      path.addLine(to: location)
      last = location
    }
    path.addLine(to: place(at: end).location)
    return path
  }
}
