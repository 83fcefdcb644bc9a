import GestureMath

/// Multi-touch protocol B: contacts live in slots, and only what changes is sent.
///
/// A slot keeps its coordinates from contact to contact, because evdev drops values that do not
/// change: a contact may begin without any. −1 as the tracking id lifts a contact, and another id
/// lifts it and begins the next (kernel: input/multi-touch-protocol). A slot that tells of anything
/// before its first tracking id has a contact from before the recording.
///
/// On a pad the contacts of all slots hover while BTN_TOUCH is 0. On a screen the slots decide.
struct EvdevSlots: Sendable {
  private var slots: [Int32: EvdevSlot] = [:]
  /// The slots that have contacts, in the order of their numbers.
  private var used: [Int32] = []
  private var current: Int32 = 0
  /// Whether contacts touch, and do not hover over a pad.
  private var touches: Bool
  private let heedsTouch: Bool
  private let readsPressure: Bool
  private var ids: EvdevIDs
  /// The ids in the recording that ended in this frame, and in which slot.
  private var released: [Int: Int32] = [:]
  private var finished = EvdevTally()

  /// Creates the state before a recording.
  init(_ survey: EvdevSurvey, isPad: Bool, readsPressure: Bool) {
    heedsTouch = isPad && survey.sends(EvdevKey.touch)
    touches = !heedsTouch || survey.wasDown(EvdevKey.touch)
    self.readsPressure = readsPressure
    ids = EvdevIDs(besides: survey.trackingIDs)
  }

  /// What was odd about the contacts so far.
  var tally: EvdevTally {
    var tally = finished
    for key in used where slots[key]?.contact?.isPlaceless == true { tally.placeless += 1 }
    return tally
  }

  /// Takes in a frame and gives what its contacts did, in the order the frame names their slots;
  /// nil where there are more of them than ``EvdevContacts/limit``.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport]? {
    var touched: [Int32] = []
    var seen: Set<Int32> = []
    let touchedBefore = touches
    for event in frame.events {
      if event.type == EvdevType.key, event.code == EvdevKey.touch, heedsTouch {
        touches = event.value != 0
      } else if event.isSlotSelection {
        current = event.value
      } else if event.type == EvdevType.absolute, EvdevAxisCode.ofContacts ~= event.code {
        apply(event, in: frame)
        guard used.count <= EvdevContacts.limit else { return nil }
        if seen.insert(current).inserted { touched.append(current) }
      }
    }
    if touches != touchedBefore { touched += used.filter { !seen.contains($0) } }
    var reports: [EvdevReport] = []
    for key in touched {
      guard var slot = slots[key] else { continue }
      if let report = settle(&slot, key, in: frame) { slot.pending.append(report) }
      reports += slot.pending
      slot.pending = []
      slots[key] = slot
    }
    released = [:]
    return reports
  }

  /// Applies an event to the slot that was selected last.
  private mutating func apply(_ event: EvdevEvent, in frame: EvdevFrame) {
    // Taken out, so that what it gathers is not copied at each event.
    var slot = slots.removeValue(forKey: current) ?? EvdevSlot()
    switch event.code {
    case EvdevAxisCode.contactX: slot.x = event.value
    case EvdevAxisCode.contactY: slot.y = event.value
    case EvdevAxisCode.contactPressure:
      if readsPressure { slot.pressure = event.value }
    case EvdevAxisCode.contactDistance: slot.distance = event.value
    case EvdevAxisCode.contactTool: slot.tool = event.value
    case EvdevAxisCode.trackingID: assign(event.value, to: &slot, in: frame)
    default: break
    }
    if !slot.isKnown {
      slot.isKnown = true
      slot.contact = EvdevSlot.Contact(isFromBefore: true)
    }
    let index = used.firstIndex { $0 >= current } ?? used.count
    let isUsed = index < used.count && used[index] == current
    if slot.contact == nil, isUsed { used.remove(at: index) }
    if slot.contact != nil, !isUsed { used.insert(current, at: index) }
    slots[current] = slot
  }

  /// Gives a slot a tracking id, which ends its contact and begins another, unless it is −1.
  private mutating func assign(_ id: Int32, to slot: inout EvdevSlot, in frame: EvdevFrame) {
    if slot.contact?.trackingID == id { return }
    if !slot.isKnown, id < 0 {
      // Only changes are sent, so there was another id before.
      finished.placeless += 1
    }
    slot.isKnown = true
    lift(&slot, in: frame)
    guard id >= 0 else { return }
    slot.contact = EvdevSlot.Contact(trackingID: id)
  }

  /// Ends the slot's contact; one that began in this very frame still begins first.
  private mutating func lift(_ slot: inout EvdevSlot, in frame: EvdevFrame) {
    if let last = settle(&slot, current, in: frame), last.phase != .moved {
      slot.pending.append(last)
    }
    guard let contact = slot.contact else { return }
    if contact.isPlaceless { finished.placeless += 1 }
    slot.contact = nil
    guard let last = contact.reported else { return }
    if let id = contact.id { released[id] = current }
    slot.pending.append(frame.report(.ended, id: contact.id, last, by: contact.device))
  }

  /// Compares the slot's contact with what was last reported of it, and gives the difference.
  private mutating func settle(
    _ slot: inout EvdevSlot, _ key: Int32, in frame: EvdevFrame
  ) -> EvdevReport? {
    guard var contact = slot.contact else { return nil }
    defer { slot.contact = contact }
    contact.isPalm = contact.isPalm || slot.tool == EvdevTool.palm
    let isDown = touches && slot.distance <= 0 && !contact.isPalm
    let last = contact.reported
    let touch = isDown ? slot.touch : nil
    if isDown, touch == nil { contact.lacksPlace = true }
    guard touch != last, let place = touch ?? last else { return nil }
    contact.reported = touch
    if last == nil { begin(&contact, with: slot.tool, in: key) }
    if touch == nil, let id = contact.id { released[id] = key }
    let end = contact.isPalm ? PointerEvent.Phase.cancelled : .ended
    let phase = last == nil ? PointerEvent.Phase.began : touch == nil ? end : .moved
    return frame.report(phase, id: contact.id, place, by: contact.device)
  }

  /// Gives a contact that begins its id and its device, and counts what is odd about it.
  private mutating func begin(
    _ contact: inout EvdevSlot.Contact, with tool: Int32, in key: Int32
  ) {
    contact.device = tool == EvdevTool.pen ? .pen : nil
    if contact.id == nil, contact.isFromBefore {
      finished.fromBefore += 1
    } else if contact.id == nil, contact.lacksPlace {
      finished.late += 1
    }
    let own = contact.trackingID.map(Int.init) ?? contact.id
    let isShared = own.map { isTaken($0, besides: key) } ?? false
    if isShared { finished.sharedIDs += 1 }
    contact.id = isShared ? ids.fresh() : own ?? ids.fresh()
  }

  /// Whether a contact of another slot is down with an id, or was until this frame.
  private func isTaken(_ id: Int, besides key: Int32) -> Bool {
    if let slot = released[id], slot != key { return true }
    return used.contains { other in
      guard other != key, let contact = slots[other]?.contact else { return false }
      return contact.reported != nil && contact.id == id
    }
  }
}
