import GestureMath

/// The ways of all contacts of a recording, drawn over its control.
struct PointerTrace {
  private(set) var strokes: [PointerStroke] = []
  private var contacts: [Int: Int] = [:]
  private var open: [Int: Int] = [:]

  /// Adds an event. The events must be legal, as those of a ``ContactTimeline`` are.
  mutating func receive(_ event: PointerEvent) {
    if event.phase == .began {
      let contact = contacts[event.id] ?? contacts.count
      contacts[event.id] = contact
      open[event.id] = strokes.count
      strokes.append(PointerStroke(event, contact: contact))
    } else if let index = open[event.id] {
      strokes[index].receive(event)
      if strokes[index].end != nil { open[event.id] = nil }
    }
  }

  /// How many contacts there are.
  var contactCount: Int { contacts.count }

  /// What the places cover; nil where there are none.
  var bounds: Rect? {
    var bounds: Rect?
    for point in strokes.lazy.flatMap(\.points) {
      let place = Rect(origin: point.location, size: .zero)
      bounds = bounds?.union(place) ?? place
    }
    return bounds
  }
}

// MARK: - Look

/// How a trace looks. Lengths are in units of ``unit``.
struct TraceStyle {
  /// How many points a length of 1 is, so that a trace can be read however large the space is.
  var unit: Double

  /// How far marks reach from where they are, in units.
  static let reach = 18.0
  static let lineWidth = 3.0

  private static let colors: [Color] = [
    .blue, .orange, .purple, .green, .pink, .teal, .indigo, .brown,
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
      drawEnd(of: stroke, in: context)
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
      context.stroke(line, with: .color(color.opacity(0.85 - 0.65 * age)), style: style)
    }
  }

  /// Draws a ring where the contact began, with the contact's number where there are several.
  func drawBegin(of stroke: PointerStroke, numbered: Bool, in context: GraphicsContext) {
    let color = Self.color(ofContact: stroke.contact)
    let ring = Path(circleAt: stroke.start, radius: (numbered ? 8 : 5) * unit)
    context.fill(ring, with: .color(.white))
    context.stroke(ring, with: .color(color), lineWidth: 2 * unit)
    guard numbered else { return }
    let number = Text("\(stroke.contact + 1)")
      .font(.system(size: 10 * unit, weight: .bold)).foregroundStyle(color)
    context.draw(number, at: stroke.start)
  }

  /// Draws a dot where the contact was lifted, a cross where it was cancelled, and a fingertip where
  /// it is down.
  func drawEnd(of stroke: PointerStroke, in context: GraphicsContext) {
    let color = Self.color(ofContact: stroke.contact)
    switch stroke.end {
    case .ended: drawDot(at: stroke.location, color, in: context)
    case .cancelled: drawCross(at: stroke.location, color, in: context)
    case nil: drawFingertip(at: stroke.location, color, in: context)
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

  private func drawFingertip(at point: Point, _ color: Color, in context: GraphicsContext) {
    context.fill(Path(circleAt: point, radius: 18 * unit), with: .color(color.opacity(0.25)))
    drawDot(at: point, color, in: context)
  }
}
