extension AngleDial: Drawable {
  private static var lineWidth: Double { 10 }
  /// How far the wedge's outer arc is from the arm's end, and its inner arc from the outer one.
  private static var wedgeInset: Double { 20 }
  private static var editingDiameter: Double { 20 }

  /// Draws the angle's two arms, the wedge between them, a circle at the arm's end while it is
  /// edited, and the label beside the pivot, where the arms leave more room.
  public func draw(in context: inout GraphicsContext) {
    let square = frame.inset(by: insets)
    context.fill(wedge, with: .color(.red.opacity(0.3)))
    let arms = Path.polyline([Point(x: square.minX, y: square.maxY), pivot, armEnd])
    let style = StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    context.stroke(arms, with: .color(.primary), style: style)
    if isEditing {
      let knob = Path.circle(center: armEnd, radius: Self.editingDiameter / 2)
      context.fill(knob, with: .color(.red))
    }
    let text = Text(label)
      .font(.system(size: labelSize, weight: .semibold).monospacedDigit())
    context.draw(text, at: labelCenter)
  }

  /// What the arm reaches at any angle of the range, and the label.
  public var extent: Rect? { nil }

  private var wedge: Path { Path() }

  private var labelSize: Double { max(12, min(28, frame.inset(by: insets).width * 0.14)) }

  /// A place beside the pivot in the middle of the larger of the two sectors between the arms.
  private var labelCenter: Point { .zero }
}
