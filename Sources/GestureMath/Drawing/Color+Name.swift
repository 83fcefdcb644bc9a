// Colours as texts.

extension Color {
  /// The names of colours that ``init(name:)`` knows: those of the static properties.
  public static var names: [String] { SystemColor.allCases.map { $0.rawValue } }

  /// Creates a colour from its name, such as "red", or as #rgb, #rrggbb or #rrggbbaa.
  ///
  /// Names are the ``names``, all in lower case; hexadecimal digits are in either. Nil where the text
  /// is neither.
  public init?(name: String) {
    if let system = SystemColor(rawValue: name) {
      self.init(system)
      return
    }
    var digits: [UInt32] = []
    for (index, byte) in name.utf8.enumerated() {
      guard index > 0 else {
        guard byte == UInt8(ascii: "#") else { return nil }
        continue
      }
      // No text of many megabytes is read to its end.
      guard index <= 8, let digit = Self.hexadecimalDigit(byte) else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    // A digit alone stands for two of it.
    case 3: self.init(bytes: digits.map { $0 * 17 })
    case 6, 8:
      self.init(
        bytes: stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] })
    default: return nil
    }
  }

  /// Red, green, blue and, where there are four, opacity, each from 0 to 255.
  private init(bytes: [UInt32]) {
    let components = bytes.map { Double($0) / 255 }
    self.init(
      red: components[0], green: components[1], blue: components[2],
      opacity: components.count > 3 ? components[3] : 1)
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
