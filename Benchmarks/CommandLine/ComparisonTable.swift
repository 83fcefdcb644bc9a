/// Comparisons as text for people, a line each, at most 80 columns wide.
package enum ComparisonTable {
  /// All lines: a heading, one a comparison, the counts, and what verdicts among them mean.
  package static func text(of comparisons: [Comparison], with baseline: Baseline) -> String {
    let head = line("ns unless marked", ["saved", "now", "ratio", "25 %", "75 %"], "verdict")
    let lines = comparisons.map { comparison in
      line(comparison.name, cells(comparison), comparison.verdict.rawValue)
    }
    let verdicts = comparisons.map(\.verdict)
    let all = [Verdict.slower, .faster, .same, .differs, .new]
    let counts = all.map { verdict in "\(verdicts.count { $0 == verdict }) \(verdict.rawValue)" }
    let explanations = all.filter(verdicts.contains).compactMap { verdict in
      verdict.explanation.map { "\(verdict.rawValue): \($0)" }
    }
    let tail = "against '\(baseline.name)': " + counts.joined(separator: ", ")
    return ([head] + lines + [tail] + explanations).map { $0 + "\n" }.joined()
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
