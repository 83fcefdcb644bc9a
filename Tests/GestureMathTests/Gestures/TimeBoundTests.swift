import GestureMath
import Testing

@Suite("Bounds of time")
struct TimeBoundTests {
  struct Row: CustomTestStringConvertible {
    let bound: Double
    let elapsed: Double
    let isWithin: Bool
    let why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(bound: 0.04, elapsed: 0.04, isWithin: true, why: "a bound is within itself"),
    Row(bound: 0.04, elapsed: 0.16 - 0.12, isWithin: true, why: "40 ms are, however they round"),
    Row(bound: 0.04, elapsed: 0.040_000_499, isWithin: true, why: "less than half a µs is nothing"),
    Row(bound: 0.04, elapsed: 0.040_000_501, isWithin: false, why: "more than half is a whole one"),
    Row(bound: 0.04, elapsed: 0.040_001, isWithin: false, why: "a microsecond more is beyond"),
    Row(bound: 2e-6, elapsed: 2.5e-6, isWithin: false, why: "a half is rounded up"),
    Row(bound: 2.6e-6, elapsed: 3e-6, isWithin: true, why: "the bound is rounded, too"),
    Row(bound: 0, elapsed: 0, isWithin: true, why: "no time is within none"),
    Row(bound: 0, elapsed: 0.4e-6, isWithin: true, why: "nor is what rounds to none a time"),
    Row(bound: 0, elapsed: 1e-6, isWithin: false, why: "a microsecond is a time"),
    Row(bound: 0.04, elapsed: -7, isWithin: true, why: "what is before is within any bound"),
    Row(bound: 1, elapsed: .nan, isWithin: false, why: "no number is within none"),
    Row(bound: .infinity, elapsed: 2e12, isWithin: true, why: "without a bound all is within"),
    Row(bound: 1, elapsed: .greatestFiniteMagnitude, isWithin: false, why: "huge times overflow"),
    Row(bound: 0x1p52 / 1e6, elapsed: 0x1p52 / 1e6, isWithin: true, why: "143 years are in 143"),
    Row(bound: 1e12, elapsed: 1e12, isWithin: true, why: "a huge bound is within itself"),
    Row(bound: 1e12, elapsed: (1e12).nextUp, isWithin: false, why: "and what follows is not"),
    Row(bound: 1e300, elapsed: 1e12, isWithin: true, why: "huge bounds are bounds"),
  ]

  @Test("A difference of times is within a bound or not", arguments: rows)
  func table(row: Row) {
    #expect(TimeBound(row.bound).admits(row.elapsed) == row.isWithin)
  }

  @Test("It is the rounding of the difference that counts, whatever the numbers")
  func rounding() {
    var random = SplitMix(state: 1)
    for _ in 0..<10_000 {
      let bound = Double(random.next() % 200_000)
      let elapsed = (bound + Double.random(in: -2...2, using: &random)) / 1e6
      #expect(
        TimeBound(bound / 1e6).admits(elapsed) == ((elapsed * 1e6).rounded() <= bound),
        "\(elapsed) and \(bound)")
    }
  }

  @Test("From no origin of the clock up to 2³¹ s is a time of whole microseconds another one")
  func origins() {
    var random = SplitMix(state: 2)
    for _ in 0..<10_000 {
      let origin = Double.random(in: 0...0x1p31, using: &random)
      for microseconds in [5000, 40_000, 100_000] {
        for off in [0, 1] {
          let end = origin + Double(microseconds + off) / 1e6
          let isWithin = TimeBound(Double(microseconds) / 1e6).admits(end - origin)
          #expect(isWithin == (off == 0), "\(microseconds + off) µs from \(origin)")
        }
      }
    }
  }
}
