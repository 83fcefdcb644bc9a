extension Recording.Expectation {
  /// The checkpoint as it is written among others, an object.
  package var jsonObject: JSONObject {
    var object = JSONObject()
    switch checkpoint {
    case .after(let index): object["after"] = .number(Double(index))
    case .at(let time): object["at"] = .number(time)
    case .end: object["end"] = .boolean(true)
    }
    if !state.members.isEmpty { object["state"] = .object(state) }
    switch tolerance {
    case .exact: break
    case .all(let tolerance): object["within"] = .number(tolerance)
    case .byField(let tolerances): object["within"] = .object(ordered(tolerances))
    }
    object["digest"] = digest.map { .string(Self.text(ofDigest: $0)) }
    return object
  }

  /// The digest as 16 hexadecimal digits.
  package static func text(ofDigest digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The tolerances in the order of the fields, and any others after them by name.
  private func ordered(_ tolerances: [String: Double]) -> JSONObject {
    let fields = state.members.map(\.key)
    let others = Set(tolerances.keys).subtracting(fields).sorted()
    return JSONObject(
      (fields + others).compactMap { key in
        tolerances[key].map { JSONObject.Member(key, .number($0)) }
      })
  }
}
