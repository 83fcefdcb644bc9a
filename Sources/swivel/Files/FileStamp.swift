import Glibc

/// Which file a path leads to, and when it was changed last: it differs once the file was written to
/// or another was put in its place.
struct FileStamp: Equatable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file that a path leads to now; nil where there is none, or a pipe or a device.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    size = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// Refuses to write over a file that is no longer the one that was read.
  static func check(_ stamp: FileStamp?, of path: String) throws(CommandError) {
    guard FileStamp(path) != stamp else { return }
    throw .unreadable(path, "cannot write the file: it was changed since it was read")
  }
}
