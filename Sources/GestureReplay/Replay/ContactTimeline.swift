import GestureMath

/// The legal events that recorded samples stand for, and what was odd about the samples.
///
/// Whatever the samples are, the events are in order of time, a contact begins before it goes on and
/// ends at most once, and every event has a place.
struct ContactTimeline {
  /// What was odd, up to ``mostFindings``, and then how much more was.
  var findings: [Finding] {
    guard unlisted > 0 else { return listed }
    return listed + [
      Finding(
        .others, "\(unlisted) more \(unlisted == 1 ? "finding is" : "findings are") not listed")
    ]
  }
  /// The most findings that are kept of a replay, so that an odd one of any length takes little
  /// memory.
  static var mostFindings: Int { 10_000 }
  private var listed: [Finding] = []
  private var unlisted = 0
  /// The time of the last sample, in seconds; nil before the first one.
  private(set) var time: Double?

  /// A contact that is down.
  private struct Down {
    let id: Int
    /// The sample in which it began.
    let sample: Int
    var location: Point
  }

  /// The contact that was heard of last, if it is down: mostly the only one.
  private var current: Down?
  /// The other contacts that are down.
  private var others: [Int: Down] = [:]

  /// The time at which sample `index` counts: its own, or that of the last one if that is later.
  @inline(__always)
  mutating func advance(to sampleTime: Double, sample index: Int) -> Double {
    guard let last = time, sampleTime < last else {
      time = sampleTime
      return sampleTime
    }
    reportTime(sampleTime, before: last, sample: index)
    return last
  }

  @inline(never)
  private mutating func reportTime(_ sampleTime: Double, before last: Double, sample index: Int) {
    report(
      Finding(
        .timeWentBack, sample: index,
        "the time \(JSONText.number(sampleTime)) is before \(JSONText.number(last)), "
          + "the last sample's, which is taken instead"))
  }

  /// The event of a contact that is down and goes on, as most samples are; nil for any other.
  @inline(__always)
  mutating func followingEvent(for contact: Sample.Contact, time: Double) -> PointerEvent? {
    guard contact.phase == .moved || contact.phase == .stationary, let current,
      current.id == contact.id ?? 0
    else { return nil }
    let location = contact.location ?? current.location
    self.current?.location = location
    return PointerEvent(
      contact.phase, at: location, time: time, id: current.id, device: contact.device ?? .touch,
      pressure: contact.pressure)
  }

  /// The events that `contact`, recorded as sample `index`, stands for: where it began while it was
  /// down, the end of what it did before, and then the contact's own, unless it is to be ignored.
  @inline(never)
  mutating func events(
    for contact: Sample.Contact, sample index: Int, time: Double
  ) -> (cancelled: PointerEvent?, own: PointerEvent?) {
    let id = contact.id ?? 0
    if current?.id != id { turn(to: id) }
    let before = current
    var cancelled: PointerEvent?
    if contact.phase == .began {
      if let before {
        report(
          Finding(
            .beganTwice, sample: index,
            "contact \(id) began again while it was down since sample \(before.sample), "
              + "which is cancelled"))
        cancelled = PointerEvent(.cancelled, at: before.location, time: time, id: id)
      }
    } else if before == nil {
      report(
        Finding(
          .notBegun, sample: index,
          "contact \(id) \(contact.phase.past) without having begun, which is ignored"))
      return (nil, nil)
    }
    guard let location = contact.location ?? before?.location else { return (cancelled, nil) }
    switch contact.phase {
    case .began: current = Down(id: id, sample: index, location: location)
    case .moved, .stationary: current?.location = location
    case .ended, .cancelled: current = nil
    }
    let own = PointerEvent(
      contact.phase, at: location, time: time, id: id, device: contact.device ?? .touch,
      pressure: contact.pressure)
    return (cancelled, own)
  }

  private mutating func report(_ finding: @autoclosure () -> Finding) {
    if listed.count < Self.mostFindings { listed.append(finding()) } else { unlisted += 1 }
  }

  /// Makes the contact of this id the current one, if it is down.
  private mutating func turn(to id: Int) {
    if let current { others[current.id] = current }
    current = others.isEmpty ? nil : others.removeValue(forKey: id)
  }

  /// Reports the contacts that are still down after the last sample, and a recording without any.
  mutating func finish(sampleCount: Int) {
    if sampleCount == 0 { report(Finding(.noContacts, "there are no samples to replay")) }
    let down = others.values + (current.map { [$0] } ?? [])
    for contact in down.sorted(by: { $0.sample < $1.sample }) {
      report(
        Finding(
          .openAtEnd, sample: contact.sample,
          "contact \(contact.id) is still down at the end, and is left as it is"))
    }
  }
}

extension PointerEvent.Phase {
  /// The phase as what a contact did.
  fileprivate var past: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "rested"
    case .ended: "ended"
    case .cancelled: "was cancelled"
    }
  }
}
