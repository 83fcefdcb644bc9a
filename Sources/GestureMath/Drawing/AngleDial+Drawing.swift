extension AngleDial: Drawable {
  private static var lineWidth: Double { 10 }
  /// How far the wedge's outer arc is from the arm's end, and its inner arc from the outer one.
  private static var wedgeInset: Double { 20 }
  private static var editingDiameter: Double { 20 }

  /// Draws the angle's two arms, the wedge between them, a circle at the arm's end while it is
  /// edited, and the label beside the pivot, where the arms leave more room.
  public func draw(in context: inout GraphicsContext) {
    context.fill(wedge, with: .color(.red.opacity(0.3)))
    let style = StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    context.stroke(Path(through: [start, pivot, armEnd]), with: .color(.red), style: style)
    if isEditing {
      let knob = Path(circleAt: armEnd, radius: Self.editingDiameter / 2)
      context.fill(knob, with: .color(.red))
    }
    let font = Font.system(size: labelSize, weight: .semibold).monospacedDigit()
    context.draw(Text(label).font(font), at: labelBox.center)
  }

  /// What the arm reaches at any angle of the range, with the knob, and the label as it is now.
  public var extent: Rect? {
    let limits = range ?? .zero ... .degrees(360)
    var ends = [start, pivot, armEnd, end(at: limits.lowerBound), end(at: limits.upperBound)]
    // Between the ends of the range, the arm reaches farthest at quarter turns.
    let firstQuarter = (limits.lowerBound.degrees / 90).rounded(.up)
    for quarter in 0..<4 where (firstQuarter + Double(quarter)) * 90 <= limits.upperBound.degrees {
      ends.append(end(at: .degrees((firstQuarter + Double(quarter)) * 90)))
    }
    let margin = Self.editingDiameter / 2
    return ends.reduce(Rect(origin: pivot, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
    .insetBy(dx: -margin, dy: -margin)
    .union(labelBox)
  }

  /// The end of the arm that stays, at 0°.
  private var start: Point {
    let square = frame.inset(by: insets)
    return Point(x: square.minX, y: square.maxY)
  }

  private func end(at angle: Angle) -> Point {
    let (sine, cosine) = sincos(angle)
    return Point(x: pivot.x - length * cosine, y: pivot.y - length * sine)
  }

  private var length: Double { frame.inset(by: insets).width }

  /// The band between two arcs about the pivot, from the arm that stays to the one that is turned.
  private var wedge: Path {
    let outer = max(0, length - Self.wedgeInset)
    let inner = max(0, length - 2 * Self.wedgeInset)
    var path = Path()
    let zero = Angle.degrees(-180)
    path.addRelativeArc(center: pivot, radius: outer, startAngle: zero, delta: presentedAngle)
    path.addRelativeArc(
      center: pivot, radius: inner, startAngle: zero + presentedAngle, delta: -presentedAngle)
    path.closeSubpath()
    return path
  }

  // MARK: - Label

  private var labelSize: Double { max(12, min(28, length * 0.14)) }

  /// About what the label covers. A digit is about 0.62 times as wide as the font is high.
  private var labelBox: Rect {
    let width = labelSize * (0.62 * Double(label.utf8.count - 2) + 0.4)
    let height = labelSize * 0.75
    // The label keeps clear of the pivot in the middle of the larger of the two sectors between the
    // arms, so that no arm runs through it.
    let turn = presentedAngle.normalized
    let middle = Angle(degrees: turn.degrees / 2 + (turn.degrees < 180 ? 180 : 0))
    let (sine, cosine) = sincos(middle)
    let distance =
      Self.lineWidth * 1.7 + width / 2 * cosine.magnitude + height / 2 * sine.magnitude
    let center = Point(x: pivot.x - distance * cosine, y: pivot.y - distance * sine)
    return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
