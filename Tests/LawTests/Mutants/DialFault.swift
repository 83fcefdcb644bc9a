/// What can be wrong with a dial: faults that others shipped, one at a time.
enum DialFault: String, CaseIterable, Sendable {
  /// Nothing is wrong.
  case none
  /// Whole turns are not counted: the arm leaps back by a turn as the finger passes 180°.
  case naiveWrap
  /// The captured angle is clamped: past an end, the arm comes back before the finger does.
  case clampCaptured
  /// Past one end the arm shows the other: full volume falls silent.
  case hopAtEnd
  /// The turn of every event is added up, each sum rounded: a long drag does not come back.
  case incremental
  /// A relative grab is taken for an absolute one: touching the dial moves the arm.
  case noGrab
  /// The turn is snapped and not the angle: a dial at 10° never reaches 15°.
  case snapDelta
  /// Snapping goes down: at 14.9° a step of 15° shows 0°.
  case snapFloor
  /// The snapped angle becomes the captured one: every snap that is left adds drift.
  case snapKeepsShown
  /// A touch in the dead zone shows the minimum, even beside the maximum.
  case deadZoneToMinimum
  /// A cancelled contact keeps what it did: an alert that pops up changes the setting.
  case cancelKeeps
  /// A finger on the pivot has a bearing of 0°: crossing the middle flings the arm.
  case pivotGivesZero
  /// An angle of a whole turn is shown as 0°: the end of a full circle cannot be reached.
  case rangeEndWrap360
  /// The range holds only up to half a turn past its ends: a finger that goes on leaves it.
  case looseRange
  /// Every step is added to the angle, each sum rounded: ten steps of 0.1° miss the end at 1°.
  case stepsAddUp
  /// The remainder keeps its sign, which is dropped: 10° below 0 is 10° and not 350°.
  case wrapMirrors
  /// The upper end of a dial that wraps is shown: a compass says 360°.
  case wrapShowsEnd
  /// The needle of a compass goes from 5° to 355° by way of 180°.
  case wrapLongWay
  /// An arm at a stop waits for the finger although it should slip.
  case slipWaits
  /// The minimum distance is not kept: a tap moves the arm.
  case tapMoves
  /// A drag counts from where it was recognized, and loses what the finger turned until then.
  case thresholdLost
}
