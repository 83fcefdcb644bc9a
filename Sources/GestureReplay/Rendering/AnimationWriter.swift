import GestureMath

/// Pictures that follow each other, played by rules of CSS, without a script.
///
/// Every element that comes, goes or moves has keyframes of its own, all of one duration, that jump
/// from one to the next. Without them, as for readers that prefer reduced motion and for viewers that
/// know no CSS animation, the elements show the end.
struct AnimationWriter {
  private let scene: Scene
  private let times: AnimationTimes
  private var keyframes: [String] = []
  private var body: SVGWriter

  init(_ scene: Scene) {
    self.scene = scene
    times = AnimationTimes(scene.film.times)
    body = SVGWriter(scheme: scene.scheme)
  }

  /// Writes the document.
  consuming func document() -> String {
    writeControl()
    if scene.showsTrace {
      for (index, stroke) in scene.film.trace.strokes.enumerated() { write(stroke, index) }
    }
    if times.span > 0 { writeProgress() }
    let box = scene.frame.box
    let size = Size(width: box.width / scene.frame.unit, height: box.height / scene.frame.unit)
    let (styles, elements) = (style, body)
    return scene.document(size: size, box: box) { writer in
      writer.line("<style>")
      for line in styles { writer.line(line) }
      writer.line("</style>")
      writer.append(
        DisplayList { context in
          context.fill(Path(box), with: .color(scene.background))
          scene.drawSpace(unit: scene.frame.unit, in: context)
        })
      writer.append(elementsOf: elements)
      writer.append(
        DisplayList { scene.drawNote(in: box, unit: scene.frame.unit, in: $0) })
    }
  }

  private var style: [String] {
    let duration = SVGNumber.text(times.duration)
    return [
      ".a{animation:\(duration)s step-end infinite}",
      ".h{visibility:hidden}",
      ".b{animation-timing-function:linear}",
    ] + keyframes
      + ["@media (prefers-reduced-motion:reduce){.a{animation:none!important}}"]
  }

  /// Adds keyframes, and returns the attributes of the element that they move.
  private mutating func animation(
    _ frames: [(time: Double, rule: String)], classes: String = "a"
  ) -> [(String, String)] {
    let name = "k\(keyframes.count)"
    keyframes.append(
      "@keyframes \(name){"
        + frames.map { "\(times.percentage($0.time)){\($0.rule)}" }.joined() + "}")
    return [("class", classes), ("style", "animation-name:\(name)")]
  }

  /// Adds keyframes that show an element from one time to another, or to the end; none for one that
  /// is always seen.
  private mutating func visibility(from start: Double, to end: Double?) -> [(String, String)] {
    if start <= times.start, end == nil { return [] }
    var frames: [(Double, String)] = []
    if start > times.start { frames.append((times.start, "visibility:hidden")) }
    frames.append((start, "visibility:visible"))
    if let end { frames.append((end, "visibility:hidden")) }
    return animation(frames, classes: end == nil ? "a" : "a h")
  }
}

// MARK: - Control

extension AnimationWriter {
  /// Writes each look of the control once, to be shown at its time; what all of them begin with is
  /// written before, and stays.
  private mutating func writeControl() {
    var pictures: [(time: Double, list: DisplayList)] = []
    for time in scene.film.moments {
      let list = scene.picture(at: time)
      if list != pictures.last?.list { pictures.append((time, list)) }
    }
    guard let first = pictures.first else { return }
    var shared = pictures.count == 1 ? first.list.commands.count : 0
    if pictures.count > 1 {
      let counts = pictures.dropFirst().map { picture in
        zip(first.list.commands, picture.list.commands).prefix { $0 == $1 }.count
      }
      shared = counts.min() ?? 0
    }
    body.append(DisplayList(first.list.commands.prefix(shared)))
    for (index, picture) in pictures.enumerated() {
      let rest = DisplayList(picture.list.commands.dropFirst(shared))
      guard !rest.isEmpty else { continue }
      let end = index + 1 < pictures.count ? pictures[index + 1].time : nil
      let attributes = visibility(from: picture.time, to: end)
      body.group(attributes) { $0.append(rest) }
    }
  }
}

// MARK: - Trace

extension AnimationWriter {
  private var look: TraceStyle { TraceStyle(unit: scene.frame.unit) }

  /// Writes the line of a stroke, which grows, its marks, and the fingertip, which moves.
  private mutating func write(_ stroke: PointerStroke, _ index: Int) {
    writeLine(of: stroke, id: "s\(index)")
    let look = look
    let numbered = scene.film.trace.contactCount > 1
    let begin = visibility(from: stroke.points[0].time, to: nil)
    body.group(begin) {
      $0.append(DisplayList { look.drawBegin(of: stroke, numbered: numbered, in: $0) })
    }
    let fingertip = fingertip(of: stroke)
    body.group(fingertip) { writer in
      writer.append(DisplayList { look.drawFingertip(at: .zero, of: stroke, in: $0) })
    }
    guard stroke.end != nil else { return }
    let end = visibility(from: stroke.endTime, to: nil)
    body.group(end) {
      $0.append(DisplayList { look.drawEnd(of: stroke, numbered: numbered, in: $0) })
    }
  }

  private mutating func writeLine(of stroke: PointerStroke, id: String) {
    let lengths = StrokeLengths(stroke)
    let total = lengths.total
    guard total > 0 else { return }
    let line = lengths.line(from: 0, to: total, spacing: scene.frame.unit / 4)
    let data = line.roundedToThousandths().svgData
    let length = SVGNumber.text(total)
    let path = [("id", id), ("d", data), ("pathLength", length), ("fill", "none")]
    body.line("<defs>" + SVGWriter.tag("path", path) + "/></defs>")
    let color = TraceStyle.color(ofContact: stroke.contact)
    let style = StrokeStyle(lineWidth: TraceStyle.lineWidth * scene.frame.unit, lineJoin: .round)
    // The whole line is pale, and what is new of it is not.
    let tail = TraceStyle.tailLength * scene.frame.unit
    for (shown, opacity) in [(total, 0.35), (min(tail, total), 0.55)] {
      var last = "stroke-dashoffset:\(SVGNumber.text(shown))"
      var frames = [(times.start, last)]
      for (point, length) in zip(stroke.points, lengths.lengths) {
        let rule = "stroke-dashoffset:\(SVGNumber.text(shown - length))"
        if rule != last { frames.append((point.time, rule)) }
        last = rule
      }
      let attributes =
        [("href", "#\(id)")] + body.paint("stroke", color.opacity(opacity))
        + SVGWriter.attributes(of: style)
        + [
          ("stroke-dasharray", "\(SVGNumber.text(shown)) \(SVGNumber.text(total + shown))"),
          ("stroke-dashoffset", SVGNumber.text(shown - total)),
        ]
      body.line(SVGWriter.tag("use", attributes + animation(frames)) + "/>")
    }
  }

  private mutating func fingertip(of stroke: PointerStroke) -> [(String, String)] {
    var frames: [(Double, String)] = []
    var last = ""
    for point in stroke.points where point.time < stroke.endTime || stroke.end == nil {
      let (x, y) = (SVGNumber.text(point.location.x), SVGNumber.text(point.location.y))
      let rule = "transform:translate(\(x)px,\(y)px)"
      let shows = frames.isEmpty ? "visibility:visible;" : ""
      if rule != last { frames.append((point.time, shows + rule)) }
      last = rule
    }
    if stroke.end != nil { frames.append((stroke.endTime, "visibility:hidden")) }
    if let first = frames.first, first.0 > times.start {
      frames.insert((times.start, "visibility:hidden"), at: 0)
    }
    let (x, y) = (SVGNumber.text(stroke.location.x), SVGNumber.text(stroke.location.y))
    let classes = stroke.end == nil ? "a" : "a h"
    return animation(frames, classes: classes) + [("transform", "translate(\(x) \(y))")]
  }

  /// Writes a bar at the bottom that fills as time goes by.
  private mutating func writeProgress() {
    let box = scene.frame.box
    let height = 3 * scene.frame.unit
    let bar = [
      ("width", SVGNumber.text(box.width)), ("height", SVGNumber.text(height)),
    ]
    let frames = [
      (times.start, "transform:scaleX(0)"), (times.start + times.span, "transform:scaleX(1)"),
    ]
    let moves = animation(frames, classes: "a b")
    let paint = body.paint("fill", .gray.opacity(0.5))
    let place = "translate(\(SVGNumber.text(box.minX)) \(SVGNumber.text(box.maxY - height)))"
    body.group([("transform", place)]) {
      $0.line(SVGWriter.tag("rect", bar + paint + moves) + "/>")
    }
  }
}
