import GestureMath
import GestureReplay

/// `swivel import`: turns a foreign recording into Swivel's.
enum ImportVerb {
  static let verb = Verb(
    name: "import",
    abstract: "Turns a recording of another tool into one of Swivel's.",
    operands: "FILE...",
    options: [
      .choice("--from", ["evemu"], "The format of the files. Required."),
      .value(
        "--size", "WxH",
        "The extent of the touched surface in points, such as 400x400. Required where the files do "
          + "not state how large the device's units are."),
      .choice(
        "--rotate", ["0", "90", "180", "270"],
        "Turns the device clockwise by so many degrees."),
      .value("--output", short: "-o", "FILE", "Writes to FILE instead of standard output."),
    ],
    discussion: """
      Writes a bare trace: samples without a control. Several files, such as the
      description of a device and its events, make one recording. Replay the trace
      with 'swivel replay --control'. What is odd is told on standard error.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    guard arguments.value("--from") != nil else {
      throw arguments.error("option '--from' is required: --from evemu")
    }
    guard !arguments.operands.isEmpty else { throw arguments.error("no file to import") }
    var options = ImportOptions()
    options.size = try size(arguments)
    options.rotation = try rotation(arguments)
    do throws(RecordingError) {
      var files: [ImportFile] = []
      for path in arguments.operands {
        files.append(ImportFile(name: path, bytes: try FileBytes.read(path, limit: 256 << 20)))
      }
      let imported = try EvemuImporter.recording(from: files, options: options)
      for finding in imported.findings { terminal.error("swivel: finding: \(finding.message)") }
      return try write(imported.recording, arguments, terminal)
    } catch {
      throw .unreadable(error)
    }
  }
}
