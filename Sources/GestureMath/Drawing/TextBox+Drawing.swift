extension TextBox: Drawable {
  private static var handleSize: Double { 16 }
  /// What is left free round the handle.
  private static var handlePadding: Double { 4 }
  private static var vertexSize: Double { 7 }

  /// Draws the text in its colour, turned and scaled about the centre; where the box is selected,
  /// its outline, its corners and the handle too. If not, the outline is only hinted at.
  ///
  /// A text whose colour ``Color/init(name:)`` does not know is left out. Recordings refuse such a
  /// colour.
  public func draw(in context: inout GraphicsContext) {
    let outline = outline
    if isSelected {
      if activePart != .none { context.fill(outline, with: .color(.blue.opacity(0.08))) }
      let style = StrokeStyle(lineWidth: 1.5, lineJoin: .round)
      context.stroke(outline, with: .color(.blue), style: style)
    } else {
      let style = StrokeStyle(lineWidth: 1, lineJoin: .round, dash: [4, 4])
      context.stroke(outline, with: .color(.secondary.opacity(0.5)), style: style)
    }
    drawText(in: context)
    if isSelected { drawHandles(in: context) }
  }

  private var outline: Path {
    var path = Path(through: [
      vertices.topLeft, vertices.topRight, vertices.bottomRight, vertices.bottomLeft,
    ])
    path.closeSubpath()
    return path
  }

  private func drawText(in context: GraphicsContext) {
    guard let color = Color(name: color) else { return }
    var context = context
    context.translateBy(x: center.x, y: center.y)
    context.rotate(by: rotation)
    let text = Text(text).font(.system(size: fontSize)).foregroundStyle(color)
    context.draw(text, at: .zero)
  }

  private func drawHandles(in context: GraphicsContext) {
    for vertex in [vertices.topLeft, vertices.topRight, vertices.bottomLeft] {
      let dot = Path(circleAt: vertex, radius: Self.vertexSize / 2)
      context.fill(dot, with: .color(.white))
      context.stroke(dot, with: .color(.blue), lineWidth: 1.5)
    }
    let radius = Self.handleSize / 2
    let halo = Path(circleAt: handle, radius: radius + Self.handlePadding)
    context.fill(halo, with: .color(.blue.opacity(activePart == .handle ? 0.45 : 0.2)))
    let knob = Path(circleAt: handle, radius: radius)
    context.fill(knob, with: .color(.blue))
    context.stroke(knob, with: .color(.white), lineWidth: 2)
  }

  /// What the box, its handle and the text, if it is wider, cover.
  public var extent: Rect? {
    // A letter of the system's font is about half as wide as the font is high.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let letters = lines.map { $0.count }.max() ?? 0
    let width = greater(size.width, 0.55 * fontSize * Double(min(letters, 200)))
    let height = greater(size.height, 1.2 * fontSize * Double(lines.count))
    let corners = Vertices(
      center: center, size: Size(width: width, height: height), rotation: rotation)
    let margin = Self.handleSize / 2 + Self.handlePadding
    return [corners.topRight, corners.bottomLeft, corners.bottomRight]
      .reduce(Rect(origin: corners.topLeft, size: .zero)) {
        $0.union(Rect(origin: $1, size: .zero))
      }
      .insetBy(dx: -margin, dy: -margin)
  }
}
