/// The events between two SYN_REPORTs: what the device says of one instant.
struct EvdevFrame: Sendable {
  /// The time of the SYN_REPORT, in microseconds.
  var microseconds: Int64
  /// The line of the SYN_REPORT.
  var line: Int
  /// The events, in order, without the SYN_REPORT.
  var events: ArraySlice<EvdevEvent>
}

extension EvdevFrame {
  /// The frames of a stream, and how often events were lost from it.
  struct Stream: Sendable {
    /// The whole frames, in order.
    var frames: [EvdevFrame] = []
    /// The number of frames that lost events (SYN_DROPPED) and are left out.
    var droppedCount = 0
    /// Whether the stream ends within a frame, which is left out.
    var endsWithinFrame = false
  }

  /// Splits one file's events into frames.
  ///
  /// After SYN_DROPPED everything up to and with the next SYN_REPORT is left out, and so is what
  /// stood before it in the same frame (kernel: input/event-codes). Which slot the lost part had
  /// selected last is kept, for what follows speaks of that slot.
  static func split(_ events: [EvdevEvent]) -> Stream {
    var stream = Stream()
    var start = 0
    var isDropping = false
    var slot: EvdevEvent?
    // What the frame after a lost one begins with.
    var selection: ArraySlice<EvdevEvent> = []
    for (index, event) in events.enumerated() {
      if event.isSlotSelection { slot = event }
      guard event.type == EvdevType.synchronization else { continue }
      if event.code == EvdevSynchronization.dropped { isDropping = true }
      guard event.code == EvdevSynchronization.report else { continue }
      if isDropping {
        stream.droppedCount += 1
      } else {
        let own = events[start..<index]
        stream.frames.append(
          EvdevFrame(
            microseconds: event.microseconds, line: event.line,
            events: selection.isEmpty ? own : selection + own))
      }
      selection = isDropping ? slot.map { [$0] } ?? [] : []
      isDropping = false
      start = index + 1
    }
    stream.endsWithinFrame = start < events.count
    return stream
  }
}
