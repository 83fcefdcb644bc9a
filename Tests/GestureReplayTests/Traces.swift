import Foundation
import GestureReplay
import Testing

/// Recordings of real hardware, which are not part of the package.
///
/// The environment variable SWIVEL_TRACES names their folder; tests over them are skipped without.
enum Traces {
  /// The environment variable that names the folder.
  static let variable = "SWIVEL_TRACES"

  /// The folder; nil where the variable is not set.
  static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }

  /// Why tests over them are skipped.
  static let skipped: Comment = "SWIVEL_TRACES does not name the folder of real recordings"

  /// Whether they are there.
  static var areThere: Bool { folder != nil }

  /// A file of theirs, as `evemu/name`.
  static func file(_ path: String) throws -> ImportFile {
    let url = try #require(folder).appendingPathComponent(path)
    return ImportFile(name: path, bytes: [UInt8](try Data(contentsOf: url)))
  }

  /// The names of the files in a folder of theirs, in order.
  static func names(in path: String) throws -> [String] {
    let url = try #require(folder).appendingPathComponent(path)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
