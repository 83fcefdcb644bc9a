import GestureReplay
import Glibc

/// The command `swivel`, where it was built beside the benchmarks: a folder replayed by one thread
/// and by two, and how long the command takes to start.
enum CommandBenchmarks {
  /// The groups; none where the command is not there.
  static var groups: [BenchmarkGroup] {
    Program.swivel.map(groups) ?? []
  }

  /// What is to be said of the wanted groups before they are measured: that they are left out, or
  /// run a command that is out of date. Nil where there is nothing to say.
  static func notice(_ filter: NameFilter) -> String? {
    let swivel = Program.swivel
    let names = groups(of: swivel ?? "swivel").compactMap { $0.filtered(filter)?.name }
    guard let first = names.first else { return nil }
    let (subject, isOne) = (names.joined(separator: " and "), names == [first])
    if swivel == nil {
      return "\(subject) \(isOne ? "is" : "are") left out, as swivel is not beside this program. "
        + Program.buildAdvice
    }
    guard Program.isSwivelOld else { return nil }
    return "\(subject) \(isOne ? "runs" : "run") a swivel that is older than this program's "
      + "modules. \(Program.buildAdvice)"
  }

  /// The groups that run the command at a path.
  private static func groups(of swivel: String) -> [BenchmarkGroup] {
    [
      BenchmarkGroup(
        name: "folder",
        members: [1, 2].map { jobs in
          Benchmark("jobs-\(jobs)") { scale throws(BenchmarkError) in
            try replay(swivel, jobs: jobs, scale)
          }
        }),
      BenchmarkGroup(
        name: "start",
        members: [
          // What any process takes.
          Benchmark("true", .foreign(hasNumbers: false)) { _ throws(BenchmarkError) in
            try start(Program(path: "/bin/true", arguments: []))
          },
          Benchmark("version", .alone) { _ throws(BenchmarkError) in
            try start(Program(path: swivel, arguments: ["--version"]))
          },
        ]),
    ]
  }

  /// Replays a folder of recordings, an object a sample.
  private static func replay(
    _ swivel: String, jobs: Int, _ scale: Benchmark.Scale
  ) throws(BenchmarkError) -> Workload {
    // So many that starting the command does not count.
    let recordings = scale.pick(600, smoke: 3)
    let samples = scale.pick(200, smoke: 10)
    let folder = try ScratchFolder()
    let bytes = DragTrace(count: samples).json(control: BenchmarkControl.textBox.json, .objects)
    for number in 0..<recordings { try folder.write(bytes, to: "\(number).json") }
    let program = Program(path: swivel, arguments: ["replay", "--jobs", "\(jobs)", "."])
    return try workload(program, in: folder, count: recordings * samples)
  }

  private static func start(_ program: Program) throws(BenchmarkError) -> Workload {
    try workload(program, in: try ScratchFolder(), count: 1)
  }

  private static func workload(
    _ program: Program, in folder: ScratchFolder, count: Int
  ) throws(BenchmarkError) -> Workload {
    folder.willHold("output")
    guard program.run(in: folder.path, output: "output") else {
      throw .unreadable("\(program.path) could not be run, or did not exit with 0")
    }
    return Workload(
      count: count,
      run: { _ = program.run(in: folder.path, output: "output") },
      checksum: {
        var checksum = Checksum()
        checksum.add(String(decoding: folder.bytes(of: "output"), as: UTF8.self))
        return checksum
      },
      isInProcess: false)
  }
}
