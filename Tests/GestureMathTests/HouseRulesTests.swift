import Foundation
import Testing

/// Rules of the house that a program can check.
struct HouseRulesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder of the package, and their lines.
  private static func files(below folder: String) throws -> [(name: String, lines: [String])] {
    let base = root.appending(path: folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      return ("\(folder)/\(path)", text.components(separatedBy: "\n"))
    }
  }

  @Test("The core imports nothing")
  func coreImportsNothing() throws {
    let files = try Self.files(below: "Sources/GestureMath")
    #expect(files.count > 20)
    for file in files {
      let imports = file.lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") }
        .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      #expect(imports == [], "\(file.name)")
    }
  }

  @Test("The core has no fused multiply-add and no remainder of the C library")
  func coreIsExactlyDefined() throws {
    // The standard library steps through doubles by a fused multiply-add.
    let forbidden = [
      "stride(from: 1.", "stride(from: 0.0", "addingProduct", "addProduct", "truncatingRemainder",
      ".rounded()", "fma(",
    ]
    for file in try Self.files(below: "Sources/GestureMath") {
      let code = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      for word in forbidden {
        #expect(!code.contains { $0.contains(word) }, "\(file.name): \(word)")
      }
    }
  }

  @Test(
    "No module but the tests imports the whole of Foundation",
    arguments: [
      "Sources", "Benchmarks",
    ])
  func noFoundation(folder: String) throws {
    for file in try Self.files(below: folder) {
      #expect(!file.lines.contains("import Foundation"), "\(file.name)")
    }
  }

  @Test(
    "No replay reads a clock: time comes from events, and the profiler's clock has its own file")
  func clocks() throws {
    let words = [
      "clock_gettime", "gettimeofday", "ContinuousClock", "SuspendingClock", "DispatchTime",
      "Date(", "Date.now", "time(nil)", "clock()", "times(&",
    ]
    let files =
      try Self.files(below: "Sources/GestureMath")
      + Self.files(below: "Sources/GestureReplay")
    for file in files where !file.name.hasSuffix("/Profiling/ProfileClock.swift") {
      let code = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      for word in words {
        #expect(!code.contains { $0.contains(word) }, "\(file.name): \(word)")
      }
      let isProfiling = file.name.contains("/Profiling/")
      #expect(isProfiling || !code.contains { $0.contains("ProfileClock") }, "\(file.name)")
    }
  }

  @Test("No file has more than 400 lines", arguments: ["Sources", "Tests", "Benchmarks"])
  func length(folder: String) throws {
    for file in try Self.files(below: folder) {
      #expect(file.lines.count <= 401, "\(file.name)")
    }
  }
}
