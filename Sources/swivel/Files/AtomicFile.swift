import Glibc

/// Writes files whole or not at all.
enum AtomicFile {
  /// Writes `text` to `path`: to a temporary file beside it, which is synced and then renamed, and
  /// the folder synced too. A file that was there keeps its permissions. A link is followed, so that
  /// it stays a link.
  static func write(_ text: String, to path: String) throws(CommandError) {
    let target = resolved(path)
    let temporary = target + ".swivel-\(getpid())"
    let mode = permissions(of: target) ?? 0o644
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure("create", temporary) }
    do throws(CommandError) {
      try write(Array(text.utf8), to: descriptor, path: temporary)
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
        throw failure("write", temporary)
      }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, target) == 0 else {
      let error = failure("write", path)
      unlink(temporary)
      throw error
    }
    syncFolder(of: target)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(CommandError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(written)
    }
  }

  /// Makes the new name last through a loss of power, where the file system can.
  private static func syncFolder(of path: String) {
    let folder =
      path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
    let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ verb: String, _ path: String) -> CommandError {
    .unreadable("\(path): cannot \(verb) the file: \(String(cString: strerror(errno)))")
  }
}
