/// Where things are in a packed recording.
///
/// A packed recording holds what a JSON document holds, without loss, with the samples as columns of
/// numbers that are used as they lie in the file. All numbers are little-endian:
///
/// | offset | bytes | what |
/// | --- | --- | --- |
/// | 0 | 8 | 0x89, `SWIVEL`, a line feed: no text begins so, and a transfer as text breaks it |
/// | 8 | 4 | the version, 1 |
/// | 12 | 4 | flags: 1, to be written as columns in JSON; 2, there are ids; 4, there are pressures |
/// | 16 | 8 | n, the number of samples |
/// | 24 | 8 | the length of the head in bytes |
/// | 32 | | the head: the recording as JSON, whose `samples` are its commands only, in order |
/// | | | zero bytes, up to a multiple of 64 |
/// | | 8 n | the times: doubles, in seconds |
/// | | 8 n | the x: doubles, in points; a NaN where there is no place |
/// | | 8 n | the y, likewise |
/// | | 8 n | where there are ids: integers, 0 where a sample has none |
/// | | 8 n | where there are pressures: doubles, 0 where a sample has none |
/// | | n | the marks: a byte each |
///
/// The file ends there. A mark says what a sample is, and which of its parts are there:
///
/// | bits | meaning |
/// | --- | --- |
/// | 0 to 2 | 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled; 5 a command, alone in its byte |
/// | 3 | there is a place; always where a contact began or moved |
/// | 4 | there is an id |
/// | 5 | there is a pressure |
/// | 6 and 7 | 0 no device is told, 1 touch, 2 pen, 3 mouse |
struct PackedLayout: Equatable {
  /// What may be there or not.
  struct Flags: OptionSet {
    var rawValue: UInt32
    static var columns: Flags { Flags(rawValue: 1) }
    static var ids: Flags { Flags(rawValue: 2) }
    static var pressures: Flags { Flags(rawValue: 4) }
    static var all: Flags { [.columns, .ids, .pressures] }
  }

  /// The version that is read and written.
  static var version: UInt32 { 1 }
  /// The first bytes of every packed recording.
  static var magic: [UInt8] { [0x89] + "SWIVEL\n".utf8 }
  /// Whether bytes begin as a packed recording does.
  static func begins(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.starts(with: magic) }
  /// Whether bytes began as a packed recording does, before a transfer as text changed them.
  static func isDamaged(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: magic.dropLast()) && !begins(bytes)
  }
  /// The bytes before the head.
  static var headerSize: Int { 32 }
  /// Columns begin at a multiple of this, the size of a cache line.
  private static var alignment: Int { 64 }

  let flags: Flags
  let count: Int
  let headSize: Int

  /// The number of columns with 8 bytes a sample.
  private var wideColumns: Int {
    3 + (flags.contains(.ids) ? 1 : 0) + (flags.contains(.pressures) ? 1 : 0)
  }

  /// The bytes of a sample.
  var bytesPerSample: Int { wideColumns * 8 + 1 }

  /// Where the times begin.
  var columnsOffset: Int {
    (Self.headerSize + headSize + Self.alignment - 1) / Self.alignment * Self.alignment
  }

  /// Where the head is.
  var headRange: Range<Int> { Self.headerSize..<(Self.headerSize + headSize) }

  /// The length of the file.
  var size: Int { columnsOffset + count * bytesPerSample }

  var xsOffset: Int { columnsOffset + 8 * count }
  var ysOffset: Int { columnsOffset + 16 * count }
  var idsOffset: Int? { flags.contains(.ids) ? columnsOffset + 24 * count : nil }
  var pressuresOffset: Int? {
    flags.contains(.pressures) ? columnsOffset + 8 * count * (wideColumns - 1) : nil
  }
  var marksOffset: Int { columnsOffset + 8 * count * wideColumns }
}

// MARK: - The header

extension PackedLayout {
  /// The bytes before the head.
  var header: [UInt8] {
    Self.magic + Self.bytes(Self.version) + Self.bytes(flags.rawValue) + Self.bytes(UInt64(count))
      + Self.bytes(UInt64(headSize))
  }

  /// Reads the header of a file's bytes, and checks that what it tells of fits them.
  ///
  /// - Throws: ``RecordingError`` where it is no packed recording or one of an unknown version, and
  ///   where the file is cut off or too long.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    guard Self.begins(bytes) else {
      throw RecordingError(
        place: .document, found: "no packed recording",
        expected: "the bytes that one begins with, 0x89 \"SWIVEL\"")
    }
    guard bytes.count >= Self.headerSize else { throw Self.cutOff(bytes.count, nil) }
    let header = UnsafeRawBufferPointer(bytes)
    let version = header.loadUnaligned(fromByteOffset: 8, as: UInt32.self).littleEndian
    guard version == Self.version else {
      throw RecordingError(
        place: .document, found: "a packed recording of version \(version)",
        expected: "version \(Self.version)",
        advice: version > Self.version ? "update swivel to read it" : nil)
    }
    flags = Flags(rawValue: header.loadUnaligned(fromByteOffset: 12, as: UInt32.self).littleEndian)
    guard Flags.all.isSuperset(of: flags) else {
      throw RecordingError(
        place: .document, found: "a packed recording with the flags \(flags.rawValue)",
        expected: "no flags but 1, 2 and 4")
    }
    // Neither may be so large that a size is beyond what an integer holds.
    let limit = UInt64(1) << 48
    let count = header.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian
    let headSize = header.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
    guard count < limit, headSize < limit else { throw Self.cutOff(bytes.count, nil) }
    self.count = Int(count)
    self.headSize = Int(headSize)
    guard bytes.count >= size else { throw Self.cutOff(bytes.count, size) }
    guard bytes.count == size else {
      throw RecordingError(
        place: .document,
        found: bytes.count - size == 1
          ? "1 byte after the samples" : "\(bytes.count - size) bytes after the samples",
        expected: "the end of the file")
    }
    guard bytes[headRange.upperBound..<columnsOffset].allSatisfy({ $0 == 0 }) else {
      throw RecordingError(
        place: .document, found: "other bytes than zeros after the head", expected: "zeros")
    }
  }

  private static func cutOff(_ found: Int, _ expected: Int?) -> RecordingError {
    RecordingError(
      place: .document, found: "a packed recording cut off after \(found) bytes",
      expected: expected.map { "\($0) bytes" } ?? "the rest of it")
  }

  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}
