import GestureReplay

/// Why the command stopped: what it says on standard error, and the status it exits with.
package struct CommandError: Error {
  package let message: String
  package let status: ExitStatus

  /// The command line is wrong: what is wrong, and how to call the verb.
  static func usage(_ problem: String, for verb: Verb?) -> CommandError {
    let name = verb.map { "swivel \($0.name)" } ?? "swivel"
    let usage = verb.map { Help.usageLine(for: $0) } ?? "Usage: swivel VERB [OPTIONS] [PATH...]"
    return CommandError(
      message: "\(name): \(problem)\n\(usage)\nTry '\(name) --help'.", status: .usage)
  }

  /// A file could not be read, understood or written.
  package static func unreadable(_ problem: String) -> CommandError {
    CommandError(message: "swivel: \(problem)", status: .unreadable)
  }

  /// A file could not be read or written.
  static func unreadable(_ path: String, _ problem: String) -> CommandError {
    unreadable("\(JSONText.onOneLine(path)): \(problem)")
  }

  /// A file could not be understood.
  static func unreadable(_ error: RecordingError) -> CommandError {
    var error = error
    error.file = error.file.map(JSONText.onOneLine)
    return unreadable(error.description)
  }
}
