/// What all frames of a recording tell together.
///
/// A device sends a value when it changes. So the first value of a key also tells the one before the
/// recording: a key whose first report lets it go was down.
struct EvdevSurvey: Sendable {
  /// The first value of each key.
  private var firstKeys: [UInt16: Int32] = [:]
  /// The first pressure of a device with one pointer; nil where none is sent.
  private(set) var firstPressure: Int32?
  /// Whether slots are named (ABS_MT_SLOT).
  private(set) var hasSlots = false
  /// Whether contacts are parted by SYN_MT_REPORT.
  private(set) var hasPackets = false
  /// Whether contacts have places or ids of their own.
  private(set) var hasContactAxes = false
  /// All tracking ids, of contacts that go down or not.
  private(set) var trackingIDs: Set<Int> = []

  /// Looks through frames.
  init(of frames: [EvdevFrame]) {
    for event in frames.lazy.flatMap(\.events) {
      switch (event.type, event.code) {
      case (EvdevType.key, let key):
        if firstKeys[key] == nil { firstKeys[key] = event.value }
      case (EvdevType.synchronization, EvdevSynchronization.contactReport): hasPackets = true
      case (EvdevType.absolute, EvdevAxisCode.slot): hasSlots = true
      case (EvdevType.absolute, EvdevAxisCode.pressure):
        firstPressure = firstPressure ?? event.value
      case (EvdevType.absolute, EvdevAxisCode.contactX),
        (EvdevType.absolute, EvdevAxisCode.contactY):
        hasContactAxes = true
      case (EvdevType.absolute, EvdevAxisCode.trackingID):
        hasContactAxes = true
        if event.value >= 0 { trackingIDs.insert(Int(event.value)) }
      default: break
      }
    }
  }

  /// Whether a key is reported at all.
  func sends(_ key: UInt16) -> Bool { firstKeys[key] != nil }

  /// Whether a key was down before the recording began.
  func wasDown(_ key: UInt16) -> Bool { firstKeys[key] == 0 }

  /// Whether a key was up before the recording began.
  func wasUp(_ key: UInt16) -> Bool { firstKeys[key].map { $0 != 0 } ?? false }
}
