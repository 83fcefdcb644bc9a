import Glibc

/// The command: does what the options say, and turns what went wrong into a message and a status.
enum BenchmarkCommand {
  /// Whether this is a debug build, whose times mean nothing.
  static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Runs the command with its arguments, the program's name left out.
  static func run(_ arguments: [String]) -> BenchmarkStatus {
    do throws(BenchmarkError) {
      return try run(BenchmarkOptions(arguments))
    } catch {
      tell(error.message)
      return error.status
    }
  }

  /// Says something on standard error, after what was printed so far.
  private static func tell(_ message: String) {
    fflush(nil)
    let line = Array("Benchmarks: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func run(_ options: BenchmarkOptions) throws(BenchmarkError) -> BenchmarkStatus {
    switch options.task {
    case .help:
      print(HelpText.full)
      return .success
    case .list:
      for group in try groups(options) {
        for member in group.members { print(group.name(of: member)) }
      }
      return .success
    case .smoke: return try smoke(options)
    case .peer(let form, .states):
      RotateAndResize(form: form).printStates()
      return .success
    case .measure, .save, .compare, .serve, .growth, .peer:
      guard !isDebugBuild else {
        throw BenchmarkError(
          message: "times of a debug build mean nothing. Run: swift run -c release Benchmarks",
          status: .usage)
      }
    }
    let measurement = Measurement(samples: options.samples)
    switch options.task {
    case .serve:
      BenchmarkServer.run()
      return .success
    case .peer(let form, _):
      try RotateAndResize(form: form).printTime(measurement)
      return .success
    case .growth(let path):
      try growth(to: path)
      return .success
    case .compare(let name):
      return try compare(with: Baseline(named: name), measurement, options)
    default:
      let figures = try measure(measurement, options)
      guard case .save(let name) = options.task else { return .success }
      let baseline = Baseline(named: name)
      try baseline.save(FiguresJSON.text(of: figures))
      tell("saved in \(baseline.folder); --baseline \(name) compares with it")
      return .success
    }
  }

  /// The groups that are wanted. Says what of them runs a `swivel` that is old, or is left out as
  /// there is none.
  private static func groups(_ options: BenchmarkOptions) throws(BenchmarkError) -> [BenchmarkGroup]
  {
    let filter = NameFilter(pattern: options.filter)
    let groups = Catalogue.groups.compactMap { $0.filtered(filter) }
    if let notice = CommandBenchmarks.notice(filter) {
      guard !groups.isEmpty else { throw .unreadable(notice) }
      tell(notice)
    }
    guard !groups.isEmpty else {
      throw .usage("no benchmark fits '\(options.filter ?? "")'; --list prints their names")
    }
    return groups
  }

  private static func smoke(_ options: BenchmarkOptions) throws(BenchmarkError) -> BenchmarkStatus {
    for group in try groups(options) {
      for figures in try Measurement.smoke.figures(of: group) {
        print("\(figures.checksum.text) \(figures.name)")
      }
    }
    return .success
  }

  private static func measure(
    _ measurement: Measurement, _ options: BenchmarkOptions
  ) throws(BenchmarkError) -> [Figures] {
    let groups = try groups(options)
    if !options.isJSON { print(FiguresTable.heading + "\n") }
    var all: [Figures] = []
    for group in groups {
      let figures = try measurement.figures(of: group)
      all += figures
      guard !options.isJSON else { continue }
      print(FiguresTable.text(of: figures, in: group))
      fflush(nil)
    }
    if options.isJSON { print(FiguresJSON.text(of: all)) }
    return all
  }

  private static func growth(to path: String) throws(BenchmarkError) {
    guard let swivel = Program.swivel else {
      throw .unreadable("swivel is not beside this program. \(Program.buildAdvice)")
    }
    let series = try Growth(swivel: swivel, folder: try ScratchFolder()).measure { series in
      print(series.summary)
      fflush(nil)
    }
    try FileWriting.write(Array(GrowthPicture(series: series).svg.utf8), to: path)
  }

  private static func compare(
    with baseline: Baseline, _ measurement: Measurement, _ options: BenchmarkOptions
  ) throws(BenchmarkError) -> BenchmarkStatus {
    try baseline.check()
    let session = ComparisonSession(baseline: baseline, measurement: measurement)
    let comparisons = try session.comparisons(of: try groups(options))
    if options.isJSON {
      print(FiguresJSON.text(of: comparisons, with: baseline))
    } else {
      print(ComparisonTable.text(of: comparisons, with: baseline), terminator: "")
    }
    return comparisons.contains { $0.verdict.isFailure } ? .failure : .success
  }
}
