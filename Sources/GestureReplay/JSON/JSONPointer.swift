/// Builds JSON Pointers (RFC 6901).
package enum JSONPointer {
  /// The pointer to a member of what `pointer` points to.
  package static func member(_ key: String, of pointer: String) -> String {
    pointer + "/" + escaped(key)
  }

  /// The key with `~` and `/` escaped.
  package static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
    var text = ""
    for character in key.unicodeScalars {
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}

extension RecordingError {
  /// The error, seen from the object that holds what it points into as the member `key`.
  func inside(_ key: String) -> RecordingError {
    guard case .pointer(let rest) = place else { return self }
    var error = self
    error.place = .pointer("/" + JSONPointer.escaped(key) + rest)
    return error
  }

  /// The error, seen from the array that holds what it points into as the element `index`.
  func inside(_ index: Int) -> RecordingError { inside(String(index)) }
}
