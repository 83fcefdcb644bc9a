import GestureMath

/// The element that draws a path in the fewest bytes.
enum SVGShape {
  /// The element's name and its attributes: a circle, an ellipse or a path.
  static func element(of path: Path) -> (name: String, attributes: [(String, String)]) {
    guard let rect = ellipse(path) else {
      return ("path", [("d", path.roundedToThousandths().svgData)])
    }
    let center = [("cx", SVGNumber.text(rect.midX)), ("cy", SVGNumber.text(rect.midY))]
    let (rx, ry) = (SVGNumber.text(rect.width / 2), SVGNumber.text(rect.height / 2))
    return rx == ry
      ? ("circle", center + [("r", rx)]) : ("ellipse", center + [("rx", rx), ("ry", ry)])
  }

  /// The rectangle that a path is the ellipse in, to thousandths; nil where it is none.
  private static func ellipse(_ path: Path) -> Rect? {
    guard path.elements.count == 10, let rect = path.boundingRect,
      path.roundedToThousandths() == Path(ellipseIn: rect).roundedToThousandths()
    else { return nil }
    return rect
  }
}
