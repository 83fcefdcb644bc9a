/// Writes XML's texts.
enum XMLText {
  /// A text as the content of an element or the value of an attribute in double quotes.
  ///
  /// Characters that XML 1.0 cannot hold, most of the control characters, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // As they are, the parser would turn them into spaces or line breaks.
      case "\t", "\r", "\n": escaped += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
