/// One thing that the command does.
struct Verb: Sendable {
  /// An option of a verb.
  struct Option: Sendable {
    /// The name, with its dashes.
    let name: String
    /// A second name of one dash and a letter; nil where there is none.
    let short: String?
    /// What stands for the option's value in the help; nil for an option without a value.
    let value: String?
    /// The only values that the option takes; nil where it takes any.
    let choices: [String]?
    /// What the option does.
    let help: String

    /// An option without a value.
    static func flag(_ name: String, _ help: String) -> Option {
      Option(name: name, short: nil, value: nil, choices: nil, help: help)
    }

    /// An option with a value.
    static func value(
      _ name: String, short: String? = nil, _ value: String, _ help: String
    ) -> Option {
      Option(name: name, short: short, value: value, choices: nil, help: help)
    }

    /// An option with a value of a few.
    static func choice(_ name: String, _ choices: [String], _ help: String) -> Option {
      Option(
        name: name, short: nil, value: choices.joined(separator: "|"), choices: choices, help: help)
    }
  }

  let name: String
  /// What the verb does, in a line.
  let abstract: String
  /// What follows the options, such as `PATH...`.
  let operands: String
  let options: [Option]
  /// What more there is to know, in paragraphs of at most 80 columns.
  let discussion: String
  let run: @Sendable (ParsedArguments, Terminal) throws(CommandError) -> ExitStatus
}
