import GestureMath

extension Sample {
  /// Where a sample has a number other than its time.
  enum NumberPlace: Equatable {
    case x, y
    /// An argument of a command.
    case argument(String)

    /// Whether a recording can hold a number there.
    func allows(_ number: Double) -> Bool {
      switch self {
      case .x, .y: number.magnitude <= PointerEvent.coordinateLimit
      case .argument: number.isFinite
      }
    }
  }

  /// The place of a contact's report; nil where there is none, and for a command.
  var location: Point? {
    get {
      guard case .contact(let contact) = input else { return nil }
      return contact.location
    }
    set {
      guard case .contact(var contact) = input else { return }
      contact.location = newValue
      input = .contact(contact)
    }
  }

  /// Where the sample has numbers.
  var numberPlaces: [NumberPlace] {
    switch input {
    case .contact(let contact): contact.location == nil ? [] : [.x, .y]
    case .command(let command): command.arguments.members.map { .argument($0.key) }
    }
  }

  /// The number at a place; nil where there is none, and setting it then changes nothing.
  subscript(place: NumberPlace) -> Double? {
    get {
      switch (place, input) {
      case (.x, .contact(let contact)): return contact.location?.x
      case (.y, .contact(let contact)): return contact.location?.y
      case (.argument(let key), .command(let command)):
        guard case .number(let value)? = command.arguments[key] else { return nil }
        return value
      default: return nil
      }
    }
    set {
      guard let newValue, self[place] != nil else { return }
      switch (place, input) {
      case (.x, _): location?.x = newValue
      case (.y, _): location?.y = newValue
      case (.argument(let key), .command(var command)):
        command.arguments[key] = .number(newValue)
        input = .command(command)
      case (.argument, .contact): break
      }
    }
  }
}
