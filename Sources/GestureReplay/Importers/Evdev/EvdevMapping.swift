import GestureMath

/// The map from device units to the points of a space, turned by whole quarters.
///
/// Each axis is (v − minimum) · extent / span, computed in exactly that order; the span of a stated
/// range is maximum − minimum + 1. Seen from the other side it is (maximum − v) · extent / span: of n
/// values, v becomes n − 1 − v, so that a panel mounted upside down and turned gives the places of
/// an upright one. Values outside of the range are not clamped: they give places outside of the
/// space.
struct EvdevMapping: Hashable, Sendable {
  /// One axis: from device units to points before the turn.
  private struct Axis: Hashable, Sendable {
    var minimum: Double
    var maximum: Double
    var span: Double
    var extent: Double

    func callAsFunction(_ value: Int32, mirrored isMirrored: Bool) -> Double {
      let offset = isMirrored ? maximum - Double(value) : Double(value) - minimum
      return offset * extent / span
    }
  }

  /// How the size of the space was found.
  enum Basis: Hashable, Sendable {
    /// By the ranges that the device states.
    case ranges
    /// By the extent of what was touched: the device states no range.
    case extentOfContacts
  }

  /// Why there is no mapping: neither a size nor a resolution is known.
  struct UnknownUnits: Error {}

  /// Points in a millimetre: a point is 1/72 inch, and an inch is 25.4 mm.
  private static let pointsPerInch = 72.0
  private static let millimetresPerInch = 25.4

  private let x: Axis
  private let y: Axis
  private let rotation: ImportOptions.Rotation
  /// The size of the space, after the turn.
  let space: Size
  /// How it was found.
  let basis: Basis

  /// Finds the map for a device and what was touched on it, at least once.
  init(
    device: EvdevDevice, isMultiTouch: Bool, touches: [EvdevReport.Touch], options: ImportOptions
  ) throws(UnknownUnits) {
    typealias Code = EvdevAxisCode
    let xAxis = isMultiTouch ? device.rangedAxis(Code.contactX, Code.x) : device.rangedAxis(Code.x)
    let yAxis = isMultiTouch ? device.rangedAxis(Code.contactY, Code.y) : device.rangedAxis(Code.y)
    rotation = options.rotation
    let swapsSides = rotation.swapsSides
    if let xAxis, let yAxis, let xSpan = xAxis.extent, let ySpan = yAxis.extent {
      var size: Size
      if let wanted = options.size {
        size = wanted.transposed(if: swapsSides)
      } else {
        guard xAxis.resolution > 0, yAxis.resolution > 0 else { throw UnknownUnits() }
        size = Size(
          width: Self.points(xSpan, unitsPerMillimetre: xAxis.resolution),
          height: Self.points(ySpan, unitsPerMillimetre: yAxis.resolution))
      }
      x = Axis(
        minimum: Double(xAxis.minimum), maximum: Double(xAxis.maximum), span: xSpan,
        extent: size.width)
      y = Axis(
        minimum: Double(yAxis.minimum), maximum: Double(yAxis.maximum), span: ySpan,
        extent: size.height)
      space = size.transposed(if: swapsSides)
      basis = .ranges
    } else {
      guard let wanted = options.size else { throw UnknownUnits() }
      (x, y) = Self.fit(touches, into: wanted.transposed(if: swapsSides))
      space = wanted
      basis = .extentOfContacts
    }
  }

  /// The extent of a span, in points.
  private static func points(_ span: Double, unitsPerMillimetre: Int32) -> Double {
    span * pointsPerInch / (Double(unitsPerMillimetre) * millimetresPerInch)
  }

  /// Axes with one scale that fit what was touched into a size; a lone place goes to the origin.
  private static func fit(_ touches: [EvdevReport.Touch], into size: Size) -> (Axis, Axis) {
    let xs = touches.map { Double($0.x) }
    let ys = touches.map { Double($0.y) }
    let left = xs.min() ?? 0
    let right = xs.max() ?? 0
    let top = ys.min() ?? 0
    let bottom = ys.max() ?? 0
    let width = right - left
    let height = bottom - top
    // The wider of the two, in proportion to the size, decides; compared without dividing by 0.
    let isWidthTight = size.width * height <= size.height * width
    let extent = isWidthTight ? size.width : size.height
    let tight = isWidthTight ? width : height
    let span = tight > 0 ? tight : 1
    return (
      Axis(minimum: left, maximum: right, span: span, extent: extent),
      Axis(minimum: top, maximum: bottom, span: span, extent: extent)
    )
  }

  /// The place in points of a place in device units.
  func callAsFunction(_ touch: EvdevReport.Touch) -> Point {
    let x = x(touch.x, mirrored: rotation == .half || rotation == .threeQuarters)
    let y = y(touch.y, mirrored: rotation == .half || rotation == .quarter)
    return rotation.swapsSides ? Point(x: y, y: x) : Point(x: x, y: y)
  }
}

extension Size {
  /// The size with width and height in each other's place, if so.
  fileprivate func transposed(if isTransposed: Bool) -> Size {
    isTransposed ? Size(width: height, height: width) : self
  }
}
