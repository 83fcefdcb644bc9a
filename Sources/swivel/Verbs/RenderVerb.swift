import GestureReplay

/// `swivel render`: draws recordings.
enum RenderVerb {
  static let verb = Verb(
    name: "render",
    abstract: "Draws recordings as SVG: the control, and the way of the finger.",
    operands: "PATH...",
    options: [
      .value("--at", "TIME", "Draws the state at TIME, in seconds. The end, if not given."),
      .value(
        "--frames", "N", "Draws N states side by side, from the first sample to the last."),
      .flag("--animate", "Draws a picture that plays the recording in its own time, in a browser."),
      .flag("--dark", "Draws for dark surroundings."),
      .flag("--no-trace", "Leaves out the way of the finger."),
      .value(
        "--control", "JSON",
        "The control of recordings that name none, as for 'swivel replay'."),
      .value(
        "--output", short: "-o", "PATH",
        "Writes to a file instead of standard output, or to a folder. Several recordings need a "
          + "folder."),
    ],
    discussion: """
      A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
      which means all of them below it, or '-', which means JSON Lines on standard
      input. In the output's folder, pictures have the names of their recordings, with
      .svg, and with the line's number where they are of a file of lines.

      A ring is where a contact began, a dot where it was lifted, a cross where it was
      cancelled, and a fingertip where it is down. The older the line, the paler.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw arguments.error("no path to draw; '-' is standard input")
    }
    let picture = try picture(arguments)
    let renderer = RecordingRenderer(
      replayer: Replayer(bareTraceControl: try ControlOption.control(arguments)),
      colorScheme: arguments.has("--dark") ? .dark : .light,
      showsTrace: !arguments.has("--no-trace"))
    let session = RenderSession(renderer: renderer, picture: picture, terminal: terminal)
    let output = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
    let isSeveral =
      arguments.operands.count > 1 || arguments.operands.contains(where: RecordingPaths.isFolder)
    guard isSeveral || output.map(OutputFolder.isMeant) ?? false else {
      try RecordingFile.checkPicture(output, arguments)
      try session.drawOne(arguments.operands[0], to: output)
      return .success
    }
    guard let output else {
      throw arguments.error("several recordings are drawn into a folder: -o FOLDER")
    }
    return try session.drawAll(arguments.operands, into: output)
  }

  private static func picture(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> RecordingRenderer.Picture {
    let given = ["--at", "--frames", "--animate"].filter(arguments.has)
    guard given.count < 2 else {
      throw arguments.error("\(given[0]) and \(given[1]) cannot be drawn in one picture")
    }
    if arguments.has("--animate") { return .animation }
    if let count = try arguments.integer("--frames", in: 1...100) { return .strip(frames: count) }
    guard let text = arguments.value("--at") else { return .end }
    guard let time = Double(text), time.magnitude <= 1e12 else {
      throw arguments.error("option '--at' takes a time in seconds, such as 0.25, not '\(text)'")
    }
    return .at(time)
  }
}
