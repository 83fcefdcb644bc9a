import Glibc

/// Bytes that nobody changes, in pages of their own: a file's, which the system brings in as they are
/// touched, or a copy of others.
///
/// Another program that makes the file shorter meanwhile ends this one with the signal SIGBUS, which
/// `ShrunkFile` tells a person about.
package final class MappedBytes: Sendable {
  /// The bytes; they begin at a multiple of a page.
  package nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
  /// The file that they are of, which stays open, and so can be had again; nil for a copy.
  private let file: File?

  private struct File {
    let descriptor: Int32
    /// The path that errors name.
    let path: String
    /// When it was changed last, and its size.
    let state: State
  }

  private struct State: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int

    init?(of descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      size = Int(status.st_size)
    }
  }

  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Maps an open file of so many bytes; nil where it cannot be mapped, as with a pipe or no bytes.
  ///
  /// - Throws: ``RecordingError`` where the system has no address space or descriptors left.
  init?(_ descriptor: Int32, count: Int, _ path: String) throws(RecordingError) {
    guard count > 0, let state = State(of: descriptor) else { return nil }
    guard let start = Self.map(count, PROT_READ, MAP_PRIVATE, descriptor) else {
      let code = errno
      guard code == ENODEV || code == EACCES else { throw FileBytes.failure(path, code) }
      return nil
    }
    let kept = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard kept >= 0 else {
      let code = errno
      munmap(start, count)
      throw FileBytes.failure(path, code)
    }
    file = File(descriptor: kept, path: path, state: state)
    // The system reads further ahead then.
    madvise(start, count, MADV_SEQUENTIAL)
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Copies bytes.
  ///
  /// - Throws: ``RecordingError`` where there is no memory left for them.
  init(copying source: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    guard let from = source.baseAddress, source.count > 0 else {
      file = nil
      bytes = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let flags = MAP_PRIVATE | Int32(MAP_ANONYMOUS)
    guard let start = Self.map(source.count, PROT_READ | PROT_WRITE, flags, -1) else {
      throw RecordingError(
        place: .document, found: "\(source.count) bytes that no memory is left for",
        expected: "memory for all of them")
    }
    file = nil
    start.copyMemory(from: from, byteCount: source.count)
    bytes = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: source.count)
  }

  deinit {
    if let file { close(file.descriptor) }
    guard let start = bytes.baseAddress else { return }
    munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
  }

  /// Refuses a file that was written to since it was mapped.
  ///
  /// - Throws: ``RecordingError`` where it was.
  func checkUnchanged() throws(RecordingError) {
    guard let file, State(of: file.descriptor) != file.state else { return }
    throw RecordingError(
      file: file.path, place: .document, found: "a file that was changed while it was read",
      expected: "one that stays as it is")
  }

  /// A column of values that lies in the bytes. It is for reading, as they are.
  func column<Value: BitwiseCopyable>(at offset: Int, _ count: Int) -> UnsafeMutablePointer<Value> {
    precondition(offset % MemoryLayout<Value>.alignment == 0, "a column out of line")
    precondition(offset >= 0 && offset + count * MemoryLayout<Value>.stride <= bytes.count)
    guard let start = bytes.baseAddress else { preconditionFailure("a column of nothing") }
    return UnsafeMutableRawPointer(mutating: start + offset).assumingMemoryBound(to: Value.self)
  }

  /// Gives back the memory of all whole pages in a range, where the bytes are a file's. They are read
  /// from the file again where they are needed.
  func discard(_ range: Range<Int>) {
    let first = (range.lowerBound + Self.pageSize - 1) / Self.pageSize * Self.pageSize
    let end = range.upperBound / Self.pageSize * Self.pageSize
    guard file != nil, first < end, let start = bytes.baseAddress else { return }
    madvise(UnsafeMutableRawPointer(mutating: start + first), end - first, MADV_DONTNEED)
  }

  private static func map(
    _ count: Int, _ protection: Int32, _ flags: Int32, _ descriptor: Int32
  ) -> UnsafeMutableRawPointer? {
    guard let start = mmap(nil, count, protection, flags, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    return start
  }
}
