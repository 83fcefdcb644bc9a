extension TextBox {
  /// What the scale is a function of, but for the arm.
  struct ScaleRule {
    private let squaredNaturalRadius: Double
    private let squaredStartRadius: Double
    private let scaleBefore: Double
    private let minimumScale: Double

    @inline(__always)
    init(naturalSize: Size, minimumScale: Double, squaredStartRadius: Double, scaleBefore: Double) {
      let (width, height) = (naturalSize.width, naturalSize.height)
      squaredNaturalRadius = (width * width + height * height) / 4
      self.squaredStartRadius = squaredStartRadius
      self.scaleBefore = scaleBefore
      self.minimumScale = minimumScale
    }

    /// The scale that puts the corner as far from the centre as the contact asks, within the limits.
    ///
    /// It is the root of a ratio of squares, which is exact where the ratio of the lengths, each
    /// rounded, is not: a corner one and a half times as far gives a scale of exactly 1.5.
    @inline(__always)
    func scale(arm: Vector) -> Double {
      let squaredRadius = arm.dot(arm)
      // The magnitude is the ratio; said so, its root is no call, and loops are vectorised.
      let scale = (squaredRadius / squaredNaturalRadius).magnitude.squareRoot()
      let clamped = min(max(scale, minimumScale), TextBox.maximumScale)
      // Where the radius is that of the start, so is the scale, to the last bit. A box without any
      // extent keeps its scale: no scale would take its corner anywhere.
      let isKept = squaredRadius == squaredStartRadius || squaredNaturalRadius == 0
      return isKept ? scaleBefore : clamped
    }
  }
}

extension TextBox.Drag {
  /// Takes the contact to a place, and the placement with it.
  @inline(__always)
  mutating func follow(
    _ location: Point, naturalSize: Size, minimumScale: Double, _ placement: inout TextBox.Placement
  ) {
    if !isMove { isMove = location.distance(to: start) >= TextBox.minimumDistance }
    guard part == .handle else { return move(to: location, &placement) }
    let rotation = placementBefore.rotation + capture.turn(to: location)
    let rule = scaleRule(naturalSize: naturalSize, minimumScale: minimumScale)
    let scale = rule.scale(arm: capture.arm)
    placement.direction = direction(arm: capture.arm, rotation: rotation)
    (placement.scale, placement.rotation) = (scale, rotation)
  }

  @inline(never)
  private func move(to location: Point, _ placement: inout TextBox.Placement) {
    guard part == .body, isMove else { return }
    placement.center = placementBefore.center + (location - start)
  }

  /// What the scale is a function of while the contact holds the handle.
  func scaleRule(naturalSize: Size, minimumScale: Double) -> TextBox.ScaleRule {
    TextBox.ScaleRule(
      naturalSize: naturalSize, minimumScale: minimumScale, squaredStartRadius: startArm.dot(startArm),
      scaleBefore: placementBefore.scale)
  }

  /// The direction of a box that the arm turned to a rotation.
  @inline(__always)
  func direction(arm: Vector, rotation: Angle) -> Vector {
    let (dot, cross) = (startArm.dot(arm), startArm.cross(arm))
    let product = startArm.dot(startArm) * arm.dot(arm)
    guard product >= 0x1p-900, product <= 0x1p900 else { return Self.direction(of: rotation) }
    let length = product.magnitude.squareRoot()
    return placementBefore.direction.rotated(sin: cross / length, cos: dot / length)
  }

  @inline(never)
  private static func direction(of rotation: Angle) -> Vector {
    let (sin, cos) = sincos(rotation)
    return Vector(dx: cos, dy: sin)
  }
}
