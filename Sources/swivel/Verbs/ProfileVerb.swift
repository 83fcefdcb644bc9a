import AllocationCounting
import GestureReplay

/// `swivel profile`: measures what recordings take, stage by stage and event by event.
enum ProfileVerb {
  static let verb = Verb(
    name: "profile",
    abstract: "Measures what recordings take: stages, single events, allocations.",
    operands: "PATH...",
    options: [
      .choice(
        "--format", ["text", "json"], "How the profile is written. json: one object."),
      .value(
        "--output", short: "-o", "FILE",
        "Draws the stages as bars into FILE too, an SVG; '-' draws them instead."),
      .value(
        "--runs", "N",
        "How often each recording is run, after once to warm up. As --time allows, if not given."),
      .value(
        "--time", "SECONDS",
        "About how long all of it takes, where there are not too many recordings to run each four "
          + "times. 5, if not given."),
      .value(
        "--filter", "GLOB", "Profiles only the files that match, as for 'swivel replay'."),
      .value(
        "--control", "JSON",
        "The control of recordings that name none, as for 'swivel replay'."),
      .value(
        "--size-limit", "MIB", "How large a document may be, in MiB. 256, if not given."),
    ],
    discussion: """
      A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
      which means all of them below it, or '-', which means JSON Lines on standard
      input. One recording is profiled at a time, on one thread.

      The stages are read, the bytes from the file (once, where each line of it is a
      recording, and shared out by the lines' bytes); decode, from JSON to a
      recording; prepare, the control and what is expected of it; replay, the control
      and the hashing of its states; and compare, with what is expected. Single
      events are timed in runs of their own, for the control alone.

      What diverges or cannot be read is told, and exits with 1 or 2 as a replay does.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    let control = try ControlOption.control(arguments)
    let found = try RecordingPaths.found(arguments, "profile")
    let runs = try arguments.integer("--runs", in: 1...1_000_000)
    let time = try arguments.integer("--time", in: 1...86_400)
    if runs != nil, time != nil {
      throw arguments.error("--runs and --time both say how long it takes; one is enough")
    }
    if arguments.value("--format") == "json", arguments.value("--output") == "-" {
      throw arguments.error("--format json and -o - both write to standard output")
    }
    try RecordingFile.checkPicture(arguments.value("--output"), arguments)
    let limits = try ReplayInputs.limits(arguments)
    // Beyond 2 s for a recording, medians do not get steadier. Half of it goes to single events.
    let share = min(2, Double(time ?? 5) / Double(found.count) / 2)
    let allocations: @Sendable () -> AllocationTally = {
      let count = AllocationCount.current
      return AllocationTally(calls: count.calls, bytes: count.bytes)
    }
    let profiler = Profiler(
      replayer: Replayer(bareTraceControl: control), limits: limits,
      runs: runs.map { .count($0) } ?? .seconds(share),
      allocations: AllocationCount.isAvailable ? allocations : nil)
    #if DEBUG
      terminal.error("swivel: a debug build, whose times say nothing of a release build's")
    #endif
    let session = ProfileSession(
      profiler: profiler, isJSON: arguments.value("--format") == "json",
      picture: arguments.value("--output"), terminal: terminal)
    return try session.run(found)
  }
}
