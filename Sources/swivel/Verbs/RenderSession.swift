import GestureReplay

/// One call of `swivel render`: reads recordings, draws them and writes the pictures.
struct RenderSession {
  let renderer: RecordingRenderer
  let picture: RecordingRenderer.Picture
  let terminal: Terminal

  private var limits: JSONLimits { JSONLimits() }

  /// Draws the only recording of a path to a file, or to standard output.
  func drawOne(_ path: String, to output: String?) throws(CommandError) {
    let svg = try draw(try ReplayInputs.only(path, limits))
    guard let output else {
      terminal.write(svg)
      return
    }
    try AtomicFile.write(Array(svg.utf8), to: output)
  }

  /// Draws all recordings of some paths into a folder.
  func drawAll(_ paths: [String], into folder: String) throws(CommandError) -> ExitStatus {
    let folder = OutputFolder(path: folder, suffix: ".svg", limits: limits, terminal: terminal)
    return try folder.write(paths) { input, path throws(CommandError) in
      try AtomicFile.write(Array(try draw(input).utf8), to: path)
    }
  }

  private func draw(_ input: ReplayInputs.Input) throws(CommandError) -> String {
    do throws(RecordingError) {
      let recording = try input.recording(limits).get()
      do throws(RecordingError) {
        let svg = try renderer.svg(of: recording, picture)
        try recording.samples.checkUnchanged()
        return svg
      } catch {
        throw error.located(in: input.path, line: input.line)
      }
    } catch {
      throw .unreadable(error)
    }
  }
}
