import Glibc
import GestureReplay

/// A folder for files that a benchmark needs, which is gone when nobody holds it any more.
final class ScratchFolder {
  /// The path of the folder.
  let path: String
  private var names: Set<String> = []

  /// Creates a folder where temporary files go.
  init() throws(BenchmarkError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/swivel-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .unreadable("cannot make a folder in \(base): \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Has a file that others write gone with the folder.
  func willHold(_ name: String) { names.insert(name) }

  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) throws(BenchmarkError) {
    willHold(name)
    try FileWriting.write(bytes, to: "\(path)/\(name)")
  }

  /// The bytes of a file; none where it cannot be read.
  func bytes(of name: String) -> [UInt8] {
    (try? FileBytes.read("\(path)/\(name)", limit: 1 << 20)) ?? []
  }
}
