import GestureMath

/// Makes a recording from events of a Linux input device, whichever text they were read from.
struct EvdevImport: Sendable {
  /// The events of one file.
  struct Source: Sendable {
    /// The file's name, for messages.
    var name: String
    /// Its events, in order.
    var events: [EvdevEvent]
  }

  /// What is known of the device.
  var device: EvdevDevice
  /// The files with events, in order. A frame does not go on from one to the next; slots do.
  var sources: [Source]
  /// Size and turn of the result.
  var options: ImportOptions
  /// The name of the result.
  var name: String?
  /// What goes into the result's `source`.
  var origin: JSONObject

  /// A report and the file that it is from.
  private struct Located {
    var report: EvdevReport
    var file: String
  }

  /// Makes the recording; the first whole frame is at time 0.
  ///
  /// Throws where the size of the result is not settled, where a place is beyond the limit of
  /// coordinates, and where a frame has more contacts than any surface.
  func recording() throws(RecordingError) -> ImportedRecording {
    try options.validateSize()
    let streams = sources.map { EvdevFrame.split($0.events) }
    let frames = streams.flatMap(\.frames)
    var contacts = EvdevContacts(of: frames, device: device)
    var reports: [Located] = []
    for (source, stream) in zip(sources, streams) {
      for frame in stream.frames {
        guard let found = contacts.reports(of: frame) else {
          throw RecordingError(
            file: source.name, place: .line(frame.line), found: "a frame with too many contacts",
            expected: "at most \(EvdevContacts.limit) contacts at a time")
        }
        reports += found.map { Located(report: $0, file: source.name) }
      }
    }
    var findings = findings(of: streams) + findings(of: contacts.tally)
    var result = Recording(
      name: name, space: options.size,
      otherMembers: JSONObject([JSONObject.Member("source", .object(origin))]))
    guard !reports.isEmpty else {
      if contacts.tally.placeless == 0 {
        findings.append(
          Finding(.noContacts, "No contact goes down, so the recording is empty."))
      }
      return ImportedRecording(recording: result, findings: findings)
    }
    let mapping = try mapping(for: reports, isMultiTouch: contacts.isMultiTouch)
    if mapping.basis == .extentOfContacts { findings.append(.rangeUnknown) }
    guard max(mapping.space.width, mapping.space.height) <= PointerEvent.coordinateLimit else {
      throw RecordingError(
        file: reports.first?.file, place: .document,
        found: "a surface of \(mapping.space.width) by \(mapping.space.height) points",
        expected: "a width and a height up to 1e9 points",
        advice: "give the size of the result in points: --size WxH")
    }
    result.space = mapping.space
    let pressure = device.rangedAxis(
      contacts.isMultiTouch ? EvdevAxisCode.contactPressure : EvdevAxisCode.pressure)
    let start = frames.first?.microseconds ?? 0
    for located in reports {
      result.samples.append(
        try sample(located, since: start, mapping: mapping, pressure: pressure))
    }
    return ImportedRecording(recording: result, findings: findings)
  }
}

// MARK: - Parts

extension EvdevImport {
  /// The map to points, or an error that says what is missing.
  private func mapping(
    for reports: [Located], isMultiTouch: Bool
  ) throws(RecordingError) -> EvdevMapping {
    do {
      return try EvdevMapping(
        device: device, isMultiTouch: isMultiTouch, touches: reports.map(\.report.touch),
        options: options)
    } catch {
      throw RecordingError(
        file: reports.first?.file, place: .document,
        found: "places in the device's own units, which are not points",
        expected: "axes that state their range and their resolution in units/mm",
        advice: "give the size of the result in points: --size WxH")
    }
  }

  /// A report as a sample.
  private func sample(
    _ located: Located, since start: Int64, mapping: EvdevMapping, pressure: EvdevDevice.Axis?
  ) throws(RecordingError) -> Sample {
    let report = located.report
    let place = mapping(report.touch)
    guard max(place.x.magnitude, place.y.magnitude) <= PointerEvent.coordinateLimit else {
      throw RecordingError(
        file: located.file, place: .line(report.line),
        found: "a contact at \(report.touch.x), \(report.touch.y) in device units, "
          + "which is at \(place.x), \(place.y) points",
        expected: "places within 1e9 points of the origin")
    }
    let contact = Sample.Contact(
      report.phase, at: place, id: report.id, device: report.device,
      pressure: pressure.flatMap { Self.normalized(report.touch.pressure, by: $0) })
    // Times are not negative, so their difference cannot overflow, and it is exact.
    let time = Double(report.microseconds - start) / 1e6
    guard time.magnitude <= SampleField.timeLimit else {
      throw RecordingError(
        file: located.file, place: .line(report.line),
        found: "a frame \(JSONText.number(time)) s after the first",
        expected: "frames at most 1e12 s from the first")
    }
    return Sample(time: time, .contact(contact))
  }

  /// A pressure from 0 to 1; beyond the stated range it is the nearest end, for it has no more.
  private static func normalized(_ value: Int32?, by axis: EvdevDevice.Axis) -> Double? {
    guard let value, let span = axis.span else { return nil }
    return min(max((Double(value) - Double(axis.minimum)) / span, 0), 1)
  }

  /// What is odd about the streams.
  private func findings(of streams: [EvdevFrame.Stream]) -> [Finding] {
    var findings: [Finding] = []
    var latest = Int64.min
    for (source, stream) in zip(sources, streams) {
      var early: (count: Int, line: Int) = (0, 0)
      for frame in stream.frames {
        if frame.microseconds < latest {
          early = (early.count + 1, early.count == 0 ? frame.line : early.line)
        }
        latest = max(latest, frame.microseconds)
      }
      if early.count > 0 {
        findings.append(
          Finding(
            .timeWentBack,
            "\(source.name): time goes back; frames earlier than one before them: \(early.count), "
              + "the first in line \(early.line). A replay takes the latest time instead."))
      }
      if stream.droppedCount > 0 {
        findings.append(
          Finding(
            .eventsLost,
            "\(source.name): the device lost events (SYN_DROPPED); frames left out: "
              + "\(stream.droppedCount). Contacts go on as they were before."))
      }
      if stream.endsWithinFrame {
        findings.append(
          Finding(
            .eventsLost,
            "\(source.name): the last frame is cut off (no SYN_REPORT) and is left out."))
      }
    }
    return findings
  }

  /// What is odd about the contacts.
  private func findings(of tally: EvdevTally) -> [Finding] {
    let begins = "Each begins at the first place that is known."
    let rows: [(count: Int, kind: Finding.Kind, what: String, answer: String)] = [
      (
        tally.placeless, .placeUnknown, "Contacts left out because they never say where they are",
        ""
      ),
      (tally.fromBefore, .beganLate, "Contacts that are down before the recording begins", begins),
      (tally.late, .beganLate, "Contacts that go down before they say where they are", begins),
      (
        tally.sharedIDs, .idShared, "Contacts with the tracking id of another one that is down",
        "Each has an id of its own."
      ),
    ]
    return rows.filter { $0.count > 0 }.map { row in
      Finding(row.kind, "\(row.what): \(row.count).\(row.answer.isEmpty ? "" : " " + row.answer)")
    }
  }
}

extension Finding {
  /// The device states no ranges.
  fileprivate static let rangeUnknown = Finding(
    .rangeUnknown,
    "The device's ranges are not stated: what was touched is scaled to fit the size, with one "
      + "scale for x and y.")
}
