import GestureMath
import GestureReplay

/// `swivel replay`: replays recordings, and reports what diverged.
enum ReplayVerb {
  static let verb = Verb(
    name: "replay",
    abstract: "Replays recordings, and reports the states that were not as expected.",
    operands: "PATH...",
    options: [
      .choice(
        "--format", ["text", "json", "jsonl", "junit"],
        "How results are written. text: what failed, and counts. json: one object. jsonl: an object "
          + "a line, as each recording ends. junit: XML for continuous integration."),
      .value("--jobs", "N", "How many recordings are replayed at a time. All cores, if not given."),
      .value(
        "--filter", "GLOB",
        "Replays only the files whose whole name matches, such as 'cancel*', or whose path ends with "
          + "a match where GLOB has a slash, such as 'drag/*'."),
      .flag("--strict", "Fails where a recording is odd: time going back, contacts left down."),
      .value(
        "--control", "JSON",
        "The control of recordings that name none: its type, or an object such as "
          + "'{\"type\":\"angleDial\",\"range\":null}'. A plain drag, if not given."),
      .choice(
        "--record", RecordMode.allCases.map(\.rawValue),
        "Writes the states that result into the recordings, as what to expect. missing: where "
          + "nothing is expected. failed: where it did not hold. all: everywhere."),
      .value(
        "--size-limit", "MIB", "How large a document may be, in MiB. 256, if not given."),
    ],
    discussion: """
      A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
      which means all of them below it in the order of their names, or '-', which
      means JSON Lines on standard input. Results come in that order, whatever the
      number of jobs.

      A recording that expects nothing passes and is counted apart. With --record,
      files are changed in place, and what was recorded for the first time exits
      with 1: run again to compare. Recording is refused where CI is set.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    let settings = try ReplaySettings(arguments, isCI: terminal.isCI)
    let recordsInput = arguments.has("--record") && arguments.operands.contains("-")
    if recordsInput { throw arguments.error("--record cannot write to standard input") }
    let inputs = try RecordingPaths.found(arguments, "replay")
    let format = arguments.value("--format") ?? "text"
    let report = report(format, terminal, isAlone: inputs.count == 1)
    return ReplaySession(settings: settings, report: report, terminal: terminal).run(inputs)
  }

  private static func report(
    _ format: String, _ terminal: Terminal, isAlone: Bool
  ) -> any ReplayReport {
    switch format {
    case "json": JSONReport(isLines: false)
    case "jsonl": JSONReport(isLines: true)
    case "junit": JUnitReport()
    default: TextReport(hasColor: terminal.hasColor, showsStates: isAlone)
    }
  }
}

/// What the options of a replay say.
struct ReplaySettings: Sendable {
  let replayer: Replayer
  let limits: JSONLimits
  let isStrict: Bool
  let recordMode: RecordMode?
  let jobs: Int

  init(_ arguments: ParsedArguments, isCI: Bool) throws(CommandError) {
    let control = try ControlOption.control(arguments)
    replayer = Replayer(bareTraceControl: control)
    limits = try ReplayInputs.limits(arguments)
    isStrict = arguments.has("--strict")
    recordMode = arguments.value("--record").flatMap(RecordMode.init)
    jobs = try arguments.integer("--jobs", in: 1...1024) ?? Processors.count
    if recordMode != nil, isCI {
      throw arguments.error("--record is refused where CI is set: what CI sees must be committed")
    }
  }
}
