import Foundation

/// A run of the built benchmarks, as people run them.
struct BenchmarkRun: Equatable {
  let status: Int32
  let output: String
  let errors: String

  /// The binary that is built beside the tests.
  static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Benchmarks")

  /// Runs the binary, or a copy of it, in a folder, and waits for its end.
  init(
    _ arguments: String..., program: URL = Self.program,
    in folder: URL = FileManager.default.temporaryDirectory
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, as nobody has to empty them meanwhile.
    let files = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let urls = ["output", "errors"].map { files.appendingPathComponent($0) }
    for url in urls { try Data().write(to: url) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: urls[0])
    process.standardError = try FileHandle(forWritingTo: urls[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: urls[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: urls[1]), as: UTF8.self)
  }

  /// The lines of the output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
