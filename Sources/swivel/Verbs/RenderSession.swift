import GestureReplay

/// One call of `swivel render`: reads recordings, draws them and writes the pictures.
struct RenderSession {
  let renderer: RecordingRenderer
  let picture: RecordingRenderer.Picture
  let terminal: Terminal

  private var limits: JSONLimits { JSONLimits() }

  /// Draws the only recording of a path to a file, or to standard output.
  func drawOne(_ path: String, to output: String?) throws(CommandError) {
    var inputs = ReplayInputs([.file(path)], limits: limits)
    guard let input = inputs.next() else {
      throw .unreadable("\(path): there is no recording")
    }
    let svg = try draw(input).unwrapped()
    if inputs.next() != nil {
      throw .unreadable("\(path): there are several recordings, which need a folder: -o FOLDER")
    }
    guard let output else {
      terminal.write(svg)
      return
    }
    try AtomicFile.write(Array(svg.utf8), to: output)
  }

  /// Draws all recordings of some paths into a folder, which is made where it is missing. What cannot
  /// be drawn is told, and keeps nothing else from being drawn.
  func drawAll(_ paths: [String], into folder: String) throws(CommandError) -> ExitStatus {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    try AtomicFile.makeFolder(of: folder)
    var status = ExitStatus.success
    var written: Set<[UInt8]> = []
    for path in paths {
      // The contents of one folder go into the output's folder, and several folders keep apart.
      let base = RecordingPaths.base(of: path, keepsName: paths.count > 1)
      var inputs = ReplayInputs(RecordingPaths.expand([path]), limits: limits)
      while let input = inputs.next() {
        let name = name(of: input, below: base)
        do throws(CommandError) {
          let svg = try draw(input).unwrapped()
          guard written.insert(Array(name.utf8)).inserted else {
            throw .unreadable("\(input.path): another recording was drawn as \(folder)\(name)")
          }
          try AtomicFile.makeFolder(of: folder + name)
          try AtomicFile.write(Array(svg.utf8), to: folder + name)
        } catch {
          terminal.error(error.message)
          status = .unreadable
        }
      }
    }
    return status
  }

  private func draw(_ input: ReplayInputs.Input) -> Result<String, RecordingError> {
    input.recording(limits).flatMap { recording in
      Result { () throws(RecordingError) in
        do throws(RecordingError) {
          return try renderer.svg(of: recording, picture)
        } catch {
          throw error.located(in: input.path, line: input.line)
        }
      }
    }
  }

  /// The path of a picture in the output's folder.
  private func name(of input: ReplayInputs.Input, below base: String) -> String {
    // By bytes: Swift may take a slash and an accent after it for one character. What leads out of
    // the folder is left out.
    var name =
      input.path == "-" ? "input" : String(Substring(input.path.utf8.dropFirst(base.utf8.count)))
    name = name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    for suffix in [".json", ".jsonl", ".ndjson"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    return name + (input.line.map { ".\($0)" } ?? "") + ".svg"
  }
}

extension Result<String, RecordingError> {
  /// The text, or the error as the command's.
  fileprivate func unwrapped() throws(CommandError) -> String {
    switch self {
    case .success(let text): return text
    case .failure(let error): throw .unreadable(error)
    }
  }
}
