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
    isMove = isMove || location.distance(to: start) >= TextBox.minimumDistance
    switch part {
    case .none: break
    case .body:
      if isMove { placement.center = placementBefore.center + (location - start) }
    case .handle:
      let rotation = placementBefore.rotation + capture.turn(to: location)
      let rule = scaleRule(naturalSize: naturalSize, minimumScale: minimumScale)
      let scale = rule.scale(arm: capture.arm)
      (placement.rotation, placement.scale) = (rotation, scale)
    }
  }

  /// What the scale is a function of while the contact holds the handle.
  func scaleRule(naturalSize: Size, minimumScale: Double) -> TextBox.ScaleRule {
    TextBox.ScaleRule(
      naturalSize: naturalSize, minimumScale: minimumScale, squaredStartRadius: squaredStartRadius,
      scaleBefore: placementBefore.scale)
  }
}
