import GestureMath

/// A device with one pointer: BTN_TOUCH begins and ends the contact, and ABS_X and ABS_Y say where.
///
/// Motion without BTN_TOUCH is hovering, which is no contact. A lift is where the tool last
/// touched: tablets reset the axes when the tool leaves.
struct EvdevSinglePointer: Sendable {
  private var x: Int32?
  private var y: Int32?
  private var pressure: Int32?
  private var isDown = false
  private var penTools: Set<UInt16> = []
  private var hasStylusButton = false
  private let readsPressure: Bool
  /// What was reported last of the contact that is down; nil where none is.
  private var reported: EvdevReport.Touch?
  /// Whether a stylus began that contact: what leaves first, tool or touch, changes nothing.
  private var isPen = false

  /// Creates the state before these frames.
  ///
  /// A tool whose first event is its leaving was there before. Where no tool is ever named, a
  /// button of a stylus tells that there is one.
  init(before frames: some Sequence<EvdevFrame>, readsPressure: Bool) {
    self.readsPressure = readsPressure
    var tools: Set<UInt16> = []
    for event in frames.lazy.flatMap(\.events) where event.type == EvdevType.key {
      if EvdevKey.stylusButtons ~= event.code { hasStylusButton = true }
      guard EvdevKey.penTools ~= event.code, tools.insert(event.code).inserted else { continue }
      if event.value == 0 { penTools.insert(event.code) }
    }
    if !tools.isEmpty { hasStylusButton = false }
  }

  /// Takes in a frame and gives what the contact did.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport] {
    var reports: [EvdevReport] = []
    for event in frame.events {
      switch (event.type, event.code) {
      case (EvdevType.absolute, EvdevAxisCode.x): x = event.value
      case (EvdevType.absolute, EvdevAxisCode.y): y = event.value
      case (EvdevType.absolute, EvdevAxisCode.pressure): pressure = event.value
      case (EvdevType.key, EvdevKey.touch):
        if event.value == 0 { reports += lift(in: frame) }
        isDown = event.value != 0
      case (EvdevType.key, let tool) where EvdevKey.penTools ~= tool:
        if event.value == 0 { penTools.remove(tool) } else { penTools.insert(tool) }
      default: break
      }
    }
    if let report = settle(in: frame) { reports.append(report) }
    return reports
  }

  /// Ends the contact; one that began in this very frame still begins first.
  private mutating func lift(in frame: EvdevFrame) -> [EvdevReport] {
    var reports: [EvdevReport] = []
    if reported == nil, let began = settle(in: frame) { reports.append(began) }
    if let last = reported { reports.append(frame.report(.ended, id: nil, last, isPen: isPen)) }
    reported = nil
    return reports
  }

  /// Compares the pointer with what was last reported of it, and gives the difference.
  private mutating func settle(in frame: EvdevFrame) -> EvdevReport? {
    guard isDown, let x, let y else { return nil }
    let touch = EvdevReport.Touch(x: x, y: y, pressure: readsPressure ? pressure : nil)
    guard touch != reported else { return nil }
    let phase = reported == nil ? PointerEvent.Phase.began : .moved
    if reported == nil { isPen = hasStylusButton || !penTools.isEmpty }
    reported = touch
    return frame.report(phase, id: nil, touch, isPen: isPen)
  }
}
