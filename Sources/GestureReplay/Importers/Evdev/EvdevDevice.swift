/// What a device says of itself: its name, its properties, its keys and the ranges of its axes.
struct EvdevDevice: Hashable, Sendable {
  /// One axis (`struct input_absinfo`, without the value).
  struct Axis: Hashable, Sendable {
    /// The least value that the device states; it may report less.
    var minimum: Int32
    /// The greatest value that the device states; it may report more.
    var maximum: Int32
    /// Units a millimetre; 0 where the device does not say.
    var resolution: Int32 = 0

    /// maximum − minimum, exact; nil where the range is empty, which is how it is left unstated.
    var span: Double? { maximum > minimum ? Double(maximum) - Double(minimum) : nil }

    /// The extent of the surface in units: the number of values, one more than the span. A screen
    /// 800 pixels wide states 0 to 799; libinput counts in the same way.
    var extent: Double? { span.map { $0 + 1 } }
  }

  /// The name; nil where there is none.
  var name: String?
  /// The axes by their EV_ABS code.
  var axes: [UInt16: Axis] = [:]
  /// The numbers of its properties (INPUT_PROP_…).
  var properties: Set<Int> = []
  /// The codes of its keys (EV_KEY).
  var keys: Set<Int> = []

  /// Adds what a file says of an axis; false where that contradicts what is known of it.
  mutating func describe(_ code: UInt16, as axis: Axis) -> Bool {
    guard var known = axes[code] else {
      axes[code] = axis
      return true
    }
    let hasSameResolution = known.resolution == axis.resolution
    guard known.minimum == axis.minimum, known.maximum == axis.maximum,
      hasSameResolution || known.resolution == 0 || axis.resolution == 0
    else { return false }
    if known.resolution == 0 { known.resolution = axis.resolution }
    axes[code] = known
    return true
  }

  /// The first of these axes whose range is stated.
  func rangedAxis(_ codes: UInt16...) -> Axis? {
    for code in codes {
      if let axis = axes[code], axis.span != nil { return axis }
    }
    return nil
  }
}

// MARK: - Properties

extension EvdevDevice {
  /// The numbers of properties.
  private enum Property {
    /// INPUT_PROP_POINTER: a pointer on a screen elsewhere follows the finger.
    static let pointer = 0
    /// INPUT_PROP_DIRECT: what is touched is the screen.
    static let direct = 1
  }

  /// Whether the device is a pad, over which fingers hover, and not a screen.
  ///
  /// Where no property says it, it is told "in the traditional way": a device with BTN_TOOL_FINGER
  /// beside BTN_TOUCH is a pad (kernel: input/event-codes).
  func isPad(by survey: EvdevSurvey) -> Bool {
    if properties.contains(Property.direct) { return false }
    if properties.contains(Property.pointer) { return true }
    return [EvdevKey.finger, EvdevKey.touch].allSatisfy { key in
      keys.contains(Int(key)) || survey.sends(key)
    }
  }
}
