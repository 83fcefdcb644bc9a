import Testing

@Suite("How the command is called")
struct UsageTests {
  struct Row: CustomTestStringConvertible {
    let arguments: [String]
    let problem: String
    var verb: String?
    let why: String

    var testDescription: String { "\(arguments.joined(separator: " ")): \(why)" }

    var message: String {
      let name = verb.map { "swivel \($0)" } ?? "swivel"
      let operands = [
        "replay": "PATH...", "inspect": "RECORDING", "shrink": "RECORDING", "import": "FILE...",
        "render": "PATH...",
      ]
      let usage =
        verb.map { "\(name) [OPTIONS] \(operands[$0] ?? "")" } ?? "swivel VERB [OPTIONS] [PATH...]"
      return "\(name): \(problem)\nUsage: \(usage)\nTry '\(name) --help'.\n"
    }
  }

  @Test(
    "A wrong command line says what is wrong and how to call, and exits with 64",
    arguments: [
      Row(
        arguments: ["reply"], problem: "unknown verb 'reply'; did you mean 'replay'?",
        why: "a verb's near miss"),
      Row(arguments: ["dance"], problem: "unknown verb 'dance'", why: "nothing is near"),
      Row(arguments: [""], problem: "unknown verb ''", why: "an empty verb"),
      Row(
        arguments: ["--versoin"],
        problem: "unknown option '--versoin'; did you mean '--version'?", why: "an option first"),
      Row(
        arguments: ["help", "inspekt"], problem: "unknown verb 'inspekt'; did you mean 'inspect'?",
        why: "help for no verb"),
      Row(
        arguments: ["replay"], problem: "no path to replay; '-' is standard input", verb: "replay",
        why: "nothing to replay"),
      Row(
        arguments: ["replay", "--"], problem: "no path to replay; '-' is standard input",
        verb: "replay", why: "nothing after the options' end"),
      Row(
        arguments: ["replay", "a", ""], problem: "operand 2 is empty, and no path", verb: "replay",
        why: "an empty path"),
      Row(
        arguments: ["import", "--from", "evemu", "--", ""],
        problem: "operand 1 is empty, and no path", verb: "import",
        why: "an empty path after the options' end"),
      Row(
        arguments: ["inspect", "--fields", ",", "a"],
        problem: "option '--fields' takes names separated by commas, or 'all', not ','",
        verb: "inspect", why: "no name of a field"),
      Row(
        arguments: ["replay", "--fromat", "json", "a"],
        problem: "unknown option '--fromat'; did you mean '--format'?", verb: "replay",
        why: "an option's near miss"),
      Row(
        arguments: ["replay", "--fromat=json", "a"],
        problem: "unknown option '--fromat'; did you mean '--format'?", verb: "replay",
        why: "the value is left out of the message"),
      Row(
        arguments: ["replay", "a", "-x"], problem: "unknown option '-x'", verb: "replay",
        why: "an option after a path"),
      Row(
        arguments: ["replay", "--format", "xml", "a"],
        problem: "option '--format' takes text, json, jsonl or junit, not 'xml'", verb: "replay",
        why: "no such choice"),
      Row(
        arguments: ["replay", "--format=jsnol", "a"],
        problem: "option '--format' takes text, json, jsonl or junit, not 'jsnol'; "
          + "did you mean 'jsonl'?",
        verb: "replay", why: "a choice's near miss"),
      Row(
        arguments: ["replay", "--record", "--strict", "a"],
        problem: "option '--record' takes missing, failed or all, not '--strict'",
        verb: "replay", why: "a value that was forgotten"),
      Row(
        arguments: ["replay", "a", "--jobs"],
        problem: "option '--jobs' needs a value: --jobs N", verb: "replay",
        why: "no value at the end"),
      Row(
        arguments: ["replay", "--jobs", "0", "a"],
        problem: "option '--jobs' takes a whole number from 1 to 1024, not '0'",
        verb: "replay", why: "too few"),
      Row(
        arguments: ["replay", "--jobs=", "a"],
        problem: "option '--jobs' needs a value that is not empty", verb: "replay",
        why: "an empty value"),
      Row(
        arguments: ["replay", "--jobs", "1.5", "a"],
        problem: "option '--jobs' takes a whole number from 1 to 1024, not '1.5'",
        verb: "replay", why: "no whole number"),
      Row(
        arguments: ["replay", "--jobs", "99999999999999999999", "a"],
        problem: "option '--jobs' takes a whole number from 1 to 1024, not '99999999999999999999'",
        verb: "replay", why: "beyond 64 bits"),
      Row(
        arguments: ["replay", "--size-limit", "0", "a"],
        problem: "option '--size-limit' takes a whole number from 1 to 2047, not '0'",
        verb: "replay", why: "no document is so small"),
      Row(
        arguments: ["replay", "--strict=yes", "a"], problem: "option '--strict' takes no value",
        verb: "replay", why: "a value for a flag"),
      Row(
        arguments: ["replay", "--record", "all", "-"],
        problem: "--record cannot write to standard input", verb: "replay",
        why: "nothing to write back to"),
      Row(
        arguments: ["inspect"], problem: "one recording is inspected at a time", verb: "inspect",
        why: "no recording"),
      Row(
        arguments: ["inspect", "a", "b"], problem: "one recording is inspected at a time",
        verb: "inspect", why: "two recordings"),
      Row(
        arguments: ["inspect", "--line", "0", "a"],
        problem: "option '--line' takes a whole number from 1 to 2147483647, not '0'",
        verb: "inspect", why: "lines are counted from 1"),
      Row(
        arguments: ["shrink"], problem: "one recording is shrunk at a time", verb: "shrink",
        why: "no recording"),
      Row(
        arguments: ["shrink", "--replays", "0", "a"],
        problem: "option '--replays' takes a whole number from 1 to 1000000000, not '0'",
        verb: "shrink", why: "no replay tells nothing"),
      Row(
        arguments: ["render"], problem: "no path to draw; '-' is standard input", verb: "render",
        why: "nothing to draw"),
      Row(
        arguments: ["render", "--frames", "2", "--animate", "a"],
        problem: "--frames and --animate cannot be drawn in one picture", verb: "render",
        why: "two pictures in one"),
      Row(
        arguments: ["render", "--at", "soon", "a"],
        problem: "option '--at' takes a time in seconds, such as 0.25, not 'soon'",
        verb: "render", why: "no number"),
      Row(
        arguments: ["render", "--at", "inf", "a"],
        problem: "option '--at' takes a time in seconds, such as 0.25, not 'inf'",
        verb: "render", why: "no finite number"),
      Row(
        arguments: ["render", "--frames", "0", "a"],
        problem: "option '--frames' takes a whole number from 1 to 100, not '0'",
        verb: "render", why: "no state at all"),
      Row(
        arguments: ["render", "a", "b"],
        problem: "several recordings are drawn into a folder: -o FOLDER", verb: "render",
        why: "no folder for several"),
      Row(
        arguments: ["render", "."],
        problem: "several recordings are drawn into a folder: -o FOLDER", verb: "render",
        why: "no folder for a folder"),
      Row(
        arguments: ["import"], problem: "option '--from' is missing: --from evemu",
        verb: "import", why: "the format is required"),
      Row(
        arguments: ["import", "--from", "evmu", "a"],
        problem: "option '--from' takes evemu, not 'evmu'; did you mean 'evemu'?",
        verb: "import", why: "no such format"),
      Row(
        arguments: ["import", "--from", "evemu"], problem: "no file to import", verb: "import",
        why: "nothing to import"),
      Row(
        arguments: ["import", "--from", "evemu", "--size", "400", "a"],
        problem: "option '--size' takes a width and a height above 0 and up to 1e9 points, "
          + "such as 400x400, not '400'",
        verb: "import", why: "one side"),
      Row(
        arguments: ["import", "--from", "evemu", "--size", "0x400", "a"],
        problem: "option '--size' takes a width and a height above 0 and up to 1e9 points, "
          + "such as 400x400, not '0x400'",
        verb: "import", why: "no width"),
      Row(
        arguments: ["import", "--from", "evemu", "--size", "nanxinf", "a"],
        problem: "option '--size' takes a width and a height above 0 and up to 1e9 points, "
          + "such as 400x400, not 'nanxinf'",
        verb: "import", why: "no finite numbers"),
      Row(
        arguments: ["import", "--from", "evemu", "--rotate", "45", "a"],
        problem: "option '--rotate' takes 0, 90, 180 or 270, not '45'", verb: "import",
        why: "no whole quarter"),
    ])
  func wrongCommandLine(row: Row) throws {
    let run = try Command(folder: TemporaryFolder()).run(row.arguments)
    #expect(run == Command.Run(status: 64, errors: row.message))
  }

  @Test("Without arguments the usage is on standard error")
  func noArguments() throws {
    let run = try Command(folder: TemporaryFolder())()
    #expect(run == Command.Run(status: 64, errors: HelpTests.usage))
  }

  @Test("An option's value follows it or an equals sign, and the last of two counts")
  func values() throws {
    let swivel = Command(folder: try TemporaryFolder(["a.json": Drag.passing]))
    let apart = try swivel("replay", "--format", "jsonl", "a.json")
    #expect(apart.status == 0)
    #expect(try swivel("replay", "--format=jsonl", "a.json") == apart)
    #expect(try swivel("replay", "a.json", "--format=text", "--format=jsonl") == apart)
  }

  @Test("After -- all is a path")
  func endOfOptions() throws {
    let swivel = Command(folder: try TemporaryFolder(["--strict": Drag.passing]))
    #expect(
      try swivel("replay", "--", "--strict")
        == Command.Run(
          status: 0, output: "1 recording, 3 samples: 1 passed, 0 diverged, 0 unreadable\n"))
  }
}
