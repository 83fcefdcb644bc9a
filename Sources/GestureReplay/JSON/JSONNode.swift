import CJSON

/// A value in json-c's tree, which belongs to a ``JSONDocument`` and must not outlive it.
struct JSONNode {
  /// json-c's object; null stands for JSON's null.
  let object: OpaquePointer?

  /// Which of JSON's kinds the value is.
  enum Kind {
    case null, boolean, number, string, array, object
  }

  /// The value's kind.
  var kind: Kind {
    switch json_object_get_type(object) {
    case json_type_boolean: .boolean
    case json_type_double, json_type_int: .number
    case json_type_string: .string
    case json_type_array: .array
    case json_type_object: .object
    default: .null
    }
  }

  /// The value as a number; nil where it is none. May be infinite or NaN.
  @inline(__always)
  var number: Double? {
    switch json_object_get_type(object) {
    case json_type_double, json_type_int: json_object_get_double(object)
    default: nil
    }
  }

  /// The bytes of a string; nil where the value is none.
  @inline(__always)
  var utf8: UnsafeBufferPointer<UInt8>? {
    guard json_object_get_type(object) == json_type_string,
      let start = json_object_get_string(object)
    else { return nil }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
      count: Int(json_object_get_string_len(object)))
  }

  /// A string's text; nil where the value is none.
  var text: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

  /// How many elements an array has, or members an object; 0 for all else.
  var count: Int {
    switch json_object_get_type(object) {
    case json_type_array: Int(json_object_array_length(object))
    case json_type_object: Int(json_object_object_length(object))
    default: 0
    }
  }

  /// An array's element; the index must be below ``count``.
  @inline(__always)
  subscript(index: Int) -> JSONNode { JSONNode(object: json_object_array_get_idx(object, index)) }

  /// An object's members in the order of the document; none where the value is no object.
  var members: Members {
    Members(entry: json_object_get_object(object).flatMap { $0.pointee.head })
  }

  /// Walks the list that links the entries of an object's hash table, which is faster than looking
  /// keys up.
  struct Members: Sequence, IteratorProtocol {
    /// A key, which ends with a zero byte, and its value.
    struct Member {
      var key: UnsafePointer<CChar>
      var value: JSONNode
    }

    var entry: UnsafeMutablePointer<lh_entry>?

    @inline(__always)
    mutating func next() -> Member? {
      guard let current = entry, let key = current.pointee.k else { return nil }
      entry = current.pointee.next
      return Member(
        key: key.assumingMemoryBound(to: CChar.self),
        value: JSONNode(object: current.pointee.v.map { OpaquePointer($0) }))
    }
  }
}

// MARK: - As a value of Swift

extension JSONNode {
  /// The value and all that is in it.
  var value: JSONValue {
    switch kind {
    case .null: .null
    case .boolean: .boolean(json_object_get_boolean(object) != 0)
    case .number: .number(json_object_get_double(object))
    case .string: .string(text ?? "")
    case .array: .array((0..<count).map { self[$0].value })
    case .object: .object(objectValue)
    }
  }

  /// The members of an object and all that is in them.
  var objectValue: JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(count)
    for member in self.members {
      members.append(JSONObject.Member(String(cString: member.key), member.value.value))
    }
    return JSONObject(members)
  }

  /// What the value is, for an error: a number as the document spells it, long ones cut.
  var summary: String {
    if kind == .number, let text = json_object_get_string(object) {
      return "the number " + String(cString: text).abbreviated
    }
    switch kind {
    case .array where count > 20: return JSONValue.summary(ofArrayOf: count)
    case .object: return JSONValue.summary(ofObjectOf: count)
    default: return value.summary
    }
  }
}
