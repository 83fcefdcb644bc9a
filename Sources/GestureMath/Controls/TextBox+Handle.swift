extension TextBox {
  /// What scale and direction are a function of while a contact holds the handle, but for the arm.
  struct HandleRule: Sendable {
    /// The bottom-right corner at scale 1, seen from the centre, of a box that is not turned.
    private let naturalCorner: Vector
    private let squaredNaturalRadius: Double
    private let startArm: Vector
    private let squaredStartRadius: Double
    private let placementBefore: Placement
    private let minimumScale: Double

    init(naturalSize: Size, minimumScale: Double, startArm: Vector, placementBefore: Placement) {
      naturalCorner = Vector(dx: naturalSize.width / 2, dy: naturalSize.height / 2)
      squaredNaturalRadius = naturalCorner.dot(naturalCorner)
      self.startArm = startArm
      squaredStartRadius = startArm.dot(startArm)
      self.placementBefore = placementBefore
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
      return isKept ? placementBefore.scale : clamped
    }

    /// The direction of the box whose corner lies where the arm points.
    ///
    /// With the corner c of the box that is not turned and the arm a, it is
    ///
    ///     cos = c · a / (|c| |a|),    sin = c × a / (|c| |a|)
    ///
    /// which no angle has to be known for. Each is off by at most 4.5e-16: three roundings of the sum
    /// of products, of at most 2^−53 of |c| |a| each, one and a half of the length, and one of the
    /// quotient. Where the arm is that of the start, so is the direction, to the last bit.
    @inline(__always)
    func direction(arm: Vector, rotation: Angle) -> Vector {
      let (dot, cross) = (naturalCorner.dot(arm), naturalCorner.cross(arm))
      let product = squaredNaturalRadius * arm.dot(arm)
      // Of no turn and of quarter turns the rotation knows better, as it has them exactly; and a
      // product that overflows, or has lost bits at the other end, says nothing.
      guard arm != startArm, dot != 0, cross != 0, product >= 0x1p-900, product <= 0x1p900 else {
        return arm == startArm ? placementBefore.direction : Vector(unitAt: rotation)
      }
      let length = product.magnitude.squareRoot()
      return Vector(dx: dot / length, dy: cross / length)
    }
  }
}

extension TextBox.Drag {
  /// What of the box the contact holds by now.
  var activePart: TextBox.Part {
    part == .handle && !recognition.isRecognized ? .none : part
  }

  /// Takes the contact to a place, and the handle with it, which it must hold.
  @inline(__always)
  mutating func turn(to location: Point, _ placement: inout TextBox.Placement) {
    let rotation = placementBefore.rotation + capture.turn(to: location)
    placement.rotation = rotation
    placement.scale = rule.scale(arm: capture.arm)
    placement.direction = rule.direction(arm: capture.arm, rotation: rotation)
  }

  /// Takes the contact to a place, and with it what of the box it holds, if it drags by now.
  @inline(never)
  mutating func follow(_ location: Point, _ placement: inout TextBox.Placement) {
    _ = recognition.follow(location, minimumDistance: minimumDistance)
    switch part {
    case .none: break
    case .body:
      guard recognition.isRecognized else { return }
      placement.center = placementBefore.center + (location - recognition.start)
    case .handle:
      if recognition.isRecognized {
        turn(to: location, &placement)
      } else {
        capture.move(to: location)
      }
    }
  }
}
