import Foundation

/// A folder of a test's own, which is gone when the test is over.
final class TemporaryFolder: Sendable {
  let path: String

  /// Creates a folder with files in it, by their paths in it.
  init(_ files: [String: String] = [:]) throws {
    let name = "swivel-tests-" + UUID().uuidString
    path = NSTemporaryDirectory() + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The whole path of a file in the folder.
  func path(of file: String) -> String { path + "/" + file }

  /// Writes a file, with the folders that it is in.
  func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Writes a file of any bytes, with the folders that it is in.
  func write(_ bytes: Data, to file: String) throws {
    let url = URL(fileURLWithPath: path(of: file))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// The bytes of a file.
  func bytes(of file: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(of: file)))
  }

  /// The text of a file.
  func text(of file: String) throws -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }

  /// The names of all that is in the folder, hidden files too, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
