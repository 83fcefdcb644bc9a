import GestureMath

/// A finger that goes round (200, 200), its distance swinging between 71 and 151 points.
///
/// It starts at the handle of a box of 200 by 100 that has its centre there, and goes round once in
/// 256 events. A phone tells 60 to 120 places a second.
package struct DragTrace {
  /// The events, from began to ended.
  package let events: [PointerEvent]

  package init(count: Int) {
    events = (0..<count).map { index in
      let (sine, cosine) = sincos(.degrees(26.56505117707799 + 360 / 256 * Double(index)))
      let swing = sincos(.degrees(360 / 819.2 * Double(index))).sin
      let radius = 111.80339887498948 + 40 * swing
      return PointerEvent(
        index == 0 ? .began : index == count - 1 ? .ended : .moved,
        at: Point(x: 200 + radius * cosine, y: 200 + radius * sine), time: 0.008 * Double(index))
    }
  }

  /// The same with places and times to a thousandth, as recordings have them.
  package var rounded: [PointerEvent] {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return events.map { event in
      PointerEvent(
        event.phase, at: Point(x: rounded(event.location.x), y: rounded(event.location.y)),
        time: rounded(event.time))
    }
  }

  /// A recording of the trace, as text: the control, and the samples in a form.
  package func json(control: String, _ form: Form) -> [UInt8] {
    var text = "{ \"format\": \"swivel\", \"version\": 1,\n  \"control\": \(control),\n"
    switch form {
    case .objects: text += "  \"samples\": [\n    \(objects)\n  ]\n}\n"
    case .columns: text += "  \"samples\": {\n    \(columns)\n  }\n}\n"
    }
    return Array(text.utf8)
  }

  /// How samples are written.
  package enum Form: String, CaseIterable {
    /// An object a sample, on a line of its own.
    case objects
    /// An object of columns.
    case columns
  }

  private var objects: String {
    rounded.map { event in
      let (x, y) = (event.location.x, event.location.y)
      return "{ \"t\": \(event.time), \"phase\": \"\(event.phase)\", \"x\": \(x), \"y\": \(y) }"
    }.joined(separator: ",\n    ")
  }

  private var columns: String {
    let events = rounded
    func list(_ number: (PointerEvent) -> Double) -> String {
      "[" + events.map { "\(number($0))" }.joined(separator: ", ") + "]"
    }
    let letters = events.map { "\($0.phase)".prefix(1) }.joined()
    return [
      "\"t\": " + list(\.time), "\"phase\": \"\(letters)\"", "\"x\": " + list(\.location.x),
      "\"y\": " + list(\.location.y),
    ].joined(separator: ",\n    ")
  }
}
