import GestureReplay

/// The one recording that some verbs work on: a path, and for JSON Lines the option `--line`.
enum RecordingOperand {
  /// The path of the only operand.
  static func path(_ arguments: ParsedArguments, _ rule: String) throws(CommandError) -> String {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw arguments.error(rule)
    }
    return path
  }

  /// Reads the recording, and says in which line it is; nil where the file is one document.
  static func read(
    _ path: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> (recording: Recording, line: Int?) {
    let line = try arguments.integer("--line", in: 1...Int(Int32.max))
    let (recording, lineRead) = try read(path, line: line)
    if line != nil, lineRead == nil {
      throw arguments.error("--line is for .jsonl files, and this is one recording: \(path)")
    }
    return (recording, lineRead)
  }

  /// Reads the recording of a line, or the first one where that is nil.
  static func read(
    _ path: String, line: Int?
  ) throws(CommandError) -> (Recording, line: Int?) {
    var inputs = ReplayInputs([.file(path)], limits: JSONLimits())
    while let input = inputs.next() {
      guard line == nil || input.line == nil || line == input.line else { continue }
      do throws(RecordingError) {
        return (try input.recording(JSONLimits()).get(), input.line)
      } catch {
        throw .unreadable(error)
      }
    }
    throw .unreadable(path, "there is no recording" + (line.map { " in line \($0)" } ?? ""))
  }
}
