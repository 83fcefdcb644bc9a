import GestureMath
import Testing

struct TimeOfDayTests {
  @Test(
    "A text is a time of day",
    arguments: [
      ("10:09:30", 36_570.0), ("9:05", 32_700), ("00:00", 0), ("23:59:59", 86_399),
      ("10:09:30 AM", 36_570), ("9:05 pm", 75_900), ("09:05 Pm", 75_900), ("12:00 AM", 0),
      ("12:00:00 pm", 43_200), ("12:59 aM", 3540), ("1:00\u{202F}PM", 46_800), ("11:59 PM", 86_340),
    ])
  func text(text: String, seconds: Double) {
    #expect(TimeOfDay(text)?.secondsSinceMidnight == seconds)
  }

  @Test(
    "What is no time of day is refused",
    arguments: [
      "", "10", "24:00", "10:60", "10:00:60", "1:2", "10:09:3", "-1:00", "10:09:30:00", "10:09 ",
      "010:00", ":09", "１0:00", "10:0９", "13:00 PM", "0:30 AM", "00:30 PM", "9:05PM", "9:05  PM",
      "9:05 P", "9:05 M", "9:05 XM", " PM", "PM", "9 PM", "9:05 p.m.", "9:05 PM ", "9:05\tPM",
      "9:05 AM PM", "9:05\u{00A0}PM", "21:05 pm", "9:60 PM", "AM 9:05",
    ])
  func noTime(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(
    "A label of twelve hours names noon and midnight as twelve",
    arguments: [
      ("00:00:00", "12:00:00 AM"), ("00:59:59", "12:59:59 AM"), ("01:00:00", "1:00:00 AM"),
      ("10:09:30", "10:09:30 AM"), ("11:59:59", "11:59:59 AM"), ("12:00:00", "12:00:00 PM"),
      ("12:00:01", "12:00:01 PM"), ("13:00:00", "1:00:00 PM"), ("21:05:07", "9:05:07 PM"),
      ("23:59:59", "11:59:59 PM"),
    ])
  func twelveHours(text: String, label: String) {
    let time = TimeOfDay(text)
    #expect(time?.label(.oneToTwelve) == label)
    #expect(time?.label(.zeroToTwentyThree) == text)
  }

  @Test("Every label of every whole second of a day is read as its time")
  func roundTrip() {
    for second in 0..<86_400 {
      let time = TimeOfDay(hour: 0, minute: 0, second: second)
      for cycle in TimeOfDay.HourCycle.allCases where TimeOfDay(time.label(cycle)) != time {
        Issue.record("\(time.label(cycle))")
      }
    }
  }

  @Test(
    "Seconds go round at midnight, either way",
    arguments: [
      (86_400.0, 0.0), (-1, 86_399), (-86_400, 0), (90_000.5, 3600.5), (-0.25, 86_399.75),
      (-1e-20, 0), (1e14, 35200), (0.1, 0.1), (86_399.9999999996, 0),
      (86_399.9999999994, 86_399.999999999),
    ])
  func wraps(seconds: Double, expected: Double) {
    #expect(TimeOfDay(secondsSinceMidnight: seconds)?.secondsSinceMidnight == expected)
  }

  @Test(
    "What is no number of seconds is no time, and leads to none",
    arguments: [.nan, .infinity, -.infinity, 1e15, -1e15, .greatestFiniteMagnitude])
  func noSeconds(seconds: Double) {
    #expect(TimeOfDay(secondsSinceMidnight: seconds) == nil)
    #expect(TimeOfDay(hour: 3, minute: 0).advanced(by: seconds) == nil)
  }

  @Test("Parts of any size are carried, and none traps")
  func parts() {
    #expect(TimeOfDay(hour: 25, minute: 61, second: 61).label == "02:02:01")
    #expect(TimeOfDay(hour: -1, minute: 0, second: 0, nanosecond: -1).label == "22:59:59")
    #expect(TimeOfDay(hour: 0, minute: 0, nanosecond: 1_000_000_001).nanosecond == 1)
    // By whole numbers of any length (Python's).
    let most = TimeOfDay(hour: .max, minute: .max, second: .max, nanosecond: .max)
    #expect(most.label == "16:24:23")
    #expect(most.nanosecond == 854_775_807)
    let least = TimeOfDay(hour: .min, minute: .min, second: .min, nanosecond: .min)
    #expect(least.label == "06:34:35")
  }
}

struct TimeOfDayRoundingTests {
  /// Seconds, and the nearest nanoseconds by whole numbers of any length (Python's fractions).
  static let rows: [(seconds: Double, nanoseconds: Int64)] = [
    (0.1, 100_000_000), (0.001, 1_000_000), (1.0 / 3, 333_333_333),
    (0.0009765625, 976_563), (0.0029296875, 2_929_688),
    // Next to ties, on which one multiplication rounds.
    (5e-10, 1), (1.5e-09, 1), (4.999999999999999e-10, 0), (5.000000000000001e-10, 1),
    (0.8614255485, 861_425_548), (0.6347461605, 634_746_160), (0.0098837275, 9_883_727),
    (0.4093149315, 409_314_931), (0.4532442215, 453_244_221), (0.1996153295, 199_615_329),
    (.leastNonzeroMagnitude, 0), (4.656612873077393e-10, 0),
  ]

  @Test("Seconds are the nearest nanoseconds, halves away from 0, either way", arguments: rows)
  func rounding(seconds: Double, nanoseconds: Int64) throws {
    let noon = TimeOfDay(hour: 12, minute: 0)
    let (later, earlier) = (noon.advanced(by: seconds), noon.advanced(by: -seconds))
    let start = noon.nanosecondsSinceMidnight
    #expect(try #require(later).nanosecondsSinceMidnight == start + nanoseconds)
    #expect(try #require(earlier).nanosecondsSinceMidnight == start - nanoseconds)
  }

  @Test("Seconds far and near are those of whole numbers of 128 bits")
  func wide() throws {
    var random = SplitMix(state: 9)
    let day = UInt128(86_400_000_000_000)
    for _ in 0..<20_000 {
      let exponent = Int.random(in: -40...49, using: &random)
      let seconds =
        Double.random(in: 1..<2, using: &random)
        * Double(sign: .plus, exponent: exponent, significand: 1)
      guard seconds < TimeOfDay.secondsLimit else { continue }
      // The significand times 10^9, as so many 2^shift-ths.
      let product = UInt128(seconds.significandBitPattern | 1 << 52) * 1_000_000_000
      let shift = UInt128(52 - exponent)
      let nanoseconds =
        exponent > 52 ? product : (product >> shift) + ((product >> (shift - 1)) & 1)
      let time = try #require(TimeOfDay(secondsSinceMidnight: seconds))
      #expect(time.nanosecondsSinceMidnight == Int64(nanoseconds % day), "\(seconds)")
    }
  }

  @Test("Seconds of a time are the nearest double, and lead back to the time")
  func seconds() {
    var random = SplitMix(state: 4)
    for _ in 0..<20_000 {
      let nanoseconds = Int64.random(in: 0..<TimeOfDay.nanosecondsPerDay, using: &random)
      let time = TimeOfDay(nanosecondsSinceMidnight: nanoseconds)
      #expect(TimeOfDay(secondsSinceMidnight: time.secondsSinceMidnight) == time)
    }
  }
}
