/// The twelve hours of a clock's face and where they are written.
public struct ClockLabels: Hashable, Sendable {
  /// How far the labels are from the centre, as a fraction of the frame's width.
  public static let distance = 0.9
  /// The texts, from twelve o'clock clockwise on screen.
  public static let texts = ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]

  /// The centres of the texts, in points, in the same order.
  public var points: [Point]

  /// Creates the labels of the clock in a frame.
  ///
  /// The label of index i is at i·30° − 90° about the frame's centre, at 0.9 of its width. The
  /// offset from the centre is rounded to whole points, halves away from 0, so that labels across
  /// the face have opposite offsets.
  public init(in rect: Rect) {
    let reach = Self.distance * rect.width
    points = Self.texts.indices.map { index in
      let (sin, cos) = sincos(Angle(degrees: Double(index) * 30 - 90))
      return Point(
        x: rect.midX + Self.wholePoints(reach * cos), y: rect.midY + Self.wholePoints(reach * sin))
    }
  }

  /// The nearest whole number, halves away from 0.
  ///
  /// Of the roundings that the processor has, one toward 0 is exact; this one is the C library's.
  private static func wholePoints(_ offset: Double) -> Double {
    let whole = offset.rounded(.towardZero)
    guard (offset - whole).magnitude >= 0.5 else { return whole }
    return offset < 0 ? whole - 1 : whole + 1
  }
}
