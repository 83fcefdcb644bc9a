/// A time of day: the seconds since midnight, from 0 to less than 86,400.
public struct TimeOfDay: Hashable, Sendable {
  /// The number of seconds in a day.
  public static var secondsPerDay: Double { 86_400 }

  /// The seconds since midnight, in [0, 86,400).
  public let secondsSinceMidnight: Double

  /// Creates a time from the seconds since some midnight; whole days are left out.
  ///
  /// Beyond 10^15 seconds either way, and where the number is not finite, the time is midnight.
  public init(secondsSinceMidnight seconds: Double) {
    guard seconds.magnitude < 1e15 else {
      secondsSinceMidnight = 0
      return
    }
    let whole = Int64(seconds)
    let fraction = seconds - Double(whole)
    let rest = Double(whole % 86_400) + fraction
    let wrapped = rest < 0 ? rest + Self.secondsPerDay : rest
    // A tiny negative rest rounds up to the next midnight.
    secondsSinceMidnight = wrapped < Self.secondsPerDay ? wrapped : 0
  }

  /// Creates a time from its parts; what is over is carried, and whole days are left out.
  public init(hour: Int, minute: Int, second: Int = 0) {
    self.init(
      secondsSinceMidnight: Double(hour) * 3600 + Double(minute) * 60 + Double(second))
  }

  /// Returns the time so many seconds later; earlier where negative. It goes round at midnight.
  public func advanced(by seconds: Double) -> TimeOfDay {
    TimeOfDay(secondsSinceMidnight: secondsSinceMidnight + seconds)
  }
}

// MARK: - Parts

extension TimeOfDay {
  /// The hour, from 0 to 23.
  public var hour: Int { wholeSeconds / 3600 }

  /// The minute, from 0 to 59.
  public var minute: Int { wholeSeconds / 60 % 60 }

  /// The whole second, from 0 to 59.
  public var second: Int { wholeSeconds % 60 }

  /// The hours, minutes and seconds of two digits each, such as "10:09:30".
  public var label: String { labelText.description }

  @usableFromInline
  var labelText: ShortText {
    ShortText(twoDigits: hour) + ":" + ShortText(twoDigits: minute) + ":" + ShortText(twoDigits: second)
  }

  /// The seconds since the last whole multiple of `period` whole seconds, in [0, period).
  func seconds(into period: Int) -> Double {
    Double(wholeSeconds % period) + (secondsSinceMidnight - Double(wholeSeconds))
  }

  private var wholeSeconds: Int { Int(secondsSinceMidnight) }
}

// MARK: - Text

extension TimeOfDay {
  /// Creates a time from a text such as "10:09:30" or "9:05"; nil where it is no time of a day.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var numbers: [Int] = []
    for (index, part) in parts.enumerated() {
      let digits = part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard digits, part.count == 2 || (index == 0 && part.count == 1) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    guard numbers[0] < 24, numbers[1] < 60, numbers.count == 2 || numbers[2] < 60 else {
      return nil
    }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }
}
