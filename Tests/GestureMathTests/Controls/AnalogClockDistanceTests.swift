import GestureMath
import Testing

/// The place in a direction clockwise from 12, seen from (0, 0).
private func place(_ degrees: Double, radius: Double) -> Point {
  let (sine, cosine) = sincos(.degrees(degrees))
  return Point(x: radius * sine, y: -radius * cosine)
}

struct ClockDistanceTests {
  private func clock() throws -> AnalogClock {
    AnalogClock(
      frame: Rect(x: -50, y: -50, width: 100, height: 100), time: try #require(TimeOfDay("3:00")),
      minimumDistance: 10)
  }

  private func put(_ phase: PointerEvent.Phase, _ degrees: Double, on clock: inout AnalogClock) {
    clock.receive(PointerEvent(phase, at: place(degrees, radius: 50), time: 0))
  }

  @Test("Nothing is turned before the minimum distance, and then all since the touch")
  func threshold() throws {
    var clock = try clock()
    for degrees in [0, 6, -6, 11] as [Double] {
      put(degrees == 0 ? .began : .moved, degrees, on: &clock)
      #expect(clock.label == "03:00:00")
      #expect(clock.activeHand == .none)
    }
    put(.moved, 12, on: &clock)
    #expect(clock.label == "03:02:00")
    #expect(clock.activeHand == .minute)
    put(.moved, 6, on: &clock)
    #expect(clock.label == "03:01:00")
    put(.ended, 0, on: &clock)
    #expect(clock.label == "03:00:00")
  }

  @Test("A finger that is lifted before the minimum distance changes nothing")
  func tap() throws {
    var clock = try clock()
    put(.began, 0, on: &clock)
    put(.moved, 6, on: &clock)
    put(.ended, 6, on: &clock)
    #expect(clock.label == "03:00:00")
    put(.began, 0, on: &clock)
    put(.ended, 12, on: &clock)
    #expect(clock.label == "03:02:00")
  }

  @Test("A command before the drag is as one before the touch")
  func commands() throws {
    var clock = try clock()
    put(.began, 0, on: &clock)
    put(.moved, 6, on: &clock)
    clock.perform(.set(TimeOfDay(hour: 5, minute: 0)), at: 0)
    clock.perform(.advance(by: 1.5), at: 0)
    #expect(clock.label == "05:00:01")
    put(.moved, 12, on: &clock)
    #expect(clock.label == "05:02:01")
    #expect(clock.time.nanosecond == 500_000_000)
    put(.cancelled, 0, on: &clock)
    #expect(clock.time.secondsSinceMidnight == 18_001.5)
  }

  @Test("Turns about the centre before the minimum distance are counted")
  func turns() throws {
    var clock = try clock()
    // Round the centre at 4 points, no farther than 8 points from the touch.
    for degrees in [0, 90, 180, 270, 360, 450] as [Double] {
      clock.receive(
        PointerEvent(
          degrees == 0 ? .began : .moved, at: place(degrees, radius: 4), time: 0))
      #expect(clock.activeHand == .none)
    }
    clock.receive(PointerEvent(.moved, at: place(450, radius: 40), time: 0))
    // The touch is nearest to the minute hand, which is turned by five quarters of an hour.
    #expect(clock.label == "04:15:00")
  }
}
