import Glibc

/// Measures how time and memory of `swivel replay` grow with the samples of a recording and with the
/// recordings of a folder.
struct Growth {
  /// What keeps a measurement from being made, for a person.
  struct Trouble: Error {
    var message: String
  }

  /// The built command.
  let swivel: String
  /// An empty folder to make recordings in; it is left empty.
  let folder: String
  /// The most samples of a recording; the least is 1,000.
  var mostSamples = 10_000_000
  /// The most recordings of a folder; the least is 1.
  var mostRecordings = 10_000
  /// The samples of each recording of a folder.
  static let samplesOfEach = 100

  /// Measures all series, one size after the other, and tells `report` of every series as it grows.
  func measure(_ report: (GrowthSeries) -> Void) throws(Trouble) -> [GrowthSeries] {
    var all: [GrowthSeries] = []
    for form in RecordingGenerator.Form.allCases {
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
    _ form: RecordingGenerator.Form, _ count: Int
  ) throws(Trouble) -> GrowthSeries.Point {
    let source = "\(folder)/growth.json"
    let packed = "\(folder)/growth.swivel"
    defer {
      unlink(source)
      unlink(packed)
    }
    guard RecordingGenerator.write(form, count: count, to: source) else {
      throw Trouble(message: "\(source) cannot be written")
    }
    guard form == .packed else { return try replay(count, source) }
    _ = try run(["convert", "--size-limit", "2047", source, "-o", packed])
    return try replay(count, packed)
  }

  private func recordings(_ count: Int) throws(Trouble) -> GrowthSeries.Point {
    let paths = (0..<count).map { "\(folder)/\($0).json" }
    defer { for path in paths { unlink(path) } }
    for path in paths {
      guard RecordingGenerator.write(.objects, count: Self.samplesOfEach, to: path) else {
        throw Trouble(message: "\(path) cannot be written")
      }
    }
    return try replay(count, folder)
  }

  /// Replays a path several times: less often the longer it takes, as noise is short.
  private func replay(_ count: Int, _ path: String) throws(Trouble) -> GrowthSeries.Point {
    let command = ["replay", "--size-limit", "2047", path]
    // The first run brings the file into the system's cache.
    let first = try run(command)
    let repetitions = min(max(Int(2 / first.seconds), 3), 31) | 1
    var runs: [Subprocess.Usage] = []
    for _ in 0..<repetitions { runs.append(try run(command)) }
    return GrowthSeries.Point(
      count: count, seconds: runs.map(\.seconds).sorted()[repetitions / 2],
      peakBytes: runs.map(\.peakBytes).max() ?? 0)
  }

  private func run(_ arguments: [String]) throws(Trouble) -> Subprocess.Usage {
    let line = ([swivel] + arguments).joined(separator: " ")
    guard let usage = Subprocess.run([swivel] + arguments) else {
      throw Trouble(message: "\(line) cannot be started")
    }
    guard usage.status == 0 else { throw Trouble(message: "\(line) failed") }
    return usage
  }
}
