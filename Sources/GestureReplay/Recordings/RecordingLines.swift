/// The recordings of a text in JSON Lines, read one at a time.
///
/// Memory holds one line and one chunk. Blank lines are skipped, and a line that is no recording
/// gives an error in its place and does not keep the next from being read.
public struct RecordingLines: Sequence, IteratorProtocol {
  /// A line's number, counted from 1, and its recording or what is wrong with it.
  public struct Line: Sendable {
    /// The line's number, counted from 1.
    public var number: Int
    /// The recording, or what is wrong with the line.
    public var recording: Result<Recording, RecordingError>
  }

  private let file: String?
  private let limits: JSONLimits
  private var lines: LineReader

  /// Creates a sequence of the recordings in bytes that come in chunks.
  ///
  /// - Parameters:
  ///   - file: The path that errors name.
  ///   - limits: How large and how deep a line's document may be.
  ///   - read: Returns the next bytes, any number of them; none at the end. An error ends the
  ///     sequence.
  public init(
    file: String? = nil, limits: JSONLimits = JSONLimits(),
    read: @escaping () throws(RecordingError) -> [UInt8]
  ) {
    self.file = file
    self.limits = limits
    lines = LineReader(file: file, limit: limits.byteCount, read: read)
  }

  /// Creates a sequence of the recordings that a file descriptor yields, such as 0, standard input.
  /// It is not closed.
  public init(descriptor: Int32, file: String? = nil, limits: JSONLimits = JSONLimits()) {
    self.init(file: file, limits: limits) { () throws(RecordingError) in
      try FileBytes.chunk(of: Self.chunkSize, from: descriptor, file)
    }
  }

  /// Creates a sequence of the recordings in a file, which is closed with the last copy.
  ///
  /// - Throws: ``RecordingError`` where the file cannot be opened.
  public init(
    contentsOf path: String, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    let file = try OpenFile(path)
    self.init(file: path, limits: limits) { () throws(RecordingError) in
      try FileBytes.chunk(of: Self.chunkSize, from: file.descriptor, path)
    }
  }

  private static var chunkSize: Int { 65_536 }

  /// Reads the next recording; nil at the end.
  public mutating func next() -> Line? {
    guard let line = lines.next() else { return nil }
    return Line(number: line.number, recording: line.recording(file: file, limits: limits))
  }
}

extension LineReader.Line {
  /// Reads the recording that the line holds.
  package func recording(
    file: String?, limits: JSONLimits
  ) -> Result<Recording, RecordingError> {
    bytes.flatMap { bytes in
      Result { () throws(RecordingError) in
        try Recording(json: bytes, file: file, line: number, limits: limits)
      }
    }
  }
}
