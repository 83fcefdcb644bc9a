import GestureMath
import Testing

/// A clock about (0, 0) with a face of radius 100.
private func clock(_ time: String, _ hands: AnalogClock.Hands = .continuous) throws -> AnalogClock {
  AnalogClock(
    frame: Rect(x: -50, y: -50, width: 100, height: 100), time: try #require(TimeOfDay(time)),
    hands: hands)
}

/// The place in a direction clockwise from 12, seen from (0, 0).
private func place(_ degrees: Double, radius: Double) -> Point {
  let (sine, cosine) = sincos(.degrees(degrees))
  return Point(x: radius * sine, y: -radius * cosine)
}

extension AnalogClock {
  /// Leads a contact through directions at a radius; the labels after each.
  fileprivate mutating func drag(_ degrees: [Double], radius: Double) -> [String] {
    degrees.enumerated().map { index, degrees in
      let phase: PointerEvent.Phase = index == 0 ? .began : .moved
      receive(PointerEvent(phase, at: place(degrees, radius: radius), time: 0))
      return time.label
    }
  }

  fileprivate mutating func lift() {
    receive(PointerEvent(.ended, at: place(0, radius: 1), time: 0))
  }
}

struct AnalogClockTests {
  @Test(
    "The hour hand goes with the minutes, or jumps on the hour",
    arguments: [
      ("5:59", 179.5, 150.0), ("6:59", 209.5, 180), ("22:55", 327.5, 300), ("0:00", 0, 0),
      ("12:00", 0, 0), ("23:59", 359.5, 330),
    ])
  func hourHand(time: String, continuous: Double, discrete: Double) throws {
    #expect(try clock(time).hourAngle.degrees == continuous)
    #expect(try clock(time, .discrete).hourAngle.degrees == discrete)
  }

  @Test("All hands of 10:09:30")
  func hands() throws {
    let continuous = try clock("10:09:30")
    #expect(continuous.hourAngle.degrees == 304.75)
    #expect(continuous.minuteAngle.degrees == 57)
    #expect(continuous.secondAngle.degrees == 180)
    #expect(continuous.secondEnd == Point(x: 0, y: 80))
    let discrete = try clock("10:09:30", .discrete)
    #expect(discrete.hourAngle.degrees == 300)
    #expect(discrete.minuteAngle.degrees == 54)
    #expect(discrete.hourEnd.y == -20)
    #expect((discrete.hourEnd.distance(to: .zero) - 40).magnitude < 1e-13)
  }

  @Test("The minute hand carries the hour, and the way back restores it")
  func carriesHours() throws {
    var clock = try clock("1:59")
    #expect(
      clock.drag([354, 360, 366, 360, 354], radius: 55) == [
        "01:59:00", "02:00:00", "02:01:00", "02:00:00", "01:59:00",
      ])
  }

  @Test("From minute 42 to 10 in one event is 28 minutes on, into the next hour")
  func onward() throws {
    var clock = try clock("3:42")
    #expect(clock.drag([252, 60], radius: 55).last == "04:10:00")
  }

  @Test("The hour hand back through 12 keeps forenoon and afternoon apart")
  func backThroughTwelve() throws {
    var clock = try clock("13:00")
    #expect(
      clock.drag([30, 0, -30, -60, -30, 0, 30], radius: 35) == [
        "13:00:00", "12:00:00", "11:00:00", "10:00:00", "11:00:00", "12:00:00", "13:00:00",
      ])
  }

  @Test("Midnight goes round, and back")
  func midnight() throws {
    var clock = try clock("23:59")
    #expect(clock.drag([354, 366, 354], radius: 55) == ["23:59:00", "00:01:00", "23:59:00"])
  }

  @Test("Any number of turns is counted, and undone to the second")
  func manyTurns() throws {
    var clock = try clock("6:00")
    let onward = stride(from: 0.0, through: 360 * 30, by: 100).map { $0 }
    #expect(clock.drag(onward + [10_800], radius: 55).last == "12:00:00")
    clock.receive(PointerEvent(.ended, at: place(10_800, radius: 55), time: 0))
    _ = clock.drag([10_800], radius: 55)
    let back = onward.reversed().map { $0 }
    for degrees in back {
      clock.receive(PointerEvent(.moved, at: place(degrees, radius: 70), time: 0))
    }
    #expect(clock.time.label == "06:00:00")
  }

  @Test("The nearest hand is picked, the hour hand where both are as near, none far away")
  func picking() throws {
    let noon = try clock("12:00")
    #expect(noon.hand(at: Point(x: 0, y: -30)) == .hour)
    #expect(noon.hand(at: Point(x: 0, y: -55)) == .minute)
    #expect(noon.hand(at: Point(x: 0, y: 0)) == .hour)
    #expect(noon.hand(at: Point(x: 30, y: 0)) == nil)
    let three = try clock("3:00")
    #expect(three.hand(at: Point(x: 30, y: -5)) == .hour)
    #expect(three.hand(at: Point(x: 5, y: -30)) == .minute)
    #expect(three.hand(at: Point(x: 0, y: -82)) == .minute)
    #expect(three.hand(at: Point(x: 0, y: -82.0.nextUp)) == nil)
  }

  @Test("Grabbing a hand off its axis moves nothing")
  func grab() throws {
    var clock = try clock("3:00")
    #expect(clock.drag([8, 8, 14], radius: 50) == ["03:00:00", "03:00:00", "03:01:00"])
    #expect(clock.activeHand == .minute)
    clock.lift()
    #expect(clock.activeHand == .none)
  }

  @Test("The second hand is not dragged")
  func secondHand() throws {
    var clock = try clock("3:00:30")
    #expect(clock.hand(at: Point(x: 0, y: 75)) == nil)
    #expect(clock.drag([180, 200], radius: 75) == ["03:00:30", "03:00:30"])
  }

  @Test("A cancel restores the time")
  func cancel() throws {
    var clock = try clock("3:00")
    _ = clock.drag([0, 50, 100], radius: 50)
    clock.receive(PointerEvent(.cancelled, at: .zero, time: 0))
    #expect(clock.time.label == "03:00:00")
    #expect(clock.activeHand == .none)
  }

  @Test("Commands set the time and let it go on, also during a drag")
  func commands() throws {
    var clock = try clock("23:59:59")
    clock.perform(.advance(by: 1), at: 0)
    #expect(clock.time.label == "00:00:00")
    clock.perform(.advance(by: -3600), at: 0)
    #expect(clock.time.label == "23:00:00")
    _ = clock.drag([0, 6], radius: 50)
    clock.perform(.set(TimeOfDay(hour: 3, minute: 0)), at: 0)
    clock.receive(PointerEvent(.moved, at: place(12, radius: 50), time: 0))
    #expect(clock.time.label == "03:01:00")
    clock.receive(PointerEvent(.cancelled, at: .zero, time: 0))
    #expect(clock.time.label == "03:00:00")
  }

  @Test("A command that is no number of seconds changes nothing")
  func noSeconds() throws {
    for seconds in [Double.nan, .infinity, -.infinity, 1e15, -1e300] {
      var clock = try clock("3:00")
      _ = clock.drag([0, 90], radius: 50)
      clock.perform(.advance(by: seconds), at: 0)
      #expect(clock.label == "03:15:00", "\(seconds)")
      clock.receive(PointerEvent(.cancelled, at: .zero, time: 0))
      #expect(clock.label == "03:00:00", "\(seconds)")
    }
  }

  struct Tie: CustomTestStringConvertible {
    let hand: AnalogClock.Hand
    /// Where the finger goes from 12: places whose bearing, by 50 digits, is within a millionth of
    /// the spacing of doubles of the one that is meant.
    let place: (x: Double, y: Double)
    let label: String
    let why: String
    var testDescription: String { why }
  }

  @Test(
    "Half a second of a turn counts as a whole one, either way",
    arguments: [
      Tie(
        hand: .minute, place: (0.23916389017017145, -54.81197822450527), label: "12:00:03",
        why: "0.25° of the minute hand are 2.5 s"),
      Tie(
        hand: .minute, place: (-0.23916389017017145, -54.81197822450527), label: "11:59:57",
        why: "−0.25° of the minute hand are −2.5 s"),
      Tie(
        hand: .minute, place: (0.7270861290020232, -55.54211616446242), label: "12:00:08",
        why: "0.75° of the minute hand are 7.5 s"),
      Tie(
        hand: .minute, place: (-0.7270861290020232, -55.54211616446242), label: "11:59:52",
        why: "−0.75° of the minute hand are −7.5 s"),
      Tie(
        hand: .hour, place: (0.04172426915578828, -38.24997724293915), label: "12:00:08",
        why: "0.0625° of the hour hand are 7.5 s"),
      Tie(
        hand: .hour, place: (-0.11351437569514232, -34.687314262371345), label: "11:59:37",
        why: "−0.1875° of the hour hand are −22.5 s"),
    ])
  func ties(tie: Tie) throws {
    var clock = try clock("12:00")
    let start = Point(x: 0, y: tie.hand == .hour ? -35 : -55)
    clock.receive(PointerEvent(.began, at: start, time: 0))
    #expect(clock.activeHand == tie.hand)
    clock.receive(PointerEvent(.moved, at: Point(x: tie.place.x, y: tie.place.y), time: 0))
    #expect(clock.label == tie.label)
  }
}
