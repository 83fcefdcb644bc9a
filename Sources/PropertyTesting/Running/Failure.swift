/// Why a property does not hold for a value; thrown by a property, it says so in its own words.
public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was found and what was expected.
  public let message: String
  /// What tells this failure from others: a shrink never goes from one key to another.
  public let key: String

  /// Creates a failure; give different faults of one property different keys.
  public init(_ message: String, key: String = "Failure") {
    self.message = message
    self.key = key
  }

  /// The failure of a property that returned false.
  static let returnedFalse = Failure("the property returned false", key: "false")

  /// The failure of a property that threw an error: its key is the error's type and case.
  ///
  /// A ``Failure`` is itself. Payloads are no part of a key, for they change as values shrink.
  public init(_ error: any Error) {
    if let failure = error as? Failure {
      self = failure
      return
    }
    let mirror = Mirror(reflecting: error)
    let name = String(reflecting: type(of: error))
    let hasCase = mirror.displayStyle == .enum
    let label = mirror.children.first?.label ?? "\(error)"
    self.init("threw \(name): \(error)", key: hasCase ? "\(name).\(label)" : name)
  }

  /// The message.
  public var description: String { message }
}
