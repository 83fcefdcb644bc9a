extension JSONValue {
  /// What the value is, for an error, such as `a string "12"`; long ones are cut.
  package var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): "the number \(JSONText.number(value))"
    case .string(let text): "a string \(text.quoted)"
    case .array(let values): Self.summary(ofArrayOf: values.count)
    case .object(let object): Self.summary(ofObjectOf: object.members.count)
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
