import GestureReplay

/// `swivel convert`: writes recordings in another form.
enum ConvertVerb {
  /// How a recording is written.
  enum Form: String, CaseIterable {
    case packed, columns, objects

    /// What names of files of this form end in.
    var suffix: String { self == .packed ? RecordingFile.packedSuffix : ".json" }
  }

  static let verb = Verb(
    name: "convert",
    abstract: "Writes recordings in another form: packed, or as JSON.",
    operands: "PATH...",
    options: [
      .choice(
        "--to", Form.allCases.map(\.rawValue),
        "How samples are written. packed: as bytes, which are replayed without being parsed. "
          + "columns: as JSON, an array a column. objects: as JSON, an object a sample. If not "
          + "given, packed where the output's name ends in .swivel, and JSON as the recording has it "
          + "elsewhere. Several recordings, into a folder, need it."),
      .value(
        "--output", short: "-o", "PATH",
        "Writes to a file instead of standard output, or to a folder. Several recordings need a "
          + "folder."),
      .value("--size-limit", "MIB", "How large a document may be, in MiB. 256, if not given."),
    ],
    discussion: """
      A packed recording (.swivel) is for many samples: it takes \(bytesPerSample) bytes for most,
      is read as it lies in the file, and replays in little memory however long it is.
      Nothing is lost either way: what is packed and brought back is equal. Columns
      hold no commands.

      A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
      which means all of them below it, or '-', which means JSON Lines on standard
      input. In the output's folder, files have the names of their recordings, with
      the line's number where they are of a file of lines; --to says what they are.

      Standard output is one line of JSON; a file of JSON has a line for each sample,
      or one line in all where its name ends in .jsonl.
      """,
    run: run)

  private static let bytesPerSample = 25

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw arguments.error("no path to convert; '-' is standard input")
    }
    let limits = try ReplayInputs.limits(arguments)
    let form = arguments.value("--to").flatMap(Form.init)
    let output = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
    let isSeveral =
      arguments.operands.count > 1 || arguments.operands.contains(where: RecordingPaths.isFolder)
    guard isSeveral || output.map(OutputFolder.isMeant) ?? false else {
      try checkName(output, form, arguments)
      try FilesRead.check(output, arguments)
      let input = try ReplayInputs.only(arguments.operands[0], limits)
      try write(input, form, to: output, terminal, limits)
      return .success
    }
    guard let output else {
      throw arguments.error("several recordings are converted into a folder: -o FOLDER")
    }
    guard let form else {
      throw arguments.error("files in a folder need a form: --to packed, columns or objects")
    }
    let folder = OutputFolder(
      path: output, suffix: form.suffix, limits: limits, terminal: terminal)
    return try folder.write(arguments.operands) { input, path throws(CommandError) in
      try write(input, form, to: path, terminal, limits)
    }
  }

  /// Refuses what would be a surprise to read: the name of a file tells its form.
  private static func checkName(
    _ output: String?, _ form: Form?, _ arguments: ParsedArguments
  ) throws(CommandError) {
    let isPacked = output.map(RecordingFile.isPacked) ?? false
    switch form {
    case .packed where !isPacked:
      throw arguments.error(
        output == nil
          ? "a packed recording needs a file: -o FILE.swivel"
          : "names of packed recordings end in .swivel: -o FILE.swivel")
    case .columns where isPacked, .objects where isPacked:
      throw arguments.error("only names of packed recordings end in .swivel: --to packed")
    default: break
    }
  }

  private static func write(
    _ input: ReplayInputs.Input, _ form: Form?, to path: String?, _ terminal: Terminal,
    _ limits: JSONLimits
  ) throws(CommandError) {
    var recording: Recording
    switch input.recording(limits) {
    case .success(let read): recording = read
    case .failure(let error): throw .unreadable(error)
    }
    guard let path else {
      try setForm(of: &recording, form, input)
      let line = recording.jsonLine
      try RecordingFile.checkUnchanged(recording)
      terminal.print(line)
      return
    }
    if !RecordingFile.isPacked(path) { try setForm(of: &recording, form, input) }
    try RecordingFile.write(recording, to: path, terminal)
  }

  private static func setForm(
    of recording: inout Recording, _ form: Form?, _ input: ReplayInputs.Input
  ) throws(CommandError) {
    switch form {
    case .columns:
      guard !recording.hasCommands else {
        throw .unreadable(
          input.path, "columns hold no commands, of which there are some: --to objects or packed")
      }
      recording.sampleForm = .columns
    case .objects: recording.sampleForm = .objects
    case .packed, nil: break
    }
  }
}
