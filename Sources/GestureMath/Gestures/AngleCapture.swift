/// The angle through which a handle turns about a pivot, over any number of turns.
///
/// It keeps the bearing now and a count of whole turns, never a running sum: the count changes by
/// one when the bearing differs from the last one by more than 180°, and
///
///     turn = (bearing − first bearing) + 360° · count
///
/// So splitting a path into more events changes no bit of the turn, and retracing a path undoes it:
/// a difference of exactly 180° changes no count, in either direction.
///
/// A turn of more than 180° between two events cannot be told from its complement, and is taken for
/// the shorter way round. Where the handle is exactly on the pivot, the bearing keeps its last value.
/// A place that is not finite changes nothing.
public struct AngleCapture: Hashable, Sendable {
  /// Which way a bearing is read. The two differ by half a turn; reading it the way that is wanted
  /// saves the rounding of adding 180°.
  public enum Direction: Hashable, Sendable {
    /// From the pivot to the handle: 0° where the handle is right of the pivot, 90° where below.
    case fromPivot
    /// From the handle to the pivot: 0° where the handle is left of the pivot, 90° where above.
    case towardPivot
  }

  /// Which way the bearing is read.
  public let direction: Direction
  /// Where the pointer would be if the handle were on the pivot: the pivot, offset by the grab.
  public let origin: Point
  /// Where the handle is now, seen from the pivot, in points.
  public internal(set) var arm: Vector
  /// The bearing at the start; nil until there was one.
  public internal(set) var firstBearing: Angle?
  /// The bearing now, in [−180°, 180°]; nil until there was one.
  public internal(set) var bearing: Angle?
  /// How often the bearing passed from 180° to −180°, less how often it passed back.
  public internal(set) var wholeTurns = 0

  /// Starts a capture with the pointer at `start`.
  ///
  /// - Parameters:
  ///   - pivot: What the handle turns about.
  ///   - start: Where the pointer is.
  ///   - handle: Where the handle is. It stays as far from the pointer as it is at the start, so
  ///     that touching it off its centre moves nothing. Nil where the pointer itself is the handle.
  ///   - direction: Which way the bearing is read.
  ///   - bearingOnPivot: The bearing of a handle that starts exactly on the pivot; nil to wait for
  ///     the first one off it.
  public init(
    pivot: Point, start: Point, handle: Point? = nil, direction: Direction = .fromPivot,
    bearingOnPivot: Angle? = nil
  ) {
    self.direction = direction
    // A start that is not finite counts as one on the handle, or on the pivot where there is none.
    let start = start.x.isFinite && start.y.isFinite ? start : handle ?? pivot
    let handle = handle ?? start
    origin = handle == start ? pivot : start - (handle - pivot)
    arm = start - origin
    bearing = Self.bearing(of: arm, direction) ?? bearingOnPivot
    firstBearing = bearing
  }

  /// The turn since the start, clockwise on screen where positive.
  @inlinable
  public var turn: Angle {
    guard let firstBearing, let bearing else { return .zero }
    return Angle(degrees: (bearing.degrees - firstBearing.degrees) + 360 * Double(wholeTurns))
  }

  /// Takes the pointer to `location`. A place that is not finite changes nothing.
  public mutating func move(to location: Point) { _ = turn(to: location) }

  /// Takes the pointer to `location`, and returns the turn since the start.
  @inline(__always)
  mutating func turn(to location: Point) -> Angle {
    let arm = location - origin
    let sign: UInt64 = direction == .towardPivot ? 0x8000_0000_0000_0000 : 0
    // Off the axes no zero needs care, and nothing is waited for but the bearing.
    guard let first = firstBearing?.degrees, let last = bearing?.degrees,
      let next = ArcTangentKernel.angleByBranches(
        y: arm.dy.flipped(by: sign), x: arm.dx.flipped(by: sign))
    else { return turn(toRareArm: arm) }
    self.arm = arm
    bearing = Angle(degrees: next)
    if (next - last).magnitude > 180 { countTurn(from: last, to: next) }
    return Angle(degrees: (next - first) + 360 * Double(wholeTurns))
  }

  @inline(never)
  private mutating func turn(toRareArm arm: Vector) -> Angle {
    guard arm.dx.isFinite, arm.dy.isFinite else { return turn }
    self.arm = arm
    guard let next = Self.bearing(of: arm, direction) else { return turn }
    if let last = bearing {
      countTurn(from: last.degrees, to: next.degrees)
    } else {
      firstBearing = next
    }
    bearing = next
    return turn
  }

  @inline(never)
  private mutating func countTurn(from last: Double, to next: Double) {
    wholeTurns += Self.wholeTurns(from: last, to: next)
  }

  /// 1 where the bearing passed from 180° to −180°, −1 where it passed back, else 0.
  @inline(__always)
  static func wholeTurns(from last: Double, to next: Double) -> Int {
    let difference = next - last
    return difference > 180 ? -1 : difference < -180 ? 1 : 0
  }

  private static func bearing(of arm: Vector, _ direction: Direction) -> Angle? {
    guard arm.dx != 0 || arm.dy != 0, arm.dx.isFinite, arm.dy.isFinite else { return nil }
    // The zeros added or subtracted from turn −0 into 0, so that no bearing of a ray is −180°.
    return switch direction {
    case .fromPivot: atan2(y: arm.dy + 0, x: arm.dx + 0)
    case .towardPivot: atan2(y: 0 - arm.dy, x: 0 - arm.dx)
    }
  }
}
