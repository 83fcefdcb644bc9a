import GestureMath

extension TextBox: RecordableControl {
  /// The name `textBox`.
  public static var recordedType: String { "textBox" }

  /// The names `setColor`, `setText` and `deselect`.
  public static var commandNames: [String] { ["setColor", "setText", "deselect"] }

  /// Reads text ("Text"), center, size, rotation (0°), fontSize (17 points), color ("primary"),
  /// minimumScale (0.1), handleRadius (22 points), minimumDistance (null: 10 points of the body and 0
  /// of the handle) and isSelected (false).
  public init(configuration: inout ObjectReader) throws(RecordingError) {
    self.init(
      text: try configuration.string("text", default: "Text"),
      center: try configuration.point("center"),
      size: try configuration.size("size"),
      rotation: .degrees(try configuration.number("rotation", default: 0, in: -1e9...1e9)),
      fontSize: try configuration.number("fontSize", default: 17, in: 0...1e9),
      color: try configuration.color("color", default: "primary"),
      minimumScale: try configuration.number("minimumScale", default: 0.1, in: 0...1),
      handleRadius: try configuration.number("handleRadius", default: 22, in: 0...1e9),
      minimumDistance: try configuration.optionalDistance("minimumDistance"),
      isSelected: try configuration.boolean("isSelected", default: false))
  }

  /// Reads `setColor` with color, `setText` with text and size (that of scale 1), and `deselect`.
  public static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Command? {
    switch name {
    case "setColor": .setColor(try arguments.color("color"))
    case "setText":
      .setText(try arguments.string("text"), naturalSize: try arguments.size("size"))
    case "deselect": .deselect
    default: nil
    }
  }
}

extension ObjectReader {
  /// Reads a distance, or null for none, which is the default too.
  fileprivate mutating func optionalDistance(_ key: String) throws(RecordingError) -> Double? {
    guard let value = value(key), value != .null else { return nil }
    let range = 0...PointerEvent.coordinateLimit
    guard case .number(let distance) = value, range.contains(distance) else {
      throw error(key, expected: Self.expectedNumber(in: range) + ", or null")
    }
    return distance
  }
}
