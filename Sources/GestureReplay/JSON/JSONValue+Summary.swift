extension JSONValue {
  /// What the value is, for an error, such as `a string "12"`; long strings are cut, and long arrays
  /// are said by their number of values.
  package var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): "the number \(JSONText.number(value))"
    case .string(let text): "a string \(text.quoted)"
    case .array(let values): Self.short(values) ?? Self.summary(ofArrayOf: values.count)
    case .object(let object): Self.summary(ofObjectOf: object.members.count)
    }
  }

  /// An array as it is, if it is plain and has at most 40 characters; nil where it is empty or longer.
  private static func short(_ values: [JSONValue]) -> String? {
    guard 1...20 ~= values.count, values.allSatisfy(\.isPlain) else { return nil }
    let text = JSONText.text(of: .array(values), .spaced)
    return text.unicodeScalars.count <= 40 ? "the array \(text)" : nil
  }

  private var isPlain: Bool {
    switch self {
    case .null, .boolean, .number: true
    case .string(let text): text.utf8.count <= 40
    case .array, .object: false
    }
  }

  static func summary(ofArrayOf count: Int) -> String {
    switch count {
    case 0: "an empty array"
    case 1: "an array of 1 value"
    default: "an array of \(count) values"
    }
  }

  static func summary(ofObjectOf count: Int) -> String {
    count == 0 ? "an empty object" : "an object"
  }
}

extension String {
  /// The text, cut after 40 characters.
  var abbreviated: String { abbreviated(to: 40) }

  /// The text in quotes as JSON has it, cut after 40 characters.
  package var quoted: String {
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(40)))
    return JSONText.string(start) + (unicodeScalars.count > 40 ? "…" : "")
  }
}
