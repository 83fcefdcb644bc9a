/// A profile as a picture: for each control a bar of its stages, and below the replay its two parts.
///
/// All bars have one scale. The colours follow the reader's scheme, light or dark, where the viewer
/// knows it.
public struct ProfilePicture: Sendable {
  /// Creates a picture.
  public init() {}

  private static let (width, margin, padding) = (760.0, 16.0, 20.0)
  private static let (titleHeight, barHeight, partHeight) = (30.0, 34.0, 24.0)
  private static let blockHeight = titleHeight + barHeight + partHeight + 30
  private static let legendHeight = 24.0

  /// A stretch of a bar.
  private struct Segment {
    let name: String
    let nanoseconds: Double
    var start = 0.0
  }

  /// Draws the controls that had events, as SVG; nil where none had.
  public func svg(of summary: ProfileSummary) -> String? {
    let controls = summary.controls.filter { $0.events > 0 }
    if controls.isEmpty { return nil }
    let longest = controls.map { $0.nanoseconds / Double($0.events) }.max() ?? 1
    let content = Self.blockHeight * Double(controls.count) + Self.legendHeight
    let height = content + 2 * (Self.margin + Self.padding) - 8
    var writer = SVGWriter(scheme: .light)
    writer.line("<title>What an event takes, stage by stage</title>")
    writer.line(Self.style)
    let (width, margin) = (Self.width, Self.margin)
    writer.line(Self.rect("ground", 0, 0, width, height))
    writer.line(
      Self.rect("card", margin, margin, width - 2 * margin, height - 2 * margin, radius: 12))
    var y = margin + Self.padding
    for control in controls {
      draw(control, at: y, scale: Self.barWidth / max(longest, 1), in: &writer)
      y += Self.blockHeight
    }
    drawLegend(at: y, in: &writer)
    let size = "width=\"\(SVGNumber.text(width))\" height=\"\(SVGNumber.text(height))\""
    let box = "viewBox=\"0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box) "
      + "font-family=\"\(SVGWriter.fonts)\">\n\(writer.text)</svg>\n"
  }

  private static var left: Double { margin + padding }
  private static var barWidth: Double { width - 2 * left }

  // MARK: - Bars

  private func draw(
    _ control: ControlProfile, at y: Double, scale: Double, in writer: inout SVGWriter
  ) {
    let events = Double(control.events)
    let name = XMLText.escaped(control.type.abbreviated(to: 24))
    writer.line(Self.text("name", Self.left, y + 14, name))
    writer.line(Self.text("note end", Self.width - Self.left, y + 14, note(control)))
    let stages = ProfileStage.allCases.map { stage in
      Segment(
        name: stage.rawValue, nanoseconds: (control.stages[stage]?.nanoseconds ?? 0) / events)
    }
    let placed = Self.placed(stages, from: 0)
    let top = y + Self.titleHeight
    draw(placed, at: top, height: Self.barHeight, scale: scale, in: &writer)
    let replay = placed.first { $0.name == ProfileStage.replay.rawValue }
    let parts = [("control", control.control), ("states", control.states)].map { name, figures in
      Segment(name: name, nanoseconds: figures.nanoseconds / events)
    }
    draw(
      Self.placed(parts, from: replay?.start ?? 0), at: top + Self.barHeight,
      height: Self.partHeight, scale: scale, in: &writer)
  }

  private func note(_ control: ControlProfile) -> String {
    let all = FigureText.number(control.nanoseconds / Double(control.events)) + " ns an event"
    guard let count = control.frame.eventsThatFit else { return all }
    return all + " · the control alone takes \(FigureText.rounded(count)) in a 120 Hz frame"
  }

  /// The segments one after the other.
  private static func placed(_ segments: [Segment], from start: Double) -> [Segment] {
    var next = start
    return segments.map { segment in
      defer { next += segment.nanoseconds }
      return Segment(name: segment.name, nanoseconds: segment.nanoseconds, start: next)
    }
  }

  private func draw(
    _ segments: [Segment], at y: Double, height: Double, scale: Double, in writer: inout SVGWriter
  ) {
    for segment in segments where segment.nanoseconds > 0 {
      let (x, width) = (Self.left + segment.start * scale, segment.nanoseconds * scale)
      let time = FigureText.number(segment.nanoseconds)
      writer.line(
        "<g><title>\(segment.name): \(time) ns an event</title>"
          + Self.rect(segment.name, x, y, max(0.5, width - 1), height - 1, radius: 3) + "</g>")
      let label = [segment.name + " " + time, time, segment.name].first {
        Double($0.count) * Self.characterWidth + 12 <= width
      }
      if let label { writer.line(Self.text("label", x + 6, y + height / 2 + 4, label)) }
    }
  }

  // MARK: - Legend

  private func drawLegend(at y: Double, in writer: inout SVGWriter) {
    var x = Self.left
    for name in ProfileStage.allCases.map(\.rawValue) + ["control", "states"] {
      writer.line(Self.rect(name, x, y, 12, 12, radius: 3))
      writer.line(Self.text("note", x + 18, y + 10.5, name))
      x += 18 + Double(name.count) * Self.characterWidth + 18
    }
    writer.line(Self.text("note end", Self.width - Self.left, y + 10.5, "nanoseconds an event"))
  }

  // MARK: - Elements

  /// About how wide a character is at the size of the labels.
  private static let characterWidth = 6.6

  /// Colours that white stands out from, and those of the ground in both schemes.
  private static let style = """
    <style>
        .ground { fill: #f2f2f7 } .card { fill: #fff }
        text { font-size: 12px; font-variant-numeric: tabular-nums }
        .name { font-size: 15px; font-weight: 600; fill: #000 }
        .note { fill: #3c3c43; fill-opacity: 0.75 } .end { text-anchor: end }
        .label { fill: #fff; font-weight: 500 }
        .read { fill: #6c6c70 } .decode { fill: #0040dd } .prepare { fill: #00707d }
        .replay { fill: #c93400 } .compare { fill: #8944ab }
        .control { fill: #248a3d } .states { fill: #a2643c }
        @media (prefers-color-scheme: dark) {
          .ground { fill: #000 } .card { fill: #1c1c1e }
          .name { fill: #fff } .note { fill: #ebebf5 }
        }
      </style>
    """

  private static func rect(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    radius: Double = 0
  ) -> String {
    let numbers = [("x", x), ("y", y), ("width", width), ("height", height), ("rx", radius)]
    let attributes = numbers.map { ($0.0, SVGNumber.text($0.1)) }
    return SVGWriter.tag("rect", [("class", name)] + attributes) + "/>"
  }

  private static func text(_ name: String, _ x: Double, _ y: Double, _ text: String) -> String {
    let place = [("x", SVGNumber.text(x)), ("y", SVGNumber.text(y))]
    return SVGWriter.tag("text", [("class", name)] + place) + ">" + text + "</text>"
  }
}
