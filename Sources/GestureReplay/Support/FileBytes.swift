import Glibc

/// Reads whole files.
package enum FileBytes {
  /// Reads a file of at most `limit` bytes.
  ///
  /// - Throws: ``RecordingError`` where there is no such file, it is a folder, may not be read, or is
  ///   longer than the limit.
  package static func read(_ path: String, limit: Int) throws(RecordingError) -> [UInt8] {
    let descriptor = try open(path)
    defer { close(descriptor) }
    let size = try size(of: descriptor, path, limit: limit)
    return try read(descriptor, size: size, path, limit: limit)
  }

  /// The size of an open file, at most `limit` bytes; 0 for pipes and the like.
  ///
  /// - Throws: ``RecordingError`` where it is longer than the limit.
  static func size(
    of descriptor: Int32, _ path: String, limit: Int
  ) throws(RecordingError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    let size = Int(status.st_size)
    guard size <= limit else { throw tooLong(path, "\(size) bytes", limit) }
    return size
  }

  /// Reads an open file of at most `limit` bytes, which is likely to have `size` bytes.
  ///
  /// - Throws: ``RecordingError`` where it is longer than the limit or cannot be read.
  static func read(
    _ descriptor: Int32, size: Int, _ path: String, limit: Int
  ) throws(RecordingError) -> [UInt8] {
    // One byte more than the file has, to see its end; pipes and the like have no size.
    var bytes: [UInt8] = []
    var chunkSize = max(size + 1, 65_536)
    while true {
      let chunk = try self.chunk(of: chunkSize, from: descriptor, path)
      if chunk.isEmpty { return bytes }
      guard bytes.count + chunk.count <= limit else {
        throw tooLong(path, "more than \(limit) bytes", limit)
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      chunkSize = 65_536
    }
  }

  /// Whether a file is there and holds a packed recording.
  ///
  /// - Throws: ``RecordingError`` where it cannot be opened.
  package static func isPacked(_ path: String) throws(RecordingError) -> Bool {
    // Opening a pipe would wait for whoever writes to it.
    guard isRegular(path) else { return false }
    let file = try OpenFile(path)
    // It is closed with the last reference.
    return withExtendedLifetime(file) { isPacked(file.descriptor) }
  }

  /// Whether a path leads to a file that can be read again and again, as a pipe cannot.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path.pathBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether an open file holds a packed recording; pipes and the like, of which nothing can be read
  /// twice, are said not to.
  static func isPacked(_ descriptor: Int32) -> Bool {
    var first = PackedLayout.magic.map { _ in UInt8(0) }
    return pread(descriptor, &first, first.count, 0) == first.count && first == PackedLayout.magic
  }

  /// Opens a file to be read.
  ///
  /// - Throws: ``RecordingError`` where there is no such file, it is a folder or may not be read.
  package static func open(_ path: String) throws(RecordingError) -> Int32 {
    let descriptor = Glibc.open(path.pathBytes, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw failure(path, EISDIR)
    }
    return descriptor
  }

  /// Reads up to `size` bytes; none at the end.
  ///
  /// - Throws: ``RecordingError`` where the system reports an error.
  package static func chunk(
    of size: Int, from descriptor: Int32, _ path: String?
  ) throws(RecordingError) -> [UInt8] {
    var failed: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while true {
        let result = Glibc.read(descriptor, buffer.baseAddress, size)
        if result >= 0 {
          count = result
          return
        }
        let code = errno
        if code != EINTR, !Descriptor.waitsIfBusy(descriptor, POLLIN, code) {
          failed = code
          return
        }
      }
    }
    if failed != 0 { throw failure(path, failed) }
    return bytes
  }

  private static func tooLong(_ path: String, _ found: String, _ limit: Int) -> RecordingError {
    RecordingError(
      file: path, place: .document, found: found, expected: "at most \(limit) bytes",
      advice: "--size-limit raises it; a packed recording, by swivel convert, has none")
  }

  /// The error of a file, for the system's code.
  static func failure(_ path: String?, _ code: Int32) -> RecordingError {
    let found =
      switch code {
      case ENOENT, ENOTDIR: "no such file"
      case EISDIR: "a folder"
      case EACCES, EPERM: "a file that may not be read"
      default: "a file that cannot be read: " + String(cString: strerror(code))
      }
    return RecordingError(file: path, place: .document, found: found, expected: "a file to read")
  }
}
