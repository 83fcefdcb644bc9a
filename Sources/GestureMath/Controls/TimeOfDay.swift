/// A time of day: the whole nanoseconds since midnight.
///
///     let time = TimeOfDay("9:05 pm")               // 21:05:00
///     time?.advanced(by: 0.1)?.label                // "21:05:00"
///
/// Sums are those of whole numbers, so nothing is gained or lost: ten times 0.1 s is a second, and
/// the way back restores the time.
public struct TimeOfDay: Hashable, Sendable {
  /// How the hours of a day are numbered; the names are those of Foundation's `Locale.HourCycle`.
  public enum HourCycle: String, CaseIterable, Sendable {
    /// From 0 to 23.
    case zeroToTwentyThree
    /// From 1 to 12, twice: 12 AM is midnight, and 12 PM is noon.
    case oneToTwelve
  }

  /// The number of seconds in a day.
  public static var secondsPerDay: Double { 86_400 }
  /// The number of nanoseconds in a day.
  public static var nanosecondsPerDay: Int64 { 86_400 * nanosecondsPerSecond }
  static var nanosecondsPerSecond: Int64 { 1_000_000_000 }

  /// How many seconds are too many to be read as a time, either way. Doubles are 1/8 s apart there.
  public static var secondsLimit: Double { 1e15 }

  /// The nanoseconds since midnight, from 0 to less than ``nanosecondsPerDay``.
  public let nanosecondsSinceMidnight: Int64

  /// Creates a time from the nanoseconds since some midnight; whole days are left out.
  public init(nanosecondsSinceMidnight nanoseconds: Int64) {
    let rest = nanoseconds % Self.nanosecondsPerDay
    nanosecondsSinceMidnight = rest < 0 ? rest + Self.nanosecondsPerDay : rest
  }

  /// Creates a time from the seconds since some midnight, rounded to the nearest nanosecond, halves
  /// away from 0; whole days are left out.
  ///
  /// It is nil where the number is not finite, and from ``secondsLimit`` on, either way.
  public init?(secondsSinceMidnight seconds: Double) {
    guard let nanoseconds = Self.nanoseconds(of: seconds) else { return nil }
    self.init(nanosecondsSinceMidnight: nanoseconds)
  }

  /// Creates a time from its parts; what is over is carried, and whole days are left out.
  public init(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    let seconds =
      Int64(hour % 24) * 3600 + Int64(minute % 1440) * 60 + Int64(second) % 86_400
    let rest = Int64(nanosecond) % Self.nanosecondsPerDay
    self.init(nanosecondsSinceMidnight: seconds * Self.nanosecondsPerSecond + rest)
  }
}

// MARK: - Sums

extension TimeOfDay {
  /// Returns the time so many seconds later, or earlier where negative. It goes round at midnight.
  ///
  /// The seconds are rounded to the nearest nanosecond first, halves away from 0, so that as many
  /// seconds back restore the time. It is nil where they are not finite, and from ``secondsLimit``
  /// on, either way.
  public func advanced(by seconds: Double) -> TimeOfDay? {
    guard let nanoseconds = Self.nanoseconds(of: seconds) else { return nil }
    return advanced(byNanoseconds: nanoseconds)
  }

  /// Returns the time so many nanoseconds later, or earlier where negative. It goes round at midnight.
  public func advanced(byNanoseconds nanoseconds: Int64) -> TimeOfDay {
    let rest = nanoseconds % Self.nanosecondsPerDay
    return TimeOfDay(nanosecondsSinceMidnight: nanosecondsSinceMidnight + rest)
  }

  /// The nearest whole number of nanoseconds, halves away from 0, without whole days; nil where the
  /// seconds are not finite or too many. Nothing is rounded before.
  static func nanoseconds(of seconds: Double) -> Int64? {
    guard seconds.magnitude < secondsLimit else { return nil }
    let whole = Int64(seconds)
    let fraction = nanoseconds(ofFraction: (seconds - Double(whole)).magnitude)
    return whole % 86_400 * nanosecondsPerSecond + (seconds < 0 ? -fraction : fraction)
  }

  /// The nearest whole number to 10^9 times a fraction from 0 to less than 1, halves up.
  ///
  /// Nothing is rounded before the comparison. As 10^9 is 5^9 · 2^9, its odd part has 21 bits, and its
  /// products with the first 32 bits of the fraction and with the other 21 are exact. What the first
  /// product lacks of a half is a multiple of 2^−53, and exact too. Only for fractions below 2^−31 it
  /// is not, and they are far from half a nanosecond.
  private static func nanoseconds(ofFraction fraction: Double) -> Int64 {
    let head = Double(bitPattern: fraction.bitPattern & ~0x1F_FFFF)
    let (most, rest) = (head * 1e9, (fraction - head) * 1e9)
    let whole = Int64(most)
    return rest >= 0.5 - (most - Double(whole)) ? whole + 1 : whole
  }
}

// MARK: - Parts

extension TimeOfDay {
  /// The seconds since midnight, in [0, 86,400): the double nearest to the nanoseconds.
  public var secondsSinceMidnight: Double { Double(nanosecondsSinceMidnight) / 1e9 }

  /// The hour, from 0 to 23.
  public var hour: Int { wholeSeconds / 3600 }

  /// The minute, from 0 to 59.
  public var minute: Int { wholeSeconds / 60 % 60 }

  /// The whole second, from 0 to 59.
  public var second: Int { wholeSeconds % 60 }

  /// The nanosecond, from 0 to 999,999,999.
  public var nanosecond: Int { Int(nanosecondsSinceMidnight % Self.nanosecondsPerSecond) }

  /// The nanoseconds since the last whole multiple of `period` seconds: an exact double.
  func nanoseconds(into period: Int64) -> Double {
    Double(nanosecondsSinceMidnight % (period * Self.nanosecondsPerSecond))
  }

  private var wholeSeconds: Int { Int(nanosecondsSinceMidnight / Self.nanosecondsPerSecond) }
}

// MARK: - Text

extension TimeOfDay {
  /// The hours, minutes and whole seconds of two digits each, such as "09:05:30".
  public var label: String { label(.zeroToTwentyThree) }

  /// The hours, minutes and whole seconds: "21:05:30", or "9:05:30 PM" where hours go from 1 to 12.
  public func label(_ hourCycle: HourCycle) -> String { labelText(hourCycle).description }

  /// The label, without making a `String` of it.
  @usableFromInline
  func labelText(_ hourCycle: HourCycle) -> ShortText {
    let rest: ShortText = ":" + ShortText(twoDigits: minute) + ":" + ShortText(twoDigits: second)
    switch hourCycle {
    case .zeroToTwentyThree: return ShortText(twoDigits: hour) + rest
    case .oneToTwelve:
      return ShortText(Int64((hour + 11) % 12 + 1)) + rest + (hour < 12 ? " AM" : " PM")
    }
  }

  /// Creates a time from a text such as "10:09:30", "9:05" or "9:05 pm"; nil where it is no time of
  /// a day.
  ///
  /// Hours have one digit or two, all else has two. With AM or PM, in small or capital letters after
  /// one space, hours go from 1 to 12; else from 0 to 23. The space may be narrow and not breaking
  /// (U+202F), as Foundation writes it.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)
    guard let half = Self.removeHalf(from: &bytes) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var numbers: [Int] = []
    for (index, part) in parts.enumerated() {
      let digits = part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard digits, part.count == 2 || (index == 0 && part.count == 1) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    guard half.hours.contains(numbers[0]), numbers[1] < 60, numbers.count == 2 || numbers[2] < 60
    else { return nil }
    let hour = half == .none ? numbers[0] : numbers[0] % 12 + (half == .afternoon ? 12 : 0)
    self.init(hour: hour, minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }

  /// Which half of the day a text names.
  private enum Half {
    case none, forenoon, afternoon

    /// The hours that can stand before it.
    var hours: ClosedRange<Int> { self == .none ? 0...23 : 1...12 }
  }

  /// Takes a space and AM or PM off the end of a text; nil where the letters have no such space.
  private static func removeHalf(from bytes: inout [UInt8]) -> Half? {
    // Bit 5 tells small letters from capitals.
    let letters = bytes.suffix(2).map { $0 | 0x20 }
    let isForenoon = letters == [UInt8(ascii: "a"), UInt8(ascii: "m")]
    guard isForenoon || letters == [UInt8(ascii: "p"), UInt8(ascii: "m")] else {
      return Half.none
    }
    bytes.removeLast(2)
    let spaces: [[UInt8]] = [[0x20], [0xE2, 0x80, 0xAF]]
    guard let space = spaces.first(where: { bytes.suffix($0.count) == $0[...] }) else {
      return nil
    }
    bytes.removeLast(space.count)
    return isForenoon ? .forenoon : .afternoon
  }
}
