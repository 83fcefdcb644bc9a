import GestureMath

/// How a trace looks. Lengths are in units of ``unit``.
struct TraceStyle {
  /// How many points a length of 1 is, so that a trace can be read however large the space is.
  var unit: Double

  /// How far marks reach from where they are, in units.
  static let reach = 18.0
  static let lineWidth = 3.0
  private static let numberRadius = 8.0
  /// How much of a line that grows is new.
  static let tailLength = 80.0

  private static let colors: [Color] = [
    .purple, .orange, .teal, .green, .pink, .indigo, .brown, .cyan,
  ]

  /// The colour of a contact; after eight they come again.
  static func color(ofContact contact: Int) -> Color { colors[contact % colors.count] }

  func draw(
    _ strokes: [PointerStroke], now: Double, numbered: Bool, in context: inout GraphicsContext
  ) {
    let first = strokes.first?.points[0].time ?? now
    for stroke in strokes { drawLine(of: stroke, first: first, now: now, in: context) }
    for stroke in strokes {
      drawBegin(of: stroke, numbered: numbered, in: context)
      drawEnd(of: stroke, numbered: numbered, in: context)
    }
  }

  /// Draws the line in pieces, the older the paler.
  private func drawLine(
    of stroke: PointerStroke, first: Double, now: Double, in context: GraphicsContext
  ) {
    let lengths = StrokeLengths(stroke)
    guard lengths.total > 0 else { return }
    // The pieces end within straight stretches, where flat ends meet without a gap: a prime number
    // of them keeps the cuts off the corners of figures with round measures.
    let pieces = 19
    let style = StrokeStyle(lineWidth: Self.lineWidth * unit, lineJoin: .round)
    let color = Self.color(ofContact: stroke.contact)
    for piece in 0..<pieces {
      let (from, to) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
      let time = lengths.place(at: lengths.total * (from + to) / 2).time
      let age = now > first ? (now - time) / (now - first) : 0
      let line = lengths.line(
        from: lengths.total * from, to: lengths.total * to, spacing: unit / 4)
      context.stroke(line, with: .color(color.opacity(0.9 - 0.6 * age)), style: style)
    }
  }

  /// Draws a ring where the contact began, with the contact's number where there are several.
  func drawBegin(of stroke: PointerStroke, numbered: Bool, in context: GraphicsContext) {
    let color = Self.color(ofContact: stroke.contact)
    let radius = (numbered ? Self.numberRadius : 5) * unit
    let ring = Path(circleAt: stroke.start, radius: radius)
    context.fill(ring, with: .color(.white))
    context.stroke(ring, with: .color(color), lineWidth: 2 * unit)
    if numbered { drawNumber(of: stroke, color, in: context) }
  }

  private func drawNumber(of stroke: PointerStroke, _ color: Color, in context: GraphicsContext) {
    let number = Text("\(stroke.contact + 1)")
      .font(.system(size: 10 * unit, weight: .bold)).foregroundStyle(color)
    context.draw(number, at: stroke.start)
  }

  /// Draws a dot where the contact was lifted, a cross where it was cancelled, and a fingertip where
  /// it is down. A dot that would hide the contact's number fills its ring instead.
  func drawEnd(of stroke: PointerStroke, numbered: Bool, in context: GraphicsContext) {
    let color = Self.color(ofContact: stroke.contact)
    switch stroke.end {
    case .ended:
      guard numbered, stroke.location.distance(to: stroke.start) < Self.numberRadius * unit else {
        drawDot(at: stroke.location, color, in: context)
        return
      }
      let disc = Path(circleAt: stroke.start, radius: Self.numberRadius * unit)
      context.fill(disc, with: .color(color))
      context.stroke(disc, with: .color(.white), lineWidth: 1.5 * unit)
      drawNumber(of: stroke, .white, in: context)
    case .cancelled: drawCross(at: stroke.location, color, in: context)
    case nil: drawFingertip(at: stroke.location, of: stroke, in: context)
    }
  }

  private func drawDot(at point: Point, _ color: Color, in context: GraphicsContext) {
    let dot = Path(circleAt: point, radius: 5 * unit)
    context.fill(dot, with: .color(color))
    context.stroke(dot, with: .color(.white), lineWidth: 1.5 * unit)
  }

  private func drawCross(at point: Point, _ color: Color, in context: GraphicsContext) {
    let arm = 5 * unit
    let cross = Path { path in
      path.move(to: point + Vector(dx: -arm, dy: -arm))
      path.addLine(to: point + Vector(dx: arm, dy: arm))
      path.move(to: point + Vector(dx: arm, dy: -arm))
      path.addLine(to: point + Vector(dx: -arm, dy: arm))
    }
    for (color, width) in [(Color.white, 6.0), (color, 3.0)] {
      let style = StrokeStyle(lineWidth: width * unit, lineCap: .round)
      context.stroke(cross, with: .color(color), style: style)
    }
  }

  /// Draws the fingertip of a stroke, wherever.
  func drawFingertip(at point: Point, of stroke: PointerStroke, in context: GraphicsContext) {
    let color = Self.color(ofContact: stroke.contact)
    context.fill(Path(circleAt: point, radius: 18 * unit), with: .color(color.opacity(0.25)))
    drawDot(at: point, color, in: context)
  }
}
