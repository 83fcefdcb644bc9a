/// The contacts of a device, by whichever of the kernel's protocols it speaks.
///
/// Slots or tracking ids without packets are protocol B, SYN_MT_REPORT without slots is protocol A,
/// and without both there is one pointer. Where a device sends the axes of contacts and those of a
/// pointer, the pointer is left aside: it is an emulation.
struct EvdevContacts: Sendable {
  private enum Surface: Sendable {
    case slots(EvdevSlots)
    case packets(EvdevPackets)
    case pointer(EvdevSinglePointer)
    /// Stands here while a surface changes, so that its storage is not copied each frame.
    case changing
  }

  /// The most contacts at a time: far above any hand's, and low enough to match all pairs.
  static let limit = 256

  private var surface: Surface
  /// Whether contacts have axes of their own (ABS_MT_…).
  let isMultiTouch: Bool

  /// Chooses the protocol that these frames are in.
  init(of frames: [EvdevFrame], device: EvdevDevice) {
    let survey = EvdevSurvey(of: frames)
    isMultiTouch = survey.hasSlots || survey.hasContactAxes
    let pressure = isMultiTouch ? EvdevAxisCode.contactPressure : EvdevAxisCode.pressure
    let readsPressure = device.rangedAxis(pressure) != nil
    let hasSlots = survey.hasSlots || device.axes[EvdevAxisCode.slot] != nil
    if !isMultiTouch {
      surface = .pointer(EvdevSinglePointer(survey, readsPressure: readsPressure))
    } else if survey.hasPackets, !hasSlots {
      surface = .packets(EvdevPackets(survey, readsPressure: readsPressure))
    } else {
      let isPad = device.isPad(by: survey)
      surface = .slots(EvdevSlots(survey, isPad: isPad, readsPressure: readsPressure))
    }
  }

  /// Takes in a frame and gives what the contacts did; nil where it has more than ``limit``.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport]? {
    let before = surface
    surface = .changing
    switch consume before {
    case .slots(var slots):
      defer { surface = .slots(slots) }
      return slots.reports(of: frame)
    case .packets(var packets):
      defer { surface = .packets(packets) }
      return packets.reports(of: frame)
    case .pointer(var pointer):
      defer { surface = .pointer(pointer) }
      return pointer.reports(of: frame)
    case .changing: return []
    }
  }

  /// What was odd about the contacts so far.
  var tally: EvdevTally {
    switch surface {
    case .slots(let slots): slots.tally
    case .packets(let packets): packets.tally
    case .pointer(let pointer): pointer.tally
    case .changing: EvdevTally()
    }
  }
}
