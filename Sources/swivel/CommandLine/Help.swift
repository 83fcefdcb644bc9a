import GestureReplay

/// The texts that say how to call the command, for 80 columns.
enum Help {
  static let usage = """
    Usage: swivel VERB [OPTIONS] [PATH...]

    Verbs:
    \(verbTable)

    Try 'swivel help VERB'.
    """

  static let overview = """
    Replays recorded touches through gesture math, and asserts the states that
    result.

    \(usage)

    Exit status: 0 all held; 1 an expectation did not hold, or states were recorded
    for the first time; 2 a file could not be read, understood or written; 64 the
    command line was wrong.
    """

  private static var verbTable: String {
    let width = Swivel.verbs.map(\.name.count).max() ?? 0
    return Swivel.verbs
      .map { "  " + $0.name.padded(to: width) + "  " + $0.abstract }
      .joined(separator: "\n")
  }

  static func usageLine(for verb: Verb) -> String {
    "Usage: swivel \(verb.name) [OPTIONS]" + (verb.operands.isEmpty ? "" : " \(verb.operands)")
  }

  static func text(for verb: Verb) -> String {
    let help = Verb.Option(
      name: "--help", short: "-h", value: nil, choices: nil, help: "Shows this help.")
    let options = (verb.options + [help]).map { option in
      let names = option.short.map { "\($0), \(option.name)" } ?? option.name
      let head = "  " + names + (option.value.map { " \($0)" } ?? "")
      return head + "\n" + option.help.wrapped(to: 74).map { "      " + $0 }.joined(separator: "\n")
    }
    return """
      \(verb.abstract)

      \(usageLine(for: verb))

      \(verb.discussion)

      Options:
      \(options.joined(separator: "\n"))
      """
  }

  /// The words as a choice: `a, b or c`.
  static func choice(of words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `; did you mean 'replay'?`, or nothing where no known name is near.
  static func suggestion(for name: String, among known: [String]) -> String {
    NearestName.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
