import GestureReplay

/// A file that holds recordings; its name tells their form.
enum RecordingFile {
  /// What the names of packed recordings end in.
  static let packedSuffix = ".swivel"
  private static let lineSuffixes = [".jsonl", ".ndjson"]
  private static let suffixes = [".json", packedSuffix] + lineSuffixes

  /// Whether a name is that of a packed recording.
  static func isPacked(_ path: String) -> Bool { suffix(of: path) == packedSuffix }

  /// Whether a name is that of recordings, one a line.
  static func isLines(_ path: String) -> Bool {
    suffix(of: path).map(lineSuffixes.contains) ?? false
  }

  /// What a name ends in, if it is a recording's.
  static func suffix(of path: String) -> String? {
    // By bytes: Swift may take the dot and what is before it for one character.
    suffixes.first { path.utf8.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// Writes a recording to a file, in the form that the name tells: packed, a line of JSON, or JSON
  /// with a line a sample.
  static func write(
    _ recording: Recording, to path: String, _ terminal: Terminal
  ) throws(CommandError) {
    guard !isPacked(path) else {
      try AtomicFile.write(to: path) { write throws(CommandError) in
        try recording.writePacked(write)
        try checkUnchanged(recording)
      }
      return
    }
    let text = isLines(path) ? recording.jsonLine + "\n" : recording.json
    try AtomicFile.write(to: path) { write throws(CommandError) in
      try text.utf8.span.withUnsafeBufferPointer { text throws(CommandError) in
        try write(UnsafeRawBufferPointer(text))
      }
      try checkUnchanged(recording)
    }
    if text.utf8.count > JSONLimits().byteCount {
      let size = (text.utf8.count >> 20) + 1
      terminal.error("swivel: \(JSONText.onOneLine(path)) is read with --size-limit \(size)")
    }
  }

  /// Refuses a recording that is read where it lies, in a file that was changed meanwhile.
  static func checkUnchanged(_ recording: Recording) throws(CommandError) {
    do throws(RecordingError) {
      try recording.samples.checkUnchanged()
    } catch {
      throw .unreadable(error)
    }
  }

  /// Refuses a name for a picture that is a recording's, or the path of one that is read, which would
  /// be lost.
  static func checkPicture(
    _ path: String?, _ arguments: ParsedArguments
  ) throws(CommandError) {
    guard let path else { return }
    if let suffix = suffix(of: path) {
      throw arguments.error(
        "a picture's name ends in .svg, not as a recording's in \(suffix): "
          + JSONText.onOneLine(path))
    }
    try FilesRead.check(path, arguments)
  }
}
