import GestureReplay
import Synchronization

/// `swivel check`: tries laws on controls with made-up drags.
enum CheckVerb {
  static let verb = Verb(
    name: "check",
    abstract: "Tries laws on controls with made-up drags, and keeps what breaks one.",
    operands: "",
    options: [
      .value(
        "--control", "JSON",
        "The control: its type, tried in many configurations, or an object with one configuration. "
          + "All, if not given."),
      .value("--law", "NAME", "The law. All, if not given."),
      .value("--runs", "N", "How many cases each law is tried on. 1000, if not given."),
      .value(
        "--seed", "S", "Where all cases come from, a whole number. 24301, if not given."),
      .flag("--list", "Lists the laws of the controls, and tries none."),
      .value(
        "--output", short: "-o", "FOLDER",
        "Where recordings that break a law are written, beside what is there. The working folder, "
          + "if not given."),
    ],
    discussion: """
      A case that breaks a law is made as small as it gets, and written as a recording
      that 'swivel replay' finds to diverge. The same seed makes the same cases
      everywhere. A law is unknown where it says nothing of the cases, as for a
      configuration that it is not about. Of timeOrigin the cases are counted that
      the rounding of times leaves undecided. Exits with 1 where a law is broken.
      """,
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    if let operand = arguments.operands.first {
      throw arguments.error("no operands are taken, such as '\(operand)'")
    }
    let tasks = try tasks(arguments)
    if arguments.has("--list") {
      list(tasks, terminal)
      return .success
    }
    let runs = try arguments.integer("--runs", in: 1...100_000_000) ?? 1000
    let seed = try arguments.integer("--seed", in: 0...Int.max).map { UInt64($0) } ?? 24_301
    let folder = arguments.value("--output") ?? "."
    // Before laws are tried, which can take hours.
    try AtomicFile.makeFolder(of: folder + "/")
    terminal.print("seed \(seed), \(runs) runs a law")
    let output = CheckOutput(
      folder: folder, total: tasks.count, control: arguments.value("--control"), terminal)
    var rest = tasks[...]
    OrderedWorkers(jobs: Processors.count) { (task: Task) in
      task.subject.check(task.law, runs: runs, seed: seed)
    }.run({ rest.popFirst() }, handOn: { output.add($0) })
    return try output.finish()
  }

  /// A law to try on a control.
  struct Task: Sendable {
    let subject: LawSubject
    let law: ControlLaw
  }

  private static func tasks(_ arguments: ParsedArguments) throws(CommandError) -> [Task] {
    var subjects = LawSubject.builtIn()
    if let control = try ControlOption.control(arguments, orTypeOf: subjects.map(\.type)),
      case .string(let type)? = control["type"]
    {
      subjects = subjects.filter { $0.type == type }
      if control.members.count > 1 { subjects = subjects.map { $0.configured(as: control) } }
    }
    let all = subjects.flatMap { subject in subject.laws.map { Task(subject: subject, law: $0) } }
    guard let name = arguments.value("--law") else { return all }
    let chosen = all.filter { $0.law.name == name }
    if chosen.isEmpty {
      let known = ControlLaw.all.map(\.name)
      if known.contains(name) {
        throw arguments.error(
          "'\(name)' is no law of \(subjects.map(\.type).joined(separator: ", ")); see --list")
      }
      throw arguments.error(
        "unknown law '\(name)'" + Help.suggestion(for: name, among: known) + "; see --list")
    }
    return chosen
  }

  private static func list(_ tasks: [Task], _ terminal: Terminal) {
    let width = (tasks.map(\.law.name.count).max() ?? 0) + 2
    var listed: Set<String> = []
    for task in tasks where listed.insert(task.law.name).inserted {
      let types = tasks.filter { $0.law.name == task.law.name }.map(\.subject.type)
      let text = "\(task.law.abstract) (\(types.joined(separator: ", ")))"
      let lines = text.wrapped(to: (terminal.width ?? 80) - width)
      for (index, line) in lines.enumerated() {
        terminal.print((index == 0 ? task.law.name : "").padded(to: width) + line)
      }
    }
  }
}

/// Where the results of laws go: to standard output, and into files.
package final class CheckOutput: Sendable {
  private let folder: String
  private let total: Int
  /// The control as the command line gives it; nil for all.
  private let control: String?
  private let terminal: Terminal
  private let state = Mutex(State())

  private struct State {
    var done = 0
    var broken = 0
    var unknown = 0
    var failure: CommandError?
  }

  init(folder: String, total: Int, control: String?, _ terminal: Terminal) {
    self.folder = folder
    self.total = total
    self.control = control
    self.terminal = terminal
  }

  /// Adds a result, and writes the recording that breaks its law.
  func add(_ result: LawResult) {
    state.withLock { state in
      state.done += 1
      switch result.verdict {
      case .held:
        let unknown = result.unknown > 0 ? ", unknown in \(result.unknown) cases more" : ""
        terminal.print("held     \(result.type) \(result.law.name)\(unknown)")
      case .unknown:
        state.unknown += 1
        terminal.print(
          "unknown  \(result.type) \(result.law.name): \(result.discards) cases said nothing")
      case .broken(let recording, let outcome):
        state.broken += 1
        do throws(CommandError) {
          try write(result, recording, outcome)
        } catch {
          state.failure = error
        }
      }
      terminal.flush()
      if state.done < total { terminal.progress("\(state.done) of \(total) laws") }
    }
  }

  /// Writes the counts; the status that they come to.
  func finish() throws(CommandError) -> ExitStatus {
    let state = state.withLock { $0 }
    terminal.print(
      "\(total) \(total == 1 ? "law" : "laws"): \(total - state.broken - state.unknown) held, \(state.broken) broken, "
        + "\(state.unknown) unknown")
    if let failure = state.failure { throw failure }
    return state.broken > 0 ? .failure : .success
  }

  /// Writes a recording to a new file; one that is there already, and holds anything else, is left
  /// alone.
  package static func keep(_ recording: Recording, at path: String) throws(CommandError) {
    let bytes = Array(recording.json.utf8)
    if FileStamp(path) != nil, let there = try? FileBytes.read(path, limit: bytes.count),
      there == bytes
    {
      return
    }
    try AtomicFile.write(bytes, to: path, over: .nothing)
  }

  private func write(
    _ result: LawResult, _ recording: Recording, _ outcome: Outcome
  ) throws(CommandError) {
    var recording = recording
    recording.name =
      "\(result.law.abstract) Broken by run \(result.failingRun ?? 0) of seed \(result.seed)."
    let path = (folder == "." ? "" : folder + "/") + "\(result.type)-\(result.law.name).json"
    terminal.print("broken   \(result.type) \(result.law.name): \(result.law.abstract)")
    let report = TextReport(hasColor: terminal.hasColor)
    terminal.write(
      report.entry(for: ReplayResult(path: path, outcome: .success((recording, outcome)))))
    do throws(RecordingError) {
      let timeline = try Timeline(recording, control: nil)
      try timeline.write(
        fields: timeline.changingFields, width: terminal.width.map { $0 - 2 },
        to: { terminal.print("  " + $0) })
    } catch {
      throw .unreadable(error.located(in: path, line: nil))
    }
    let run = result.failingRun ?? 0
    try Self.keep(recording, at: path)
    terminal.print("  written to \(path), \(result.shrinkSteps) steps smaller than run \(run)")
    terminal.print(
      "  again: swivel check --control \((control ?? result.type).quotedForShell) "
        + "--law \(result.law.name) --seed \(result.seed) --runs \(run + 1)")
  }
}

extension String {
  /// The text as a word of a shell's command: in single quotes, unless it is a name.
  var quotedForShell: String {
    utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
