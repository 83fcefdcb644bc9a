import GestureMath

extension AngleDial: RecordableControl {
  /// The name `angleDial`.
  public static var recordedType: String { "angleDial" }

  /// The names `step` and `set`.
  public static var commandNames: [String] { ["step", "set"] }

  /// The largest magnitude of an angle in a recording, in degrees.
  private static var recordedLimit: Double { 1e9 }

  /// Reads frame ([0, 0, 400, 400]), insets (100 each), angle (45°), step (5°), range ([0, 90], or
  /// null), wraps (false), stop (wait), grab (absolute), snap (null, or step and tolerance),
  /// minimumDistance (0 points) and animation (default).
  ///
  /// The angle must lie in the range, what the insets leave of the frame must be a square, and the
  /// range of a dial that wraps must have an extent.
  public init(configuration: inout ObjectReader) throws(RecordingError) {
    let (frame, insets) = try Self.square(&configuration)
    let limits = -Self.recordedLimit...Self.recordedLimit
    let range = try configuration.optionalRange("range", default: 0...90)
    if let range, !limits.contains(range.lowerBound) || !limits.contains(range.upperBound) {
      throw configuration.error("range", expected: "angles of at most 1e9 degrees")
    }
    let wraps = try configuration.boolean("wraps", default: false)
    if wraps, let range, range.lowerBound == range.upperBound {
      throw configuration.error("range", expected: "a range of some extent to wrap over, or null")
    }
    let angle = try configuration.number("angle", default: 45, in: limits)
    if let range, !range.contains(angle) {
      let (low, high) = (JSONText.number(range.lowerBound), JSONText.number(range.upperBound))
      throw configuration.error("angle", expected: "an angle in the range, \(low) to \(high)")
    }
    self.init(
      frame: frame, insets: insets, angle: .degrees(angle),
      step: .degrees(try configuration.number("step", default: 5, in: limits)),
      range: range.map { .degrees($0.lowerBound) ... .degrees($0.upperBound) }, wraps: wraps,
      stop: try configuration.choice("stop", default: .wait),
      grab: try configuration.choice("grab", default: .absolute),
      snap: try Self.snap(try configuration.object("snap")),
      minimumDistance: try configuration.number(
        "minimumDistance", default: 0, in: 0...PointerEvent.coordinateLimit),
      animation: try configuration.animation("animation", default: .default))
  }

  /// Reads where the dial is: a frame, and insets that leave a square of it.
  private static func square(
    _ reader: inout ObjectReader
  ) throws(RecordingError) -> (frame: Rect, insets: EdgeInsets) {
    let frame = try reader.rect("frame", default: Rect(x: 0, y: 0, width: 400, height: 400))
    let insets = try reader.insets(
      "insets", default: EdgeInsets(top: 100, leading: 100, bottom: 100, trailing: 100))
    let inner = frame.inset(by: insets)
    // What rounding leaves of decimals does not count: 100.1 − 0.3 − 10.1 is not 100.1 − 10.1 − 0.3.
    let largest = [
      frame.width, frame.height, insets.top, insets.leading, insets.bottom, insets.trailing,
    ].reduce(0) { max($0, $1.magnitude) }
    let isSquare = (inner.width - inner.height).magnitude <= largest * 0x1p-49
    guard isSquare, inner.width > 0, inner.height > 0 else {
      let key = reader.has("frame") || !reader.has("insets") ? "frame" : "insets"
      let (width, height) = (JSONText.number(inner.width), JSONText.number(inner.height))
      throw RecordingError(
        place: .pointer(JSONPointer.member(key, of: reader.pointer)),
        found: "an inset frame of \(width) by \(height)",
        expected: isSquare ? "a square of some extent" : "a square",
        advice: "what the insets leave of the frame is where the arm turns"
          + (reader.has("insets") ? "" : "; where none are given they are 100 on each side"))
    }
    return (frame, insets)
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
