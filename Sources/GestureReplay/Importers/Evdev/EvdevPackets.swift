/// Multi-touch protocol A: every frame lists all contacts, each a packet up to a SYN_MT_REPORT.
///
/// Packets may carry tracking ids. Where they do not, a packet is the contact of the last frame
/// that is nearest, the nearest pairs first, distances measured in device units; what is left over
/// begins with the next id. A contact without a packet is up, and so are all after an empty frame
/// or after BTN_TOUCH 0. A packet without both coordinates is no contact.
struct EvdevPackets: Sendable {
  /// One packet.
  private struct Packet: Sendable {
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
    var distance: Int32 = 0
    var tool: Int32 = 0
    var id: Int?

    /// What the packet's contact does; nil where it hovers or has no place.
    var touch: EvdevReport.Touch? {
      guard let x, let y, distance <= 0, (id ?? 0) >= 0 else { return nil }
      return EvdevReport.Touch(x: x, y: y, pressure: pressure)
    }
    /// MT_TOOL_PEN.
    var isPen: Bool { tool == 1 }
  }

  /// A contact that is down.
  private struct Contact: Sendable {
    var id: Int
    var touch: EvdevReport.Touch
    var isPen: Bool
  }

  /// The most contacts in a frame: far above any hand's, and low enough to match all pairs.
  static let contactLimit = 256

  private var contacts: [Contact] = []
  private var nextID = 0
  private let readsPressure: Bool

  /// Creates a surface without contacts.
  init(readsPressure: Bool) { self.readsPressure = readsPressure }

  /// Takes in a frame and gives what its contacts did: those that are up first, then the others in
  /// the order of their packets; nil where there are more packets than ``contactLimit``.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport]? {
    let packets = packets(of: frame)
    guard packets.count <= Self.contactLimit else { return nil }
    let matches = match(packets)
    var reports = contacts.indices.filter { !matches.contains($0) }.map { index in
      let contact = contacts[index]
      return frame.report(.ended, id: contact.id, contact.touch, isPen: contact.isPen)
    }
    var down: [Contact] = []
    var used = Set(matches.compactMap { $0 }.map { contacts[$0].id })
    used.formUnion(packets.compactMap(\.id))
    for (packet, match) in zip(packets, matches) {
      guard let touch = packet.touch else { continue }
      var contact = Contact(id: 0, touch: touch, isPen: packet.isPen)
      if let match {
        contact.id = contacts[match].id
        contact.isPen = contacts[match].isPen
        if contacts[match].touch != touch {
          reports.append(frame.report(.moved, id: contact.id, touch, isPen: contact.isPen))
        }
      } else {
        contact.id = packet.id ?? unusedID(besides: used)
        reports.append(frame.report(.began, id: contact.id, touch, isPen: contact.isPen))
      }
      down.append(contact)
    }
    contacts = down
    return reports
  }

  /// The next id that no contact of the frame has.
  private mutating func unusedID(besides used: Set<Int>) -> Int {
    while used.contains(nextID) { nextID += 1 }
    defer { nextID += 1 }
    return nextID
  }

  /// For each packet, the index of the contact that it goes on with.
  private func match(_ packets: [Packet]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: packets.count)
    var isTaken = [Bool](repeating: false, count: contacts.count)
    var pairs: [(distance: Double, contact: Int, packet: Int)] = []
    for (index, packet) in packets.enumerated() {
      if let id = packet.id {
        guard let contact = contacts.firstIndex(where: { $0.id == id }) else { continue }
        matches[index] = contact
        isTaken[contact] = true
      } else if let touch = packet.touch {
        for (contact, known) in contacts.enumerated() {
          let dx = Double(touch.x) - Double(known.touch.x)
          let dy = Double(touch.y) - Double(known.touch.y)
          pairs.append((dx * dx + dy * dy, contact, index))
        }
      }
    }
    pairs.sort { ($0.distance, $0.contact, $0.packet) < ($1.distance, $1.contact, $1.packet) }
    for pair in pairs where !isTaken[pair.contact] && matches[pair.packet] == nil {
      matches[pair.packet] = pair.contact
      isTaken[pair.contact] = true
    }
    return matches
  }

  /// The packets of a frame that are contacts; of several with one id, the first.
  private func packets(of frame: EvdevFrame) -> [Packet] {
    var packets: [Packet] = []
    var ids: Set<Int> = []
    var packet = Packet()
    for event in frame.events {
      switch (event.type, event.code) {
      case (EvdevType.key, EvdevKey.touch) where event.value == 0: return []
      case (EvdevType.absolute, EvdevAxisCode.contactX): packet.x = event.value
      case (EvdevType.absolute, EvdevAxisCode.contactY): packet.y = event.value
      case (EvdevType.absolute, EvdevAxisCode.contactPressure):
        if readsPressure { packet.pressure = event.value }
      case (EvdevType.absolute, EvdevAxisCode.contactDistance): packet.distance = event.value
      case (EvdevType.absolute, EvdevAxisCode.contactTool): packet.tool = event.value
      case (EvdevType.absolute, EvdevAxisCode.trackingID): packet.id = Int(event.value)
      case (EvdevType.synchronization, EvdevSynchronization.contactReport):
        let isRepeated = packet.id.map { !ids.insert($0).inserted } ?? false
        if packet.touch != nil, !isRepeated { packets.append(packet) }
        packet = Packet()
      default: break
      }
    }
    return packets
  }
}
