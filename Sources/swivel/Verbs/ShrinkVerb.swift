import GestureReplay

/// `swivel shrink`: reduces a failing recording to the smallest that fails in the same way.
enum ShrinkVerb {
  static let verb = Verb(
    name: "shrink",
    abstract: "Reduces a failing recording to the smallest that fails alike.",
    operands: "RECORDING",
    options: [
      .value("--output", short: "-o", "FILE", "Writes to FILE instead of standard output."),
      .value(
        "--field", "NAME",
        "The field whose failure is kept. The first that fails, if not given."),
      .value(
        "--against", "OTHER",
        "Keeps the first field that comes out otherwise than in the replay of OTHER, a recording, in "
          + "place of what RECORDING expects."),
      .value(
        "--control", "JSON",
        "The control of a recording that names none, as for 'swivel replay'. It is written into the "
          + "result."),
      .value("--line", "N", "The line of a .jsonl file. Its first recording, if not given."),
      .value(
        "--replays", "N",
        "Stops after so many replays. \(RecordingShrinker.defaultMaximumReplays), if not given."),
    ],
    discussion: """
      Leaves out samples, contacts, commands, checkpoints and configuration, and makes
      coordinates and times plain, as long as the same field fails in the same way: a
      number is off to the same side by as much, give or take a tenth, and all else
      comes out as it did. What is expected stays, so look at the result first: it may
      be the expectation that is wrong. A digest tells of no field: where nothing else
      fails, --against finds the field.

      The result is written one sample a line, or on one line where FILE ends in
      .jsonl; what was found is told on standard error. A recording that does not
      fail is an error, with status 2.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    let path = try RecordingOperand.path(arguments, "one recording is shrunk at a time")
    let control = try ControlOption.control(arguments)
    try FilesRead.check(arguments.value("--output"), arguments)
    let replays = try arguments.integer("--replays", in: 1...1_000_000_000)
    var (recording, line) = try RecordingOperand.read(path, arguments)
    let replayer = Replayer(bareTraceControl: control)
    if let other = arguments.value("--against") {
      recording.expectations = [
        try difference(of: recording, path, line, from: other, replayer, arguments)
      ]
    }
    let outcome: Outcome
    let shrunk: ShrunkRecording?
    do throws(RecordingError) {
      outcome = try replayer.replay(recording)
      shrunk =
        keepsDigest(outcome, arguments)
        ? nil
        : try shrinker(replayer, replays).shrink(
          recording, field: arguments.value("--field"), observing: observer(recording, terminal))
    } catch {
      throw .unreadable(error.located(in: path, line: line))
    }
    guard let shrunk else {
      throw nothingToShrink(outcome, path + (line.map { ":\($0)" } ?? ""), arguments)
    }
    try write(shrunk.recording, arguments.value("--output"), terminal)
    terminal.flush()
    terminal.error("swivel: \(summary(shrunk))")
    return .success
  }

  /// What the first field that comes out otherwise than in another recording should have been.
  private static func difference(
    of recording: Recording, _ path: String, _ line: Int?, from other: String,
    _ replayer: Replayer, _ arguments: ParsedArguments
  ) throws(CommandError) -> Recording.Expectation {
    let (good, goodLine) = try RecordingOperand.read(other, line: nil)
    do throws(RecordingError) {
      // So that what is wrong with the other recording is told of that one.
      _ = try replayer.replay(good)
    } catch {
      throw .unreadable(error.located(in: other, line: goodLine))
    }
    let field = arguments.value("--field")
    do throws(RecordingError) {
      if let difference = try replayer.firstDifference(of: recording, from: good, field: field) {
        return difference
      }
    } catch {
      throw .unreadable(error.located(in: path, line: line))
    }
    throw .unreadable(
      path + (line.map { ":\($0)" } ?? ""),
      "nothing to shrink: no field "
        + (field.map { "'\($0)' " } ?? "") + "comes out otherwise than in "
        + JSONText.onOneLine(other))
  }

  private static func shrinker(_ replayer: Replayer, _ replays: Int?) -> RecordingShrinker {
    RecordingShrinker(
      replayer: replayer, maximumReplays: replays ?? RecordingShrinker.defaultMaximumReplays)
  }

  private static func observer(
    _ recording: Recording, _ terminal: Terminal
  ) -> (ShrinkProgress) -> Void {
    var line = ProgressLine()
    return { progress in
      line.update(
        "\(progress.sampleCount) of \(recording.samples.count) samples, "
          + "\(progress.replayCount) replays",
        on: terminal)
    }
  }

  /// Whether what is to be kept is the failure of a digest.
  private static func keepsDigest(_ outcome: Outcome, _ arguments: ParsedArguments) -> Bool {
    let fields = outcome.divergences.map(\.field)
    return fields.contains("digest")
      && (arguments.value("--field") == "digest" || fields.allSatisfy { $0 == "digest" })
  }

  /// Why there is no failure to keep.
  private static func nothingToShrink(
    _ outcome: Outcome, _ place: String, _ arguments: ParsedArguments
  ) -> CommandError {
    if keepsDigest(outcome, arguments) {
      return .unreadable(
        place,
        "nothing to shrink: a digest tells of no field; --against OTHER finds the first field that "
          + "comes out otherwise than in the replay of another recording")
    }
    var fields: [String] = []
    for divergence in outcome.divergences where !fields.contains(divergence.field) {
      fields.append(divergence.field)
    }
    guard let field = arguments.value("--field"), !fields.isEmpty else {
      return .unreadable(
        place,
        outcome.isAsserted
          ? "nothing to shrink: all that is expected holds"
          : "nothing to shrink: the recording expects nothing")
    }
    return arguments.error(
      "the field '\(field)' does not fail" + Help.suggestion(for: field, among: fields)
        + "; what fails is " + fields.joined(separator: ", "))
  }

  private static func write(
    _ recording: Recording, _ path: String?, _ terminal: Terminal
  ) throws(CommandError) {
    guard let path, path != "-" else {
      terminal.write(recording.json)
      return
    }
    try RecordingFile.write(recording, to: path, terminal)
  }

  /// What was found, in a line.
  private static func summary(_ shrunk: ShrunkRecording) -> String {
    let count = shrunk.originalSampleCount
    let replays = shrunk.replayCount == 1 ? "1 replay" : "\(shrunk.replayCount) replays"
    let end = shrunk.isSmallest ? "" : ", where it was stopped (--replays)"
    return "from \(count == 1 ? "1 sample" : "\(count) samples") "
      + "to \(shrunk.recording.samples.count) in \(replays)\(end); \(shrunk.divergence)"
  }
}
