import GestureReplay

/// The command: finds the verb, and turns what went wrong into a message and a status.
enum Swivel {
  static let version = "0.2.0"

  static let verbs = [
    ReplayVerb.verb, InspectVerb.verb, RenderVerb.verb, ImportVerb.verb, ConvertVerb.verb,
    CheckVerb.verb, ShrinkVerb.verb, ProfileVerb.verb,
  ]

  /// Runs the command with its arguments, the program's name left out.
  static func run(_ arguments: [String], on terminal: Terminal) -> ExitStatus {
    do throws(CommandError) {
      let status = try run(arguments: arguments, on: terminal)
      terminal.flush()
      guard let failure = terminal.failure else { return status }
      throw .unreadable(failure)
    } catch {
      terminal.flush()
      terminal.error(error.message)
      return error.status
    }
  }

  private static func run(
    arguments: [String], on terminal: Terminal
  ) throws(CommandError) -> ExitStatus {
    guard let first = arguments.first else {
      terminal.error(Help.usage)
      return .usage
    }
    switch first {
    case "help", "--help", "-h":
      terminal.print(try helpText(for: Array(arguments.dropFirst())))
    case "--version", "version":
      terminal.print("swivel \(version)")
    default:
      let verb = try verb(named: first)
      let rest = Array(arguments.dropFirst())
      let parsed = try ParsedArguments(rest, for: verb)
      if parsed.wantsHelp {
        terminal.print(Help.text(for: verb))
      } else {
        return try verb.run(parsed, terminal)
      }
    }
    return .success
  }

  private static func helpText(for arguments: [String]) throws(CommandError) -> String {
    let name = arguments.first { !$0.hasPrefix("-") }
    guard let name, name != "help" else { return Help.overview }
    return Help.text(for: try verb(named: name))
  }

  private static func verb(named name: String) throws(CommandError) -> Verb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    let known = verbs.map(\.name) + ["help"]
    let isOption = name.hasPrefix("-")
    throw .usage(
      "unknown \(isOption ? "option" : "verb") '\(name)'"
        + Help.suggestion(for: name, among: isOption ? ["--help", "--version"] : known),
      for: nil)
  }
}
