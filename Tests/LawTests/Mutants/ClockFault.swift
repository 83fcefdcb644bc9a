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
  /// Ticks are added up in doubles: ten ticks of 0.1 s are not a second.
  case ticksErr
  /// A time that is set during a drag starts the hand's turn anew: the time jumps at the next event.
  case setForgetsTurn
  /// Noon is before noon: 12:00:00 AM.
  case noonIsForenoon
  /// The turn counts from where the drag was recognised: the hand lags behind the finger.
  case handSlopLost
}
