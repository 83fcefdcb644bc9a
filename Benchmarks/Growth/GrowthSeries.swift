/// Times and memory at several sizes, and the lines that fit them.
struct GrowthSeries {
  /// What is counted.
  enum Unit: String {
    case sample, recording
  }

  /// What one size took.
  struct Point {
    var count: Int
    /// The median of several runs, in seconds.
    var seconds: Double
    /// The largest of several runs, in bytes.
    var peakBytes: Double
  }

  /// What is measured, such as "columns".
  var name: String
  var unit: Unit
  var points: [Point] = []

  /// The last point and the lines so far, for a person.
  var summary: String {
    guard let last = points.last else { return name }
    var text =
      "\(name), \(last.count) \(unit.rawValue)\(last.count == 1 ? "" : "s"): "
      + "\(ChartAxis.text(last.seconds, "s")), \(ChartAxis.text(last.peakBytes, "B"))"
    if let time, let memory {
      text += """

          \(time.text("s", unit.rawValue)), at most \(percent(time.worst)) off
          \(memory.text("B", unit.rawValue)), at most \(percent(memory.worst)) off
        """
    }
    return text
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.up))) %" }

  /// Seconds against the count.
  var time: LinearFit? { LinearFit(points.map { (Double($0.count), $0.seconds) }) }

  /// Bytes against the count.
  var memory: LinearFit? { LinearFit(points.map { (Double($0.count), $0.peakBytes) }) }
}
