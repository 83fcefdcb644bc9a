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
    var path = Path()
    forEachElement(in: rect) { path.append($0) }
    return path
  }

  /// Returns whether a place is inside the outline, as the path would tell, without making it.
  func contains(_ point: Point, in rect: Rect) -> Bool {
    var winding = WindingCount(around: point)
    forEachElement(in: rect) { winding.add($0) }
    return winding.closed.turns != 0
  }

  /// Returns the bounding rectangle of the outline, without making the path.
  func boundingRect(in rect: Rect) -> Rect? {
    var extent = PathExtent()
    forEachElement(in: rect) { extent.include($0) }
    return extent.rect
  }

  private func forEachElement(in rect: Rect, _ body: (Path.Element) -> Void) {
    let tip = Point(x: rect.midX, y: rect.maxY)
    let left = Point(x: rect.minX, y: rect.midY)
    let bend = rect.height / 4
    body(.move(to: tip))
    switch style {
    case .curved:
      body(
        .curve(to: left, control1: tip, control2: Point(x: rect.minX, y: rect.midY + bend)))
    case .straight: body(.line(to: left))
    }
    let head = EllipticArc(
      center: rect.center, radii: Size(width: rect.width / 2, height: rect.width / 2),
      startDegrees: 180, endDegrees: 0, sweepDegrees: 180)
    // Rounding can part the two.
    if head.start != left { body(.line(to: head.start)) }
    head.forEachCurve { end, control1, control2 in
      body(.curve(to: end, control1: control1, control2: control2))
    }
    switch style {
    case .curved:
      body(.curve(to: tip, control1: Point(x: rect.maxX, y: rect.midY + bend), control2: tip))
    case .straight: body(.line(to: tip))
    }
    body(.closeSubpath)
  }
}
