import GestureMath

extension Recording {
  /// Whether the samples are to be written as columns, which hold no commands.
  var writesColumns: Bool {
    sampleForm == .columns && samples.withColumns { $0.commands.isEmpty }
  }

  /// Writes the samples as an object of columns; `id`, `type` and `pressure` are left out where no
  /// sample has one. Spaced, each column has its line.
  func appendColumns(to text: inout String, _ style: JSONText.Style) {
    samples.withColumns { samples in
      var columns = ColumnWriter(count: samples.marks.count, style)
      columns.append("t", to: &text) { JSONText.number(samples.times[$0]) }
      columns.append(phases: samples.marks, to: &text)
      columns.append("x", to: &text) { index in
        samples.marks[index].has(.place) ? JSONText.number(samples.xs[index]) : nil
      }
      columns.append("y", to: &text) { index in
        samples.marks[index].has(.place) ? JSONText.number(samples.ys[index]) : nil
      }
      if let ids = samples.ids, samples.marks.contains(where: { $0.has(.id) }) {
        columns.append("id", to: &text) { index in
          samples.marks[index].has(.id) ? JSONText.number(Double(ids[index])) : nil
        }
      }
      if samples.marks.contains(where: { $0.device != nil }) {
        columns.append("type", to: &text) { index in
          samples.marks[index].device.map { JSONText.string($0.rawValue) }
        }
      }
      if let pressures = samples.pressures, samples.marks.contains(where: { $0.has(.pressure) }) {
        columns.append("pressure", to: &text) { index in
          samples.marks[index].has(.pressure) ? JSONText.number(pressures[index]) : nil
        }
      }
      text += style == .compact ? "}" : "\n  }"
    }
  }
}

/// Writes columns one after the other.
private struct ColumnWriter {
  private let count: Int
  private let style: JSONText.Style
  private var isFirst = true

  init(count: Int, _ style: JSONText.Style) {
    self.count = count
    self.style = style
  }

  /// Writes an array; nil stands for null.
  mutating func append(_ key: String, to text: inout String, _ value: (Int) -> String?) {
    begin(key, &text)
    text += "["
    for index in 0..<count {
      if index > 0 { text += style == .compact ? "," : ", " }
      text += value(index) ?? "null"
    }
    text += "]"
  }

  /// Writes the string of phases, one letter a sample.
  mutating func append(phases: UnsafeBufferPointer<SampleMark>, to text: inout String) {
    begin("phase", &text)
    text += "\""
    for mark in phases {
      if let phase = mark.phase { text.append(phase.letter) }
    }
    text += "\""
  }

  private mutating func begin(_ key: String, _ text: inout String) {
    let isCompact = style == .compact
    text += isFirst ? "{" : ","
    text += isCompact ? "" : "\n    "
    text += JSONText.string(key) + (isCompact ? ":" : ": ")
    isFirst = false
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
