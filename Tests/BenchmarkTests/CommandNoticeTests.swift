import Foundation
import Testing

/// What is said of the benchmarks that run `swivel`.
@Suite("The command beside the benchmarks")
struct CommandNoticeTests {
  /// A copy of the benchmarks in a folder that is gone after the test.
  private final class Copy: Sendable {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("notice-tests-" + UUID().uuidString)
    var program: URL { folder.appendingPathComponent("Benchmarks") }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: BenchmarkRun.program, to: program)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Lists the names that a filter keeps, by the copy.
    func list(filter: String = "*") throws -> BenchmarkRun {
      // The folder must be there until the run has ended.
      try withExtendedLifetime(self) {
        try BenchmarkRun("--list", "--filter", filter, program: program)
      }
    }

    /// Adds a file that can be run and was changed so many seconds after some moment.
    func add(_ path: String, changed seconds: Double) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("#!/bin/sh\n".utf8).write(to: file)
      try FileManager.default.setAttributes(
        [
          .posixPermissions: 0o755,
          .modificationDate: Date(timeIntervalSince1970: 1_000_000_000 + seconds),
        ], ofItemAtPath: file.path)
    }
  }

  /// How the command is built as the tests are.
  private static let advice: String = {
    #if DEBUG
      return "Build it: swift build\n"
    #else
      return "Build it: swift build -c release\n"
    #endif
  }()

  @Test("Without the command, what runs it is left out, and that is said once")
  func absent() throws {
    let run = try Copy().list()
    #expect(run.status == 0)
    #expect(!run.output.contains("folder/"))
    #expect(!run.output.contains("start/"))
    #expect(
      run.errors == "Benchmarks: folder and start are left out, as swivel is not beside this "
        + "program. " + Self.advice)
  }

  @Test("A filter that asks for nothing else is told why nothing fits")
  func nothingElse() throws {
    let run = try Copy().list(filter: "start")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == "Benchmarks: start is left out, as swivel is not beside this program. "
        + Self.advice)
  }

  @Test("A filter that does not ask for them hears nothing")
  func unasked() throws {
    let run = try Copy().list(filter: "engine/")
    #expect(run.errors == "")
  }

  @Test(
    "A command that was linked before a module was compiled is old, and one linked after is not",
    arguments: [(-1, true), (0, false), (1, false)])
  func old(seconds: Double, isOld: Bool) throws {
    let copy = try Copy()
    try copy.add("swivel", changed: seconds)
    try copy.add("GestureMath.build/Angle.swift.o", changed: -60)
    try copy.add("GestureReplay.build/Outcome.swift.o", changed: 0)
    // What is no object does not count.
    try copy.add("GestureReplay.build/master.priors", changed: 60)
    let run = try copy.list(filter: "folder")
    #expect(run.status == 0)
    #expect(run.output == "folder/jobs-1\nfolder/jobs-2\n")
    #expect(
      run.errors
        == (isOld
          ? "Benchmarks: folder runs a swivel that is older than this program's modules. "
            + Self.advice : ""))
  }
}
