import GestureReplay

/// What happened in a recording, row by row, as a table of text.
///
/// No row is kept: the recording is replayed anew for each pass over the rows, which takes less than
/// their text does. So the memory does not depend on how long a recording is.
struct Timeline {
  /// What came of the recording.
  let outcome: Outcome

  private let recording: Recording
  private let replayer: Replayer
  /// The samples that are asked for; the one before them is shown, too. Nil for all.
  private let samples: ClosedRange<Int>?
  private let isExact: Bool
  /// Whether several contacts touch the control, so that their ids are shown.
  private let showsIds: Bool
  /// What was odd, by sample.
  private let findings: [Int: [String]]
  /// The last row, which knows what changed in any.
  private var last: TimelineRow
  /// The largest width of each cell, in columns.
  private var widths: [Int] = []

  /// Replays a recording for its timeline.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - control: The control, where the recording names none.
  ///   - samples: The samples that are shown; nil for all.
  ///   - isExact: Whether numbers are written in full.
  /// - Throws: ``RecordingError`` where the recording cannot be replayed.
  init(
    _ recording: Recording, control: JSONObject?, samples: ClosedRange<Int>? = nil,
    isExact: Bool = false
  ) throws(RecordingError) {
    self.recording = recording
    self.samples = samples
    self.isExact = isExact
    replayer = Replayer(bareTraceControl: control)
    showsIds = Self.hasSeveralContacts(recording)
    outcome = try replayer.replay(recording)
    var findings: [Int: [String]] = [:]
    for finding in outcome.findings {
      if let sample = finding.sample { findings[sample, default: []].append(finding.kind.rawValue) }
    }
    self.findings = findings
    last = TimelineRow(isExact: isExact)
    var widths: [Int] = []
    last = try forEachRow { row in
      if widths.isEmpty { widths = Array(repeating: 0, count: row.count) }
      for cell in widths.indices { widths[cell] = max(widths[cell], Self.width(of: row[cell])) }
    }
    self.widths = widths
  }

  /// All fields of the state, in its order.
  var allFields: [String] { last.fields }

  /// The fields that change, but for those whose changes are events.
  var changingFields: [String] {
    let changing = last.fields.indices.filter { last.changed[$0] && !last.areEvents[$0] }
    return changing.isEmpty ? allFields : changing.map { last.fields[$0] }
  }

  /// Writes the table: a head and a line for each row, with as many of the fields as there is room
  /// for. No line is wider than `width`; input and events are cut to a third of it.
  func write(
    fields: [String], width: Int?, to print: (String) -> Void
  ) throws(RecordingError) {
    let (columns, hidden) = columns(fields: fields, width: width)
    print(line(columns, width: width) { columns[$0].title })
    let first = samples.map { $0.lowerBound - 1 } ?? -1
    _ = try forEachRow { row in
      guard row.sample >= first else { return }
      print(
        line(columns, width: width) { String(decoding: row[columns[$0].cell], as: UTF8.self) })
    }
    guard !hidden.isEmpty else { return }
    let note = "no room for \(hidden.joined(separator: ", ")) (--fields)"
    print("")
    for line in width.map(note.wrapped) ?? [note] { print(line) }
  }
}

// MARK: - Rows

extension Timeline {
  /// Calls a function with each row, and returns the last one.
  private func forEachRow(
    _ body: (borrowing TimelineRow) -> Void
  ) throws(RecordingError) -> TimelineRow {
    var row = TimelineRow(isExact: isExact)
    // The replay asks for a closure that may outlive it, but keeps none.
    try withoutActuallyEscaping(body) { body throws(RecordingError) in
      _ = try replayer.replay(recording) { sample, time, control in
        // The start comes before sample 0.
        let number = sample ?? -1
        // One row more than is shown, for what changed since.
        if let samples, number < samples.lowerBound - 2 || number > samples.upperBound { return }
        row.read(
          sample: sample, time: time, input: sample.map { recording.samples[$0].input },
          showsIds: showsIds, findings: sample.flatMap { findings[$0] } ?? [], control: control)
        body(row)
      }
    }
    return row
  }

  private static func hasSeveralContacts(_ recording: Recording) -> Bool {
    let ids = recording.samples.lazy.compactMap { sample -> Int? in
      guard case .contact(let contact) = sample.input else { return nil }
      return contact.id ?? 0
    }
    let first = ids.first
    return ids.contains { $0 != first }
  }
}

// MARK: - Columns

extension Timeline {
  private struct Column {
    let title: String
    /// The row's cell.
    let cell: Int
    let width: Int

    init(_ title: String, cell: Int, width: Int) {
      self.title = title
      self.cell = cell
      self.width = max(width, title.columnCount)
    }
  }

  private static func width(of text: ArraySlice<UInt8>) -> Int {
    text.allSatisfy { $0 < 0x80 }
      ? text.count : String(decoding: text, as: UTF8.self).columnCount
  }

  /// The columns that there is room for, and the fields for which there is none.
  private func columns(fields: [String], width: Int?) -> (shown: [Column], hidden: [String]) {
    func column(_ title: String, _ cell: Int) -> Column {
      Column(title, cell: cell, width: min(widths[cell], width.map { $0 / 3 } ?? .max))
    }
    var shown = [column("#", 0), column("t", 1), column("input", 2)]
    let events = column("events", widths.count - 1)
    var room = width.map { $0 + 2 - (shown + [events]).reduce(0) { $0 + $1.width + 2 } }
    var hidden: [String] = []
    for field in fields {
      guard let index = last.fields.firstIndex(of: field) else { continue }
      let cell = TimelineRow.inputCount + index
      let column = Column(field, cell: cell, width: widths[cell])
      if let left = room, left < column.width + 2 {
        hidden.append(field)
      } else {
        room = room.map { $0 - column.width - 2 }
        shown.append(column)
      }
    }
    return (shown + [events], hidden)
  }

  private func line(
    _ columns: [Column], width: Int?, _ text: (_ column: Int) -> String
  ) -> String {
    var line = ""
    for (index, column) in columns.enumerated() {
      let text = text(index)
      let cell = text.cut(to: column.width)
      if index == 0 {
        line += cell.paddedBefore(to: column.width)
      } else {
        line += "  " + (index + 1 < columns.count ? cell.padded(to: column.width) : cell)
      }
    }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return line.cut(to: width)
  }
}
