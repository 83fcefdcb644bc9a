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

  /// Seconds against the count.
  var time: LinearFit? { LinearFit(points.map { (Double($0.count), $0.seconds) }) }

  /// Bytes against the count.
  var memory: LinearFit? { LinearFit(points.map { (Double($0.count), $0.peakBytes) }) }
}
