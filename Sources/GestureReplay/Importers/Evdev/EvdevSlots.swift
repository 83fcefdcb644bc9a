import GestureMath

/// Multi-touch protocol B: contacts live in slots, and only what changes is sent.
///
/// A slot keeps its coordinates from contact to contact, because evdev drops values that do not
/// change: a contact may begin without any. The contact's id is the slot's tracking id; −1 lifts
/// it, and another id lifts it and begins the next (kernel: input/multi-touch-protocol).
struct EvdevSlots: Sendable {
  /// A contact from its tracking id to −1.
  private struct Contact: Sendable {
    var id: Int32
    /// What was reported last; nil while it hovers or its place is not known.
    var reported: EvdevReport.Touch?
    /// Whether a stylus began it; the tool may change its mind later.
    var isPen = false
  }

  /// A slot, which outlives its contacts.
  private struct Slot: Sendable {
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
    var distance: Int32 = 0
    var tool: Int32 = 0
    var contact: Contact?
    /// Reports of contacts that ended in this frame.
    var pending: [EvdevReport] = []

    /// What a contact in the slot does now; nil while it hovers or its place is not known.
    var touch: EvdevReport.Touch? {
      guard let x, let y, distance <= 0 else { return nil }
      return EvdevReport.Touch(x: x, y: y, pressure: pressure)
    }
    /// Whether it has a contact whose place is not known.
    var isPlaceless: Bool { contact != nil && (x == nil || y == nil) }
  }

  private var slots: [Int32: Slot] = [:]
  private var current: Int32 = 0
  private let readsPressure: Bool
  private var placelessAndUp = 0

  /// Creates slots without contacts.
  init(readsPressure: Bool) { self.readsPressure = readsPressure }

  /// The number of contacts so far whose place never became known, and which are left out.
  var placelessCount: Int { placelessAndUp + slots.values.count { $0.isPlaceless } }

  /// Takes in a frame and gives what its contacts did, in the order the frame names their slots.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport] {
    var touched: [Int32] = []
    var seen: Set<Int32> = []
    for event in frame.events where event.type == EvdevType.absolute {
      if event.isSlotSelection {
        current = event.value
        continue
      }
      var slot = slots[current, default: Slot()]
      guard apply(event, to: &slot, in: frame) else { continue }
      slots[current] = slot
      if seen.insert(current).inserted { touched.append(current) }
    }
    var reports: [EvdevReport] = []
    for key in touched {
      guard var slot = slots[key] else { continue }
      reports += slot.pending
      slot.pending = []
      if let report = settle(&slot, in: frame) { reports.append(report) }
      slots[key] = slot
    }
    return reports
  }

  /// Applies an event to the slot that it speaks of; false where it is none of a slot's.
  private mutating func apply(
    _ event: EvdevEvent, to slot: inout Slot, in frame: EvdevFrame
  ) -> Bool {
    switch event.code {
    case EvdevAxisCode.contactX: slot.x = event.value
    case EvdevAxisCode.contactY: slot.y = event.value
    case EvdevAxisCode.contactPressure:
      if readsPressure { slot.pressure = event.value }
    case EvdevAxisCode.contactDistance: slot.distance = event.value
    case EvdevAxisCode.contactTool: slot.tool = event.value
    case EvdevAxisCode.trackingID:
      if slot.contact?.id == event.value { break }
      lift(&slot, in: frame)
      if event.value >= 0 { slot.contact = Contact(id: event.value) }
    default: return false
    }
    return true
  }

  /// Ends the slot's contact; one that began in this very frame still begins first.
  private mutating func lift(_ slot: inout Slot, in frame: EvdevFrame) {
    if let began = settle(&slot, in: frame), began.phase != .moved { slot.pending.append(began) }
    if slot.isPlaceless { placelessAndUp += 1 }
    guard let contact = slot.contact else { return }
    slot.contact = nil
    guard let last = contact.reported else { return }
    slot.pending.append(frame.report(.ended, id: Int(contact.id), last, isPen: contact.isPen))
  }

  /// Compares the slot's contact with what was last reported of it, and gives the difference.
  private func settle(_ slot: inout Slot, in frame: EvdevFrame) -> EvdevReport? {
    guard var contact = slot.contact else { return nil }
    let touch = slot.touch
    let last = contact.reported
    guard touch != last, let place = touch ?? last else { return nil }
    // 1 is MT_TOOL_PEN.
    if last == nil { contact.isPen = slot.tool == 1 }
    contact.reported = touch
    slot.contact = contact
    let phase: PointerEvent.Phase = last == nil ? .began : touch == nil ? .ended : .moved
    return frame.report(phase, id: Int(contact.id), place, isPen: contact.isPen)
  }
}
