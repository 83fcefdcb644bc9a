import Glibc

/// The bytes of a file: large ones are mapped into memory, others and pipes are read.
enum FileContents {
  case memory([UInt8])
  case mapping(MappedBytes)

  /// The size from which files are mapped, in bytes. Below it, reading is as fast, and safe from
  /// whoever shortens the file meanwhile.
  private static var mappedSize: Int { 1 << 20 }

  /// Opens and reads or maps a file of at most `limit` bytes; a packed recording may be longer.
  ///
  /// - Throws: ``RecordingError`` where there is no such file, it is a folder, may not be read, or is
  ///   longer than the limit.
  init(_ path: String, limit: Int) throws(RecordingError) {
    let descriptor = try FileBytes.open(path)
    defer { close(descriptor) }
    let limit = FileBytes.isPacked(descriptor) ? .max : limit
    let size = try FileBytes.size(of: descriptor, path, limit: limit)
    if size >= Self.mappedSize, let mapping = MappedBytes(descriptor, path, count: size) {
      self = .mapping(mapping)
    } else {
      self = .memory(try FileBytes.read(descriptor, size: size, path, limit: limit))
    }
  }

  /// The bytes where they are a packed recording's; nil where they are others.
  var packed: MappedBytes? {
    switch self {
    case .memory(let bytes):
      bytes.withUnsafeBufferPointer { bytes in
        PackedLayout.begins(bytes) ? MappedBytes(copying: bytes) : nil
      }
    case .mapping(let mapping): PackedLayout.begins(mapping.bytes) ? mapping : nil
    }
  }

  /// Calls `body` with the bytes, which stay where they are as long as it lasts.
  func withSource<Result>(
    _ body: (JSONSource) throws(RecordingError) -> Result
  ) throws(RecordingError) -> Result {
    switch self {
    case .memory(let bytes):
      return try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
        try body(JSONSource(bytes))
      }
    case .mapping(let mapping):
      defer { withExtendedLifetime(mapping) {} }
      let result = try body(JSONSource(mapping.bytes, of: mapping))
      try mapping.checkUnchanged()
      return result
    }
  }
}
