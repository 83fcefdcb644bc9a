import GestureReplay
import Glibc

/// Which file something is, whatever path leads to it: two names of a file (hard links), and a link to
/// it, have the same identity.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt

  /// The identity of what a path leads to, all links followed; `-` is standard input. Nil where there
  /// is nothing.
  init?(_ path: String) {
    var status = stat()
    guard (path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.pathBytes, &status)) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// The identity of an open file; nil where the system does not tell it.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}

/// Which file a path leads to, and when it was changed last: it differs once the file was written to
/// or another was put in its place.
package struct FileStamp: Equatable {
  private let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file that a path leads to now; nil where there is none, or a pipe or a device.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path.pathBytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    identity = FileIdentity(status)
    size = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
