/// A packed recording put together by hand, as the format is documented; it may be a bad one.
struct PackedFile: Sendable {
  var magic: [UInt8] = [0x89, 0x53, 0x57, 0x49, 0x56, 0x45, 0x4C, 0x0A]
  var version: UInt32 = 1
  var flags: UInt32 = 0
  /// The count that the header tells; nil for the true one.
  var count: UInt64?
  /// The length of the head that the header tells; nil for the true one.
  var headSize: UInt64?
  var head = #"{"format":"swivel","version":1,"samples":[]}"#
  var padding: UInt8 = 0
  var t: [Double] = []
  var x: [Double] = []
  var y: [Double] = []
  var id: [Int64]?
  var pressure: [Double]?
  var marks: [UInt8] = []
  var rest: [UInt8] = []

  /// A drag of three samples: began (0), moved (1) and ended (3), the first two with a place (8).
  static let drag = PackedFile(
    t: [0, 0.1, 1], x: [100, 130, .nan], y: [100, 140, .nan], marks: [0 | 8, 1 | 8, 3])

  /// A pen (128) with an id (16) and a pressure (32) that begins, a command (5), and a mouse (192)
  /// that is cancelled (4), to be written as columns but for the command.
  static let mixed = PackedFile(
    flags: 1 | 2 | 4,
    head: #"{"format":"swivel","version":1,"samples":[{"t":-0.0,"command":"frame"}],"#
      + #""expect":[{"after":2,"digest":"00000000000000ff"}]}"#,
    t: [-1, -0.0, 2], x: [1, .nan, .nan], y: [-0.0, .nan, .nan], id: [-7, 0, 0],
    pressure: [0.5, 0, 0], marks: [0 | 8 | 16 | 32 | 128, 5, 4 | 192])

  var bytes: [UInt8] {
    var bytes = magic + Self.bytes(version) + Self.bytes(flags)
    bytes += Self.bytes(count ?? UInt64(marks.count))
    bytes += Self.bytes(headSize ?? UInt64(head.utf8.count))
    bytes += head.utf8
    while bytes.count % 64 != 0 { bytes.append(padding) }
    for column in [t, x, y] { bytes += column.flatMap { Self.bytes($0.bitPattern) } }
    bytes += (id ?? []).flatMap { Self.bytes(UInt64(bitPattern: $0)) }
    bytes += (pressure ?? []).flatMap { Self.bytes($0.bitPattern) }
    return bytes + marks + rest
  }

  /// The file with one thing changed.
  func with(_ change: (inout PackedFile) -> Void) -> PackedFile {
    var file = self
    change(&file)
    return file
  }

  private static func bytes(_ value: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
