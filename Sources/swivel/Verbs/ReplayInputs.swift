import GestureReplay
import Glibc

/// The recordings below some files, one after the other; a file is opened when its turn comes.
struct ReplayInputs: IteratorProtocol {
  /// A recording that is still to be understood.
  struct Input: Sendable {
    let path: String
    /// The line of a JSON Lines file; nil where the file is one document.
    let line: Int?
    /// The file as it was before it was read.
    let stamp: FileStamp?
    fileprivate let content: Content

    fileprivate init(path: String, line: Int?, stamp: FileStamp? = nil, content: Content) {
      self.path = path
      self.line = line
      self.stamp = stamp
      self.content = content
    }

    fileprivate enum Content: Sendable {
      case file
      case line(LineReader.Line)
      case failure(RecordingError)
    }

    /// The bytes of the line; 0 where there is none, or it could not be read.
    var lineByteCount: Int {
      guard case .line(let line) = content, case .success(let bytes) = line.bytes else { return 0 }
      return bytes.count
    }

    /// Reads the recording.
    func recording(_ limits: JSONLimits) -> Result<Recording, RecordingError> {
      switch content {
      case .file:
        Result { () throws(RecordingError) in try Recording(contentsOf: path, limits: limits) }
      case .line(let line): line.recording(file: path, limits: limits)
      case .failure(let error): .failure(error)
      }
    }

    /// What to write in place of the recording, in the form in which it is there.
    func bytes(of recording: Recording) throws(RecordingError) -> [UInt8] {
      if line != nil { return Array(recording.jsonLine.utf8) }
      return try FileBytes.isPacked(path) ? recording.packed : Array(recording.json.utf8)
    }

    /// Profiles the recording.
    func profile(_ profiler: Profiler) throws(RecordingError) -> RecordingProfile {
      switch content {
      case .file: try profiler.profile(contentsOf: path)
      case .line(let line):
        try profiler.profile(json: try line.bytes.get(), file: path, line: line.number)
      case .failure(let error): throw error
      }
    }
  }

  private var found: ArraySlice<RecordingPaths.Found>
  private let limits: JSONLimits
  private var lines: OpenLines?

  /// The lines of a file that is open.
  private struct OpenLines {
    let path: String
    let descriptor: Int32
    let stamp: FileStamp?
    var reader: LineReader
    /// Whether no line was read yet.
    var isEmpty = true
  }

  /// How many bytes of the file of lines that is open were read ahead.
  var bytesAhead: Int { lines?.reader.bytesAhead ?? 0 }

  init(_ found: [RecordingPaths.Found], limits: JSONLimits) {
    self.found = found[...]
    self.limits = limits
  }

  /// The only recording of a path.
  static func only(_ path: String, _ limits: JSONLimits) throws(CommandError) -> Input {
    var inputs = ReplayInputs([.file(path)], limits: limits)
    guard let input = inputs.next() else { throw .unreadable(path, "there is no recording") }
    // What is wrong with the first one is told before that there is a second.
    if case .failure(let error) = input.content { throw .unreadable(error) }
    guard inputs.next() == nil else {
      throw .unreadable(path, "there are several recordings, which need a folder: -o FOLDER")
    }
    return input
  }

  /// The limits that the option `--size-limit` sets.
  static func limits(_ arguments: ParsedArguments) throws(CommandError) -> JSONLimits {
    // All that json-c can count is a byte less than 2 GiB.
    let size = try arguments.integer("--size-limit", in: 1...2047)
    return JSONLimits(byteCount: (size ?? 256) << 20)
  }

  mutating func next() -> Input? {
    while true {
      if let line = lines?.reader.next(), let path = lines?.path {
        lines?.isEmpty = false
        return Input(path: path, line: line.number, stamp: lines?.stamp, content: .line(line))
      }
      if let empty = closeLines() { return empty }
      guard let next = found.popFirst() else { return nil }
      guard case .file(let path) = next else {
        guard case .failure(let path, let error) = next else { continue }
        return Input(path: path, line: nil, content: .failure(error))
      }
      guard path == "-" || RecordingFile.isLines(path) else {
        return Input(path: path, line: nil, stamp: FileStamp(path), content: .file)
      }
      do throws(RecordingError) {
        let descriptor = path == "-" ? STDIN_FILENO : try FileBytes.open(path)
        lines = OpenLines(
          path: path, descriptor: descriptor, stamp: FileStamp(path),
          reader: reader(path, descriptor))
      } catch {
        return Input(path: path, line: nil, content: .failure(error))
      }
    }
  }

  private func reader(_ path: String, _ descriptor: Int32) -> LineReader {
    LineReader(file: path, limit: limits.byteCount) { () throws(RecordingError) in
      try FileBytes.chunk(of: 1 << 16, from: descriptor, path)
    }
  }

  /// Closes the file of lines that is open; what to say of it where it held none, as a replay of
  /// nothing holds nothing.
  private mutating func closeLines() -> Input? {
    guard let lines else { return nil }
    if lines.descriptor != STDIN_FILENO { close(lines.descriptor) }
    self.lines = nil
    guard lines.isEmpty else { return nil }
    let error = RecordingError(
      file: lines.path, place: .document, found: "no line", expected: "a recording a line")
    return Input(path: lines.path, line: nil, content: .failure(error))
  }
}

extension RecordingError {
  /// The error with the file, and the line of a JSON Lines file, that it is in.
  func located(in file: String, line: Int?) -> RecordingError {
    var error = self
    error.file = file
    error.line = line
    return error
  }
}
