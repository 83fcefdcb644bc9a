import GestureMath

/// Writes display lists as elements of SVG, one a line.
struct SVGWriter {
  /// The fonts of texts, the system's own first.
  static let fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif"

  /// The scheme in which colours are resolved.
  let scheme: ColorScheme
  /// The elements so far.
  private(set) var text = ""
  /// Whether there are texts among the elements.
  var hasTexts = false
  private var indentation: String

  init(scheme: ColorScheme, indentation: Int = 1) {
    self.scheme = scheme
    self.indentation = String(repeating: "  ", count: indentation)
  }

  /// Writes a line as it is.
  mutating func line(_ line: String) { text += indentation + line + "\n" }

  /// Writes the elements that another writer wrote.
  mutating func append(elementsOf writer: SVGWriter) {
    text += writer.text
    hasTexts = hasTexts || writer.hasTexts
  }

  /// Writes elements in a group; in none, where it would have no attributes.
  mutating func group(_ attributes: [(String, String)], _ body: (inout SVGWriter) -> Void) {
    guard !attributes.isEmpty else {
      body(&self)
      return
    }
    line(Self.tag("g", attributes) + ">")
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
    line("</g>")
  }

  /// Writes what a list draws. Neighbours of one transform share a group.
  mutating func append(_ list: DisplayList) {
    var rest = list.commands[...].filter { isVisible($0) }[...]
    while let first = rest.first {
      let run = rest.prefix { $0.transform == first.transform }
      rest = rest.dropFirst(run.count)
      let transform = SVGNumber.transform(first.transform)
      guard run.count > 1, let transform else {
        append(Array(run), transform: transform)
        continue
      }
      group([("transform", transform)]) { $0.append(Array(run), transform: nil) }
    }
  }

  /// Writes commands. Neighbours that are lines of one look, but for the opacity, share a group.
  private mutating func append(_ commands: [DisplayList.Command], transform: String?) {
    var rest = commands[...]
    while let first = rest.first {
      let looks = looks(of: first)
      let run = rest.prefix { looks != nil && self.looks(of: $0) == looks }
      guard run.count > 2, let looks else {
        let count = appendFigure(rest, transform: transform)
        rest = rest.dropFirst(count)
        continue
      }
      rest = rest.dropFirst(run.count)
      group([("fill", "none"), ("stroke", looks.color)] + Self.attributes(of: looks.style)) {
        for case .stroke(let path, let color, _) in run.map(\.content) {
          let opacity = $0.paint("stroke", color).dropFirst()
          let shape = SVGShape(path)
          $0.line(Self.tag(shape.name, shape.attributes + opacity) + "/>")
        }
      }
    }
  }

  /// Writes the first command, and where it fills what the second one strokes, that too, in one
  /// element. Returns how many were written.
  private mutating func appendFigure(
    _ commands: ArraySlice<DisplayList.Command>, transform: String?
  ) -> Int {
    let pair = Array(commands.prefix(2))
    guard pair.count == 2, pair[0].opacity == 1, pair[1].opacity == 1,
      case .fill(let path, let fill, let fillStyle) = pair[0].content,
      case .stroke(path, let stroke, let style) = pair[1].content
    else {
      append(pair[0], transform: transform)
      return 1
    }
    let shape = SVGShape(path)
    let paints =
      paint("fill", fill) + Self.attributes(of: fillStyle) + paint("stroke", stroke)
      + Self.attributes(of: style, hasCorners: shape.hasCorners)
    let shared = transform.map { [("transform", $0)] } ?? []
    line(Self.tag(shape.name, shape.attributes + paints + shared) + "/>")
    return 2
  }

  /// The colour and the style of a line that has no opacity but its colour's; nil for all else.
  private func looks(of command: DisplayList.Command) -> Looks? {
    guard command.opacity == 1, case .stroke(_, let color, let style) = command.content
    else { return nil }
    return Looks(color: SVGNumber.color(color.resolve(in: scheme)), style: style)
  }

  private struct Looks: Equatable {
    let color: String
    let style: StrokeStyle
  }

  /// An element's start, without its end.
  static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0)=\"\($1)\"" }.joined()
  }
}
