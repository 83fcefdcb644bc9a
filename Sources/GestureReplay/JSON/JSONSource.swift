/// The bytes of a document, in memory or in a file that is mapped into it.
struct JSONSource {
  /// The bytes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The file that they are in; nil where they are in memory.
  let mapping: FileMapping?

  /// Creates a source of bytes that stay where they are as long as it is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>, of mapping: FileMapping? = nil) {
    self.bytes = bytes
    self.mapping = mapping
  }

  /// Lets go of the memory of bytes that were read; they can still be read again.
  func leave(_ range: Range<Int>) { mapping?.leave(range) }
}
