/// Draws series of growth as SVG: time and memory, against samples and against recordings, on
/// logarithmic axes, with the straight lines that fit.
struct GrowthPicture {
  private static let width = 1040.0
  private static let height = 700.0

  let series: [GrowthSeries]

  /// The picture, with a line break at its end.
  var svg: String {
    let panels = [
      panel(0, 0, .sample, "Time of a recording", "s", ChartAxis(1e-3, 1e2), \.seconds, \.time),
      panel(
        1, 0, .sample, "Memory of a recording", "B", ChartAxis(1e6, 1e10), \.peakBytes, \.memory),
      panel(0, 1, .recording, "Time of a folder", "s", ChartAxis(1e-3, 1e2), \.seconds, \.time),
      panel(
        1, 1, .recording, "Memory of a folder", "B", ChartAxis(1e6, 1e10), \.peakBytes, \.memory),
    ]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(Self.width))" height="\(Int(Self.height))" \
      viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" font-family="system-ui,-apple-system,\
      'Segoe UI',Roboto,'Helvetica Neue',sans-serif" font-size="13">
        <title>How time and memory of swivel replay grow</title>
        <rect width="\(Int(Self.width))" height="\(Int(Self.height))" fill="#f2f2f7"/>
      \(panels.joined(separator: "\n"))
      </svg>

      """
  }

  private func panel(
    _ column: Int, _ row: Int, _ unit: GrowthSeries.Unit, _ title: String, _ symbol: String,
    _ vertical: ChartAxis, _ value: KeyPath<GrowthSeries.Point, Double>,
    _ fit: KeyPath<GrowthSeries, LinearFit?>
  ) -> String {
    let chosen = series.filter { $0.unit == unit }
    let counts = chosen.flatMap(\.points).map { Double($0.count) }
    let panel = ChartPanel(
      x: 16 + 512 * Double(column), y: 16 + 342 * Double(row), width: 496, height: 326,
      horizontal: ChartAxis(counts.min() ?? 1, counts.max() ?? 10), vertical: vertical)
    let lines = chosen.enumerated().map { index, series in
      panel.series(
        ChartPanel.colors[index],
        points: series.points.map { (Double($0.count), $0[keyPath: value]) },
        fit: series[keyPath: fit],
        label: series.name + ": " + (series[keyPath: fit]?.text(symbol, unit.rawValue) ?? ""),
        row: index)
    }
    return panel.frame(title, "\(unit.rawValue)s", symbol, lines.joined(separator: "\n"))
  }
}

extension LinearFit {
  /// The line as constant and slope with their units, such as "4.1 ms + 310 ns a sample".
  func text(_ symbol: String, _ unit: String) -> String {
    "\(ChartAxis.text(constant, symbol)) + \(ChartAxis.text(slope, symbol)) a \(unit)"
  }
}
