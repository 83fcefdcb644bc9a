/// Writes JSON on one line.
///
/// Numbers are the shortest that read back as the same bits, whole ones without ".0", and -0 as
/// `-0.0`, since json-c reads `-0` as 0. Text outside ASCII is written as it is. A number that is not
/// finite, which JSON cannot hold, is written as null.
package enum JSONText {
  /// Where spaces stand.
  package enum Style: Sendable {
    /// Nowhere: `{"a":[1,2]}`.
    case compact
    /// Inside braces and after colons and commas: `{ "a": [1, 2] }`.
    case spaced
  }

  /// Writes a value.
  package static func text(of value: JSONValue, _ style: Style = .compact) -> String {
    var text = ""
    append(value, to: &text, style)
    return text
  }

  /// Writes a value at the end of a text.
  package static func append(
    _ value: JSONValue, to text: inout String, _ style: Style = .compact
  ) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += number(value)
    case .string(let value): append(string: value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += style == .compact ? "," : ", " }
        append(value, to: &text, style)
      }
      text += "]"
    case .object(let object): append(object, to: &text, style)
    }
  }

  /// Writes an object at the end of a text.
  package static func append(
    _ object: JSONObject, to text: inout String, _ style: Style = .compact
  ) {
    guard !object.members.isEmpty else {
      text += "{}"
      return
    }
    text += style == .compact ? "{" : "{ "
    for (index, member) in object.members.enumerated() {
      if index > 0 { text += style == .compact ? "," : ", " }
      append(string: member.key, to: &text)
      text += style == .compact ? ":" : ": "
      append(member.value, to: &text, style)
    }
    text += style == .compact ? "}" : " }"
  }

  /// Writes a number.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return value.sign == .minus ? "-0.0" : "0" }
    if value.magnitude < 1e15, value == value.rounded(.towardZero) {
      return String(Int64(value))
    }
    return plain(value.description)
  }

  /// Takes what JSON does not need out of Swift's description: `2e+16` and `1e-09` are `2e16` and
  /// `1e-9`.
  private static func plain(_ description: String) -> String {
    if description.hasSuffix(".0") { return String(description.dropLast(2)) }
    guard let mark = description.firstIndex(of: "e") else { return description }
    var exponent = description[description.index(after: mark)...]
    let isNegative = exponent.first == "-"
    exponent = exponent.drop { $0 == "+" || $0 == "-" || $0 == "0" }
    return description[...mark] + (isNegative ? "-" : "") + exponent
  }

  /// Writes a string with its quotes.
  package static func string(_ value: String) -> String {
    var text = ""
    append(string: value, to: &text)
    return text
  }

  private static func append(string value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        text += "\\u00" + UInt8(truncatingIfNeeded: scalar.value).hexadecimalText.lowercased()
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
