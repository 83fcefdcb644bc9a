import Glibc

/// A file that is mapped into memory to be read, until the last reference is gone.
///
/// Another program that makes the file shorter meanwhile ends this one with the signal SIGBUS, which
/// `ShrunkFile` tells a person about.
final class FileMapping: Sendable {
  /// The bytes of the file.
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  /// Memory is let go in steps of so many bytes.
  private static var step: Int { 4 << 20 }

  /// Maps an open file of so many bytes, at least one; nil where the system cannot.
  init?(_ descriptor: Int32, count: Int) {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { return nil }
    madvise(start, count, MADV_SEQUENTIAL)
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  /// Lets go of the memory of the bytes in a range, in whole steps. They are read from the file again
  /// where they are needed.
  func leave(_ range: Range<Int>) {
    let first = range.lowerBound / Self.step * Self.step
    let end = range.upperBound / Self.step * Self.step
    guard end > first, let start = bytes.baseAddress else { return }
    madvise(UnsafeMutableRawPointer(mutating: start + first), end - first, MADV_DONTNEED)
  }
}
