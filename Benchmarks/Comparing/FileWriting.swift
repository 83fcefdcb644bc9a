import Glibc

/// Writes files.
enum FileWriting {
  /// Writes a file, which may be run where its mode says so.
  static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o644
  ) throws(BenchmarkError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(path)
      }
    }
  }

  /// Makes a folder, and those that it is in, where they are not there yet.
  static func makeFolder(_ path: String) throws(BenchmarkError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o755) == 0 || errno == EEXIST else { throw failure(made) }
    }
  }

  /// The error that the system has just told.
  static func failure(_ path: String) -> BenchmarkError {
    .unreadable("cannot write \(path): \(String(cString: strerror(errno)))")
  }
}
