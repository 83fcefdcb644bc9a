import GestureMath

extension DragGesture: RecordableControl {
  /// The name `drag`.
  public static var recordedType: String { "drag" }

  /// Reads minimumDistance (10 points), translationFrom (touchDown), velocity (leastSquares) and
  /// rest (0.04 s).
  public init(configuration: inout ObjectReader) throws(RecordingError) {
    self.init(
      minimumDistance: try configuration.number(
        "minimumDistance", default: 10, in: 0...PointerEvent.coordinateLimit),
      translationOrigin: try configuration.choice("translationFrom", default: .touchDown),
      velocity: try configuration.choice("velocity", default: .leastSquares),
      rest: try configuration.number(
        "rest", default: VelocityTracker.defaultRest, in: 0...SampleField.timeLimit))
  }
}
