import Foundation

/// The built command, run as people run it.
struct Command {
  /// What a run left.
  struct Run: Equatable {
    var status: Int32
    var output = ""
    var errors = ""
  }

  /// The binary, which is built beside the tests, wherever that is.
  static let binary = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("swivel")

  /// The folder that the command works in.
  let folder: TemporaryFolder
  /// Variables that are set beyond those of the tests; CI and NO_COLOR are not handed on.
  var environment: [String: String] = [:]

  /// Runs the command to its end.
  func callAsFunction(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  /// Runs the command to its end.
  func run(_ arguments: [String], input: String = "") throws -> Run {
    try finish(process(arguments), input: input)
  }

  /// Runs a line of the shell, in which `$SWIVEL` is the command.
  func shell(_ line: String) throws -> Run {
    var shell = self
    shell.environment["SWIVEL"] = Self.binary.path
    let process = try shell.process(["-c", line])
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    return try finish(process, input: "")
  }

  private func finish(_ process: Process, input: String) throws -> Run {
    // Beside the folder, so that the command does not come upon them; and files, as nobody has to
    // empty them while the command runs.
    let files = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    func url(_ name: String) -> URL { URL(fileURLWithPath: files.path(of: name)) }
    process.standardInput = try FileHandle(forReadingFrom: url("input"))
    process.standardOutput = try FileHandle(forWritingTo: url("output"))
    process.standardError = try FileHandle(forWritingTo: url("errors"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try files.text(of: "output"),
      errors: try files.text(of: "errors"))
  }

  /// A process that is ready to run.
  func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    variables["NO_COLOR"] = nil
    variables["TERM"] = "xterm"
    process.environment = variables.merging(environment) { _, new in new }
    return process
  }
}
