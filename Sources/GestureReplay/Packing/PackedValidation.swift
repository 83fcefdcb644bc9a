import GestureMath

/// Looks at every number of a packed recording's columns before any is used.
///
/// What a document could not hold is refused, and so is what stands where nothing is told: no bytes
/// hide there.
struct PackedValidation {
  private let columns: Samples.Columns

  /// Checks all samples, and returns the indices of those that are commands.
  ///
  /// - Throws: ``RecordingError`` at the first sample that cannot be.
  static func check(_ samples: Samples) throws(RecordingError) -> [Int] {
    try samples.withColumns { columns throws(RecordingError) in
      try PackedValidation(columns: columns).check { samples.discard($0) }
    }
  }

  private func check(_ discard: (Range<Int>) -> Void) throws(RecordingError) -> [Int] {
    var commands: [Int] = []
    for index in columns.marks.indices {
      if index % Samples.window == 0, index > 0 { discard(index - Samples.window..<index) }
      let mark = columns.marks[index]
      if isPlain(index, mark) { continue }
      do throws(RecordingError) {
        try check(index, mark)
      } catch {
        throw error.inside(index).inside("samples")
      }
      if mark == .command { commands.append(index) }
    }
    return commands
  }

  /// Whether a sample is a good contact with a place and nothing else, as nearly all are.
  @inline(__always)
  private func isPlain(_ index: Int, _ mark: SampleMark) -> Bool {
    mark.isValid && mark.has(.place) && !mark.has(.id) && !mark.has(.pressure)
      && columns.ids == nil && columns.pressures == nil
      && columns.times[index].magnitude <= SampleField.timeLimit
      && columns.xs[index].magnitude <= PointerEvent.coordinateLimit
      && columns.ys[index].magnitude <= PointerEvent.coordinateLimit
  }

  private func check(_ index: Int, _ mark: SampleMark) throws(RecordingError) {
    guard mark.isValid else {
      throw Self.error(
        "the mark 0x\(mark.rawValue.hexadecimalText)",
        mark.rawValue & 7 < 2
          ? "one with the bit of a place (0x08), as a contact began or moved"
          : "the mark of a contact or a command")
    }
    try check(
      "t", columns.times[index], -SampleField.timeLimit...SampleField.timeLimit,
      SampleField.expectedTime)
    let limit = PointerEvent.coordinateLimit
    for (key, value) in [("x", columns.xs[index]), ("y", columns.ys[index])] {
      if mark.has(.place) {
        try check(key, value, -limit...limit, "a number from -1e9 to 1e9")
      } else if value.bitPattern != Double.nan.bitPattern {
        throw Self.error(Self.text(value), "the NaN 0x7FF8000000000000, as there is no place")
          .inside(key)
      }
    }
    try checkID(index, mark)
    if let pressures = columns.pressures {
      let pressure = pressures[index]
      if mark.has(.pressure) {
        try check("pressure", pressure, 0...1, "a number from 0 to 1")
      } else if pressure.bitPattern != 0 {
        throw Self.error(Self.text(pressure), "0, as there is none").inside("pressure")
      }
    } else if mark.has(.pressure) {
      throw Self.error("a pressure that is not there", "a column of pressures").inside("pressure")
    }
  }

  private func checkID(_ index: Int, _ mark: SampleMark) throws(RecordingError) {
    guard let ids = columns.ids else {
      guard !mark.has(.id) else {
        throw Self.error("an id that is not there", "a column of ids").inside("id")
      }
      return
    }
    let id = ids[index]
    guard mark.has(.id) ? Int32(exactly: id) != nil : id == 0 else {
      throw Self.error(
        "the number \(id)",
        mark.has(.id) ? "an integer from -2147483648 to 2147483647" : "0, as there is none"
      ).inside("id")
    }
  }

  private func check(
    _ key: String, _ value: Double, _ range: ClosedRange<Double>, _ expected: String
  ) throws(RecordingError) {
    // No comparison with a NaN holds.
    guard range.contains(value) else {
      throw Self.error(Self.text(value), expected).inside(key)
    }
  }

  private static func text(_ value: Double) -> String {
    if value.isNaN {
      return value.bitPattern == Double.nan.bitPattern ? "NaN" : "a NaN with other bits"
    }
    guard value.isInfinite else { return "the number \(JSONText.number(value))" }
    return value > 0 ? "infinity" : "-infinity"
  }

  private static func error(_ found: String, _ expected: String) -> RecordingError {
    RecordingError(place: .pointer(""), found: found, expected: expected)
  }
}
