extension AnalogClock: Drawable {
  private static var rimWidth: Double { 2 }
  /// How far the middle of the digital time is above the face, in points.
  private static var titleDistance: Double { 18 }

  private var face: Path { ClockFace().path(in: frame) }

  /// Draws the face with its labels and hands, and the digital time above it. The end of a hand that
  /// is held has a dot.
  ///
  /// The face is white in either scheme, and its labels black.
  public func draw(in context: inout GraphicsContext) {
    context.fill(face, with: .color(.white))
    context.stroke(face, with: .color(.red), lineWidth: Self.rimWidth)
    let font = Font.system(size: 0.13 * frame.width, weight: .medium)
    for (text, point) in zip(ClockLabels.texts, labels.points) {
      context.draw(Text(text).font(font).foregroundStyle(.black), at: point)
    }
    drawHand(to: hourEnd, .blue, lineWidth: 3, isHeld: activeHand == .hour, in: context)
    drawHand(to: minuteEnd, .blue, lineWidth: 2, isHeld: activeHand == .minute, in: context)
    drawHand(to: secondEnd, .red, lineWidth: 1, isHeld: false, in: context)
    context.fill(Path(circleAt: center, radius: 2.5), with: .color(.red))
    let title = Text(label).font(.system(size: 17, weight: .semibold).monospacedDigit())
    context.draw(title, at: titleCenter)
  }

  private func drawHand(
    to end: Point, _ color: Color, lineWidth: Double, isHeld: Bool, in context: GraphicsContext
  ) {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
    context.stroke(Path(through: [center, end]), with: .color(color), style: style)
    if isHeld { context.fill(Path(circleAt: end, radius: 5), with: .color(color)) }
  }

  private var titleCenter: Point {
    Point(x: frame.midX, y: frame.midY - frame.width - Self.titleDistance)
  }

  /// What the face and the digital time cover.
  public var extent: Rect? {
    let radius = frame.width + Self.rimWidth / 2
    let face = Rect(
      x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius)
    // Digits and colons of 17 points: eight, and three characters more for AM or PM.
    let width: Double = hourCycle == .oneToTwelve ? 110 : 80
    let title = Rect(
      x: titleCenter.x - width / 2, y: titleCenter.y - 8, width: width, height: 16)
    return face.union(title)
  }
}
