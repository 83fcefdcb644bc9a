import GestureReplay
import Glibc

/// Writes files whole or not at all.
package enum AtomicFile {
  /// What a file may be put in the place of.
  package enum Replacement {
    /// Whatever file is there, or none.
    case anything
    /// No file: one that is there stays.
    case nothing
    /// Only the file that has this stamp: one that was changed since stays. Nil stands for no file.
    case file(FileStamp?)
  }

  /// Writes `bytes` to `path`: to a temporary file beside it, which is synced and then renamed, and
  /// the folder synced too. A file that was there keeps its permissions, and its owner where the
  /// system lets it. A symbolic link is followed, so that it stays a link; other names of the file
  /// (hard links) keep what it was.
  ///
  /// What is there and is no regular file, such as a device or a pipe, is left alone: a rename would
  /// put a file in its place.
  static func write(
    _ bytes: [UInt8], to path: String, over replaced: Replacement = .anything
  ) throws(CommandError) {
    try write(to: path, over: replaced) { write throws(CommandError) in
      try bytes.withUnsafeBufferPointer { bytes throws(CommandError) in
        try write(UnsafeRawBufferPointer(bytes))
      }
    }
  }

  /// Writes the pieces that `contents` hands to its argument to `path`, as ``write(_:to:over:)`` does.
  package static func write(
    to path: String, over replaced: Replacement = .anything,
    _ contents: ((UnsafeRawBufferPointer) throws(CommandError) -> Void)
      throws(CommandError) -> Void
  ) throws(CommandError) {
    let writer = try Writer(path, over: replaced)
    defer { writer.remove() }
    try contents { bytes throws(CommandError) in try writer.append(bytes) }
    try writer.finish()
  }

  /// A file that is written piece by piece, as ``write(_:to:over:)`` does; nothing is seen of it before
  /// it is finished.
  struct Writer {
    private let path: String
    private let target: String
    private let before: stat?
    private let replaced: Replacement
    private let temporary: TemporaryFile

    /// Makes the temporary file for a path. It must be removed at the end, finished or not.
    init(_ path: String, over replaced: Replacement) throws(CommandError) {
      self.path = path
      self.replaced = replaced
      target = resolved(path) ?? path
      before = try statusToReplace(target, path)
      var link = stat()
      if before == nil, lstat(target.pathBytes, &link) == 0 {
        throw .unreadable(path, "cannot write the file: it is a link to nothing")
      }
      temporary = try TemporaryFile(in: folder(of: target), for: path)
    }

    /// Adds bytes at the end.
    func append(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
      try AtomicFile.append(bytes, to: temporary.descriptor, path)
    }

    /// Puts the file in its place.
    func finish() throws(CommandError) {
      let code = AtomicFile.finish(temporary.descriptor, like: before)
      guard code == 0 else { throw failure(path, "cannot write the file", code) }
      try temporary.move(to: target, over: replaced, path)
      sync(folder: folder(of: target))
    }

    /// Removes what is left at the temporary name.
    func remove() { temporary.remove() }
  }

  /// Makes the folder that a path is in, and those around it, where they are missing, with the
  /// permissions that the umask leaves.
  static func makeFolder(of path: String) throws(CommandError) {
    let slash = UInt8(ascii: "/")
    for end in path.utf8.indices where path.utf8[end] == slash && end > path.startIndex {
      let folder = String(path[..<end])
      var code = mkdir(folder.pathBytes, 0o777) == 0 ? 0 : errno
      if code == EEXIST { code = RecordingPaths.isFolder(folder) ? 0 : ENOTDIR }
      guard code == 0 else { throw failure(folder, "cannot make the folder", code) }
    }
  }

  /// The file that a path leads to, all links followed; nil where there is none.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path.pathBytes, nil) else { return nil }
    defer { free(real) }
    return String(path: real)
  }

  /// Throws where ``write(_:to:over:)`` would, as what is there is no regular file.
  static func checkReplaceable(_ path: String) throws(CommandError) {
    _ = try statusToReplace(path, path)
  }

  /// How many names a file has that is there (hard links).
  static func nameCount(of path: String) -> Int {
    var status = stat()
    return stat(path.pathBytes, &status) == 0 ? Int(status.st_nlink) : 0
  }

  /// The error of a path, with the system's words for its code.
  static func failure(_ path: String, _ problem: String, _ code: Int32) -> CommandError {
    .unreadable(path, "\(problem): \(String(cString: strerror(code)))")
  }
}

// MARK: - Parts

extension AtomicFile {
  private static func statusToReplace(
    _ target: String, _ path: String
  ) throws(CommandError) -> stat? {
    var status = stat()
    guard stat(target.pathBytes, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // A file can be replaced wherever its folder can be written, but that is not what its owner
      // asked for.
      guard access(target.pathBytes, W_OK) == 0 else {
        throw .unreadable(path, "cannot write the file: it is read-only")
      }
      return status
    case S_IFDIR: throw .unreadable(path, "cannot write the file: it is a folder")
    default: throw .unreadable(path, "cannot write the file: it is a device or a pipe")
    }
  }

  /// The folder that a path is in, with a slash at its end; empty for the working folder.
  private static func folder(of path: String) -> String {
    // By bytes: a slash and a combining mark after it are one character.
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    return String(path[..<(end ?? path.startIndex)])
  }

  private static func append(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String
  ) throws(CommandError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let written = Glibc.write(descriptor, piece.baseAddress, piece.count)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else {
        // The bytes are in a file that is mapped, and gone.
        if errno == EFAULT {
          throw .unreadable(path, "cannot write the file: \(ShrunkFile.message)")
        }
        throw failure(path, "cannot write the file", errno)
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Syncs an open file, with the owner and permissions that the one before had; the system's error,
  /// or 0.
  private static func finish(_ descriptor: Int32, like before: stat?) -> Int32 {
    if let before {
      // Only root can give a file away: whoever else may write the folder becomes the owner.
      _ = fchown(descriptor, before.st_uid, before.st_gid)
      guard fchmod(descriptor, before.st_mode & 0o7777) == 0 else { return errno }
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Makes the new name last through a loss of power, where the file system can.
  private static func sync(folder: String) {
    let path = folder.isEmpty ? "." : folder
    let descriptor = open(path.pathBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
