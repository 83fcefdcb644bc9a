import GestureReplay

/// What happened in a recording, row by row, as a table of text.
struct Timeline {
  /// The state at the start, where `sample` is nil, or after a sample.
  struct Row {
    let sample: Int?
    let time: Double?
    let state: JSONObject
  }

  let recording: Recording
  let findings: [Finding]
  let rows: [Row]
  let isExact: Bool
  /// Whether the first row is there only to tell what changed in the second.
  let hidesFirst: Bool
  private let hasSeveralContacts: Bool

  init(recording: Recording, findings: [Finding], rows: [Row], isExact: Bool, hidesFirst: Bool) {
    self.recording = recording
    self.findings = findings
    self.rows = rows
    self.isExact = isExact
    self.hidesFirst = hidesFirst
    hasSeveralContacts = Self.hasSeveralContacts(recording)
  }

  /// All fields of the state, in its order.
  var allFields: [String] { rows.first?.state.members.map(\.key) ?? [] }

  /// The fields that change, but for those whose changes are events.
  var changingFields: [String] {
    let changing = allFields.filter { field in
      let values = rows.lazy.compactMap { $0.state[field] }
      let first = values.first
      return values.contains { $0 != first } && !values.contains { $0.isEvent }
    }
    return changing.isEmpty ? allFields : changing
  }

  /// The table: a head and a line for each row, with as many of the fields as there is room for. No
  /// line is longer than `width`; input and events are cut to a third of it.
  func table(fields: [String], width: Int?) -> [String] {
    let inputs =
      [["#"] + rows.map { $0.sample.map(String.init) ?? "" }]
      + [["t"] + rows.map { $0.time.map(number) ?? "" }]
      + [["input"] + rows.map(input)]
    let events = ["events"] + eventTexts
    let third = width.map { $0 / 3 }
    var columns = inputs.map { Column($0.map { $0.cut(to: third) }) }
    let last = Column(events.map { $0.cut(to: third) })
    var left = width.map { $0 + 2 - (columns + [last]).reduce(0) { $0 + $1.width + 2 } }
    var hidden: [String] = []
    for field in fields {
      let column = Column([field] + rows.map { text($0.state[field] ?? .null) })
      if let room = left, room < column.width + 2 {
        hidden.append(field)
      } else {
        left = left.map { $0 - column.width - 2 }
        columns.append(column)
      }
    }
    columns.append(last)
    let lines = (0...rows.count).filter { $0 != 1 || !hidesFirst }.map { row in
      let cells = columns.enumerated().map { index, column in
        index == 0
          ? column.cells[row].paddedBefore(to: column.width)
          : column.cells[row].padded(to: column.width)
      }
      let line = cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()
      return String(line).cut(to: width)
    }
    guard !hidden.isEmpty else { return lines }
    let note = "no room for \(hidden.joined(separator: ", ")) (--fields)"
    return lines + [""] + (width.map(note.wrapped) ?? [note])
  }

  private struct Column {
    let cells: [String]
    let width: Int

    init(_ cells: [String]) {
      self.cells = cells
      width = cells.map(\.count).max() ?? 0
    }
  }

  // MARK: - Cells

  private static func hasSeveralContacts(_ recording: Recording) -> Bool {
    let ids = recording.samples.lazy.compactMap { sample -> Int? in
      guard case .contact(let contact) = sample.input else { return nil }
      return contact.id ?? 0
    }
    let first = ids.first
    return ids.contains { $0 != first }
  }

  private func input(_ row: Row) -> String {
    guard let sample = row.sample else { return "start" }
    switch recording.samples[sample].input {
    case .command(let command):
      return ([command.name] + command.arguments.members.map { "\($0.key) \(text($0.value))" })
        .joined(separator: " ")
    case .contact(let contact):
      let place = contact.location.map { " [\(number($0.x)), \(number($0.y))]" } ?? ""
      let id = hasSeveralContacts ? contact.id.map { " id \($0)" } : nil
      return contact.phase.rawValue + (id ?? "") + place
    }
  }

  private var eventTexts: [String] {
    var odd: [Int: [String]] = [:]
    for finding in findings {
      if let sample = finding.sample { odd[sample, default: []].append(finding.kind.rawValue) }
    }
    return rows.indices.map { index in
      guard index > 0, let sample = rows[index].sample else { return "" }
      let before = rows[index - 1].state
      let changes = rows[index].state.members.filter { member in
        member.value.isEvent && member.value != before[member.key]
      }
      let events = changes.map { "\($0.key): \(text($0.value))" }
      return (events + (odd[sample] ?? []).map { "finding: \($0)" }).joined(separator: ", ")
    }
  }

  private func text(_ value: JSONValue) -> String {
    switch value {
    case .number(let value): number(value)
    case .string(let text): JSONText.onOneLine(text)
    case .array(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    default: JSONText.text(of: value)
    }
  }

  private func number(_ value: Double) -> String {
    guard !isExact, value.magnitude < 1e12 else { return JSONText.number(value) }
    let rounded = (value * 1000).rounded() / 1000
    return JSONText.number(rounded == 0 ? 0 : rounded)
  }
}

extension JSONValue {
  /// Whether a change to this value is an event: it is true, false or a word.
  fileprivate var isEvent: Bool {
    switch self {
    case .boolean: true
    case .string(let text): !text.isEmpty && text.allSatisfy(\.isLetter)
    default: false
    }
  }
}
