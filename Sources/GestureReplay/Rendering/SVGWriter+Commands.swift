import GestureMath

extension SVGWriter {
  /// Whether a command draws anything. What has a number that is not finite does not, as SVG has
  /// none; of a path's elements only those are left out that have one.
  func isVisible(_ command: DisplayList.Command) -> Bool {
    guard command.opacity > 0, command.transform.isFinite else { return false }
    switch command.content {
    case .fill(let path, let color, _): return !path.isEmpty && isVisible(color)
    case .stroke(let path, let color, let style):
      return !path.isEmpty && isVisible(color) && style.isFinite
    case .text(let text, let point, let anchor):
      return !text.content.isEmpty && text.font.size > 0 && isVisible(text.color)
        && [text.font.size, point.x, point.y, anchor.x, anchor.y].allSatisfy(\.isFinite)
    case .layer(let list): return list.commands.contains { isVisible($0) }
    }
  }

  private func isVisible(_ color: Color) -> Bool {
    let resolved = color.resolve(in: scheme)
    return resolved.opacity > 0
      && [resolved.red, resolved.green, resolved.blue].allSatisfy(\.isFinite)
  }

  /// Writes one command as an element.
  mutating func append(_ command: DisplayList.Command, transform: String?) {
    var shared: [(String, String)] = []
    if let transform { shared.append(("transform", transform)) }
    if command.opacity < 1 { shared.append(("opacity", SVGNumber.text(command.opacity))) }
    switch command.content {
    case .fill(let path, let color, let style):
      let shape = SVGShape(path)
      let fill = paint("fill", color) + Self.attributes(of: style)
      line(Self.tag(shape.name, shape.attributes + fill + shared) + "/>")
    case .stroke(let path, let color, let style):
      let shape = SVGShape(path)
      let stroke =
        paint("stroke", color) + Self.attributes(of: style, hasCorners: shape.hasCorners)
      line(Self.tag(shape.name, shape.attributes + [("fill", "none")] + stroke + shared) + "/>")
    case .text(let text, let point, let anchor):
      append(text, at: point, anchor: anchor, shared)
    case .layer(let list):
      group(shared) { $0.append(list) }
    }
  }

  /// The attributes of a colour; the fill's opacity and the stroke's have names of their own.
  func paint(_ name: String, _ color: Color) -> [(String, String)] {
    let resolved = color.resolve(in: scheme)
    let paint = [(name, SVGNumber.color(resolved))]
    guard resolved.opacity < 1 else { return paint }
    return paint + [("\(name)-opacity", SVGNumber.text(resolved.opacity))]
  }

  /// The attributes of a filled path; what is SVG's default is left out.
  static func attributes(of style: FillStyle) -> [(String, String)] {
    style.isEOFilled ? [("fill-rule", "evenodd")] : []
  }

  /// The attributes of a line; what is SVG's default is left out.
  static func attributes(of style: StrokeStyle, hasCorners: Bool = true) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if style.lineWidth != 1 { attributes.append(("stroke-width", SVGNumber.text(style.lineWidth))) }
    if style.lineCap != .butt { attributes.append(("stroke-linecap", style.lineCap.rawValue)) }
    if !hasCorners {
      // There is nothing to join.
    } else if style.lineJoin != .miter {
      attributes.append(("stroke-linejoin", style.lineJoin.rawValue))
    } else if style.miterLimit != 4 {
      // SVG's miter limit has the meaning of Core Graphics', but another default.
      attributes.append(("stroke-miterlimit", SVGNumber.text(max(1, style.miterLimit))))
    }
    if style.dash.contains(where: { $0 > 0 }) {
      let dash = style.dash.map { SVGNumber.text(max(0, $0)) }
      attributes.append(("stroke-dasharray", dash.joined(separator: " ")))
      if style.dashPhase != 0 {
        attributes.append(("stroke-dashoffset", SVGNumber.text(style.dashPhase)))
      }
    }
    return attributes
  }
}

extension StrokeStyle {
  /// Whether all its lengths are.
  fileprivate var isFinite: Bool {
    ([lineWidth, miterLimit, dashPhase] + dash).allSatisfy(\.isFinite)
  }
}
