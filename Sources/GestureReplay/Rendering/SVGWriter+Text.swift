import GestureMath

extension SVGWriter {
  /// How far the font's box reaches above and below the baseline, over the font's size: those of
  /// Apple's SF Pro (ascender 1950, descender 494 of 2048 units).
  private static let (ascent, descent) = (0.952, 0.241)

  /// The most scalars of a text that are written: a picture may have a text for every moment.
  private static let mostScalars = 500

  /// Writes a text, a line of it as an element or as a part of one. What is too long is cut off.
  ///
  /// SVG anchors a line at its start, its middle or its end; of these the nearest is taken.
  mutating func append(
    _ text: Text, at point: Point, anchor: UnitPoint, _ shared: [(String, String)]
  ) {
    hasTexts = true
    let content = text.content.abbreviated(to: Self.mostScalars)
    let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let lineHeight = (Self.ascent + Self.descent) * text.font.size
    let top = point.y - anchor.y * lineHeight * Double(lines.count)
    let baseline = top + Self.ascent * text.font.size
    let x = SVGNumber.text(point.x)
    var attributes = [("x", x), ("y", SVGNumber.text(baseline))]
    attributes.append(("font-size", SVGNumber.text(text.font.size)))
    if text.font.weight != .regular { attributes.append(("font-weight", text.font.weight.svg)) }
    if anchor.x >= 0.25 {
      attributes.append(("text-anchor", anchor.x < 0.75 ? "middle" : "end"))
    }
    if text.font.hasMonospacedDigits {
      attributes.append(("style", "font-variant-numeric:tabular-nums"))
    }
    attributes += paint("fill", text.color)
    let needsSpaces = lines.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") || $0.contains("  ") }
    if needsSpaces { attributes.append(("xml:space", "preserve")) }
    let escaped =
      lines.count == 1
      ? XMLText.escaped(content)
      : lines.enumerated().map { index, line in
        let y = SVGNumber.text(baseline + lineHeight * Double(index))
        return "<tspan x=\"\(x)\" y=\"\(y)\">\(XMLText.escaped(String(line)))</tspan>"
      }.joined()
    line(Self.tag("text", attributes + shared) + ">" + escaped + "</text>")
  }
}

extension Font.Weight {
  /// The weight as a number, as CSS has it.
  fileprivate var svg: String {
    switch self {
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    }
  }
}
