/// The pin of a map: a round head over a tip at the middle of the bottom.
public struct DropPin: Shape, Hashable {
  /// How the head is joined to the tip.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The sides leave the head straight down and bend to the tip.
    case curved
    /// The sides are straight: an earlier, plainer form.
    case straight
  }

  /// How the head is joined to the tip.
  public var style: Style

  /// Creates a pin.
  public init(style: Style = .curved) { self.style = style }

  /// Returns the outline from the tip by the left over the head and back by the right, closed.
  ///
  /// The tip is at (midX, maxY). The head is half a circle about (midX, midY), of half the width,
  /// from 180° to 0° over the top. The curved sides are cubic curves between the tip and the ends
  /// of the head, with control points at the tip and a quarter of the height below those ends. So
  /// the pin is higher than the rectangle where that is wider than high.
  public func path(in rect: Rect) -> Path {
    let tip = Point(x: rect.midX, y: rect.maxY)
    let left = Point(x: rect.minX, y: rect.midY)
    let bend = rect.height / 4
    var path = Path()
    path.move(to: tip)
    switch style {
    case .curved:
      path.addCurve(
        to: left, control1: tip, control2: Point(x: rect.minX, y: rect.midY + bend))
    case .straight: path.addLine(to: left)
    }
    path.addArc(
      center: rect.center, radius: rect.width / 2, startAngle: .degrees(180),
      endAngle: .degrees(0), clockwise: false)
    switch style {
    case .curved:
      path.addCurve(
        to: tip, control1: Point(x: rect.maxX, y: rect.midY + bend), control2: tip)
    case .straight: path.addLine(to: tip)
    }
    path.closeSubpath()
    return path
  }
}
