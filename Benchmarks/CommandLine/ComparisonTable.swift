/// Comparisons as text for people, a line each, at most 80 columns wide.
enum ComparisonTable {
  /// All lines.
  static func text(of comparisons: [Comparison], with baseline: Baseline) -> String {
    let head = line("", ["saved", "now", "ratio", "25 %", "75 %"], "verdict")
    let lines = comparisons.map { comparison in
      line(comparison.name, cells(comparison), comparison.verdict.rawValue)
    }
    let counts = [Verdict.slower, .faster, .same, .differs, .new].map { verdict in
      "\(comparisons.filter { $0.verdict == verdict }.count) \(verdict.rawValue)"
    }
    return ([head] + lines).map { $0 + "\n" }.joined()
      + "against '\(baseline.name)': " + counts.joined(separator: ", ") + "\n"
  }

  private static func cells(_ comparison: Comparison) -> [String] {
    guard let saved = Summary(comparison.samples.baseline),
      let now = Summary(comparison.samples.current), let ratios = comparison.samples.ratios
    else { return ["-", "-", "-", "-", "-"] }
    return [saved.median, now.median].map(ShortNumber.time)
      + [ratios.median, ratios.lowerQuartile, ratios.upperQuartile].map {
        ShortNumber.fixed($0, 3)
      }
  }

  private static func line(_ name: String, _ cells: [String], _ verdict: String) -> String {
    FiguresTable.left(name, 24) + cells.map { FiguresTable.right($0, 9) }.joined() + "  " + verdict
  }
}
