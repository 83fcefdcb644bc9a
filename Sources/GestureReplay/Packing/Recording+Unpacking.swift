extension Recording {
  /// Reads a recording in packed form.
  ///
  /// - Parameters:
  ///   - bytes: The packed form; see ``packed``.
  ///   - file: The path that errors name.
  ///   - limits: How large and how deep the head may be.
  /// - Throws: ``RecordingError`` where it is none, is cut off, or holds what no recording can.
  public init(
    packed bytes: [UInt8], file: String? = nil, limits: JSONLimits = JSONLimits()
  ) throws(RecordingError) {
    let memory = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try MappedBytes(copying: bytes)
    }
    try self.init(packed: memory, file: file, limits: limits)
  }

  /// Reads a recording in packed form, whose columns are used where they lie.
  package init(
    packed memory: MappedBytes, file: String?, limits: JSONLimits
  ) throws(RecordingError) {
    do throws(RecordingError) {
      self = try Self.unpacked(memory, limits)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private static func unpacked(
    _ memory: MappedBytes, _ limits: JSONLimits
  ) throws(RecordingError) -> Recording {
    let layout = try PackedLayout(memory.bytes)
    let text = JSONSource(UnsafeBufferPointer(rebasing: memory.bytes[layout.headRange]))
    let head = try Self.head(text, layout, limits)
    var samples = Samples(SampleStorage(memory, layout, commands: []))
    let commandIndices = try PackedValidation.check(samples)
    samples = Samples(
      SampleStorage(memory, layout, commands: try commands(of: head, at: commandIndices, samples)))
    var recording = head
    recording.samples = samples
    recording.sampleForm = layout.flags.contains(.columns) ? .columns : .objects
    return recording
  }

  private static func head(
    _ text: JSONSource, _ layout: PackedLayout, _ limits: JSONLimits
  ) throws(RecordingError) -> Recording {
    do throws(RecordingError) {
      return try Recording(text, sampleCount: layout.count, limits)
    } catch {
      guard case .position = error.place else { throw error }
      var error = error
      error.advice = error.advice ?? "in the head of the packed recording"
      throw error
    }
  }

  /// The commands, which the head has as its samples, one for each mark of a command.
  private static func commands(
    of head: Recording, at indices: [Int], _ samples: Samples
  ) throws(RecordingError) -> [(index: Int, command: Sample.Command)] {
    guard head.samples.count == indices.count else {
      throw RecordingError(
        place: .pointer("/samples"),
        found: head.samples.count == 1
          ? "1 command in the head" : "\(head.samples.count) commands in the head",
        expected: "\(indices.count), as many as the marks tell of")
    }
    var commands: [(index: Int, command: Sample.Command)] = []
    for (number, (sample, index)) in zip(head.samples, indices).enumerated() {
      let time = samples.withColumns { $0.times[index] }
      guard case .command(let command) = sample.input else {
        throw RecordingError(
          place: .pointer("/samples/\(number)"), found: "a contact in the head",
          expected: "a command")
      }
      guard sample.time.bitPattern == time.bitPattern else {
        throw RecordingError(
          place: .pointer("/samples/\(number)/t"),
          found: "the time \(JSONText.number(sample.time)) in the head",
          expected: "\(JSONText.number(time)), as the times have it")
      }
      commands.append((index, command))
    }
    return commands
  }
}
