import GestureReplay
import Testing

/// What a timer adds, and what it tells apart.
@Suite("Profile timer")
struct ProfileTimerTests {
  /// The readings of a clock that counts in steps, as lengths of times from 20 ns to 220 ns.
  private static func lengths(step: Double) -> [UInt64] {
    (0..<10_000).map { index in
      let (start, length) = (Double(index) * 317.3, 20 + Double(index * 37 % 2000) / 10)
      func reading(_ time: Double) -> UInt64 { UInt64((time / step).rounded(.down) * step) }
      return reading(start + length) - reading(start)
    }
  }

  @Test("The cost is the median of what lies between two readings")
  func cost() {
    let lengths: [UInt64] = [21, 20, 90_000, 22, 20]
    #expect(ProfileTimer(emptyLengths: lengths, variedLengths: []).cost == 21)
    #expect(ProfileTimer(emptyLengths: [], variedLengths: []).cost == 0)
  }

  @Test(
    "The resolution is the clock's step, to a nanosecond",
    arguments: [(1, 1...1), (10, 9...10), (41.67, 41...42), (100, 99...100)]
      as [(Double, ClosedRange<UInt64>)])
  func resolution(step: Double, expected: ClosedRange<UInt64>) {
    let timer = ProfileTimer(emptyLengths: [], variedLengths: Self.lengths(step: step))
    #expect(expected.contains(timer.resolution), "\(timer.resolution)")
  }

  @Test("A clock that states a longer step is believed")
  func statedResolution() {
    let lengths = Self.lengths(step: 1)
    let timer = ProfileTimer(emptyLengths: [], variedLengths: lengths, statedResolution: 4_000_000)
    #expect(timer.resolution == 4_000_000)
  }

  @Test(
    "The timer's cost is taken off, and what is less than it can tell is 0",
    arguments: [(0, 0), (20, 0), (29, 0), (30, 10), (31, 11), (1020, 1000)]
      as [(UInt64, UInt64)])
  func taken(length: UInt64, expected: UInt64) {
    var timer = ProfileTimer(emptyLengths: [20], variedLengths: [])
    timer.resolution = 10
    #expect(timer.taken(length) == expected)
  }

  @Test("A measured timer costs something, and tells something apart")
  func measured() {
    let timer = ProfileTimer.measured()
    #expect(timer.resolution >= 1)
    #expect(timer.cost < 1_000_000)
  }
}
