import Benchmarks
import Foundation
import Testing

@Suite("Saved builds")
struct BaselineTests {
  /// A folder of baselines that is gone after the test.
  private final class Root: Sendable {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("baseline-tests-" + UUID().uuidString)

    init(_ files: [String: String] = [:]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (path, text) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  /// What is wrong with the baseline `old`; nil where it is whole.
  private static func complaint(_ root: Root) -> BenchmarkError? {
    do throws(BenchmarkError) {
      try Baseline(named: "old", in: root.url.path).check()
      return nil
    } catch {
      return error
    }
  }

  private static let figures = #"{"format": "swivel-benchmarks", "version": 1}"#

  @Test("One that was never saved is told, and how to save one")
  func absent() throws {
    let error = try #require(Self.complaint(try Root()))
    #expect(error.status == .unreadable)
    let path = try #require(error.message.firstRange(of: "/old/figures.json: "))
    #expect(error.message.hasPrefix("baseline 'old': /"))
    #expect(!error.message[path.upperBound...].contains("/"), "the path is told once")
    #expect(error.message.hasSuffix("Save one with --save NAME."))
  }

  @Test(
    "Figures that cannot be read are told",
    arguments: [
      ("{", "found the end of the file"),
      ("[]", "found an empty array, expected an object"),
      (#"{"format": "swivel", "version": 1}"#, "another format or version"),
      (#"{"format": "swivel-benchmarks", "version": 2}"#, "another format or version"),
    ])
  func unreadable(text: String, complaint: String) throws {
    let error = try #require(Self.complaint(try Root(["old/figures.json": text])))
    #expect(error.status == .unreadable)
    #expect(error.message.contains("/old/figures.json"))
    #expect(error.message.contains(complaint), "\(error.message)")
  }

  @Test("One without a program that can be run is told")
  func unrunnable() throws {
    let error = try #require(
      Self.complaint(try Root(["old/figures.json": Self.figures, "old/Benchmarks": "text"])))
    #expect(error.status == .unreadable)
    #expect(error.message.contains("/old/Benchmarks cannot be run: Permission denied"))
  }

  #if !DEBUG
    @Test("A build that is saved can be compared with, and is saved again in its place")
    func roundTrip() throws {
      let root = try Root()
      for _ in 0..<2 {
        let saved = try BenchmarkRun("--save", "old", "--filter", "engine/mapPin", in: root.url)
        #expect(saved.status == 0)
        #expect(
          saved.errors == "Benchmarks: saved in .build/benchmarks/old; --baseline old compares "
            + "with it\n")
      }
      let folder = root.url.appendingPathComponent(".build/benchmarks")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old"])
      let compared = try BenchmarkRun(
        "--baseline", "old", "--filter", "engine/mapPin", in: root.url)
      // What the verdict is, is the machine's business; that there is one, ours.
      #expect([0, 1].contains(compared.status), "\(compared.errors)")
      #expect(compared.lines.count == 4)
      #expect(compared.lines[1].hasPrefix("engine/mapPin/event "))
      #expect(compared.lines.allSatisfy { $0.count <= 80 })
    }

    @Test("A baseline of other results is timed and explained, and exits with 1")
    func otherResults() throws {
      // The same program, with other checksums.
      let script = """
        #!/bin/sh
        '\(BenchmarkRun.program.path)' "$@" | sed -u 's/^\\(ready [0-9]*\\) .*/\\1 00000000/'
        """
      let root = try Root([
        ".build/benchmarks/old/figures.json": Self.figures,
        ".build/benchmarks/old/Benchmarks": script,
      ])
      let program = root.url.appendingPathComponent(".build/benchmarks/old/Benchmarks").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let run = try BenchmarkRun("--baseline", "old", "--filter", "engine/mapPin", in: root.url)
      #expect(run.status == 1)
      #expect(run.errors == "")
      #expect(run.lines[1].wholeMatch(of: #/engine/mapPin/event( +[0-9.]+){5}  differs/#) != nil)
      #expect(
        run.lines.dropFirst(2) == [
          "against 'old': 0 slower, 0 faster, 0 same, 1 differs, 0 new",
          "differs: the results' bits are others than the baseline's: a change of behaviour", "",
        ])
    }

    @Test("A saved program that is no benchmark is told with 2")
    func stranger() throws {
      let root = try Root([
        ".build/benchmarks/old/figures.json": Self.figures,
        ".build/benchmarks/old/Benchmarks": "#!/bin/sh\necho hello\n",
      ])
      let program = root.url.appendingPathComponent(".build/benchmarks/old/Benchmarks").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let run = try BenchmarkRun("--baseline", "old", "--filter", "engine/mapPin", in: root.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("says 'hello', not 'swivel-benchmarks 1'"))
    }
  #endif
}
