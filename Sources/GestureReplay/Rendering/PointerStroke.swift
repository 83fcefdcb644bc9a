import GestureMath

/// The way of one contact, from where it began.
struct PointerStroke {
  /// How a stroke ended.
  enum End {
    /// The contact was lifted.
    case ended
    /// The contact was cancelled.
    case cancelled
  }

  /// The contact's id.
  let id: Int
  /// Which contact it is among those of the recording, counted from 0 in the order of appearance.
  let contact: Int
  /// Where the contact was, and when, in seconds; never empty.
  private(set) var points: [(location: Point, time: Double)]
  /// How the stroke ended; nil while the contact is down.
  private(set) var end: End?

  init(_ event: PointerEvent, contact: Int) {
    id = event.id
    self.contact = contact
    points = [(event.location, event.time)]
    endTime = event.time
  }

  /// Goes on with what the contact did next.
  mutating func receive(_ event: PointerEvent) {
    if event.phase != .cancelled { points.append((event.location, event.time)) }
    endTime = event.time
    switch event.phase {
    case .ended: end = .ended
    case .cancelled: end = .cancelled
    case .began, .moved, .stationary: break
    }
  }

  /// When the contact was last heard of, in seconds.
  private(set) var endTime: Double

  /// The stroke with every `step`-th of its places, and the last one.
  func thinned(by step: Int) -> PointerStroke {
    var stroke = self
    stroke.points = points.thinned(by: step)
    return stroke
  }

  /// The stroke as it was at a time; nil where it had not begun.
  func until(_ time: Double) -> PointerStroke? {
    let seen = points.prefix { $0.time <= time }
    guard !seen.isEmpty else { return nil }
    var stroke = self
    stroke.points = Array(seen)
    if endTime > time { stroke.end = nil }
    return stroke
  }

  /// Where the contact began.
  var start: Point { points[0].location }

  /// Where the contact was last.
  var location: Point { points[points.count - 1].location }
}
