/// The command line of the benchmarks, checked.
package struct BenchmarkOptions: Equatable {
  /// What is to be done.
  package enum Task: Equatable {
    /// Measures.
    case measure
    /// Measures, and saves under a name.
    case save(String)
    /// Compares with what was saved under a name.
    case compare(String)
    /// Prints names.
    case list
    /// Does small work once.
    case smoke
    /// Measures growth, and draws it into a file.
    case growth(String)
    /// Answers another process.
    case serve
    /// Stands beside the same work in other languages: what is asked, and of which form.
    case peer(RotateAndResize.Form, RotateAndResize.Question)
    /// Prints how to call the benchmarks.
    case help
  }

  /// What is to be done.
  package private(set) var task = Task.measure
  /// Which benchmarks are wanted; nil for all.
  package private(set) var filter: String?
  /// How many samples are taken.
  package private(set) var samples = 31
  /// Whether the output is JSON.
  package private(set) var isJSON = false

  /// Reads the arguments, the program's name left out.
  ///
  /// - Throws: ``BenchmarkError`` where one is unknown, lacks a value or excludes another.
  package init(_ arguments: [String]) throws(BenchmarkError) {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      task = .help
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() { try read(argument, &rest) }
    switch task {
    case .measure, .save, .compare: break
    default:
      if isJSON { throw .usage("--json goes with measuring and comparing only") }
    }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(BenchmarkError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    func value(_ placeholder: String) throws(BenchmarkError) -> String {
      let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
      guard let value, !value.isEmpty else {
        throw .usage("option '\(name)' needs a value: \(name) \(placeholder)")
      }
      return value
    }
    switch name {
    case "--filter":
      filter = try value("PATTERN")
      return
    case "--samples":
      samples = try Self.sampleCount(try value("N"))
      return
    case "--save":
      try choose(.save(try Self.name(try value("NAME"), of: name)))
      return
    case "--growth":
      try choose(.growth(try value("FILE")))
      return
    case "--peer":
      try choose(try Self.peer(try value("FORM"), rest.popFirst()))
      return
    case "--baseline":
      try choose(.compare(try Self.name(try value("NAME"), of: name)))
      return
    default: break
    }
    guard parts.count == 1 || !["--json", "--list", "--smoke"].contains(name) else {
      throw .usage("option '\(name)' takes no value")
    }
    switch name {
    case "--json": isJSON = true
    case "--list": try choose(.list)
    case "--smoke": try choose(.smoke)
    case "--serve": try choose(.serve)
    default:
      throw .usage("unknown \(name.hasPrefix("-") ? "option" : "argument") '\(argument)'")
    }
  }

  private mutating func choose(_ other: Task) throws(BenchmarkError) {
    guard task == .measure else {
      throw .usage("only one of --save, --baseline, --list, --smoke and --growth can be given")
    }
    task = other
  }

  private static func peer(
    _ form: String, _ question: String?
  ) throws(BenchmarkError) -> Task {
    guard let form = RotateAndResize.Form(rawValue: form),
      let question = question.flatMap(RotateAndResize.Question.init)
    else { throw .usage("option '--peer' takes event or batch, and then states or time") }
    return .peer(form, question)
  }

  private static func sampleCount(_ text: String) throws(BenchmarkError) -> Int {
    guard let count = Int(text), (31...9999).contains(count), count % 2 == 1 else {
      throw .usage("option '--samples' takes an odd number from 31 to 9999, not '\(text)'")
    }
    return count
  }

  private static func name(
    _ text: String, of option: String
  ) throws(BenchmarkError) -> String {
    guard Baseline.isName(text) else {
      throw .usage(
        "option '\(option)' takes a name without slashes and spaces that begins with no dot or "
          + "dash, not '\(text)'")
    }
    return text
  }
}
