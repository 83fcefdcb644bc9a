/// Numbers in a few characters, for tables.
package enum ShortNumber {
  /// A number that is not negative, with places after the point.
  package static func fixed(_ value: Double, _ places: Int) -> String {
    let unit = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = Int((min(value, 1e12) * Double(unit)).rounded())
    guard places > 0 else { return "\(scaled)" }
    let fraction = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: places - fraction.count) + fraction
  }

  /// Four digits of a number that is at least 0.
  package static func digits(_ value: Double) -> String {
    fixed(value, value < 9.9995 ? 3 : value < 99.995 ? 2 : value < 999.95 ? 1 : 0)
  }

  /// Nanoseconds as `5.948`, `838.1`, `5.948us` or `5.948ms`.
  package static func time(_ nanoseconds: Double) -> String {
    if nanoseconds < 9999.5 { return digits(nanoseconds) }
    if nanoseconds < 999_950 { return digits(nanoseconds / 1e3) + "us" }
    return digits(nanoseconds / 1e6) + "ms"
  }

  /// Events a second as `168.1M`, `5.948k` or `250.0`.
  package static func rate(_ perSecond: Double) -> String {
    if perSecond >= 999_950_000 { return digits(perSecond / 1e9) + "G" }
    if perSecond >= 999_950 { return digits(perSecond / 1e6) + "M" }
    if perSecond >= 999.95 { return digits(perSecond / 1e3) + "k" }
    return digits(perSecond)
  }
}
