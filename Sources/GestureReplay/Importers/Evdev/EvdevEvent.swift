/// One event of a Linux input device (`struct input_event`), and where it was written.
struct EvdevEvent: Hashable, Sendable {
  /// The time, in microseconds from any origin; not negative.
  var microseconds: Int64
  /// The event's type, such as ``EvdevType/absolute``.
  var type: UInt16
  /// The event's code, whose meaning depends on the type.
  var code: UInt16
  /// The value.
  var value: Int32
  /// The line of the file, counted from 1.
  var line: Int

  /// Whether this says which slot the events after it speak of.
  var isSlotSelection: Bool {
    type == EvdevType.absolute && code == EvdevAxisCode.slot
  }
}

/// The types of events that matter here; numbers from linux/input-event-codes.h.
enum EvdevType {
  /// EV_SYN: separates events.
  static let synchronization: UInt16 = 0x00
  /// EV_KEY: a button, or which tool is near.
  static let key: UInt16 = 0x01
  /// EV_ABS: a place on an axis.
  static let absolute: UInt16 = 0x03
}

/// The codes of EV_SYN.
enum EvdevSynchronization {
  /// SYN_REPORT: ends a frame.
  static let report: UInt16 = 0
  /// SYN_MT_REPORT: ends one contact's packet (protocol A).
  static let contactReport: UInt16 = 2
  /// SYN_DROPPED: events were lost.
  static let dropped: UInt16 = 3
}

/// The codes of EV_ABS: those of the whole device, and those of one contact (ABS_MT_…).
enum EvdevAxisCode {
  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2f
  static let touchMajor: UInt16 = 0x30
  static let contactX: UInt16 = 0x35
  static let contactY: UInt16 = 0x36
  static let contactTool: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let contactPressure: UInt16 = 0x3a
  static let contactDistance: UInt16 = 0x3b
  /// The axes that speak of one contact: from ABS_MT_TOUCH_MAJOR to ABS_MT_TOOL_Y.
  static let ofContacts: ClosedRange<UInt16> = 0x30...0x3d
}

/// The values of ABS_MT_TOOL_TYPE; all others are fingers here.
enum EvdevTool {
  /// MT_TOOL_PEN.
  static let pen: Int32 = 1
  /// MT_TOOL_PALM: what touches is not meant.
  static let palm: Int32 = 2
}

/// The codes of EV_KEY.
enum EvdevKey {
  /// BTN_LEFT: a mouse's first button.
  static let left: UInt16 = 0x110
  /// BTN_TOUCH: the tool touches.
  static let touch: UInt16 = 0x14a
  /// BTN_TOOL_PEN, _RUBBER, _BRUSH, _PENCIL and _AIRBRUSH: a stylus is near.
  static let penTools: ClosedRange<UInt16> = 0x140...0x144
  /// BTN_TOOL_FINGER: a finger is near a pad.
  static let finger: UInt16 = 0x145
  /// BTN_TOOL_MOUSE and BTN_TOOL_LENS: a tablet's mouse is near.
  static let mouseTools: ClosedRange<UInt16> = 0x146...0x147
  /// All of these tools.
  static let tools: ClosedRange<UInt16> = 0x140...0x147
  /// BTN_STYLUS and BTN_STYLUS2: a button on a stylus, so there is one.
  static let stylusButtons: ClosedRange<UInt16> = 0x14b...0x14c
}
