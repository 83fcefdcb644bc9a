/// A card with a chart on logarithmic axes, as SVG.
struct ChartPanel {
  static let colors = ["#ff9500", "#007aff", "#34c759"]
  static let grey = "#6c6c70"

  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let horizontal: ChartAxis
  let vertical: ChartAxis

  private var left: Double { x + 68 }
  private var right: Double { x + width - 24 }
  private var top: Double { y + 44 }
  private var bottom: Double { y + height - 48 }

  /// The card, its axes with their ticks, and `content` over them.
  func frame(_ title: String, _ unit: String, _ symbol: String, _ content: String) -> String {
    var lines = [
      #"<rect x="\#(n(x))" y="\#(n(y))" width="\#(n(width))" height="\#(n(height))" "#
        + #"rx="12" fill="white"/>"#,
      text(x + 20, y + 28, title, #"font-size="15" font-weight="600" fill="black""#),
      text((left + right) / 2, bottom + 38, unit, #"text-anchor="middle" fill="\#(Self.grey)""#),
    ]
    for value in horizontal.decades {
      let x = place(value, vertical.least).x
      lines.append(rule(x, top, x, bottom))
      lines.append(
        text(
          x, bottom + 20, ChartAxis.text(value, ""),
          #"text-anchor="middle" fill="\#(Self.grey)""#))
    }
    for value in vertical.decades {
      let y = place(horizontal.least, value).y
      lines.append(rule(left, y, right, y))
      lines.append(
        text(
          left - 8, y + 4.5, ChartAxis.text(value, symbol),
          #"text-anchor="end" fill="\#(Self.grey)""#))
    }
    return (lines + [content]).map { "  " + $0 }.joined(separator: "\n")
  }

  /// The points of a series, the line that fits them, and its label in a row of the legend.
  func series(
    _ color: String, points: [(x: Double, y: Double)], fit: LinearFit?, label: String, row: Int
  ) -> String {
    var lines: [String] = []
    if let fit {
      let curve = (0...60).map { step in
        let value = horizontal.value(at: Double(step) / 60)
        let place = place(value, max(fit.constant + fit.slope * value, vertical.least))
        return "\(n(place.x)) \(n(place.y))"
      }
      lines.append(
        #"<path d="M\#(curve.joined(separator: "L"))" fill="none" stroke="\#(color)" "#
          + #"stroke-width="2"/>"#)
    }
    for point in points {
      let place = place(point.x, point.y)
      lines.append(#"<circle cx="\#(n(place.x))" cy="\#(n(place.y))" r="4" fill="\#(color)"/>"#)
    }
    let y = top + 14 + 19 * Double(row)
    lines.append(#"<circle cx="\#(n(left + 14))" cy="\#(n(y - 4.5))" r="4" fill="\#(color)"/>"#)
    lines.append(text(left + 25, y, label, #"fill="black""#))
    return lines.joined(separator: "\n  ")
  }

  private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (
      left + (right - left) * horizontal.share(of: x),
      bottom - (bottom - top) * vertical.share(of: y)
    )
  }

  private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    ##"<path d="M\##(n(x1)) \##(n(y1))L\##(n(x2)) \##(n(y2))" stroke="#e5e5ea"/>"##
  }

  private func text(_ x: Double, _ y: Double, _ text: String, _ attributes: String) -> String {
    #"<text x="\#(n(x))" y="\#(n(y))" \#(attributes)>\#(text)</text>"#
  }

  private func n(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
