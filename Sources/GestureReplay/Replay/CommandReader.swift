import GestureMath

/// Reads all commands of a recording before any is carried out.
struct CommandReader<C: Control> {
  /// A command that the control takes, or the one that every control takes.
  enum Command {
    /// Nothing but time passing.
    case frame
    /// One of the control's own.
    case own(C.Command)
  }

  /// The names of the control's own commands.
  let names: [String]
  /// Reads one of the control's own commands.
  let read: (String, inout ObjectReader) throws(RecordingError) -> C.Command?

  /// The commands of `samples`, in order.
  func read(_ samples: Samples) throws(RecordingError) -> [Command] {
    try samples.withColumns { columns throws(RecordingError) in
      var commands: [Command] = []
      for (index, command) in columns.commands {
        commands.append(try read(command, at: "/samples/\(index)"))
      }
      return commands
    }
  }

  private func read(_ recorded: Sample.Command, at pointer: String) throws(RecordingError)
    -> Command
  {
    var arguments = ObjectReader(recorded.arguments, at: pointer)
    let command: Command
    if recorded.name == "frame" {
      command = .frame
    } else if let own = try read(recorded.name, &arguments) {
      command = .own(own)
    } else {
      let known = names + ["frame"]
      throw RecordingError(
        place: .pointer(pointer + "/command"), found: JSONValue.string(recorded.name).summary,
        expected: "a command of the control: " + known.joined(separator: ", "),
        advice: NearestName.advice(for: recorded.name, in: known))
    }
    try arguments.finish()
    return command
  }
}

extension CommandReader {
  /// The reader for a control without commands of its own.
  static var frameOnly: CommandReader {
    CommandReader(names: []) { (_, _) throws(RecordingError) in nil }
  }
}

extension CommandReader where C: RecordableControl {
  /// The reader for a control that reads its commands from recordings.
  static var recordable: CommandReader {
    CommandReader(names: C.commandNames) { (name, arguments) throws(RecordingError) in
      try C.command(name, arguments: &arguments)
    }
  }
}
