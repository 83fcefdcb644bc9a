import GestureMath
import Testing

struct ClockTickTests {
  struct Row: CustomTestStringConvertible {
    let count: Int
    let tick: Double
    let label: String
    let nanosecond: Int
    let why: String
    var testDescription: String { why }
  }

  @Test(
    "Ticks count, and the way back restores the time",
    arguments: [
      Row(count: 10, tick: 0.1, label: "10:00:01", nanosecond: 0, why: "ten tenths are a second"),
      Row(
        count: 1_000_000, tick: 0.001, label: "10:16:40", nanosecond: 0,
        why: "a million milliseconds are 1000 s"),
      Row(
        count: 3, tick: 1.0 / 3, label: "10:00:00", nanosecond: 999_999_999,
        why: "a third is 333,333,333 ns"),
      Row(
        count: 1024, tick: 0.0009765625, label: "10:00:01", nanosecond: 512,
        why: "1/1024 s is 976,562.5 ns, and halves go away from 0"),
      Row(
        count: 7, tick: -1e9, label: "21:33:20", nanosecond: 0,
        why: "7e9 s are 81,018 days, 12 hours, 26 minutes and 40 s"),
    ])
  func ticks(row: Row) throws {
    var clock = AnalogClock(time: try #require(TimeOfDay("10:00")))
    for _ in 0..<row.count { clock.perform(.advance(by: row.tick), at: 0) }
    #expect(clock.label == row.label)
    #expect(clock.time.nanosecond == row.nanosecond)
    for _ in 0..<row.count { clock.perform(.advance(by: -row.tick), at: 0) }
    #expect(try clock.time == #require(TimeOfDay("10:00")))
  }

  @Test("Hands go on between the seconds, to the last bit")
  func angles() throws {
    var clock = AnalogClock(time: try #require(TimeOfDay("6:00")))
    clock.perform(.advance(by: 0.1), at: 0)
    // 21,600.1 s: 0.1 s are 0.6° of the second hand, 0.01° of the minute hand and 1/1200° of the
    // hour hand.
    #expect(clock.secondAngle.degrees == 0.6)
    #expect(clock.minuteAngle.degrees == 0.01)
    #expect(clock.hourAngle.degrees == 180.00083333333333)
  }

  @Test("A clock that is redrawn from a periodic schedule ticks once a second")
  func schedule() throws {
    var clock = AnalogClock(time: try #require(TimeOfDay("23:59:58")))
    let schedule = PeriodicTimelineSchedule(from: 100, by: 1)
    var labels: [String] = []
    for time in schedule.entries(from: 100, mode: .normal).prefix(4) {
      labels.append(clock.time.label)
      clock.perform(.advance(by: 1), at: time)
    }
    #expect(labels == ["23:59:58", "23:59:59", "00:00:00", "00:00:01"])
  }
}
