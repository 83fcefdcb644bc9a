import Glibc

/// Measures how time and memory of `swivel replay` grow with the samples of a recording and with the
/// recordings of a folder.
struct Growth {
  /// The built command.
  let swivel: String
  /// Where the recordings are made.
  let folder: ScratchFolder
  /// The most samples of a recording; the least is 1,000.
  var mostSamples = 10_000_000
  /// The most recordings of a folder; the least is 1.
  var mostRecordings = 10_000
  /// The samples of each recording of a folder.
  static let samplesOfEach = 100

  /// Measures all series, one size after the other, and tells `report` of every series as it grows.
  func measure(_ report: (GrowthSeries) -> Void) throws(BenchmarkError) -> [GrowthSeries] {
    var all: [GrowthSeries] = []
    for form in LongRecording.Form.allCases {
      var series = GrowthSeries(name: form.rawValue, unit: .sample)
      for count in Self.decades(1000, mostSamples) {
        series.points.append(try recording(form, count))
        report(series)
      }
      all.append(series)
    }
    var series = GrowthSeries(name: "folder", unit: .recording)
    for count in Self.decades(1, mostRecordings) {
      series.points.append(try recordings(count))
      report(series)
    }
    return all + [series]
  }

  private static func decades(_ least: Int, _ most: Int) -> [Int] {
    Array(sequence(first: least) { $0 * 10 <= most ? $0 * 10 : nil })
  }

  private func recording(
    _ form: LongRecording.Form, _ count: Int
  ) throws(BenchmarkError) -> GrowthSeries.Point {
    let source = "\(folder.path)/growth.json"
    let packed = "\(folder.path)/growth.swivel"
    defer {
      unlink(source)
      unlink(packed)
    }
    try write(form, count, to: source)
    guard form == .packed else { return try replay(count, source) }
    _ = try run(["convert", "--size-limit", "2047", source, "-o", packed])
    return try replay(count, packed)
  }

  private func recordings(_ count: Int) throws(BenchmarkError) -> GrowthSeries.Point {
    let paths = (0..<count).map { "\(folder.path)/\($0).json" }
    defer { for path in paths { unlink(path) } }
    for path in paths { try write(.objects, Self.samplesOfEach, to: path) }
    return try replay(count, folder.path)
  }

  /// Replays a path several times: less often the longer it takes, as noise is short.
  private func replay(_ count: Int, _ path: String) throws(BenchmarkError) -> GrowthSeries.Point {
    let command = ["replay", "--size-limit", "2047", path]
    // The first run brings the file into the system's cache.
    let first = try run(command)
    let repetitions = min(max(Int(2 / first.seconds), 3), 31) | 1
    var runs: [Program.Usage] = []
    for _ in 0..<repetitions { runs.append(try run(command)) }
    return GrowthSeries.Point(
      count: count, seconds: runs.map(\.seconds).sorted()[repetitions / 2],
      peakBytes: runs.map(\.peakBytes).max() ?? 0)
  }

  private func write(
    _ form: LongRecording.Form, _ count: Int, to path: String
  ) throws(BenchmarkError) {
    guard LongRecording.write(form, count: count, to: path) else {
      throw .unreadable("\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  private func run(_ arguments: [String]) throws(BenchmarkError) -> Program.Usage {
    try Program(path: swivel, arguments: arguments).usage()
  }
}
