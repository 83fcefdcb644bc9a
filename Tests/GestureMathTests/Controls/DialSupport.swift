import GestureMath

extension AngleDial {
  /// A dial whose pivot is (0, 0), so that a bearing on the dial is easily a place.
  static func atOrigin(
    angle: Double, step: Double = 5, range: ClosedRange<Double>? = nil, wraps: Bool = false,
    stop: Stop = .wait, grab: Grab = .relative, snap: Snap? = nil, minimumDistance: Double = 0,
    animation: Animation? = .default
  ) -> AngleDial {
    AngleDial(
      frame: Rect(x: -100, y: -100, width: 100, height: 100),
      insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0), angle: .degrees(angle),
      step: .degrees(step),
      range: range.map { .degrees($0.lowerBound) ... .degrees($0.upperBound) }, wraps: wraps,
      stop: stop, grab: grab, snap: snap, minimumDistance: minimumDistance, animation: animation)
  }

  /// The place at which the dial's arm would point at an angle: left at 0°, up at 90°.
  static func place(_ degrees: Double, radius: Double = 100) -> Point {
    let (sine, cosine) = sincos(.degrees(degrees))
    return Point(x: -radius * cosine, y: -radius * sine)
  }

  /// Takes a report of a contact at a place about the pivot.
  mutating func put(
    _ phase: PointerEvent.Phase, _ degrees: Double, radius: Double = 100, at time: Double = 0,
    id: Int = 0
  ) {
    receive(PointerEvent(phase, at: Self.place(degrees, radius: radius), time: time, id: id))
  }

  /// The angles shown while a contact goes down at the first of these angles and on to the others.
  mutating func drag(_ degrees: [Double]) -> [Double] {
    degrees.enumerated().map { index, degrees in
      put(index == 0 ? .began : .moved, degrees)
      return angle.degrees
    }
  }

  /// The angles that are set after each of some counts of steps.
  mutating func take(_ counts: [Double]) -> [Double] {
    counts.map { count in
      perform(.step(by: count), at: 0)
      return angle.degrees
    }
  }

  /// Every stored number, in digits that tell it from all others.
  var everything: String { String(reflecting: self) }
}
