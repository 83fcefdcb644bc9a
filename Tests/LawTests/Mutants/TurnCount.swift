import GestureMath

/// The turn of a handle about a pivot, written anew for the faulty controls.
///
/// As `AngleCapture` it keeps the bearing and a count of whole turns, but it can be told not to.
struct TurnCount: Sendable {
  /// Whether bearings are read from the handle to the pivot.
  let isTowardPivot: Bool
  /// Whether the bearing on the pivot is 0°, instead of the last one.
  let isZeroOnPivot: Bool
  /// Whether whole turns are counted.
  let countsTurns: Bool
  /// Where the pointer would be if the handle were on the pivot.
  let origin: Point
  /// Where the handle is, seen from the pivot, in points.
  private(set) var arm: Vector
  /// The bearing at the start; nil until there was one.
  private(set) var first: Angle?

  private var last: Angle?
  private var wholeTurns = 0.0

  /// Starts with the pointer at `start`; without a handle the pointer is it.
  init(
    pivot: Point, start: Point, handle: Point? = nil, isTowardPivot: Bool = false,
    bearingOnPivot: Angle? = nil, isZeroOnPivot: Bool = false, countsTurns: Bool = true
  ) {
    self.isTowardPivot = isTowardPivot
    self.isZeroOnPivot = isZeroOnPivot
    self.countsTurns = countsTurns
    if let handle, handle != start {
      origin = start - (handle - pivot)
    } else {
      origin = pivot
    }
    arm = start - origin
    first = bearing ?? bearingOnPivot
    last = first
  }

  /// The turn since the start, clockwise where positive.
  var turn: Angle {
    guard let first, let last else { return .zero }
    return Angle(degrees: (last.degrees - first.degrees) + 360 * wholeTurns)
  }

  /// Takes the pointer to `location`.
  mutating func move(to location: Point) {
    arm = location - origin
    guard let next = bearing else { return }
    if let last {
      let difference = next.degrees - last.degrees
      if countsTurns, difference.magnitude > 180 { wholeTurns += difference > 0 ? -1 : 1 }
    } else {
      first = next
    }
    last = next
  }

  private var bearing: Angle? {
    if arm == .zero { return isZeroOnPivot ? .zero : nil }
    return isTowardPivot ? atan2(y: 0 - arm.dy, x: 0 - arm.dx) : atan2(y: arm.dy + 0, x: arm.dx + 0)
  }
}
