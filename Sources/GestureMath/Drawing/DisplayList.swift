/// What was drawn, as a value: commands in the order in which they cover each other.
///
/// Colours are still names where they were, so that a list can be shown in either colour scheme.
public struct DisplayList: Hashable, Sendable {
  /// The commands, the lowest first.
  public internal(set) var commands: [Command] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of what is drawn into a context with the identity for a transform.
  public init(_ draw: (inout GraphicsContext) -> Void) {
    var context = GraphicsContext()
    draw(&context)
    self = context.displayList
  }

  /// Creates a list of commands, the lowest first.
  public init(_ commands: some Sequence<Command>) { self.commands = Array(commands) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { commands.isEmpty }
}

// MARK: - Commands

extension DisplayList {
  /// One thing that was drawn, in the coordinates of the context at that time.
  public struct Command: Hashable, Sendable {
    /// What is drawn, in its own coordinates: lengths in points before the transform.
    public var content: Content
    /// What takes the content to the list's coordinates, line widths and letters too.
    public var transform: AffineTransform
    /// By what the opacity of the content as a whole is multiplied, from 0 to 1.
    public var opacity: Double
  }

  /// What a command draws.
  public indirect enum Content: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, Color, FillStyle)
    /// The line along a path.
    case stroke(Path, Color, StrokeStyle)
    /// A text with the place of its box that the anchor names at a point.
    case text(Text, at: Point, anchor: UnitPoint)
    /// A list that is drawn apart, then laid on as one picture. Its commands carry the whole
    /// transform; the layer's own is the identity.
    case layer(DisplayList)
  }
}
