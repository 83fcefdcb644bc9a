import GestureReplay

/// `swivel inspect`: the timeline of one recording as a table.
enum InspectVerb {
  static let verb = Verb(
    name: "inspect",
    abstract: "Shows the timeline of one recording: input, state and events.",
    operands: "RECORDING",
    options: [
      .value(
        "--fields", "NAMES",
        "The fields of the state to show, separated by commas, or 'all'. Those that change, if not "
          + "given."),
      .value(
        "--samples", "FIRST-LAST",
        "Shows only these samples and the one before, such as 100-120, or a single one."),
      .flag("--exact", "Shows numbers in full, not rounded to three decimals."),
      .value(
        "--control", "JSON",
        "The control of a recording that names none, as for 'swivel replay'."),
      .value("--line", "N", "The line of a .jsonl file. Its first recording, if not given."),
    ],
    discussion: """
      A row shows a sample, the state after it, and what happened: changes of fields
      that are true, false or a word, and whatever was odd. On a terminal, fields for
      which there is no room are left out and named below the table.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    let path = try RecordingOperand.path(arguments, "one recording is inspected at a time")
    let control = try ControlOption.control(arguments)
    if let text = arguments.value("--fields"), text.allSatisfy({ $0 == "," }) {
      throw arguments.error(
        "option '--fields' takes names separated by commas, or 'all', not '\(text)'")
    }
    let (recording, line) = try RecordingOperand.read(path, arguments)
    let samples = try samples(arguments, recording)
    let timeline = try reading(path, line) { () throws(RecordingError) in
      try Timeline(
        recording, control: control, samples: samples, isExact: arguments.has("--exact"))
    }
    let fields = try fields(arguments, timeline)
    if let name = recording.name {
      terminal.print(JSONText.onOneLine(name).cut(to: terminal.width))
    }
    terminal.print(heading(recording, control))
    terminal.print("")
    try reading(path, line) { () throws(RecordingError) in
      try timeline.write(fields: fields, width: terminal.width, to: terminal.print)
    }
    terminal.print("")
    terminal.print("digest \(timeline.outcome.digest.digestText)")
    terminal.flush()
    return .success
  }

  /// Calls a function that reads the recording of a path, and locates its errors there.
  private static func reading<Result>(
    _ path: String, _ line: Int?, _ body: () throws(RecordingError) -> Result
  ) throws(CommandError) -> Result {
    do throws(RecordingError) {
      return try body()
    } catch {
      throw .unreadable(error.located(in: path, line: line))
    }
  }

  /// The samples that are asked for; nil for all.
  private static func samples(
    _ arguments: ParsedArguments, _ recording: Recording
  ) throws(CommandError) -> ClosedRange<Int>? {
    guard let text = arguments.value("--samples") else { return nil }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last
    else {
      throw arguments.error(
        "option '--samples' takes a sample's number, or a first and a last such as 100-120, "
          + "not '\(text)'")
    }
    let count = recording.samples.count
    guard first < count else {
      throw arguments.error(
        count == 0
          ? "the recording has no samples" : "the recording's samples are 0 to \(count - 1)")
    }
    return first...min(last, count - 1)
  }

  private static func fields(
    _ arguments: ParsedArguments, _ timeline: Timeline
  ) throws(CommandError) -> [String] {
    guard let text = arguments.value("--fields") else { return timeline.changingFields }
    if text == "all" { return timeline.allFields }
    let names = text.split(separator: ",").map(String.init)
    for name in names where !timeline.allFields.contains(name) {
      throw arguments.error(
        "the state has no field '\(name)'"
          + Help.suggestion(for: name, among: timeline.allFields)
          + "; it has " + timeline.allFields.joined(separator: ", "))
    }
    return names
  }

  private static func heading(_ recording: Recording, _ control: JSONObject?) -> String {
    var type = "drag"
    if case .string(let name)? = (recording.control ?? control)?["type"] { type = name }
    let times = recording.samples.lazy.map(\.time)
    let span = (times.max() ?? 0) - (times.min() ?? 0)
    let count = recording.samples.count == 1 ? "1 sample" : "\(recording.samples.count) samples"
    return "\(type), \(count) in \(JSONText.number((span * 1e6).rounded() / 1e6)) s"
  }
}
