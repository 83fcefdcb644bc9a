import GestureMath

/// A slot of protocol B, which outlives its contacts.
struct EvdevSlot: Sendable {
  /// A contact from its tracking id to −1.
  struct Contact: Sendable {
    /// The tracking id; nil where the contact has it from before the recording.
    var trackingID: Int32?
    /// Whether the contact was down before the recording began.
    var isFromBefore = false
    /// The id in the recording; nil until the contact begins there. It begins anew after hovering,
    /// with the same id where that is still free.
    var id: Int?
    /// What was reported last; nil while it hovers or its place is not known.
    var reported: EvdevReport.Touch?
    /// What began it; the tool may change its mind later.
    var device: PointerEvent.Device?
    /// Whether it was ever a palm. It stays one until it is lifted, as in libinput.
    var isPalm = false
    /// Whether it was ever down without a place.
    var lacksPlace = false

    /// Whether it is left out because its place is not known.
    var isPlaceless: Bool { id == nil && lacksPlace }
  }

  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var distance: Int32 = 0
  var tool: Int32 = 0
  /// Whether the slot has said what it holds.
  var isKnown = false
  var contact: Contact?
  /// What happened in this frame, before its end.
  var pending: [EvdevReport] = []

  /// Where a contact in the slot is; nil where that is not known.
  var touch: EvdevReport.Touch? {
    guard let x, let y else { return nil }
    return EvdevReport.Touch(x: x, y: y, pressure: pressure)
  }
}
