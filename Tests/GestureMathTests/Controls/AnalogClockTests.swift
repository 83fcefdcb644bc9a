import GestureMath
import Testing

/// A clock about (0, 0) with a face of radius 100.
private func clock(_ time: String, _ hands: AnalogClock.Hands = .continuous) throws -> AnalogClock {
  AnalogClock(
    frame: Rect(x: -50, y: -50, width: 100, height: 100), time: try #require(TimeOfDay(time)),
    hands: hands)
}

/// The place in a direction clockwise from 12.
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
}

struct ClockScheduleTests {
  @Test("A clock that is redrawn from a periodic schedule ticks once a second")
  func ticks() throws {
    var clock = try clock("23:59:58")
    let schedule = PeriodicTimelineSchedule(from: 100, by: 1)
    var labels: [String] = []
    for time in schedule.entries(from: 100, mode: .normal).prefix(4) {
      labels.append(clock.time.label)
      clock.perform(.advance(by: 1), at: time)
    }
    #expect(labels == ["23:59:58", "23:59:59", "00:00:00", "00:00:01"])
  }
}

struct TimeOfDayTests {
  @Test(
    "A text is a time of day or nothing",
    arguments: [
      ("10:09:30", 36_570.0), ("9:05", 32_700), ("00:00", 0), ("23:59:59", 86_399),
    ])
  func text(text: String, seconds: Double) {
    #expect(TimeOfDay(text)?.secondsSinceMidnight == seconds)
  }

  @Test(
    "What is no time of day is refused",
    arguments: [
      "", "10", "24:00", "10:60", "10:00:60", "1:2", "10:09:3", "-1:00", "10:09:30:00", "10:09 ",
      "010:00", ":09", "１0:00", "10:0９",
    ])
  func noTime(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(
    "Seconds go round at midnight, either way",
    arguments: [
      (86_400.0, 0.0), (-1, 86_399), (-86_400, 0), (90_000.5, 3600.5), (-0.25, 86_399.75),
      (-1e-20, 0), (1e14, 35200), (.nan, 0), (.infinity, 0),
    ])
  func wraps(seconds: Double, expected: Double) {
    #expect(TimeOfDay(secondsSinceMidnight: seconds).secondsSinceMidnight == expected)
  }
}
