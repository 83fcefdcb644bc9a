import GestureMath

/// The ways of all contacts of a recording, drawn over its control.
struct PointerTrace {
  private(set) var strokes: [PointerStroke] = []
  private var contacts: [Int: Int] = [:]
  private var open: [Int: Int] = [:]

  /// Adds an event. The events must be legal, as those of a ``ContactTimeline`` are.
  mutating func receive(_ event: PointerEvent) {
    if event.phase == .began {
      let contact = contacts[event.id] ?? contacts.count
      contacts[event.id] = contact
      open[event.id] = strokes.count
      strokes.append(PointerStroke(event, contact: contact))
    } else if let index = open[event.id] {
      strokes[index].receive(event)
      if strokes[index].end != nil { open[event.id] = nil }
    }
  }

  /// The trace with other strokes of its contacts.
  func withStrokes(_ strokes: [PointerStroke]) -> PointerTrace {
    var trace = self
    trace.strokes = strokes
    return trace
  }

  /// How many contacts there are.
  var contactCount: Int { contacts.count }

  /// What the places cover; nil where there are none.
  var bounds: Rect? {
    var bounds: Rect?
    for point in strokes.lazy.flatMap(\.points) {
      let place = Rect(origin: point.location, size: .zero)
      bounds = bounds?.union(place) ?? place
    }
    return bounds
  }
}
