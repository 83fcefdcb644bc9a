/// What a device says of itself: its name and the ranges of its axes.
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
