extension Unicode.Scalar {
  /// Whether the scalar would steer a terminal or make a text look like another one: control
  /// characters, separators of lines and paragraphs, and what changes the direction of the text; and
  /// whether it stands for a byte of a path that is no text.
  var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: pathByte != nil
    }
  }
}

extension String {
  /// The text with all that would steer a terminal as escapes such as `\u{1B}`.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let byte = scalar.pathByte {
        text += "\\x" + byte.hexadecimalText
      } else if scalar.steersTerminal {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text with all scalars that are not ASCII as escapes such as `\u{301}`.
  var withScalarsEscaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
  }

  /// The text without scalars that are not shown, such as spaces without a width.
  var withoutInvisible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  /// The text, cut after so many scalars. (Characters have no bound to their length.)
  package func abbreviated(to count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(count))) + "…"
  }
}

extension JSONText {
  /// The text as it is, or as a JSON string where it would break the line or steer a terminal.
  package static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.contains(where: \.steersTerminal) ? string(text).withoutControls : text
  }
}
