import GestureMath

/// The element that draws a path in the fewest bytes.
struct SVGShape {
  /// The element's name: `rect`, `circle`, `ellipse` or `path`.
  let name: String
  /// The attributes that say where it is.
  let attributes: [(String, String)]
  /// Whether lines meet in it, so that it matters how.
  let hasCorners: Bool

  init(_ path: Path) {
    let rounded = path.roundedToThousandths()
    if let rect = path.boundingRect, let (name, attributes) = Self.figure(path, rounded, rect) {
      self.name = name
      self.attributes = attributes
      hasCorners = name == "rect" && path.elements.count == 5
      return
    }
    name = "path"
    attributes = [("d", rounded.svgData)]
    hasCorners = Self.hasCorners(path)
  }

  /// The element of a path that is a rectangle, a rounded one, or an ellipse, to thousandths; nil
  /// where it is none of them.
  private static func figure(
    _ path: Path, _ rounded: Path, _ rect: Rect
  ) -> (String, [(String, String)])? {
    switch rounded.elements.count {
    case 5 where rounded == Path(rect).roundedToThousandths():
      return ("rect", attributes(of: rect))
    case 10 where rounded == Path(ellipseIn: rect).roundedToThousandths():
      let center = [("cx", SVGNumber.text(rect.midX)), ("cy", SVGNumber.text(rect.midY))]
      let (rx, ry) = (SVGNumber.text(rect.width / 2), SVGNumber.text(rect.height / 2))
      return rx == ry
        ? ("circle", center + [("r", rx)]) : ("ellipse", center + [("rx", rx), ("ry", ry)])
    default:
      // A rounded rectangle begins where its corner at the top left ends.
      guard case .move(let start)? = path.elements.first else { return nil }
      let radius = start.x - rect.minX
      guard radius >= 0.001,
        rounded == Path(roundedRect: rect, cornerRadius: radius).roundedToThousandths()
      else { return nil }
      return ("rect", attributes(of: rect) + [("rx", SVGNumber.text(radius))])
    }
  }

  /// Where a rectangle is; what is 0 is SVG's default.
  private static func attributes(of rect: Rect) -> [(String, String)] {
    [("x", rect.minX), ("y", rect.minY)].filter { $0.1 != 0 }.map { ($0, SVGNumber.text($1)) }
      + [("width", SVGNumber.text(rect.width)), ("height", SVGNumber.text(rect.height))]
  }

  private static func hasCorners(_ path: Path) -> Bool {
    var lines = 0
    for element in path.elements {
      if case .move = element { lines = 0 } else { lines += 1 }
      if lines > 1 { return true }
    }
    return false
  }
}
