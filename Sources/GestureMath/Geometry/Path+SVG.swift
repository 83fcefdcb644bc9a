extension Path {
  /// The path as the data of an SVG path: the value of its attribute `d`.
  ///
  /// Commands are absolute, M, L, Q, C and Z, as in "M0 0L10 0Q20 0 20-10Z"; y points down in SVG
  /// too. Numbers are the shortest decimals that read back as the same double, with −0 as 0. A
  /// space is left out before a minus sign. SVG has no infinity and no NaN: an element that has
  /// one is left out. An empty path gives an empty string.
  public var svgData: String {
    var data = SVGPathData()
    for element in elements { data.append(element) }
    return String(decoding: data.text, as: UTF8.self)
  }
}

/// The text of an SVG path while it is written.
///
/// It is kept in bytes, because strings compared or cut by characters bring Unicode's tables into
/// a build for WebAssembly.
private struct SVGPathData {
  var text: [UInt8] = []

  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let end): append("M", end)
    case .line(let end): append("L", end)
    case .quadCurve(let end, let control): append("Q", control, end)
    case .curve(let end, let control1, let control2): append("C", control1, control2, end)
    case .closeSubpath: text.append(UInt8(ascii: "Z"))
    }
  }

  /// Appends a command's letter and its points.
  private mutating func append(_ command: Unicode.Scalar, _ points: Point...) {
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    text.append(UInt8(ascii: command))
    var isFirst = true
    for point in points {
      append(point.x, separated: !isFirst)
      append(point.y, separated: true)
      isFirst = false
    }
  }

  /// Appends a number, and before it a space where it would run into the one before.
  private mutating func append(_ number: Double, separated: Bool) {
    if separated, !(number < 0) { text.append(UInt8(ascii: " ")) }
    // Adding 0 turns −0 into 0.
    text.append(contentsOf: (number + 0).description.utf8)
    // A whole number ends in ".0". (A comparison with `suffix(2)` reads the whole text.)
    let end = text.count
    if end > 1, text[end - 2] == UInt8(ascii: "."), text[end - 1] == UInt8(ascii: "0") {
      text.removeLast(2)
    }
  }
}
