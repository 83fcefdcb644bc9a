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

      Standard output is one line, as 'swivel replay -' reads it. A FILE has a line
      for each sample, or one line in all where its name ends in .jsonl.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    guard arguments.value("--from") != nil else {
      throw arguments.error("option '--from' is missing: --from evemu")
    }
    guard !arguments.operands.isEmpty else { throw arguments.error("no file to import") }
    try FilesRead.check(arguments.value("--output"), arguments)
    let options = ImportOptions(size: try size(arguments), rotation: try rotation(arguments))
    let imported = try read(arguments.operands, options)
    for finding in imported.findings { terminal.error("swivel: finding: \(finding.message)") }
    let recording = imported.recording
    guard let path = arguments.value("--output"), path != "-" else {
      // As 'swivel replay -' reads it.
      terminal.print(recording.jsonLine)
      return .success
    }
    try RecordingFile.write(recording, to: path, terminal)
    return .success
  }

  private static func read(
    _ paths: [String], _ options: ImportOptions
  ) throws(CommandError) -> ImportedRecording {
    do throws(RecordingError) {
      var files: [ImportFile] = []
      for path in paths {
        files.append(
          ImportFile(name: path, bytes: try FileBytes.read(path, limit: JSONLimits().byteCount)))
      }
      return try EvemuImporter.importing(files, options: options)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func size(_ arguments: ParsedArguments) throws(CommandError) -> Size? {
    guard let text = arguments.value("--size") else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (0..<PointerEvent.coordinateLimit.nextUp).contains(width), width > 0,
      (0..<PointerEvent.coordinateLimit.nextUp).contains(height), height > 0
    else {
      throw arguments.error(
        "option '--size' takes a width and a height above 0 and up to 1e9 points, such as 400x400, "
          + "not '\(text)'")
    }
    return Size(width: width, height: height)
  }

  private static func rotation(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> ImportOptions.Rotation {
    let degrees = try arguments.integer("--rotate", in: 0...270) ?? 0
    return ImportOptions.Rotation(rawValue: degrees) ?? .none
  }
}
