/// The contacts of a device, by whichever of the kernel's protocols it speaks.
///
/// The protocol is told by the events, not by the description: slots or tracking ids are protocol
/// B, SYN_MT_REPORT without slots is protocol A, and without both there is one pointer. Where a
/// device sends the axes of contacts and those of a pointer, the pointer is left aside: it is an
/// emulation.
struct EvdevContacts: Sendable {
  private enum Surface: Sendable {
    case slots(EvdevSlots)
    case packets(EvdevPackets)
    case pointer(EvdevSinglePointer)
  }

  private var surface: Surface
  /// Whether contacts have axes of their own (ABS_MT_…).
  let isMultiTouch: Bool

  /// Chooses the protocol that these frames are in.
  init(of frames: [EvdevFrame], device: EvdevDevice) {
    var hasSlots = false
    var hasPackets = false
    var hasContactAxes = false
    for event in frames.lazy.flatMap(\.events) {
      switch (event.type, event.code) {
      case (EvdevType.synchronization, EvdevSynchronization.contactReport): hasPackets = true
      case (EvdevType.absolute, EvdevAxisCode.slot): hasSlots = true
      case (EvdevType.absolute, EvdevAxisCode.contactX),
        (EvdevType.absolute, EvdevAxisCode.contactY),
        (EvdevType.absolute, EvdevAxisCode.trackingID):
        hasContactAxes = true
      default: break
      }
    }
    isMultiTouch = hasSlots || hasPackets || hasContactAxes
    let pressure = isMultiTouch ? EvdevAxisCode.contactPressure : EvdevAxisCode.pressure
    let readsPressure = device.rangedAxis(pressure) != nil
    if hasPackets, !hasSlots {
      surface = .packets(EvdevPackets(readsPressure: readsPressure))
    } else if isMultiTouch {
      surface = .slots(EvdevSlots(readsPressure: readsPressure))
    } else {
      surface = .pointer(EvdevSinglePointer(before: frames, readsPressure: readsPressure))
    }
  }

  /// Takes in a frame and gives what the contacts did; nil where it has more of them than
  /// ``EvdevPackets/contactLimit``.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport]? {
    switch surface {
    case .slots(var slots):
      // Taken out of the case while it changes, so that its storage is not copied each frame.
      surface = .slots(EvdevSlots(readsPressure: false))
      defer { surface = .slots(slots) }
      return slots.reports(of: frame)
    case .packets(var packets):
      defer { surface = .packets(packets) }
      return packets.reports(of: frame)
    case .pointer(var pointer):
      defer { surface = .pointer(pointer) }
      return pointer.reports(of: frame)
    }
  }

  /// The number of contacts so far whose place never became known, and which are left out.
  var placelessCount: Int {
    if case .slots(let slots) = surface { slots.placelessCount } else { 0 }
  }
}
