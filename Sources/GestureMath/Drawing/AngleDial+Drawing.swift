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
    context.draw(Text(label).font(font), at: labelCenter)
  }

  /// What the arm reaches wherever it is turned, the knob and the label.
  public var extent: Rect? {
    let margin = Self.editingDiameter / 2
    var extent = Rect(origin: start, size: .zero).union(Rect(origin: pivot, size: .zero))
    // Right of and below the arms there is the label, and in a dial beyond 90° the arm.
    let reaches = range.map { $0.lowerBound.degrees < 0 || $0.upperBound.degrees > 90 } ?? true
    let room = reaches ? length : min(length, labelDistance + labelSize * 1.5)
    extent = extent.union(
      Rect(x: pivot.x - length, y: pivot.y - length, width: length + room, height: length + room))
    return extent.insetBy(dx: -margin, dy: -margin)
  }

  /// The end of the arm that stays, at 0°.
  private var start: Point {
    let square = frame.inset(by: insets)
    return Point(x: square.minX, y: square.maxY)
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

  private var labelDistance: Double { labelSize * 1.6 }

  /// A place beside the pivot in the middle of the larger of the two sectors between the arms, so
  /// that no arm runs through it.
  private var labelCenter: Point {
    let turn = presentedAngle.normalized
    let middle = Angle(degrees: turn.degrees / 2 + (turn.degrees < 180 ? 180 : 0))
    let (sine, cosine) = sincos(middle)
    return Point(x: pivot.x - labelDistance * cosine, y: pivot.y - labelDistance * sine)
  }
}
