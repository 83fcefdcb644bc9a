/// Lines of aligned columns.
enum Table {
  /// The cells, each as wide as its width at least: aligned to the left where that is negative.
  static func line(_ cells: [(text: String, width: Int)]) -> String {
    cells.map { cell in
      let padding = String(repeating: " ", count: max(0, abs(cell.width) - cell.text.count))
      return cell.width < 0 ? cell.text + padding : padding + cell.text
    }.joined()
  }

  /// A number that is not negative, with so many places after the point.
  static func number(_ value: Double, _ places: Int) -> String {
    let unit = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = Int((value * Double(unit)).rounded())
    let fraction = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
