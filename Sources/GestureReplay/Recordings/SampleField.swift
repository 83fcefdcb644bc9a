import GestureMath
import Glibc

/// The members of a sample, and what their values may be.
enum SampleField: String, CaseIterable {
  case t, phase, x, y, id, type, pressure, command

  /// The field of a key that ends with a zero byte.
  @inline(__always)
  init?(_ key: UnsafePointer<CChar>) {
    switch UInt8(bitPattern: key[0]) {
    case UInt8(ascii: "t"):
      if key[1] == 0 {
        self = .t
      } else if Self.equal(key, "type") {
        self = .type
      } else {
        return nil
      }
    case UInt8(ascii: "x") where key[1] == 0: self = .x
    case UInt8(ascii: "y") where key[1] == 0: self = .y
    case UInt8(ascii: "p"):
      if Self.equal(key, "phase") {
        self = .phase
      } else if Self.equal(key, "pressure") {
        self = .pressure
      } else {
        return nil
      }
    case UInt8(ascii: "i") where Self.equal(key, "id"): self = .id
    case UInt8(ascii: "c") where Self.equal(key, "command"): self = .command
    default: return nil
    }
  }

  @inline(__always)
  private static func equal(_ key: UnsafePointer<CChar>, _ name: StaticString) -> Bool {
    strcmp(key, UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }
}

// MARK: - Values

extension SampleField {
  /// The latest time, in seconds: 31,700 years.
  static var timeLimit: Double { 1e12 }

  /// What a time may be, for an error.
  static var expectedTime: String { "a time in seconds, at most 1e12" }

  /// Reads a time: at most ``timeLimit`` in magnitude.
  @inline(__always)
  static func time(_ node: JSONNode?) throws(RecordingError) -> Double {
    guard let number = node?.number, number.magnitude <= timeLimit else {
      throw error(node, expected: expectedTime)
    }
    return number
  }

  /// Reads a coordinate: at most `PointerEvent.coordinateLimit` in magnitude.
  @inline(__always)
  static func coordinate(_ node: JSONNode?) throws(RecordingError) -> Double {
    guard let number = node?.number, number.magnitude <= PointerEvent.coordinateLimit else {
      throw error(node, expected: "a number from -1e9 to 1e9")
    }
    return number
  }

  /// Reads a contact's id: an integer of 32 bits.
  static func id(_ node: JSONNode) throws(RecordingError) -> Int {
    guard let number = node.number, let id = Int32(exactly: number) else {
      throw error(node, expected: "an integer from -2147483648 to 2147483647")
    }
    return Int(id)
  }

  /// Reads a pressure: from 0 to 1.
  static func pressure(_ node: JSONNode) throws(RecordingError) -> Double {
    guard let number = node.number, 0...1 ~= number else {
      throw error(node, expected: "a number from 0 to 1")
    }
    return number
  }

  /// Reads a phase's name.
  @inline(__always)
  static func phase(_ node: JSONNode) throws(RecordingError) -> PointerEvent.Phase {
    if let name = node.utf8 {
      // The first letters differ, so one comparison will do.
      let candidate: (StaticString, PointerEvent.Phase)? =
        switch name.first {
        case UInt8(ascii: "m"): ("moved", .moved)
        case UInt8(ascii: "b"): ("began", .began)
        case UInt8(ascii: "e"): ("ended", .ended)
        case UInt8(ascii: "s"): ("stationary", .stationary)
        case UInt8(ascii: "c"): ("cancelled", .cancelled)
        default: nil
        }
      if let candidate, equal(name, candidate.0) { return candidate.1 }
    }
    throw error(node, names: PointerEvent.Phase.allCases.map(\.rawValue))
  }

  /// Reads a device's name.
  static func device(_ node: JSONNode) throws(RecordingError) -> PointerEvent.Device {
    if let name = node.utf8 {
      if equal(name, "touch") { return .touch }
      if equal(name, "pen") { return .pen }
      if equal(name, "mouse") { return .mouse }
    }
    throw error(node, names: PointerEvent.Device.allCases.map(\.rawValue))
  }

  /// The phase of a column's letter.
  static func phase(letter: UInt8) -> PointerEvent.Phase? {
    switch letter {
    case UInt8(ascii: "b"): .began
    case UInt8(ascii: "m"): .moved
    case UInt8(ascii: "s"): .stationary
    case UInt8(ascii: "e"): .ended
    case UInt8(ascii: "c"): .cancelled
    default: nil
    }
  }

  @inline(__always)
  private static func equal(_ text: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    guard text.count == name.utf8CodeUnitCount, let start = text.baseAddress else { return false }
    return memcmp(start, name.utf8Start, text.count) == 0
  }
}

// MARK: - Errors

extension SampleField {
  /// An error about the value itself; nil is a value that is missing.
  static func error(
    _ node: JSONNode?, expected: String, advice: String? = nil
  ) -> RecordingError {
    RecordingError(
      place: .pointer(""), found: node?.summary ?? "nothing", expected: expected, advice: advice)
  }

  private static func error(_ node: JSONNode, names: [String]) -> RecordingError {
    error(
      node, expected: NearestName.choice(of: names),
      advice: node.text.flatMap { NearestName.advice(for: $0, in: names) })
  }
}
