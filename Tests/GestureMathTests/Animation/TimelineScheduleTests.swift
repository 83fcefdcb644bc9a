import GestureMath
import Testing

@Suite("Timeline schedules")
struct TimelineScheduleTests {
  /// The first entries of a schedule.
  private func first<S: TimelineSchedule>(
    _ count: Int, of schedule: S, from time: Double, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    Array(schedule.entries(from: time, mode: mode).prefix(count))
  }

  @Test("A periodic schedule begins with the entry that is current, as in SwiftUI's example")
  func periodic() {
    // 10:09:30 by 60 seconds, asked from 10:34:45: the first entry is 10:34:30.
    let (start, asked, expected) = (36_570.0, 38_085.0, 38_070.0)
    let schedule = PeriodicTimelineSchedule(from: start, by: 60)
    #expect(first(3, of: schedule, from: asked) == [expected, expected + 60, expected + 120])
    #expect(first(2, of: schedule, from: expected) == [expected, expected + 60])
    #expect(first(1, of: schedule, from: asked, mode: .lowFrequency) == [expected])
  }

  @Test("Asked from before its start, a periodic schedule begins at its start")
  func periodicBefore() {
    #expect(first(2, of: .periodic(from: 10, by: 3), from: -100) == [10, 13])
    #expect(first(2, of: .periodic(from: 10, by: 3), from: 10) == [10, 13])
  }

  @Test("Entry n is the start and n intervals, whenever it is asked for: nothing drifts")
  func noDrift() {
    let schedule = PeriodicTimelineSchedule(from: 0.1, by: 1.0 / 60)
    var index = 0.0
    for time in schedule.entries(from: 0, mode: .normal).prefix(10_000) {
      #expect(time == 0.1 + index * (1.0 / 60))
      // Asked at an entry, it is the first; asked a moment before, it is the next.
      #expect(first(1, of: schedule, from: time) == [time])
      if index > 0 { #expect(first(2, of: schedule, from: time.nextDown)[1] == time) }
      index += 1
    }
  }

  @Test("The first entry is at or before the asked time, and the second after it")
  func bracketing() {
    for interval in [0.1, 1.0 / 3, 0.7, 60, 1e-3] {
      let schedule = PeriodicTimelineSchedule(from: -7.3, by: interval)
      for step in 0..<2000 {
        let time = -7.3 + Double(step) * 0.137
        let entries = first(2, of: schedule, from: time)
        #expect(entries[0] <= time && entries[1] > time, "\(interval) at \(time)")
      }
    }
  }

  @Test(
    "Without an interval there is one entry", arguments: [0, -1, -.infinity, .infinity] as [Double])
  func noInterval(_ interval: Double) {
    for time in [-5.0, 3, 100] {
      #expect(first(5, of: .periodic(from: 3, by: interval), from: time) == [3])
    }
  }

  @Test("There are no entries where a time or the interval is NaN, nor at the end of time")
  func notANumber() {
    #expect(first(5, of: .periodic(from: 3, by: .nan), from: 7) == [])
    #expect(first(5, of: .periodic(from: .nan, by: 1), from: 7) == [])
    #expect(first(5, of: .periodic(from: 3, by: 1), from: .nan) == [])
    #expect(first(5, of: .everyMinute, from: .nan) == [])
    #expect(first(5, of: .animation(minimumInterval: .nan), from: 7) == [])
    #expect(first(5, of: .animation(minimumInterval: 1), from: .nan) == [])
    #expect(first(5, of: .everyMinute, from: .infinity) == [])
    #expect(first(5, of: .everyMinute, from: -.infinity) == [])
    #expect(first(5, of: .periodic(from: 3, by: 1), from: .infinity) == [])
    #expect(first(2, of: .periodic(from: 3, by: 1), from: -.infinity) == [3, 4])
  }

  @Test("Entries end where they would no longer grow")
  func end() {
    let far = first(5, of: .periodic(from: 0x1p60, by: 1), from: 0x1p60)
    #expect(far == [0x1p60])
    let beyond = first(5, of: .periodic(from: 0, by: 1e308), from: 0)
    #expect(beyond == [0, 1e308])
  }

  @Test("Every minute is every multiple of 60 seconds, before 0 too")
  func everyMinute() {
    #expect(first(3, of: .everyMinute, from: 98) == [60, 120, 180])
    #expect(first(2, of: .everyMinute, from: 120) == [120, 180])
    #expect(first(3, of: .everyMinute, from: -61) == [-120, -60, 0])
    #expect(first(1, of: .everyMinute, from: 98, mode: .lowFrequency) == [60])
  }

  @Test("Frames begin at the asked time, and there are none when paused or at low frequency")
  func animation() {
    #expect(first(3, of: .animation(minimumInterval: 0.25), from: 7.1) == [7.1, 7.35, 7.6])
    #expect(first(2, of: .animation, from: 1) == [1, 1 + 1.0 / 120])
    #expect(first(2, of: .animation(paused: true), from: 1) == [])
    #expect(first(2, of: .animation, from: 1, mode: .lowFrequency) == [])
  }

  @Test("Explicit times are given back as they are")
  func explicit() {
    #expect(first(9, of: .explicit([1, 2, 4]), from: 3) == [1, 2, 4])
    #expect(first(9, of: .explicit([1, 2, 4]), from: 3, mode: .lowFrequency) == [1, 2, 4])
  }
}
