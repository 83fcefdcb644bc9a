/// The four corners of a rectangle that is turned about its centre, in points.
///
/// The names are those of the corners before the turn: after half a turn ``topLeft`` is at the
/// bottom right. Lists of corners have the order of the properties: top-left, top-right,
/// bottom-left, bottom-right.
@frozen
public struct Vertices: Hashable, Sendable {
  /// The corner that is at the top left before the turn.
  public var topLeft: Point
  /// The corner that is at the top right before the turn.
  public var topRight: Point
  /// The corner that is at the bottom left before the turn.
  public var bottomLeft: Point
  /// The corner that is at the bottom right before the turn.
  public var bottomRight: Point

  /// Creates the corners of a rectangle with a centre and a size, turned clockwise on screen.
  ///
  /// With (u, v) = (±width/2, ±height/2) the offset of a corner from the centre before the turn,
  /// the corner is the centre plus the offset taken through the rotation matrix:
  ///
  ///     ⎡x⎤   ⎡center.x⎤   ⎡cos  −sin⎤ ⎡u⎤
  ///     ⎣y⎦ = ⎣center.y⎦ + ⎣sin   cos⎦ ⎣v⎦
  ///
  /// Corners across the centre have exactly opposite offsets, and quarter turns put exactly the
  /// extents' halves beside the centre; the sum with the centre rounds once.
  @inlinable @inline(__always)
  public init(center: Point, size: Size, rotation: Angle) {
    self.init(center: center, size: size, direction: Vector(unitAt: rotation))
  }

  /// Creates the corners of a rectangle that is turned by the angle of a direction of length 1.
  @inlinable @inline(__always)
  package init(center: Point, size: Size, direction: Vector) {
    let halfWidth = size.width / 2
    let halfHeight = size.height / 2
    let toBottomRight = Vector(dx: halfWidth, dy: halfHeight)
    let toTopRight = Vector(dx: halfWidth, dy: -halfHeight)
    let falling = toBottomRight.rotated(sin: direction.dy, cos: direction.dx)
    let rising = toTopRight.rotated(sin: direction.dy, cos: direction.dx)
    topLeft = center - falling
    topRight = center + rising
    bottomLeft = center - rising
    bottomRight = center + falling
  }
}
