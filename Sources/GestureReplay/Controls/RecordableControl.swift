import GestureMath

/// A control that a recording can name, configure and command.
///
/// Swivel's own controls are, and a person's own can be: hand its type to ``Replayer/controls``. A
/// control that takes commands declares its `Command` and `perform(_:at:)` where it is declared
/// itself, as a conformance to ``Control`` without them settles that there are none.
public protocol RecordableControl: Control {
  /// What a recording calls the control: the `type` of its `control`.
  static var recordedType: String { get }

  /// The names of the commands that ``command(_:arguments:)`` reads.
  static var commandNames: [String] { get }

  /// Creates the control as a recording configures it.
  ///
  /// Members that are not read are refused after this, so all that can stand there must be read.
  ///
  /// - Throws: ``RecordingError`` where the configuration has a value that the control cannot have.
  init(configuration: inout ObjectReader) throws(RecordingError)

  /// Reads a command of a recording; nil where there is none of that name.
  ///
  /// - Throws: ``RecordingError`` where an argument is missing or has a value that it cannot have.
  static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Command?
}

extension RecordableControl where Command == Never {
  /// None.
  public static var commandNames: [String] { [] }

  /// Knows no command.
  public static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Never? { nil }
}
