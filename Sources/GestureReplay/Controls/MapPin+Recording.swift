import GestureMath

extension MapPin: RecordableControl {
  /// The name `mapPin`.
  public static var recordedType: String { "mapPin" }

  /// Reads frame ([0, 0, 100, 100]), style (curved) and minimumDistance (0 points).
  public init(configuration: inout ObjectReader) throws(RecordingError) {
    self.init(
      frame: try configuration.rect("frame", default: Rect(x: 0, y: 0, width: 100, height: 100)),
      style: try configuration.choice("style", default: .curved),
      minimumDistance: try configuration.number(
        "minimumDistance", default: 0, in: 0...PointerEvent.coordinateLimit))
  }
}
