import GestureMath

/// One recorded input: a report of a contact, or a command.
public struct Sample: Hashable, Sendable {
  /// What was put in.
  public enum Input: Hashable, Sendable {
    /// A contact's report.
    case contact(Contact)
    /// An input that is no touch, such as `step`.
    case command(Command)
  }

  /// A contact's report as it was recorded, with what was left out still left out.
  public struct Contact: Hashable, Sendable {
    /// What happened.
    public var phase: PointerEvent.Phase
    /// Where, in points; always there where `phase` is began or moved.
    public var location: Point?
    /// The contact's id; nil stands for 0, as where the recording has none.
    public var id: Int?
    /// What made the contact; nil stands for touch.
    public var device: PointerEvent.Device?
    /// How hard it is pressed, from 0 to 1.
    public var pressure: Double?

    /// Creates a contact's report.
    public init(
      _ phase: PointerEvent.Phase, at location: Point? = nil, id: Int? = nil,
      device: PointerEvent.Device? = nil, pressure: Double? = nil
    ) {
      self.phase = phase
      self.location = location
      self.id = id
      self.device = device
      self.pressure = pressure
    }
  }

  /// A command as it was recorded: its name, and its other members, which the control reads.
  ///
  /// In a document they stand beside the time and the name, so an argument called `t`, `phase` or
  /// `command` cannot be written.
  public struct Command: Hashable, Sendable {
    /// The command's name, such as `step`.
    public var name: String
    /// What goes with it, such as `by`.
    public var arguments: JSONObject

    /// Creates a command.
    public init(_ name: String, _ arguments: JSONObject = JSONObject()) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// When, in seconds, as recorded.
  public var time: Double
  /// What.
  public var input: Input

  /// Creates a sample.
  public init(time: Double, _ input: Input) {
    self.time = time
    self.input = input
  }
}
