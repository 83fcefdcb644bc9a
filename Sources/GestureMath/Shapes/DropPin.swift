/// The pin of a map: a round head over a tip at the middle of the bottom.
public struct DropPin: Shape, Hashable {
  /// How the head is joined to the tip.
  public enum Style: String, CaseIterable, Sendable {
    /// The sides leave the head straight down and bend to the tip.
    case curved
    /// The sides are straight: an earlier, plainer form.
    case straight
  }

  /// Where the head begins, clockwise on screen from the positive x-axis.
  public var startAngle: Angle
  /// Where the head ends.
  public var endAngle: Angle
  /// How the head is joined to the tip.
  public var style: Style

  /// Creates a pin, by default with a head of half a circle over the top.
  public init(
    startAngle: Angle = .degrees(180), endAngle: Angle = .zero, style: Style = .curved
  ) {
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.style = style
  }

  /// Returns the outline from the tip by the left over the head and back by the right, closed.
  ///
  /// The tip is at (midX, maxY). The head is an arc about (midX, midY), of half the width, from the
  /// start angle through increasing angles to the end angle, as `addArc` with `clockwise: false` has
  /// it: by default half a circle from 180° over the top to 0°. The left side goes from the tip to
  /// (minX, midY), and on by a line where the arc begins elsewhere. The right side goes from where the
  /// arc ends to the tip. Curved sides are cubic curves with control points at the tip and at
  /// (minX, midY + height / 4) on the left, (maxX, midY + height / 4) on the right. So the pin is
  /// higher than the rectangle where that is wider than high. Where an angle is not finite, the path
  /// is empty.
  public func path(in rect: Rect) -> Path {
    var path = Path()
    forEachElement(in: rect) { path.append($0) }
    return path
  }

  /// Returns whether a place is inside the outline, as the path would tell, without making it.
  package func contains(_ point: Point, in rect: Rect) -> Bool {
    var winding = WindingCount(around: point)
    forEachElement(in: rect) { winding.add($0) }
    return winding.closed.turns != 0
  }

  /// Returns the bounding rectangle of the outline, without making the path.
  package func boundingRect(in rect: Rect) -> Rect? {
    var extent = PathExtent()
    forEachElement(in: rect) { extent.include($0) }
    return extent.rect
  }

  private func forEachElement(in rect: Rect, _ body: (Path.Element) -> Void) {
    let tip = Point(x: rect.midX, y: rect.maxY)
    let left = Point(x: rect.minX, y: rect.midY)
    let bend = rect.height / 4
    guard let head = head(in: rect) else { return }
    body(.move(to: tip))
    switch style {
    case .curved:
      body(
        .curve(to: left, control1: tip, control2: Point(x: rect.minX, y: rect.midY + bend)))
    case .straight: body(.line(to: left))
    }
    // Rounding can part the two even where the angle does not.
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

  /// The head; nil where an angle is not finite.
  private func head(in rect: Rect) -> EllipticArc? {
    EllipticArc(
      center: rect.center, radius: rect.width / 2, from: startAngle, to: endAngle,
      clockwise: false)
  }
}
