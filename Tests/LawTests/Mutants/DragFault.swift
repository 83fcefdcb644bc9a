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
  /// A window and a gap are compared in seconds as they are: 0.12 − 0.08 is more than 0.04.
  case unroundedTimes
  /// Times are rounded to microseconds one by one: 40 ms are 40,001 µs from some origins.
  case timesRoundedAlone
  /// A gap of exactly the rest is one.
  case exclusiveRest
  /// A sample exactly as old as the window is out of it.
  case exclusiveWindow
  /// The rest is 40 ms, whatever the configuration says.
  case restIsFixed
  /// SwiftUI's estimate knows a rest and a window too: slow devices have no velocity.
  case swiftUIRests
  /// Only the last 20 samples count: a pixel that trembles at a kilohertz flings.
  case fewSamples
  /// A place that is reported twice is a rest: a fling of a device that repeats itself is none.
  case repetitionRests
  /// A lift keeps the velocity however late it comes.
  case lateLiftThrows
}
