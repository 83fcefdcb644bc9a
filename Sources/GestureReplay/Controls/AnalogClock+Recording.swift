import GestureMath

extension AnalogClock: RecordableControl {
  /// The name `clock`.
  public static var recordedType: String { "clock" }

  /// The names `advance` and `set`.
  public static var commandNames: [String] { ["advance", "set"] }

  /// Reads frame ([0, 0, 100, 100]), time ("10:09:30", or "10:09:30 AM"), hands (continuous),
  /// minimumDistance (0 points) and hourCycle (zeroToTwentyThree).
  public init(configuration: inout ObjectReader) throws(RecordingError) {
    let frame = try configuration.rect("frame", default: Rect(x: 0, y: 0, width: 100, height: 100))
    let time = try configuration.timeOfDay(
      "time", default: TimeOfDay(hour: 10, minute: 9, second: 30))
    self.init(
      frame: frame, time: time, hands: try configuration.choice("hands", default: .continuous),
      minimumDistance: try configuration.number(
        "minimumDistance", default: 0, in: 0...PointerEvent.coordinateLimit),
      hourCycle: try configuration.choice("hourCycle", default: .zeroToTwentyThree))
  }

  /// Reads `advance` with by (1 second), and `set` with time.
  public static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Command? {
    switch name {
    case "advance": .advance(by: try arguments.number("by", default: 1, in: -1e9...1e9))
    case "set": .set(try arguments.timeOfDay("time"))
    default: nil
    }
  }
}

extension ObjectReader {
  /// Reads a time of day, such as "10:09:30" or "10:09:30 AM".
  fileprivate mutating func timeOfDay(
    _ key: String, default fallback: TimeOfDay? = nil
  ) throws(RecordingError) -> TimeOfDay {
    guard let value = value(key) else {
      if let fallback { return fallback }
      throw error(key, expected: Self.expectedTime)
    }
    guard case .string(let text) = value, let time = TimeOfDay(text) else {
      throw error(key, expected: Self.expectedTime)
    }
    return time
  }

  private static var expectedTime: String { "a time of day such as \"10:09:30\" or \"9:05 PM\"" }
}
