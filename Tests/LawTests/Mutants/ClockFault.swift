/// What can be wrong with a clock: faults that others shipped, one at a time.
enum ClockFault: String, CaseIterable, Sendable {
  /// Nothing is wrong.
  case none
  /// The minute hand does not carry the hours: 1:59 and two minutes make 1:01.
  case hourLost
  /// The hour hand waits for the full hour: at 5:59 it points to 5.
  case hourHandJumpsWithMinutes
  /// The hour hand turned back through 12 changes a.m. and p.m. the wrong way: 1 p.m. and two hours
  /// back make 11 p.m.
  case noonFlips
  /// Every event's turn is rounded to seconds: a slow finger moves nothing.
  case roundsEveryEvent
}
