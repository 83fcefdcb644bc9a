/// Writes what was measured, as short as it can be read.
enum FigureText {
  /// A whole number with its thousands apart: `1,234,567`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let text = digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
    }.joined()
    return (number < 0 ? "-" : "") + text
  }

  /// A number with one decimal, or from 100 on without.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "–" }
    if value.magnitude >= 99.95 { return grouped(Int(value.rounded())) }
    return decimals(value, 1)
  }

  /// A number of nanoseconds as a time: `40 ns`, `1.2 µs`, `3.4 ms`, `5.6 s`.
  static func duration(_ nanoseconds: Double) -> String {
    for (unit, scale) in [("s", 1e9), ("ms", 1e6), ("µs", 1e3)] where nanoseconds >= scale {
      return number(nanoseconds / scale) + " " + unit
    }
    return grouped(Int(nanoseconds.rounded())) + " ns"
  }

  /// How many in a second: `3.2 M`, `12.3 k`, `5.6`.
  static func rate(_ perSecond: Double) -> String {
    for (unit, scale) in [(" M", 1e6), (" k", 1e3)] where perSecond >= scale {
      return number(perSecond / scale) + unit
    }
    return number(perSecond)
  }

  /// A share from 0 to 1 as a percentage of two digits that count: `12 %`, `0.00048 %`.
  static func share(_ share: Double) -> String {
    let percent = share * 100
    guard percent > 0, percent.isFinite else { return "0 %" }
    var places = 0
    var scaled = percent
    while scaled < 9.95, places < 9 {
      scaled *= 10
      places += 1
    }
    return decimals(percent, places) + " %"
  }

  /// A share from 0 to 1 as a whole percentage; `< 1 %` where it is less than a half.
  static func wholeShare(_ share: Double) -> String {
    let percent = Int((share * 100).rounded())
    return percent == 0 && share > 0 ? "< 1 %" : "\(percent) %"
  }

  /// A number to three digits, as more would pretend to be known: `113,000`.
  static func rounded(_ number: Int) -> String {
    var scale = 1
    while number / scale >= 1000 { scale *= 10 }
    return grouped(Int((Double(number) / Double(scale)).rounded()) * scale)
  }

  /// A number with so many decimals, 9 at most.
  private static func decimals(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard places > 0 else { return String(scaled) }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
