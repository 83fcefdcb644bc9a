import GestureMath

extension JSONValue {
  /// A list of numbers.
  static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

  /// The place `[x, y]`; nil where the value is none.
  var point: Point? {
    guard case .array(let values) = self, values.count == 2, case .number(let x) = values[0],
      case .number(let y) = values[1]
    else { return nil }
    return Point(x: x, y: y)
  }

  /// The value with every number in it changed.
  func mapNumbers(_ transform: (Double) -> Double) -> JSONValue {
    switch self {
    case .number(let value): .number(transform(value))
    case .array(let values): .array(values.map { $0.mapNumbers(transform) })
    default: self
    }
  }

  /// The place, list of places, or rectangle, with its places changed.
  func mapPlaces(_ transform: (Point) -> Point) -> JSONValue {
    guard case .array(let values) = self else { return self }
    if let point {
      let moved = transform(point)
      return .numbers([moved.x, moved.y])
    }
    if values.count == 4, case .number(let x) = values[0], case .number(let y) = values[1] {
      let moved = transform(Point(x: x, y: y))
      return .array([.number(moved.x), .number(moved.y)] + values[2...])
    }
    return .array(values.map { $0.mapPlaces(transform) })
  }
}

extension JSONObject {
  /// The number of a member; 0 where there is none.
  func number(_ key: String) -> Double {
    if case .number(let value)? = self[key] { value } else { 0 }
  }

  /// The numbers of a member; zeros where there are none.
  func numbers(_ key: String) -> [Double] {
    guard case .array(let values)? = self[key] else {
      return key == "frame" ? [0, 0, 100, 100] : [0, 0, 0, 0]
    }
    return values.map { if case .number(let value) = $0 { value } else { 0 } }
  }

  /// The text of a member; empty where there is none.
  func string(_ key: String) -> String {
    if case .string(let value)? = self[key] { value } else { "" }
  }

  /// The truth value of a member; false where there is none.
  func boolean(_ key: String) -> Bool { self[key] == .boolean(true) }

  /// The place of a member; the origin where there is none.
  func point(_ key: String) -> Point { self[key]?.point ?? .zero }
}

extension Sample {
  /// Where the contact of the sample is; nil for a command or without a place.
  var location: Point? {
    if case .contact(let contact) = input { contact.location } else { nil }
  }

  /// The id of the sample's contact; nil for a command.
  var contactID: Int? {
    if case .contact(let contact) = input { contact.id ?? 0 } else { nil }
  }
}
