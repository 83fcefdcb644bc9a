import GestureMath

/// Reads samples that are written as an object of columns of equal length, some values at a time.
///
/// Null in `x` and `y` together stands for no place, where the phase allows that; null in `id`,
/// `type` or `pressure` for none. `t`, `phase`, `x` and `y` must be there.
struct ColumnDecoder {
  private let storage = SampleStorage()
  /// What was read of each column.
  private var columns: [SampleField: Column] = [:]

  /// A column as far as it was read.
  private struct Column {
    /// The number of values.
    var count = 0
    /// The index of the first value that is wrong, and what is wrong with it.
    var failure: (index: Int, error: RecordingError)?
  }

  private static var keys: [String] { ["t", "phase", "x", "y", "id", "type", "pressure"] }
}

// MARK: - Values

extension ColumnDecoder {
  /// Reads the next values of a column; returns what they hold.
  ///
  /// - Throws: Only where a number is not finite. What is wrong besides is kept for ``samples(_:)``.
  mutating func read(_ slice: JSONSlice, of key: String) throws(RecordingError) -> JSONTally {
    guard let field = SampleField(rawValue: key) else {
      return try slice.checkedTally(from: slice.start)
    }
    var column = columns[field] ?? Column()
    defer { columns[field] = column }
    column.count = slice.indices.upperBound
    guard column.failure == nil else { return try slice.checkedTally(from: slice.start) }
    // The count is that of an earlier look at the file, which another program may have changed.
    storage.reserve(max(slice.arrayCount, slice.indices.upperBound))
    var nulls = 0
    column.failure = failure(field, slice, &nulls)
    // Strings, null and numbers in range have no values in them.
    let end = column.failure?.index ?? slice.indices.upperBound
    var tally = JSONTally(values: end - slice.start, nulls: nulls)
    tally += try slice.checkedTally(from: end)
    return tally
  }

  /// Stores the values up to the first that is wrong, if one is, and counts those that are null.
  private func failure(
    _ field: SampleField, _ slice: JSONSlice, _ nulls: inout Int
  ) -> (index: Int, error: RecordingError)? {
    switch field {
    case .t:
      let times = storage.times
      return each(slice) { index, node throws(RecordingError) in
        times[index] = try SampleField.time(node)
      }
    case .x: return each(slice, coordinatesInto: storage.xs, &nulls)
    case .y: return each(slice, coordinatesInto: storage.ys, &nulls)
    case .id:
      return each(slice) { index, node throws(RecordingError) in
        guard node.object != nil else { return nulls += 1 }
        storage.idColumn()[index] = Int64(try SampleField.id(node))
        storage.marks[index].add(.id)
      }
    case .type:
      return each(slice) { index, node throws(RecordingError) in
        guard node.object != nil else { return nulls += 1 }
        storage.marks[index].add(SampleMark(try SampleField.device(node)))
      }
    case .pressure:
      return each(slice) { index, node throws(RecordingError) in
        guard node.object != nil else { return nulls += 1 }
        storage.pressureColumn()[index] = try SampleField.pressure(node)
        storage.marks[index].add(.pressure)
      }
    case .phase, .command:
      // No arrays; they are refused by what they are.
      return (slice.start, SampleField.error(slice.node, expected: ""))
    }
  }

  /// Stores coordinates; null is stored as NaN, which no number of a document is.
  @inline(__always)
  private func each(
    _ slice: JSONSlice, coordinatesInto column: UnsafeMutablePointer<Double>, _ nulls: inout Int
  ) -> (index: Int, error: RecordingError)? {
    each(slice) { index, node throws(RecordingError) in
      if node.object == nil { nulls += 1 }
      column[index] = node.object == nil ? .nan : try SampleField.coordinate(node)
    }
  }

  @inline(__always)
  private func each(
    _ slice: JSONSlice, store: (Int, JSONNode) throws(RecordingError) -> Void
  ) -> (index: Int, error: RecordingError)? {
    for index in slice.indices {
      do throws(RecordingError) {
        try store(index, slice[index])
      } catch {
        return (index, error.inside(index))
      }
    }
    return nil
  }
}

// MARK: - Samples

extension ColumnDecoder {
  /// The samples of an object of columns, whose values were read before.
  ///
  /// - Throws: ``RecordingError`` about what is wrong with the object, or else with the first sample
  ///   that is wrong.
  func samples(_ node: JSONNode) throws(RecordingError) -> Samples {
    var members: [SampleField: JSONNode] = [:]
    for member in node.members {
      guard let field = SampleField(member.key) else {
        throw .unknownKey(String(cString: member.key), of: "", known: Self.keys)
      }
      if field == .command {
        throw RecordingError(
          place: .pointer("/command"), found: "commands in columns", expected: "contacts only",
          advice: "write the samples as an array of objects")
      }
      members[field] = member.value
    }
    try Self.checkArray(.t, members[.t])
    guard let phases = members[.phase]?.utf8 else { throw phaseError(members[.phase]) }
    for field in [.x, .y, .id, .type, .pressure] as [SampleField] {
      if field == .x || field == .y || members[field] != nil {
        try Self.checkArray(field, members[field])
      }
    }
    try checkLengths(members, phases.count)
    try join(phases)
    return Samples(storage)
  }

  private func phaseError(_ node: JSONNode?) -> RecordingError {
    var error = SampleField.error(
      node, expected: "a string of one letter a sample: b, m, s, e or c")
    // The elements of an array are not in the tree.
    if node?.kind == .array {
      error.found = JSONValue.summary(ofArrayOf: columns[.phase]?.count ?? 0)
    }
    return error.inside("phase")
  }

  private static func checkArray(
    _ field: SampleField, _ node: JSONNode?
  ) throws(RecordingError) {
    guard let node, node.kind == .array else {
      throw SampleField.error(node, expected: "an array, one value a sample")
        .inside(field.rawValue)
    }
  }

  private func checkLengths(
    _ members: [SampleField: JSONNode], _ phaseCount: Int
  ) throws(RecordingError) {
    let count = columns[.t]?.count ?? 0
    for field in [.phase, .x, .y, .id, .type, .pressure] as [SampleField]
    where members[field] != nil {
      let length = field == .phase ? phaseCount : columns[field]?.count ?? 0
      guard length != count else { continue }
      let unit = (field == .phase ? "letter" : "value") + (length == 1 ? "" : "s")
      throw RecordingError(
        place: .pointer("/" + field.rawValue), found: "\(length) \(unit)",
        expected: "\(count), as many as in \"t\"")
    }
  }

  /// Adds the phases to the columns, and looks for the first sample that is wrong.
  private func join(_ phases: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    let firstFailure = columns.values.compactMap { $0.failure?.index }.min() ?? phases.count
    storage.reserve(phases.count)
    let (xs, ys, marks) = (storage.xs, storage.ys, storage.marks)
    for index in phases.indices {
      guard let phase = SampleField.phase(letter: phases[index]) else {
        throw Self.badLetter(index, phases)
      }
      marks[index].add(SampleMark(phase))
      if index < firstFailure, !xs[index].isNaN, !ys[index].isNaN {
        marks[index].add(.place)
      } else {
        try check(index, phase)
      }
    }
    storage.setCount(phases.count)
  }

  /// Refuses a sample that has a wrong value, or null for a coordinate where that is not allowed.
  private func check(_ index: Int, _ phase: PointerEvent.Phase) throws(RecordingError) {
    let isNullX = isNull(.x, index, storage.xs)
    let isNullY = isNull(.y, index, storage.ys)
    try refuse(.t, index)
    if !isNullX || !isNullY || phase == .began || phase == .moved {
      try refuse(.x, index, isNull: isNullX)
      try refuse(.y, index, isNull: isNullY)
    }
    for field in [.id, .type, .pressure] as [SampleField] { try refuse(field, index) }
  }

  private func isNull(
    _ field: SampleField, _ index: Int, _ column: UnsafeMutablePointer<Double>
  ) -> Bool {
    columns[field]?.failure?.index != index && column[index].isNaN
  }

  private func refuse(
    _ field: SampleField, _ index: Int, isNull: Bool = false
  ) throws(RecordingError) {
    do throws(RecordingError) {
      if isNull { _ = try SampleField.coordinate(JSONNode(object: nil)) }
    } catch {
      throw error.inside(index).inside(field.rawValue)
    }
    if let failure = columns[field]?.failure, failure.index == index {
      throw failure.error.inside(field.rawValue)
    }
  }

  private static func badLetter(
    _ index: Int, _ phases: UnsafeBufferPointer<UInt8>
  ) -> RecordingError {
    // The letters before are one byte each, so the index is that of the character too.
    let rest = String(decoding: phases[index...], as: UTF8.self)
    return RecordingError(
      place: .pointer("/phase"),
      found: "the letter \(String(rest.prefix(1)).quoted) for sample \(index)",
      expected: NearestName.choice(of: ["b", "m", "s", "e", "c"]))
  }
}
