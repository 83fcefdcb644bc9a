import GestureMath
import GestureReplay

/// A row of a timeline: its cells as text, in memory that is used again for the next row.
///
/// It reads the state as an encoder does, as a table may have millions of rows.
struct TimelineRow {
  /// The cells before those of the state: number, time and input.
  static let inputCount = 3

  /// Whether numbers are written in full, not rounded to three decimals.
  private let isExact: Bool

  /// The sample's number; −1 at the start.
  private(set) var sample = -1
  /// The names of the state's fields.
  private(set) var fields: [String] = []
  /// The fields that changed since the first row.
  private(set) var changed: [Bool] = []
  /// The fields that were true, false or a word in any row, so that their changes are events.
  private(set) var areEvents: [Bool] = []

  /// The cells' texts in UTF-8, one after the other: number, time, input, the state, and what
  /// happened.
  private var text: [UInt8] = []
  /// Where each cell ends.
  private var ends: [Int] = []
  /// The state's values as words, by which they are compared; and those of the first row and of the
  /// one before. A control's state always has the same fields.
  private var values = Values()
  private var firstValues: Values?
  private var lastValues = Values()
  /// How deep in lists the encoder is, and whether an element came before the next one.
  private var depth = 0
  private var needsComma = false
  /// Whether the value of the field is true, false or a word.
  private var isEvent = false

  private struct Values {
    var words: [UInt64] = []
    /// Where the words of each field end.
    var ends: [Int] = []
    /// Whether each is true, false or a word, so that a change to it is an event.
    var areEvents: [Bool] = []

    /// The words of a field.
    subscript(field: Int) -> ArraySlice<UInt64> {
      words[(field == 0 ? 0 : ends[field - 1])..<ends[field]]
    }
  }

  init(isExact: Bool) { self.isExact = isExact }
}

// MARK: - Cells

extension TimelineRow {
  /// The number of cells.
  var count: Int { ends.count }

  /// The text of a cell.
  subscript(cell: Int) -> ArraySlice<UInt8> {
    text[(cell == 0 ? 0 : ends[cell - 1])..<ends[cell]]
  }

  /// Makes the row of the state at the start, where `sample` is nil, or after a sample.
  ///
  /// - Parameters:
  ///   - sample: The sample's number.
  ///   - time: When it was delivered, in seconds.
  ///   - input: What was delivered; nil at the start.
  ///   - showsIds: Whether the ids of contacts are shown.
  ///   - findings: What was odd about the sample.
  ///   - control: The control after it.
  mutating func read(
    sample: Int?, time: Double?, input: Sample.Input?, showsIds: Bool, findings: [String],
    control: any Control
  ) {
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    swap(&values, &lastValues)
    values.words.removeAll(keepingCapacity: true)
    values.ends.removeAll(keepingCapacity: true)
    values.areEvents.removeAll(keepingCapacity: true)
    self.sample = sample ?? -1
    if let sample { append("\(sample)") }
    endCell()
    if let time { append(number: time) }
    endCell()
    append(input, showsIds: showsIds)
    endCell()
    control.encodeState(to: &self)
    endField()
    noteChanges()
    appendEvents(findings)
    endCell()
  }

  private mutating func endCell() { ends.append(text.count) }

  private mutating func append(_ string: String) { text += string.utf8 }

  private mutating func append(_ input: Sample.Input?, showsIds: Bool) {
    switch input {
    case nil: append("start")
    case .command(let command):
      append(command.name)
      for member in command.arguments.members {
        append(" \(member.key) ")
        append(member.value)
      }
    case .contact(let contact):
      append(contact.phase.rawValue)
      if showsIds, let id = contact.id { append(" id \(id)") }
      guard let location = contact.location else { return }
      append(" [")
      append(number: location.x)
      append(", ")
      append(number: location.y)
      append("]")
    }
  }

  private mutating func append(_ value: JSONValue) {
    switch value {
    case .number(let value): append(number: value)
    case .string(let text): append(JSONText.onOneLine(text))
    case .array(let values):
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(", ") }
        append(value)
      }
      append("]")
    default: append(JSONText.text(of: value).withoutControls)
    }
  }

  private mutating func appendEvents(_ findings: [String]) {
    var isFirst = true
    func separate(_ text: inout [UInt8]) {
      if !isFirst { text += ", ".utf8 }
      isFirst = false
    }
    // The first row has none before it.
    if !lastValues.ends.isEmpty {
      for field in fields.indices
      where values.areEvents[field] && values[field] != lastValues[field] {
        separate(&text)
        append("\(fields[field]): ")
        text += self[Self.inputCount + field]
      }
    }
    for finding in findings {
      separate(&text)
      append("finding: \(finding)")
    }
  }

  private mutating func noteChanges() {
    guard let firstValues else {
      firstValues = values
      changed = fields.map { _ in false }
      areEvents = values.areEvents
      return
    }
    for field in fields.indices {
      if !changed[field], values[field] != firstValues[field] { changed[field] = true }
      if values.areEvents[field] { areEvents[field] = true }
    }
  }
}

// MARK: - Numbers

extension TimelineRow {
  /// Writes a number in full, or rounded to three decimals, which are written by themselves as that
  /// takes a tenth of the time.
  private mutating func append(number value: Double) {
    guard !isExact, value.magnitude < 1e12 else { return append(JSONText.number(value)) }
    let thousandths = (value * 1000).rounded().magnitude
    if value < 0, thousandths > 0 { append("-") }
    let (whole, rest) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
    append("\(whole)")
    guard rest > 0 else { return }
    append(".")
    var digits = rest
    var unit: UInt64 = 100
    while digits > 0 {
      text.append(UInt8(ascii: "0") + UInt8(digits / unit))
      digits %= unit
      unit /= 10
    }
  }
}

// MARK: - The state

extension TimelineRow: StateEncoder {
  mutating func field(_ name: StaticString) {
    endField()
    if firstValues == nil { fields.append("\(name)") }
  }

  /// Ends the field before, if there was one: every value has a word.
  private mutating func endField() {
    needsComma = false
    guard values.words.count > values.ends.last ?? 0 else { return }
    endCell()
    values.ends.append(values.words.count)
    values.areEvents.append(isEvent)
    isEvent = false
  }

  mutating func null() { add("null", StateWord.null) }

  mutating func boolean(_ value: Bool) {
    isEvent = depth == 0
    add(value ? "true" : "false", StateWord.boolean(value))
  }

  mutating func number(_ value: Double) {
    separate()
    append(number: value)
    values.words.append(StateWord.number(value))
  }

  mutating func string(_ value: String) {
    isEvent = depth == 0 && !value.isEmpty && value.allSatisfy(\.isLetter)
    add(JSONText.onOneLine(value), StateWord.text(utf8Count: value.utf8.count))
    values.words += value.utf8.lazy.map(UInt64.init)
  }

  mutating func beginList() {
    add("[", StateWord.listStart)
    needsComma = false
    depth += 1
  }

  mutating func endList() {
    depth -= 1
    append("]")
    values.words.append(StateWord.listEnd)
    needsComma = true
  }

  private mutating func add(_ string: String, _ word: UInt64) {
    separate()
    append(string)
    values.words.append(word)
  }

  private mutating func separate() {
    if needsComma { append(", ") }
    needsComma = depth > 0
  }
}
