import GestureMath

/// A contact's report in the device's own units.
struct EvdevReport: Hashable, Sendable {
  /// The place and the pressure of a contact, as far as a recording can tell them apart.
  struct Touch: Hashable, Sendable {
    /// The place, in device units.
    var x: Int32
    /// The place, in device units.
    var y: Int32
    /// The pressure, in device units; nil where the device does not say.
    var pressure: Int32?
  }

  /// The frame's time, in microseconds.
  var microseconds: Int64
  /// The line of the frame's SYN_REPORT.
  var line: Int
  /// What happened: began, moved, ended or cancelled.
  var phase: PointerEvent.Phase
  /// The contact's id; nil for a device that has but one contact.
  var id: Int?
  /// Where; for ended and cancelled, the last place.
  var touch: Touch
  /// What made it; nil for a finger.
  var device: PointerEvent.Device?
}

extension EvdevFrame {
  /// A report of this frame.
  func report(
    _ phase: PointerEvent.Phase, id: Int?, _ touch: EvdevReport.Touch,
    by device: PointerEvent.Device?
  ) -> EvdevReport {
    EvdevReport(
      microseconds: microseconds, line: line, phase: phase, id: id, touch: touch, device: device)
  }
}
