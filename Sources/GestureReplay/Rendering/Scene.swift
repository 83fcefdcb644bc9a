import GestureMath

/// A replay that is to be shown, and how.
struct Scene {
  let film: ReplayFilm
  let frame: PictureFrame
  let space: Size?
  let showsTrace: Bool
  let scheme: ColorScheme
  let name: String?

  /// The colour behind pictures: Apple's secondarySystemGroupedBackground.
  var background: Color {
    scheme == .light ? .white : Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
  }

  /// The colour behind pictures side by side: Apple's systemGroupedBackground.
  var page: Color {
    scheme == .light ? Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255) : .black
  }

  /// Draws what is there at a time, the trace with `unit` points for a length of 1.
  func draw(at time: Double, unit: Double, in context: inout GraphicsContext) {
    drawSpace(unit: unit, in: context)
    context.draw(picture(at: time))
    guard showsTrace else { return }
    TraceStyle(unit: unit).draw(
      film.trace.strokes.compactMap { $0.until(time) }, now: time,
      numbered: film.trace.contactCount > 1, in: &context)
  }

  /// What the control draws at a time. A plain drag is its trace, where that is drawn.
  func picture(at time: Double) -> DisplayList {
    showsTrace && film.isPlainDrag ? DisplayList() : film.picture(at: time)
  }

  /// Draws the edge of the space that was touched.
  func drawSpace(unit: Double, in context: GraphicsContext) {
    guard let space else { return }
    let edge = Path(roundedRect: Rect(origin: .zero, size: space), cornerRadius: 6 * unit)
    context.stroke(edge, with: .color(.gray.opacity(0.35)), lineWidth: unit)
  }

  /// A document of a size in pixels that shows a part of the plane.
  func document(size: Size, box: Rect, _ body: (inout SVGWriter) -> Void) -> String {
    let numbers = [box.minX, box.minY, box.width, box.height].map(SVGNumber.text)
    var writer = SVGWriter(scheme: scheme)
    if let name { writer.line("<title>\(XMLText.escaped(name))</title>") }
    body(&writer)
    var attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", SVGNumber.text(size.width)),
      ("height", SVGNumber.text(size.height)), ("viewBox", numbers.joined(separator: " ")),
    ]
    if writer.hasTexts { attributes.append(("font-family", SVGWriter.fonts)) }
    let root = SVGWriter.tag("svg", attributes)
    return "\(root)>\n\(writer.text)</svg>\n"
  }
}

// MARK: - Pictures

extension Scene {
  /// A picture of one time.
  func still(at time: Double) -> String {
    let size = Size(width: frame.box.width / frame.unit, height: frame.box.height / frame.unit)
    return document(size: size, box: frame.box) { writer in
      writer.append(
        DisplayList { context in
          context.fill(Path(frame.box), with: .color(background))
          draw(at: time, unit: frame.unit, in: &context)
          drawNote(in: frame.box, unit: frame.unit, in: context)
        })
    }
  }

  /// Writes at the foot of a picture what was left out of it.
  func drawNote(in box: Rect, unit: Double, in context: GraphicsContext) {
    guard let note = film.note else { return }
    let text = Text(note).font(.system(size: 11 * unit)).foregroundStyle(.secondary)
    context.draw(
      text, at: Point(x: box.minX + 8 * unit, y: box.maxY - 12 * unit), anchor: .leading)
  }

  /// Pictures of several times side by side, the times below.
  func strip() -> String {
    let count = film.moments.count
    let (gap, longest) = (16.0, 240.0)
    // A note has a line of its own.
    let caption = film.note == nil ? 28.0 : 48.0
    let box = frame.box
    let scale = min(1 / frame.unit, longest / max(box.width, box.height))
    let panel = Size(
      width: (box.width * scale).rounded(), height: (box.height * scale).rounded())
    let width = gap + (panel.width + gap) * Double(count)
    let whole = Rect(x: 0, y: 0, width: width, height: gap + panel.height + caption)
    return document(size: whole.size, box: whole) { writer in
      writer.append(
        DisplayList { context in
          context.fill(Path(whole), with: .color(page))
          drawNote(in: whole, unit: 1, in: context)
        })
      for (index, time) in film.moments.enumerated() {
        let corner = Point(x: gap + (panel.width + gap) * Double(index), y: gap)
        writer.append(
          DisplayList { context in
            let card = Path(roundedRect: Rect(origin: corner, size: panel), cornerRadius: 12)
            context.fill(card, with: .color(background))
            let text = Text(Self.text(of: time)).foregroundStyle(.secondary)
              .font(.system(size: 13).monospacedDigit())
            context.draw(
              text,
              at: Point(x: corner.x + panel.width / 2, y: corner.y + panel.height + 14))
            context.translateBy(x: corner.x, y: corner.y)
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: -box.minX, y: -box.minY)
            draw(at: time, unit: 0.75 / scale, in: &context)
          })
      }
    }
  }

  /// A time to milliseconds, such as "0.128 s".
  static func text(of time: Double) -> String { SVGNumber.text(time) + " s" }
}
