import GestureReplay
import Testing

/// Figures that follow from figures.
@Suite("Figures of a profile")
struct FigureTests {
  @Test("Figures of no events have no rate, and none of no time")
  func rates() {
    let some = StageFigures(events: 4, nanoseconds: 100)
    #expect(some.nanosecondsPerEvent == 25)
    #expect(some.eventsPerSecond == 4e7)
    let none = StageFigures(events: 0, nanoseconds: 100)
    #expect(none.nanosecondsPerEvent == nil)
    #expect(none.eventsPerSecond == nil)
    #expect(StageFigures(events: 4, nanoseconds: 0).eventsPerSecond == nil)
  }

  @Test("Figures are added, and allocations only where both are counted")
  func sums() {
    var figures = StageFigures(
      events: 1, nanoseconds: 10, allocations: AllocationTally(calls: 1, bytes: 16))
    figures.add(
      StageFigures(events: 2, nanoseconds: 5, allocations: AllocationTally(calls: 3, bytes: 4)))
    #expect(
      figures
        == StageFigures(
          events: 3, nanoseconds: 15, allocations: AllocationTally(calls: 4, bytes: 20)))
    figures.add(StageFigures(events: 1, nanoseconds: 1))
    #expect(figures.allocations == nil)
  }

  @Test("A frame at 120 Hz is 8.333 ms, of which an event takes its share")
  func frame() {
    let share = FrameShare(
      control: StageFigures(events: 1000, nanoseconds: 1e6),
      eventTimes: TimeDistribution([833, 833, 83_333]))
    #expect((FrameShare.nanoseconds - 8_333_333.333).magnitude < 0.001)
    #expect(((share.atMedian ?? 0) - 0.00009996).magnitude < 1e-12)
    #expect(((share.atTail ?? 0) - 0.00999996).magnitude < 1e-12)
    #expect(share.eventsThatFit == 8333)
    let nothing = FrameShare(
      control: StageFigures(events: 0, nanoseconds: 0), eventTimes: TimeDistribution())
    #expect(nothing.atMedian == nil)
    #expect(nothing.eventsThatFit == nil)
  }
}
