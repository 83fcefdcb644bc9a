import GestureReplay

/// The option `--control`, the same for several verbs.
enum ControlOption {
  /// The control that the option gives; nil where it was not given. It is checked whole here, so
  /// that a mistake in it is not told for every recording. The name alone of one of some types needs
  /// no configuration, as the verb has its own.
  static func control(
    _ arguments: ParsedArguments, orTypeOf types: [String] = []
  ) throws(CommandError) -> JSONObject? {
    guard let text = arguments.value("--control") else { return nil }
    if types.contains(text) { return JSONObject([.init("type", .string(text))]) }
    let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber }
    do throws(RecordingError) {
      let control =
        isName
        ? JSONObject([.init("type", .string(text))])
        : try JSONObject(json: Array(text.utf8))
      _ = try Replayer().replay(Recording(control: control))
      return control
    } catch {
      throw arguments.error("option '--control': \(error)")
    }
  }
}
