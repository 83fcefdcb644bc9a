/// Reads the members of a JSON object one by one, and refuses what is wrong or not known.
///
/// A control reads its configuration with it, and a command its arguments:
///
/// ```swift
/// var reader = ObjectReader(configuration, at: "/control")
/// let angle = try reader.number("angle", default: 45)
/// let step = try reader.number("step", default: 5, in: 0...360)
/// try reader.finish()
/// ```
///
/// Every method takes a key, returns the member's value, and remembers the key as known. Where the
/// member is missing it returns the default, or throws if there is none. Null counts as missing
/// nowhere: it is of the wrong type, unless a method says that it means something. All errors are
/// ``RecordingError`` with the member's JSON Pointer, what was found and what was expected.
public struct ObjectReader: Sendable {
  /// The object's members.
  public let object: JSONObject
  /// Where the object stands in its document, as a JSON Pointer.
  public let pointer: String
  /// The keys asked for so far, in the order of asking.
  private(set) var known: [String] = []

  /// Creates a reader of an object that stands at a JSON Pointer in its document.
  public init(_ object: JSONObject, at pointer: String = "") {
    self.object = object
    self.pointer = pointer
  }

  /// Refuses the first member that has not been asked for; the error names the nearest key that has.
  ///
  /// - Throws: ``RecordingError`` at the member.
  public func finish() throws(RecordingError) {
    for member in object.members where !known.contains(member.key) {
      throw .unknownKey(member.key, of: pointer, known: known)
    }
  }

  /// Marks a key as known without reading it, such as `type`, which has been read before.
  public mutating func skip(_ key: String) {
    if !known.contains(key) { known.append(key) }
  }

  /// The value of a member as it is; nil where it is missing.
  public mutating func value(_ key: String) -> JSONValue? {
    skip(key)
    return object[key]
  }

  /// Makes the error that says what is wrong with a member, for checks of one's own.
  public func error(
    _ key: String, expected: String, advice: String? = nil
  ) -> RecordingError {
    RecordingError(
      place: .pointer(JSONPointer.member(key, of: pointer)),
      found: object[key]?.summary ?? ("nothing" + likeness(of: key)), expected: expected,
      advice: advice)
  }

  /// What may be there in place of a key that is missing: one that nobody asked for yet, and that is
  /// nearly it. Of short keys, such as p1x and p1y, this says nothing.
  private func likeness(of key: String) -> String {
    let others = object.members.map(\.key).filter { $0.utf8.count > 3 && !known.contains($0) }
    guard key.utf8.count > 3 else { return "" }
    return NearestName.nearest(to: key, in: others).map { " but \"\($0)\"" } ?? ""
  }

  /// Reads a member through `convert`, which returns nil for what it does not accept.
  mutating func read<Value>(
    _ key: String, default fallback: Value?, expected: @autoclosure () -> String,
    _ convert: (JSONValue) -> Value?
  ) throws(RecordingError) -> Value {
    switch (value(key), fallback) {
    case (let found?, _):
      guard let value = convert(found) else { throw error(key, expected: expected()) }
      return value
    case (nil, let fallback?): return fallback
    case (nil, nil): throw error(key, expected: expected())
    }
  }
}

// MARK: - Plain values

extension ObjectReader {
  /// Reads a number, which must be in `range`. Without a range any finite number will do.
  ///
  /// - Throws: ``RecordingError`` where it is no number, not in the range, or missing with no default.
  public mutating func number(
    _ key: String, default fallback: Double? = nil, in range: ClosedRange<Double>? = nil
  ) throws(RecordingError) -> Double {
    try read(key, default: fallback, expected: Self.expectedNumber(in: range)) { value in
      guard case .number(let number) = value, number.isFinite else { return nil }
      return range?.contains(number) ?? true ? number : nil
    }
  }

  /// Reads a whole number, which must be in `range`.
  ///
  /// - Throws: ``RecordingError`` where it is not whole, not in the range, or missing with no default.
  public mutating func integer(
    _ key: String, default fallback: Int? = nil, in range: ClosedRange<Int>
  ) throws(RecordingError) -> Int {
    let expected = "an integer from \(range.lowerBound) to \(range.upperBound)"
    return try read(key, default: fallback, expected: expected) { value in
      guard case .number(let number) = value, let integer = Int(exactly: number) else { return nil }
      return range.contains(integer) ? integer : nil
    }
  }

  /// Reads `true` or `false`.
  ///
  /// - Throws: ``RecordingError`` where it is neither, or missing with no default.
  public mutating func boolean(
    _ key: String, default fallback: Bool? = nil
  ) throws(RecordingError) -> Bool {
    try read(key, default: fallback, expected: "true or false") { value in
      guard case .boolean(let boolean) = value else { return nil }
      return boolean
    }
  }

  /// Reads a string.
  ///
  /// - Throws: ``RecordingError`` where it is none, or missing with no default.
  public mutating func string(
    _ key: String, default fallback: String? = nil
  ) throws(RecordingError) -> String {
    try read(key, default: fallback, expected: "a string") { value in
      guard case .string(let string) = value else { return nil }
      return string
    }
  }

  /// Says which numbers `range` holds, for an error.
  static func expectedNumber(in range: ClosedRange<Double>?) -> String {
    guard let range else { return "a number" }
    let (low, high) = (range.lowerBound, range.upperBound)
    switch (
      low.isFinite && low > -Double.greatestFiniteMagnitude,
      high.isFinite && high < Double.greatestFiniteMagnitude
    )
    {
    case (true, true):
      return "a number from \(JSONText.number(low)) to \(JSONText.number(high))"
    case (true, false) where low == .leastNonzeroMagnitude: return "a number above 0"
    case (true, false): return "a number of at least \(JSONText.number(low))"
    case (false, true): return "a number of at most \(JSONText.number(high))"
    case (false, false): return "a number"
    }
  }
}

// MARK: - Choices and objects

extension ObjectReader {
  /// Reads a string that is one of the keys of `choices`; returns what the key stands for.
  ///
  /// - Throws: ``RecordingError`` where it is none of them, naming the nearest, or missing with no
  ///   default.
  public mutating func choice<Choice>(
    _ key: String, of choices: [String: Choice], default fallback: Choice? = nil
  ) throws(RecordingError) -> Choice {
    try choice(key, names: choices.keys.sorted(), default: fallback) { choices[$0] }
  }

  /// Reads a string that is the raw value of one of a type's cases.
  ///
  /// - Throws: ``RecordingError`` where it is none of them, naming the nearest, or missing with no
  ///   default.
  public mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self, default fallback: Choice? = nil
  ) throws(RecordingError) -> Choice {
    let names = type.allCases.map(\.rawValue)
    return try choice(key, names: names, default: fallback) { Choice(rawValue: $0) }
  }

  private mutating func choice<Choice>(
    _ key: String, names: [String], default fallback: Choice?, _ convert: (String) -> Choice?
  ) throws(RecordingError) -> Choice {
    let expected = NearestName.choice(of: names)
    switch (value(key), fallback) {
    case (.string(let name)?, _):
      if let value = convert(name) { return value }
      throw error(key, expected: expected, advice: NearestName.advice(for: name, in: names))
    case (nil, let fallback?): return fallback
    default: throw error(key, expected: expected)
    }
  }

  /// Returns a reader of a member that is an object; nil where it is null or missing.
  ///
  /// - Throws: ``RecordingError`` where it is neither an object nor null.
  public mutating func object(_ key: String) throws(RecordingError) -> ObjectReader? {
    switch value(key) {
    case .object(let object)?: ObjectReader(object, at: JSONPointer.member(key, of: pointer))
    case nil, .null?: nil
    default: throw error(key, expected: "an object or null")
    }
  }

  /// Whether the object has a member of this key, be it null. The key becomes known.
  public mutating func has(_ key: String) -> Bool { value(key) != nil }
}

extension RecordingError {
  /// The error about a key that is not known in the object at `pointer`.
  static func unknownKey(_ key: String, of pointer: String, known: [String]) -> RecordingError {
    RecordingError(
      place: .pointer(JSONPointer.member(key, of: pointer)), found: "an unknown key",
      expected: known.isEmpty ? "no keys" : NearestName.choice(of: known),
      advice: NearestName.advice(for: key, in: known))
  }
}
