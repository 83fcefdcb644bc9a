extension AngleDial: Drawable {
  private static var lineWidth: Double { 10 }

  /// Draws the angle's two arms, the wedge between them, a circle at the arm's end while it is
  /// edited, and the label beside the pivot, where the arms leave more room.
  public func draw(in context: inout GraphicsContext) {
    let wedge = WedgeShape(angle: presentedAngle, isEditing: false).path(in: square)
    context.fill(wedge, with: .color(.red.opacity(0.3)))
    let style = StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    let arms = AngleShape(angle: presentedAngle).path(in: square)
    context.stroke(arms, with: .color(.red), style: style)
    if isEditing {
      let knob = Path(circleAt: armEnd, radius: WedgeShape.handleDiameter / 2)
      context.fill(knob, with: .color(.red))
    }
    let font = Font.system(size: labelSize, weight: .semibold).monospacedDigit()
    context.draw(Text(label).font(font), at: labelBox.center)
  }

  /// What the arm reaches at any angle of the range, with the knob, and the label as it is now.
  public var extent: Rect? {
    let limits = range ?? .zero ... .degrees(360)
    var ends = [end(at: .zero), armEnd, end(at: limits.lowerBound), end(at: limits.upperBound)]
    // Between the ends of the range, the arm reaches farthest at quarter turns.
    let firstQuarter = (limits.lowerBound.degrees / 90).rounded(.up)
    for quarter in 0..<4 where (firstQuarter + Double(quarter)) * 90 <= limits.upperBound.degrees {
      ends.append(end(at: .degrees((firstQuarter + Double(quarter)) * 90)))
    }
    let margin = WedgeShape.handleDiameter / 2
    return ends.reduce(Rect(origin: pivot, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
    .insetBy(dx: -margin, dy: -margin)
    .union(labelBox)
  }

  private func end(at angle: Angle) -> Point { AngleShape.armEnd(of: angle, in: square) }

  // MARK: - Label

  private var labelSize: Double { (square.width * 0.14).bounded(from: 12, to: 28) }

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
