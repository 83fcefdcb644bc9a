import GestureMath

extension AngleDial: RecordableControl {
  /// The name `angleDial`.
  public static var recordedType: String { "angleDial" }

  /// The names `step` and `set`.
  public static var commandNames: [String] { ["step", "set"] }

  /// The largest magnitude of an angle in a recording, in degrees.
  private static var recordedLimit: Double { 1e9 }

  /// Reads frame ([0, 0, 400, 400]), insets (100 each), angle (45°), step (5°), range ([0, 90], or
  /// null), grab (absolute) and snap (null, or step and tolerance). The angle must lie in the range.
  public init(configuration: inout ObjectReader) throws(RecordingError) {
    let limits = -Self.recordedLimit...Self.recordedLimit
    let frame = try configuration.rect("frame", default: Rect(x: 0, y: 0, width: 400, height: 400))
    let insets = try configuration.insets(
      "insets", default: EdgeInsets(top: 100, leading: 100, bottom: 100, trailing: 100))
    let range = try configuration.optionalRange("range", default: 0...90)
    if let range, !limits.contains(range.lowerBound) || !limits.contains(range.upperBound) {
      throw configuration.error("range", expected: "angles of at most 1e9 degrees")
    }
    let angle = try configuration.number("angle", default: 45, in: limits)
    if let range, !range.contains(angle) {
      let (low, high) = (JSONText.number(range.lowerBound), JSONText.number(range.upperBound))
      throw configuration.error("angle", expected: "an angle in the range, \(low) to \(high)")
    }
    self.init(
      frame: frame, insets: insets, angle: .degrees(angle),
      step: .degrees(try configuration.number("step", default: 5, in: limits)),
      range: range.map { .degrees($0.lowerBound) ... .degrees($0.upperBound) },
      grab: try configuration.choice("grab", default: .absolute),
      snap: try Self.snap(try configuration.object("snap")))
  }

  private static func snap(_ reader: ObjectReader?) throws(RecordingError) -> Snap? {
    guard var reader else { return nil }
    let snap = Snap(
      step: .degrees(try reader.number("step", in: 1e-9...360)),
      tolerance: .degrees(try reader.number("tolerance", in: 0...360)))
    try reader.finish()
    return snap
  }

  /// Reads `step` with by (1), and `set` with angle and animated (true).
  public static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> Command? {
    let limits = -recordedLimit...recordedLimit
    switch name {
    case "step":
      return .step(by: try arguments.number("by", default: 1, in: limits))
    case "set":
      let angle = try arguments.number("angle", in: limits)
      return .set(.degrees(angle), animated: try arguments.boolean("animated", default: true))
    default:
      return nil
    }
  }
}
