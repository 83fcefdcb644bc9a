/// Figures as text for people, a table a group, at most 80 columns wide.
package enum FiguresTable {
  /// What the numbers of all tables are, a line that stands above the first.
  package static let heading =
    "Nanoseconds an event unless marked us or ms; ratios are to a group's first."

  /// The lines of a group.
  package static func text(of figures: [Figures], in group: BenchmarkGroup) -> String {
    let countsInstructions = figures.contains { $0.instructions != nil }
    var head = row(group.name, ["min", "25 %", "median", "75 %", "max", "per sec"])
    head += "  ratio" + (countsInstructions ? "   instr." : " checksum")
    return ([head] + figures.map { line($0, group, countsInstructions) })
      .map { $0 + "\n" }.joined()
  }

  private static func line(
    _ figures: Figures, _ group: BenchmarkGroup, _ countsInstructions: Bool
  ) -> String {
    let spread = figures.nanoseconds
    let name = "  " + figures.name.dropFirst(group.name.count + 1)
    let cells =
      [spread.min, spread.lowerQuartile, spread.median, spread.upperQuartile, spread.max]
      .map(ShortNumber.time) + [ShortNumber.rate(figures.eventsPerSecond)]
    let last =
      countsInstructions
      ? figures.instructions.map(ShortNumber.digits) ?? "-" : figures.checksum.text
    return row(name, cells) + right(ShortNumber.fixed(figures.ratio, 3), 7) + right(last, 9)
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    left(name, 16) + cells.map { right($0, 8) }.joined()
  }

  /// A text with spaces after it, up to a width.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text with spaces before it, up to a width, one at least.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
