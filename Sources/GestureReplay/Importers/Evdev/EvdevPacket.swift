/// A packet of protocol A: what a frame says of one contact.
struct EvdevPacket: Sendable {
  private var x: Int32?
  private var y: Int32?
  private var pressure: Int32?
  private var size: Int32?
  private var distance: Int32 = 0
  /// The tool, as ``EvdevTool`` numbers them.
  private(set) var tool: Int32 = 0
  /// The tracking id; nil where the packet has none.
  private(set) var id: Int32?

  /// Where the contact is; nil where the packet does not say.
  var touch: EvdevReport.Touch? {
    guard let x, let y else { return nil }
    return EvdevReport.Touch(x: x, y: y, pressure: pressure)
  }

  /// Whether the contact touches: its size (ABS_MT_TOUCH_MAJOR), or else the pressure, which "may
  /// be used instead" (kernel: input/multi-touch-protocol), is above 0, and its distance is not.
  var touches: Bool { (size ?? pressure ?? 1) > 0 && distance <= 0 && (id ?? 0) >= 0 }

  /// The packets of a frame that say anything; nil where the frame does not speak of contacts.
  ///
  /// A frame speaks of contacts by a packet, and by BTN_TOUCH or ABS_PRESSURE, beside which an empty
  /// packet may be omitted. One of other events only, such as a key's, says nothing of contacts. One
  /// without any event is an empty packet that was omitted all the same.
  static func packets(of frame: EvdevFrame) -> [EvdevPacket]? {
    var packets: [EvdevPacket] = []
    var packet: EvdevPacket?
    var speaks = frame.events.isEmpty
    for event in frame.events {
      switch (event.type, event.code) {
      case (EvdevType.key, EvdevKey.touch), (EvdevType.absolute, EvdevAxisCode.pressure):
        speaks = true
      case (EvdevType.absolute, let axis) where EvdevAxisCode.ofContacts ~= axis:
        speaks = true
        packet = packet ?? EvdevPacket()
        packet?.set(axis, to: event.value)
      case (EvdevType.synchronization, EvdevSynchronization.contactReport):
        speaks = true
        if let packet { packets.append(packet) }
        packet = nil
      default: break
      }
    }
    return speaks ? packets : nil
  }

  /// Sets what an axis says.
  private mutating func set(_ axis: UInt16, to value: Int32) {
    switch axis {
    case EvdevAxisCode.contactX: x = value
    case EvdevAxisCode.contactY: y = value
    case EvdevAxisCode.contactPressure: pressure = value
    case EvdevAxisCode.touchMajor: size = value
    case EvdevAxisCode.contactDistance: distance = value
    case EvdevAxisCode.contactTool: tool = value
    case EvdevAxisCode.trackingID: id = value
    default: break
    }
  }
}
