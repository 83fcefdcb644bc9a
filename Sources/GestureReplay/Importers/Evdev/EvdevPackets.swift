import GestureMath

/// Multi-touch protocol A: every frame lists all contacts, each a packet up to a SYN_MT_REPORT.
///
/// Packets may carry tracking ids. Those that do not are matched with the contacts of the frame
/// before by their places, and what is left over begins with the next id. A contact without a packet
/// is up, and so are one whose packet has no size, and all while BTN_TOUCH is 0. A packet without
/// both coordinates is no contact.
struct EvdevPackets: Sendable {
  /// A contact that touches.
  private struct Contact: Sendable {
    /// The tracking id; nil where packets have none.
    var trackingID: Int32?
    /// The id in the recording; nil until the contact begins there, which a palm never does.
    var id: Int?
    var touch: EvdevReport.Touch
    var device: PointerEvent.Device?
    /// Whether it was ever a palm. It stays one until it is lifted, as in libinput.
    var isPalm = false
  }

  private var contacts: [Contact] = []
  private var ids: EvdevIDs
  /// Whether BTN_TOUCH lets contacts touch, as it does on a device that never sends it.
  private var touches: Bool
  /// Whether the contacts of the next frame are from before the recording.
  private var isFromBefore: Bool
  private let readsPressure: Bool
  /// How many contacts of the frame before had no place.
  private var placelessCount = 0
  /// What was odd about the contacts so far.
  private(set) var tally = EvdevTally()

  /// Creates the state before a recording.
  init(_ survey: EvdevSurvey, readsPressure: Bool) {
    ids = EvdevIDs(besides: survey.trackingIDs)
    touches = !survey.wasUp(EvdevKey.touch)
    isFromBefore = survey.wasDown(EvdevKey.touch)
    self.readsPressure = readsPressure
  }

  /// Takes in a frame and gives what its contacts did: those that are up first, then the others in
  /// the order of their packets; nil where there are more packets than ``EvdevContacts/limit``.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport]? {
    for event in frame.events where event.type == EvdevType.key && event.code == EvdevKey.touch {
      touches = event.value != 0
    }
    guard let packets = EvdevPacket.packets(of: frame) else { return [] }
    guard packets.count <= EvdevContacts.limit else { return nil }
    countPlaceless(packets)
    var isUp = [Bool](repeating: true, count: contacts.count)
    var isPalm = contacts.map(\.isPalm)
    var after: [Contact] = []
    var reports: [EvdevReport] = []
    for (packet, source) in zip(packets, match(packets)) {
      guard touches, packet.touches, var touch = packet.touch else {
        if let source, packet.tool == EvdevTool.palm { isPalm[source] = true }
        continue
      }
      if !readsPressure { touch.pressure = nil }
      var contact =
        source.map { contacts[$0] }
        ?? Contact(trackingID: packet.id, touch: touch)
      if let source { isUp[source] = false }
      if let report = follow(packet, at: touch, with: &contact, besides: after, in: frame) {
        reports.append(report)
      }
      after.append(contact)
    }
    let ended = contacts.indices.compactMap { index -> EvdevReport? in
      let contact = contacts[index]
      guard isUp[index], !contact.isPalm, let id = contact.id else { return nil }
      let phase = isPalm[index] ? PointerEvent.Phase.cancelled : .ended
      return frame.report(phase, id: id, contact.touch, by: contact.device)
    }
    contacts = after
    isFromBefore = false
    return ended + reports
  }

  /// Brings a contact to where its packet says, and gives what that did.
  private mutating func follow(
    _ packet: EvdevPacket, at touch: EvdevReport.Touch, with contact: inout Contact,
    besides others: [Contact], in frame: EvdevFrame
  ) -> EvdevReport? {
    let before = contact
    contact.touch = touch
    contact.isPalm = before.isPalm || packet.tool == EvdevTool.palm
    if contact.isPalm {
      guard !before.isPalm, let id = before.id else { return nil }
      return frame.report(.cancelled, id: id, before.touch, by: before.device)
    }
    if let id = before.id {
      return touch == before.touch ? nil : frame.report(.moved, id: id, touch, by: before.device)
    }
    if isFromBefore { tally.fromBefore += 1 }
    let own = contact.trackingID.map(Int.init)
    let isShared =
      own.map { id in (contacts + others).contains { $0.id == id && !$0.isPalm } } ?? false
    if isShared { tally.sharedIDs += 1 }
    contact.id = isShared ? ids.fresh() : own ?? ids.fresh()
    contact.device = packet.tool == EvdevTool.pen ? .pen : nil
    return frame.report(.began, id: contact.id, touch, by: contact.device)
  }

  /// Counts contacts that go down without a place.
  private mutating func countPlaceless(_ packets: [EvdevPacket]) {
    let count = touches ? packets.count { $0.touch == nil && $0.touches } : 0
    tally.placeless += max(0, count - placelessCount)
    placelessCount = count
  }

  /// For each packet, the index of the contact that it goes on with: one with the same tracking id,
  /// or without one where the packet has none.
  ///
  /// A packet that does not touch takes part, so that it lifts its own contact and not another one.
  private func match(_ packets: [EvdevPacket]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: packets.count)
    var matched: Set<Int32?> = []
    for id in packets.lazy.map(\.id) where matched.insert(id).inserted {
      let known = contacts.indices.filter { contacts[$0].trackingID == id }
      let those = packets.indices.filter { packets[$0].id == id && packets[$0].touch != nil }
      let sources = EvdevMatching.match(
        those.compactMap { packets[$0].touch }, with: known.map { contacts[$0].touch })
      for (packet, source) in zip(those, sources) { matches[packet] = source.map { known[$0] } }
    }
    return matches
  }
}
