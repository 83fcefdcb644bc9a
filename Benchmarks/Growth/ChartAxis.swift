import Glibc

/// A logarithmic axis over whole decades.
package struct ChartAxis {
  let least: Double
  let most: Double

  init(_ least: Double, _ most: Double) {
    self.least = least
    self.most = most
  }

  /// The powers of ten on the axis.
  var decades: [Double] {
    Array(sequence(first: least) { $0 * 10 <= most * 1.001 ? $0 * 10 : nil })
  }

  /// Where a value is, from 0 to 1.
  func share(of value: Double) -> Double { log(value / least) / log(most / least) }

  /// The value at a share of the axis.
  func value(at share: Double) -> Double { least * pow(most / least, share) }

  /// A value of three digits with a prefix, such as "4.12 ms" or "25 MB".
  package static func text(_ value: Double, _ symbol: String) -> String {
    let prefixes = [
      (1e9, "G"), (1e6, "M"), (1e3, "k"), (1, ""), (1e-3, "m"), (1e-6, "µ"), (1e-9, "n"),
    ]
    let (unit, prefix) = prefixes.first { abs(value) >= $0.0 * 0.9995 } ?? (1, "")
    let scaled = value / unit
    let places = abs(scaled) >= 99.95 ? 0 : abs(scaled) >= 9.995 ? 1 : 2
    let power = pow(10.0, Double(places))
    let rounded = (scaled * power).rounded() / power
    let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return symbol.isEmpty ? "\(number)\(prefix)" : "\(number) \(prefix)\(symbol)"
  }
}
