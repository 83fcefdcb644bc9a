import GestureMath

/// A control's state as a JSON object, its fields in the control's order.
public struct StateSnapshot: StateEncoder {
  /// The fields so far.
  public private(set) var fields = JSONObject()

  private var name = ""
  private var openLists: [[JSONValue]] = []

  /// Reads the state of `control`.
  public init(of control: some Control) {
    control.encodeState(to: &self)
  }

  /// Starts a field.
  public mutating func field(_ name: StaticString) { self.name = "\(name)" }

  /// Adds that there is no value.
  public mutating func null() { add(.null) }

  /// Adds a truth value.
  public mutating func boolean(_ value: Bool) { add(.boolean(value)) }

  /// Adds a number, with −0 as 0.
  public mutating func number(_ value: Double) { add(.number(value == 0 ? 0 : value)) }

  /// Adds a text.
  public mutating func string(_ value: String) { add(.string(value)) }

  /// Starts a list.
  public mutating func beginList() { openLists.append([]) }

  /// Ends the list that was started last, and adds it.
  public mutating func endList() {
    if let list = openLists.popLast() { add(.array(list)) }
  }

  private mutating func add(_ value: JSONValue) {
    if openLists.isEmpty {
      fields.members.append(JSONObject.Member(name, value))
    } else {
      openLists[openLists.count - 1].append(value)
    }
  }
}
