extension Recording {
  /// The recording in packed form, which ``PackedLayout`` describes.
  ///
  /// Reading it gives an equal recording, and packing that one gives the same bytes again.
  public var packed: [UInt8] {
    var bytes: [UInt8] = []
    writePacked { bytes += $0 }
    return bytes
  }

  /// Writes the packed form piece by piece, most of it as it lies in memory.
  package func writePacked<Failure: Error>(
    _ write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let head = Array(head.jsonLine.utf8)
    try samples.withColumns { columns throws(Failure) in
      let marks = columns.marks
      var flags: PackedLayout.Flags = sampleForm == .columns ? .columns : []
      if marks.contains(where: { $0.has(.id) }) { flags.insert(.ids) }
      if marks.contains(where: { $0.has(.pressure) }) { flags.insert(.pressures) }
      let layout = PackedLayout(flags: flags, count: marks.count, headSize: head.count)
      var front = layout.header + head
      front += Array(repeating: 0, count: layout.columnsOffset - front.count)
      try Self.write(front, write)
      try write(UnsafeRawBufferPointer(columns.times))
      try write(UnsafeRawBufferPointer(columns.xs))
      try write(UnsafeRawBufferPointer(columns.ys))
      if let ids = columns.ids, flags.contains(.ids) {
        try Self.write(ids, where: .id, marks, write)
      }
      if let pressures = columns.pressures, flags.contains(.pressures) {
        try Self.write(pressures, where: .pressure, marks, write)
      }
      try write(UnsafeRawBufferPointer(marks))
    }
  }

  /// Writes a column in which only the values of samples with `part` mean something, the others as 0.
  private static func write<Value: Numeric, Failure: Error>(
    _ column: UnsafeBufferPointer<Value>, where part: SampleMark,
    _ marks: UnsafeBufferPointer<SampleMark>,
    _ write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    for start in stride(from: 0, to: column.count, by: 8192) {
      let values = (start..<min(start + 8192, column.count)).map { index in
        marks[index].has(part) ? column[index] : 0
      }
      try Self.write(values, write)
    }
  }

  private static func write<Value, Failure: Error>(
    _ values: [Value], _ write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try values.withUnsafeBufferPointer { values throws(Failure) in
      try write(UnsafeRawBufferPointer(values))
    }
  }

  /// The recording without contacts: columns hold them, but not commands.
  private var head: Recording {
    var head = self
    head.samples = samples.withColumns { columns in
      Samples(
        columns.commands.map { index, command in
          Sample(time: columns.times[index], .command(command))
        })
    }
    head.sampleForm = .objects
    return head
  }
}
