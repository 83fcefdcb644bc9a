/// The bytes of a document, in memory or in a file that is mapped into it.
struct JSONSource {
  /// The bytes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The file that they are in; nil where they are in memory.
  let mapping: MappedBytes?

  /// Creates a source of bytes that stay where they are as long as it is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>, of mapping: MappedBytes? = nil) {
    self.bytes = bytes
    self.mapping = mapping
  }

  /// Memory is let go in steps of so many bytes.
  private static var step: Int { 4 << 20 }

  /// Lets go of the memory of bytes that were read, in whole steps; they can still be read again.
  func leave(_ range: Range<Int>) {
    let first = range.lowerBound / Self.step * Self.step
    let end = range.upperBound / Self.step * Self.step
    if first < end { mapping?.discard(first..<end) }
  }
}
