import GestureReplay

/// The files that a verb reads, none of which its output may be written over.
struct FilesRead {
  private let identities: Set<FileIdentity>

  /// Notes the files that operands lead to: `-` is standard input, and a folder is all recordings
  /// below it.
  init(_ operands: [String]) {
    identities = Set(
      RecordingPaths.expand(operands).compactMap { found in
        guard case .file(let path) = found else { return nil }
        return FileIdentity(path)
      })
  }

  /// Whether one of the files is at a path, by any of its names or a link to it.
  func contains(_ path: String) -> Bool {
    FileIdentity(path).map(identities.contains) ?? false
  }

  /// Refuses an output that is one of the operands' files, which would be lost.
  static func check(_ output: String?, _ arguments: ParsedArguments) throws(CommandError) {
    guard let output, output != "-", FilesRead(arguments.operands).contains(output) else { return }
    throw arguments.error("the output would replace what is read: \(JSONText.onOneLine(output))")
  }
}
