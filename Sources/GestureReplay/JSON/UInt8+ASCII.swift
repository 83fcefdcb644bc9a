extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { UInt8(ascii: "\"") }
  static var apostrophe: UInt8 { UInt8(ascii: "'") }
  static var comma: UInt8 { UInt8(ascii: ",") }
  static var minus: UInt8 { UInt8(ascii: "-") }
  static var point: UInt8 { UInt8(ascii: ".") }
  static var zero: UInt8 { UInt8(ascii: "0") }
  static var nine: UInt8 { UInt8(ascii: "9") }
  static var colon: UInt8 { UInt8(ascii: ":") }
  static var openBracket: UInt8 { UInt8(ascii: "[") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  static var closeBracket: UInt8 { UInt8(ascii: "]") }
  static var openBrace: UInt8 { UInt8(ascii: "{") }
  static var closeBrace: UInt8 { UInt8(ascii: "}") }

  /// Whether the byte is a digit.
  var isDigit: Bool { .zero ... .nine ~= self }

  /// Whether the byte is a letter from A to Z or from a to z.
  var isASCIILetter: Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case .zero ... .nine: self - .zero
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The byte as two hexadecimal digits.
  var hexadecimalText: String { (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}
