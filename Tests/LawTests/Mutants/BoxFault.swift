/// What can be wrong with a text box: faults that others shipped, one at a time.
enum BoxFault: String, CaseIterable, Sendable {
  /// Nothing is wrong.
  case none
  /// The pointer is taken for the corner: touching the handle beside it turns and grows the box.
  case noGrabOffset
  /// The corner's direction is taken from the size now: after the centre the box is a line.
  case liveAspect
  /// The smallest size holds for each side alone: a small box becomes a square.
  case minimumBreaksAspect
  /// The box turns against the finger.
  case rotationSign
  /// The rotation matrix is transposed: corners and handle lie on the wrong side of the box.
  case verticesTransposed
  /// A cancelled contact restores the size and not the rotation: the box is left half done.
  case cancelHalf
  /// A second finger takes the drag from the first: the box lets go of the handle.
  case secondFingerTakesOver
  /// The handle on the centre gives a direction of 0/0: the box vanishes.
  case centreNaN
  /// A box without any size keeps it: once let go of on its centre it can never be grown again.
  case stuckAtZero
  /// Every event multiplies the scale by its ratio: past the smallest size and back, it drifts.
  case incrementalScale
  /// A move counts from where it was recognised: the box lags behind the finger.
  case bodySlopLost
  /// All within the radius is the handle: a small box cannot be moved, nor deselected.
  case handleHidesBody
  /// A tap on a selected box leaves it selected.
  case tapOnlySelects
  /// A report that the finger rests is taken for a lift: the box does not follow any further.
  case restLifts
  /// The handle waits for no distance, whatever is said: a tap that trembles turns the box.
  case handleNeverWaits
}
