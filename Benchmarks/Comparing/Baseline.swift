import GestureReplay
import Glibc

/// A build that was saved: what was measured of it, and the program itself, which can be run again.
package struct Baseline {
  /// What to do where a baseline is of no use.
  static let advice = "Save one with --save NAME."

  /// The name it was saved under.
  package let name: String
  /// Its folder.
  package let folder: String
  /// The folder in which it is put together.
  private let unfinished: String
  /// The file that can be run.
  var program: String { folder + "/Benchmarks" }

  /// A baseline by its name, saved or not, below the current folder.
  package init(named name: String) {
    self.init(named: name, in: ".build/benchmarks")
  }

  /// A baseline by its name in the folder of all baselines.
  package init(named name: String, in root: String) {
    self.name = name
    folder = root + "/" + name
    // No name begins with a dot.
    unfinished = root + "/." + name
  }

  /// Whether a name can be that of a folder of its own.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("-")
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
  }

  /// Checks that the baseline is whole.
  ///
  /// - Throws: ``BenchmarkError`` where it was not saved, or cannot be read or run.
  package func check() throws(BenchmarkError) {
    let path = folder + "/figures.json"
    do throws(RecordingError) {
      let bytes = try FileBytes.read(path, limit: 1 << 26)
      let figures = try JSONObject(json: bytes)
      guard figures["format"] == .string(FiguresJSON.format),
        figures["version"] == .number(FiguresJSON.version)
      else {
        throw RecordingError(
          place: .document, found: "a document of another format or version",
          expected: "\"\(FiguresJSON.format)\", version \(Int(FiguresJSON.version))")
      }
    } catch {
      var error = error
      error.file = path
      throw .unreadable("baseline '\(name)': \(error). \(Self.advice)")
    }
    guard access(program, X_OK) == 0 else {
      throw .unreadable(
        "baseline '\(name)': \(program) cannot be run: \(String(cString: strerror(errno))). "
          + Self.advice)
    }
  }

  /// Saves figures and this program, and `swivel` where it is beside it, in place of what was saved
  /// under the name before.
  func save(_ figures: String) throws(BenchmarkError) {
    let new = unfinished
    try FileWriting.makeFolder(new)
    try FileWriting.write(Array((figures + "\n").utf8), to: new + "/figures.json")
    try copy(Program.own ?? "/proc/self/exe", to: new + "/Benchmarks")
    if let swivel = Program.swivel { try copy(swivel, to: new + "/swivel") }
    for file in ["figures.json", "Benchmarks", "swivel"] { unlink("\(folder)/\(file)") }
    rmdir(folder)
    guard rename(new, folder) == 0 else { throw FileWriting.failure(folder) }
  }

  private func copy(_ source: String, to target: String) throws(BenchmarkError) {
    let bytes: [UInt8]
    do throws(RecordingError) {
      bytes = try FileBytes.read(source, limit: 1 << 30)
    } catch {
      throw .unreadable("cannot copy \(source): \(error)")
    }
    try FileWriting.write(bytes, to: target, mode: 0o755)
  }
}
