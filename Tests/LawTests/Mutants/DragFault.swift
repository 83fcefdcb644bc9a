/// What can be wrong with a drag: faults that others shipped, one at a time.
enum DragFault: String, CaseIterable, Sendable {
  /// Nothing is wrong.
  case none
  /// The minimum distance does not latch: a drag that comes back near its start is a tap.
  case unlatchedDistance
  /// A translation counts from where the drag was recognised: what is dragged lags behind.
  case translationFromThreshold
  /// The velocity is fitted over absolute times: an hour after the start nothing flings any more.
  case velocityAbsoluteTime
  /// The samples of the last drag stay: a tap soon after a fling flings again.
  case velocityNotCleared
  /// The velocity may point against the motion: a page that is thrown forward turns back.
  case velocityAgainstMotion
  /// A contact of id 0 is taken for none: the first finger of many systems drags nothing.
  case idZeroIsNone
  /// A drag that failed keeps its value: a tap leaves a translation behind.
  case failedKeepsValue
  /// The moves of another contact count too: a palm makes what is dragged jump.
  case secondFingerJumps
  /// Two samples at one time are both kept: their velocity is infinite.
  case equalTimesInfinity
}
