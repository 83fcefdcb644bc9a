import GestureMath

extension Recording {
  /// The samples as columns; nil where they are to be written as objects, or there is a command.
  ///
  /// `id`, `type` and `pressure` are left out where no sample has one.
  var columns: JSONObject? {
    guard sampleForm == .columns else { return nil }
    var contacts: [Sample.Contact] = []
    contacts.reserveCapacity(samples.count)
    for sample in samples {
      guard case .contact(let contact) = sample.input else { return nil }
      contacts.append(contact)
    }
    let letters = String(contacts.map { $0.phase.letter })
    var columns = JSONObject([
      .init("t", .array(samples.map { .number($0.time) })),
      .init("phase", .string(letters)),
      .init("x", Self.column(contacts.map { $0.location?.x })),
      .init("y", Self.column(contacts.map { $0.location?.y })),
    ])
    if contacts.contains(where: { $0.id != nil }) {
      columns["id"] = Self.column(contacts.map { $0.id.map(Double.init) })
    }
    if contacts.contains(where: { $0.device != nil }) {
      columns["type"] = .array(
        contacts.map { $0.device.map { .string($0.rawValue) } ?? .null })
    }
    if contacts.contains(where: { $0.pressure != nil }) {
      columns["pressure"] = Self.column(contacts.map { $0.pressure })
    }
    return columns
  }

  private static func column(_ numbers: [Double?]) -> JSONValue {
    .array(numbers.map { $0.map { .number($0) } ?? .null })
  }
}

extension PointerEvent.Phase {
  /// The letter that stands for the phase in a column.
  fileprivate var letter: Character {
    switch self {
    case .began: "b"
    case .moved: "m"
    case .stationary: "s"
    case .ended: "e"
    case .cancelled: "c"
    }
  }
}
