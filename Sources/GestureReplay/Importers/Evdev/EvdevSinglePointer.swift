import GestureMath

/// A device with one pointer: ABS_X and ABS_Y say where, and a key or the pressure says when.
///
/// BTN_TOUCH says when it touches. A device that never sends it is a mouse and touches while BTN_LEFT
/// is down, or, where that is never sent either, touches while ABS_PRESSURE is above 0. A tablet's
/// mouse touches while BTN_LEFT is down, too. All other motion is hovering, which is no contact. A
/// lift is where the pointer last touched: tablets reset the axes when the tool leaves.
struct EvdevSinglePointer: Sendable {
  /// What says that the pointer touches.
  private enum Trigger: Sendable { case touch, button, pressure }

  /// What the device says of itself.
  private struct State: Sendable {
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
    var isTouching = false
    var isClicking = false
    var isPressing = false
    /// The tools that are near, as a bit each from BTN_TOOL_PEN on.
    var tools: UInt16 = 0

    /// Whether a tool of these is near.
    func isNear(_ codes: ClosedRange<UInt16>) -> Bool {
      codes.contains { tools & Self.bit($0) != 0 }
    }

    /// The bit of a tool.
    static func bit(_ tool: UInt16) -> UInt16 { 1 << (tool - EvdevKey.penTools.lowerBound) }

    /// Takes in an event.
    mutating func apply(_ event: EvdevEvent) {
      let isDown = event.value != 0
      switch (event.type, event.code) {
      case (EvdevType.absolute, EvdevAxisCode.x): x = event.value
      case (EvdevType.absolute, EvdevAxisCode.y): y = event.value
      case (EvdevType.absolute, EvdevAxisCode.pressure):
        pressure = event.value
        isPressing = event.value > 0
      case (EvdevType.key, EvdevKey.touch): isTouching = isDown
      case (EvdevType.key, EvdevKey.left): isClicking = isDown
      case (EvdevType.key, let tool) where EvdevKey.tools ~= tool:
        if isDown { tools |= Self.bit(tool) } else { tools &= ~Self.bit(tool) }
      default: break
      }
    }
  }

  private var state = State()
  private let trigger: Trigger
  private let hasStylusButton: Bool
  private let readsPressure: Bool
  /// What was reported last of the contact that is down; nil where none is.
  private var reported: EvdevReport.Touch?
  /// What began that contact: what leaves first, tool or touch, changes nothing.
  private var device: PointerEvent.Device?
  /// Whether the contact was down before the recording began.
  private var isFromBefore = false
  /// Whether the contact was down at the end of a frame without a place.
  private var lacksPlace = false
  /// Whether the contact went down in this frame.
  private var isNew = false
  private var finished = EvdevTally()

  /// Creates the state before a recording.
  ///
  /// A key whose first event lets it go was down before. Where no tool is ever named, a button of a
  /// stylus tells that there is one.
  init(_ survey: EvdevSurvey, readsPressure: Bool) {
    self.readsPressure = readsPressure
    trigger =
      survey.sends(EvdevKey.touch) ? .touch : survey.sends(EvdevKey.left) ? .button : .pressure
    hasStylusButton =
      EvdevKey.stylusButtons.contains { survey.sends($0) }
      && !EvdevKey.penTools.contains { survey.sends($0) }
    state.isTouching = survey.wasDown(EvdevKey.touch)
    state.isClicking = survey.wasDown(EvdevKey.left)
    state.isPressing = survey.firstPressure.map { $0 <= 0 } ?? false
    for tool in EvdevKey.tools where survey.wasDown(tool) { state.tools |= State.bit(tool) }
    isFromBefore = isDown(state)
  }

  /// What was odd about the contacts so far.
  var tally: EvdevTally {
    var tally = finished
    if isPlaceless { tally.placeless += 1 }
    return tally
  }

  /// Whether a contact is down whose place is not known.
  private var isPlaceless: Bool { reported == nil && isDown(state) }

  /// Whether the pointer touches.
  private func isDown(_ state: State) -> Bool {
    switch trigger {
    case .touch: state.isTouching || state.isClicking && state.isNear(EvdevKey.mouseTools)
    case .button: state.isClicking
    case .pressure: state.isPressing
    }
  }

  /// Takes in a frame and gives what the contact did.
  mutating func reports(of frame: EvdevFrame) -> [EvdevReport] {
    var reports: [EvdevReport] = []
    isNew = false
    for event in frame.events {
      var next = state
      next.apply(event)
      if isDown(state), !isDown(next) { reports += lift(in: frame) }
      if !isDown(state), isDown(next) { isNew = true }
      state = next
    }
    if let report = settle(in: frame) { reports.append(report) }
    if isPlaceless { lacksPlace = true }
    return reports
  }

  /// Ends the contact; one that went down in this very frame still begins first. A place that comes
  /// with the lift is none of the contact's, though it be the first.
  private mutating func lift(in frame: EvdevFrame) -> [EvdevReport] {
    var reports: [EvdevReport] = []
    if isNew, let began = settle(in: frame) { reports.append(began) }
    if isPlaceless { finished.placeless += 1 }
    if let last = reported { reports.append(frame.report(.ended, id: nil, last, by: device)) }
    reported = nil
    isFromBefore = false
    lacksPlace = false
    isNew = false
    return reports
  }

  /// Compares the pointer with what was last reported of it, and gives the difference.
  private mutating func settle(in frame: EvdevFrame) -> EvdevReport? {
    guard isDown(state), let x = state.x, let y = state.y else { return nil }
    let touch = EvdevReport.Touch(x: x, y: y, pressure: readsPressure ? state.pressure : nil)
    guard touch != reported else { return nil }
    let phase = reported == nil ? PointerEvent.Phase.began : .moved
    if reported == nil { begin() }
    reported = touch
    return frame.report(phase, id: nil, touch, by: device)
  }

  /// Says what makes the contact that begins, and counts what is odd about it.
  private mutating func begin() {
    if isFromBefore {
      finished.fromBefore += 1
    } else if lacksPlace {
      finished.late += 1
    }
    if state.isNear(EvdevKey.mouseTools) {
      device = .mouse
    } else if hasStylusButton || state.isNear(EvdevKey.penTools) {
      device = .pen
    } else {
      device = trigger == .button ? .mouse : nil
    }
  }
}
