/// The arguments of a verb, checked against its options.
///
/// `--name value` and `--name=value` are the same; `--` ends the options; `-` alone is a path. An
/// option given twice counts as given last.
struct ParsedArguments {
  /// What is not an option, in order.
  private(set) var operands: [String] = []
  /// Whether help is asked for, which leaves all else unread.
  private(set) var wantsHelp = false

  private let verb: Verb
  private var values: [String: String] = [:]

  init(_ arguments: [String], for verb: Verb) throws(CommandError) {
    self.verb = verb
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try append(operand) }
        return
      }
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        try append(argument)
        continue
      }
      try parse(option: argument, rest: &rest)
    }
  }

  private mutating func append(_ operand: String) throws(CommandError) {
    guard !operand.isEmpty else {
      throw .usage("operand \(operands.count + 1) is empty, and no path", for: verb)
    }
    operands.append(operand)
  }

  private mutating func parse(
    option argument: String, rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = verb.options.first(where: { $0.name == name || $0.short == name }) else {
      throw .usage(
        "unknown option '\(name)'"
          + Help.suggestion(for: name, among: verb.options.map(\.name) + ["--help"]),
        for: verb)
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw .usage("option '\(name)' takes no value", for: verb) }
      values[option.name] = ""
      return
    }
    let given = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value = given else {
      throw .usage("option '\(name)' needs a value: \(name) \(placeholder)", for: verb)
    }
    if value.isEmpty {
      throw .usage("option '\(name)' needs a value that is not empty", for: verb)
    }
    if let choices = option.choices, !choices.contains(value) {
      throw .usage(
        "option '\(name)' takes \(Help.choice(of: choices)), not '\(value)'"
          + Help.suggestion(for: value, among: choices),
        for: verb)
    }
    values[option.name] = value
  }

  /// The value of an option; nil where it was not given.
  func value(_ name: String) -> String? { values[name] }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option as a whole number in a range; nil where it was not given.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "option '\(name)' takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'",
        for: verb)
    }
    return number
  }

  /// An error about these arguments.
  func error(_ problem: String) -> CommandError { .usage(problem, for: verb) }
}
