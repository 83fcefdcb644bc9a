import GestureReplay

/// A folder that gets a file for each recording of some paths, named as the recording is.
struct OutputFolder {
  private let folder: String
  private let suffix: String
  private let limits: JSONLimits
  private let terminal: Terminal

  /// - Parameters:
  ///   - path: The folder, which is made where it is missing.
  ///   - suffix: What the names of its files end in, instead of the recording's own suffix.
  ///   - limits: How large a recording may be.
  ///   - terminal: Where trouble is told.
  init(path: String, suffix: String, limits: JSONLimits, terminal: Terminal) {
    folder = path.hasSuffix("/") ? path : path + "/"
    self.suffix = suffix
    self.limits = limits
    self.terminal = terminal
  }

  /// Whether an output's path is that of a folder: one that is there, or is said to be one.
  static func isMeant(_ path: String) -> Bool {
    path.utf8.last == UInt8(ascii: "/") || RecordingPaths.isFolder(path)
  }

  /// Hands every recording with the path of its file to `make`, which writes it. What cannot be made
  /// is told, and keeps nothing else from being made.
  func write(
    _ paths: [String],
    _ make: (ReplayInputs.Input, _ path: String) throws(CommandError) -> Void
  ) throws(CommandError) -> ExitStatus {
    try AtomicFile.makeFolder(of: folder)
    var status = ExitStatus.success
    var written: Set<[UInt8]> = []
    let filesRead = FilesRead(paths)
    for path in paths {
      // The contents of one folder go into the output's folder, and several folders keep apart.
      let base = RecordingPaths.base(of: path, keepsName: paths.count > 1)
      var inputs = ReplayInputs(RecordingPaths.expand([path]), limits: limits)
      while let input = inputs.next() {
        let name = name(of: input, below: base)
        do throws(CommandError) {
          let target = AtomicFile.resolved(folder + name) ?? folder + name
          guard !written.contains(Array(target.utf8)) else {
            throw .unreadable(place(of: input), "another recording was written as \(folder)\(name)")
          }
          guard !filesRead.contains(target) else {
            throw .unreadable(
              place(of: input), "it would replace what is read: \(folder)\(name)")
          }
          try AtomicFile.makeFolder(of: folder + name)
          try make(input, folder + name)
          written.insert(Array((AtomicFile.resolved(folder + name) ?? target).utf8))
        } catch {
          terminal.error(error.message)
          status = .unreadable
        }
      }
    }
    return status
  }

  private func place(of input: ReplayInputs.Input) -> String {
    input.path + (input.line.map { ":\($0)" } ?? "")
  }

  /// The path of a recording's file in the folder.
  private func name(of input: ReplayInputs.Input, below base: String) -> String {
    // By bytes: Swift may take a slash and an accent after it for one character. What leads out of
    // the folder is left out.
    var name =
      input.path == "-" ? "input" : String(Substring(input.path.utf8.dropFirst(base.utf8.count)))
    name = name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    if let suffix = RecordingFile.suffix(of: name) {
      name = String(Substring(name.utf8.dropLast(suffix.utf8.count)))
    }
    return name + (input.line.map { ".\($0)" } ?? "") + suffix
  }
}
