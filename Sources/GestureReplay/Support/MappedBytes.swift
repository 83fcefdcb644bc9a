import Glibc

/// Bytes that nobody changes, in pages of their own: a file's, which the system brings in as they are
/// touched, or a copy of others.
///
/// A file must not be cut short meanwhile: touching what is gone is a bus error. What was looked at
/// can be given back, so that a file of any size takes little memory.
package final class MappedBytes: @unchecked Sendable {
  /// The bytes; they begin at a multiple of a page.
  package let bytes: UnsafeRawBufferPointer
  /// Whether they are a file's, and so can be had again.
  private let isFile: Bool

  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Maps a file that is open, which may be closed after that; nil where it cannot be mapped, as a
  /// pipe cannot, or is empty.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let memory = Self.map(Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor)
    else { return nil }
    // The system reads further ahead then.
    madvise(memory.baseAddress, memory.count, MADV_SEQUENTIAL)
    bytes = UnsafeRawBufferPointer(memory)
    isFile = true
  }

  /// Copies bytes.
  package init(copying source: UnsafeRawBufferPointer) {
    isFile = false
    guard !source.isEmpty else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard
      let memory = Self.map(
        source.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1)
    else { fatalError("no memory left for \(source.count) bytes") }
    memory.copyMemory(from: source)
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit {
    guard let start = bytes.baseAddress else { return }
    munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
  }

  /// A column of values that lies in the bytes. It is for reading, as they are.
  func column<Value: BitwiseCopyable>(at offset: Int, _ count: Int) -> UnsafeMutablePointer<Value> {
    precondition(offset % MemoryLayout<Value>.alignment == 0, "a column out of line")
    precondition(offset >= 0 && offset + count * MemoryLayout<Value>.stride <= bytes.count)
    guard let start = bytes.baseAddress else { preconditionFailure("a column of nothing") }
    return UnsafeMutableRawPointer(mutating: start + offset).assumingMemoryBound(to: Value.self)
  }

  /// Gives back the memory of all whole pages in a range, where the bytes are a file's. They can be
  /// looked at again.
  package func discard(_ range: Range<Int>) {
    let start = (range.lowerBound + Self.pageSize - 1) / Self.pageSize * Self.pageSize
    let end = min(range.upperBound, bytes.count) / Self.pageSize * Self.pageSize
    guard isFile, start < end, let base = bytes.baseAddress else { return }
    madvise(UnsafeMutableRawPointer(mutating: base + start), end - start, MADV_DONTNEED)
  }

  private static func map(
    _ size: Int, _ protection: Int32, _ flags: Int32, _ descriptor: Int32
  ) -> UnsafeMutableRawBufferPointer? {
    guard size > 0, let memory = mmap(nil, size, protection, flags, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    return UnsafeMutableRawBufferPointer(start: memory, count: size)
  }
}
