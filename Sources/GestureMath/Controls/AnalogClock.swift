/// A clock whose time is set by dragging its hour hand or its minute hand.
///
///     var clock = AnalogClock(time: TimeOfDay(hour: 3, minute: 0))
///     clock.receive(PointerEvent(.began, at: clock.minuteEnd, time: 0))
///     clock.receive(PointerEvent(.moved, at: Point(x: 110, y: 50), time: 0.1))
///     clock.label                                   // "03:15:00"
///
/// A hand is picked by nearness, and the shorter one where both are as near, as it lies in front.
/// The second hand is not dragged. Once the contact went ``minimumDistance``, the time follows its
/// turn about the centre since it began, to whole seconds, over any number of turns; so the minute
/// hand carries the hours, and the way back restores the time exactly. After midnight comes 0:00.
public struct AnalogClock: Sendable {
  /// How the hands go.
  public enum Hands: String, CaseIterable, Sendable {
    /// Without a rest: half past, the hour hand is half way between two hours.
    case continuous
    /// In jumps: each hand points to its whole number, and the hour hand jumps on the hour.
    case discrete
  }

  /// A hand that a contact holds.
  public enum Hand: String, CaseIterable, Sendable, StateValue {
    /// None.
    case none
    /// The hour hand.
    case hour
    /// The minute hand.
    case minute
  }

  /// What can be asked of a clock other than by touch.
  public enum Command: Hashable, Sendable {
    /// Lets the clock go on by so many seconds, rounded to nanoseconds, or back. Seconds that are not
    /// finite, or from ``TimeOfDay/secondsLimit`` on, change nothing.
    case advance(by: Double)
    /// Sets the time.
    case set(TimeOfDay)
  }

  /// How near to a hand a contact must be to pick it, in points: half of a finger's 44.
  public static var pickingDistance: Double { 22 }

  /// The difference of distances below which two hands are as near, in points. Hands that lie on each
  /// other are as near but for rounding, which is not to choose between them.
  public static var indistinctDistance: Double { 0.001 }

  /// Where the clock is, in points. Its face is a circle about the middle whose radius is the width.
  public let frame: Rect
  /// How the hands go.
  public let hands: Hands
  /// How far a contact must go to turn a hand, in points; at 0 it turns one as soon as it touches it.
  public let minimumDistance: Double
  /// How ``label`` numbers the hours.
  public let hourCycle: TimeOfDay.HourCycle
  /// The twelve hours, and where they are written.
  public let labels: ClockLabels
  /// The time that is shown.
  public private(set) var time: TimeOfDay

  private var drag: Drag?
  // This follows from the drag too; but to look into that takes longer than all else of a state.
  /// The hand that a contact turns: none, before it went ``minimumDistance``.
  public private(set) var activeHand = Hand.none

  /// A contact on a hand, and what the time is a function of.
  private struct Drag {
    let contact: Int
    let hand: Hand
    var recognition: DragRecognition
    var capture: AngleCapture
    var timeBefore: TimeOfDay
    /// The time at a turn of 0°.
    var start: TimeOfDay

    var activeHand: Hand { recognition.isRecognized ? hand : .none }

    /// Takes the contact to a place, and returns the time there.
    mutating func follow(_ location: Point, minimumDistance: Double) -> TimeOfDay {
      _ = recognition.follow(location, minimumDistance: minimumDistance)
      capture.move(to: location)
      return start.advanced(byNanoseconds: turned)
    }

    /// The nanoseconds that the hand was turned by; 0 before the contact drags.
    ///
    /// They are those of whole seconds, the nearest ones, halves away from 0: 10 s a degree of the
    /// minute hand, which goes round in an hour, and 120 s a degree of the hour hand, which goes round
    /// in twelve.
    var turned: Int64 {
      guard recognition.isRecognized else { return 0 }
      let seconds = capture.turn.degrees * (hand == .hour ? 120 : 10)
      let whole = seconds.rounded(.towardZero)
      let rest = seconds - whole
      let nearest = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
      return TimeOfDay.nanoseconds(of: nearest) ?? 0
    }
  }

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points.
  ///   - time: The time that it shows.
  ///   - hands: How the hands go.
  ///   - minimumDistance: How far a contact must go to turn a hand, in points, at least 0.
  ///   - hourCycle: How its label numbers the hours.
  public init(
    frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100),
    time: TimeOfDay = TimeOfDay(hour: 10, minute: 9, second: 30), hands: Hands = .continuous,
    minimumDistance: Double = 0, hourCycle: TimeOfDay.HourCycle = .zeroToTwentyThree
  ) {
    self.frame = frame
    self.minimumDistance = minimumDistance
    self.hourCycle = hourCycle
    labels = ClockLabels(in: frame)
    self.time = time
    self.hands = hands
  }
}

// MARK: - State

extension AnalogClock {
  /// The middle of the face.
  public var center: Point { Point(x: frame.midX, y: frame.midY) }

  /// The time in hours, minutes and whole seconds, such as "10:09:30" or "10:09:30 AM".
  public var label: String { time.label(hourCycle) }

  /// The direction of the hour hand, clockwise from 12, in [0°, 360°).
  public var hourAngle: Angle {
    switch hands {
    case .continuous: .degrees(time.nanoseconds(into: 43_200) / 120e9)
    case .discrete: .degrees(Double(time.hour % 12) * 30)
    }
  }

  /// The direction of the minute hand, clockwise from 12, in [0°, 360°).
  public var minuteAngle: Angle {
    switch hands {
    case .continuous: .degrees(time.nanoseconds(into: 3600) / 10e9)
    case .discrete: .degrees(Double(time.minute) * 6)
    }
  }

  /// The direction of the second hand, clockwise from 12, in [0°, 360°).
  public var secondAngle: Angle {
    switch hands {
    case .continuous: .degrees(time.nanoseconds(into: 60) * 6 / 1e9)
    case .discrete: .degrees(Double(time.second) * 6)
    }
  }

  /// The end of the hour hand: 0.4 of the width from the middle.
  public var hourEnd: Point { Self.end(of: hourAngle, length: 0.4, in: frame) }

  /// The end of the minute hand: 0.6 of the width from the middle.
  public var minuteEnd: Point { Self.end(of: minuteAngle, length: 0.6, in: frame) }

  /// The end of the second hand: 0.8 of the width from the middle.
  public var secondEnd: Point { Self.end(of: secondAngle, length: 0.8, in: frame) }

  private static func end(of angle: Angle, length: Double, in frame: Rect) -> Point {
    let (sine, cosine) = sincos(angle)
    let radius = length * frame.width
    return Point(x: frame.midX + radius * sine, y: frame.midY - radius * cosine)
  }
}

// MARK: - Control

extension AnalogClock: Control {
  /// Takes one report of one contact. The first contact on a hand has it; others are ignored.
  public mutating func receive(_ event: PointerEvent) {
    switch event.effect(on: drag?.contact) {
    case .none: break
    case .begins: begin(event)
    case .restarts:
      cancel()
      begin(event)
    case .moves: follow(event.location)
    case .ends:
      follow(event.location)
      letGo()
    case .cancels: cancel()
    }
  }

  /// Carries out a command at once, and a drag goes on from there.
  ///
  /// Time that passes during a drag also passes for the time that a cancel restores, and a time that
  /// is set is what a cancel restores. Before a contact drags, a command is as if it had been given
  /// before the contact began.
  public mutating func perform(_ command: Command, at time: Double) {
    switch command {
    case .advance(let seconds):
      guard let nanoseconds = TimeOfDay.nanoseconds(of: seconds) else { return }
      self.time = self.time.advanced(byNanoseconds: nanoseconds)
      if let drag {
        self.drag?.timeBefore = drag.timeBefore.advanced(byNanoseconds: nanoseconds)
        self.drag?.start = drag.start.advanced(byNanoseconds: nanoseconds)
      }
    case .set(let newTime):
      self.time = newTime
      if let drag {
        self.drag?.timeBefore = newTime
        self.drag?.start = newTime.advanced(byNanoseconds: -drag.turned)
      }
    }
  }

  /// Writes time (seconds since midnight), label, hourAngle, minuteAngle, secondAngle, hourEnd,
  /// minuteEnd, secondEnd, activeHand and labels (their places, 12 first).
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("time", time.secondsSinceMidnight)
    encoder.encode("label", time.labelText(hourCycle))
    encoder.encode("hourAngle", hourAngle)
    encoder.encode("minuteAngle", minuteAngle)
    encoder.encode("secondAngle", secondAngle)
    encoder.encode("hourEnd", hourEnd)
    encoder.encode("minuteEnd", minuteEnd)
    encoder.encode("secondEnd", secondEnd)
    encoder.encode("activeHand", activeHand)
    encoder.encode("labels", labels.points)
  }

  private mutating func begin(_ event: PointerEvent) {
    guard let hand = hand(at: event.location) else { return }
    drag = Drag(
      contact: event.id, hand: hand,
      recognition: DragRecognition(at: event.location, minimumDistance: minimumDistance),
      capture: AngleCapture(pivot: center, start: event.location), timeBefore: time, start: time)
    activeHand = drag?.activeHand ?? .none
  }

  private mutating func follow(_ location: Point) {
    // The drag is used where it is, as a copy of it costs more than the turn.
    guard let newTime = drag?.follow(location, minimumDistance: minimumDistance) else { return }
    time = newTime
    activeHand = drag?.activeHand ?? .none
  }

  private mutating func cancel() {
    if let drag { time = drag.timeBefore }
    letGo()
  }

  private mutating func letGo() {
    drag = nil
    activeHand = .none
  }
}

// MARK: - Hands

extension AnalogClock {
  /// The hand that a contact at a place picks: the nearest one, the hour hand where both are as near;
  /// nil where none is near enough.
  public func hand(at location: Point) -> Hand? {
    let toHour = location.distance(toSegmentFrom: center, to: hourEnd)
    let toMinute = location.distance(toSegmentFrom: center, to: minuteEnd)
    guard min(toHour, toMinute) <= Self.pickingDistance else { return nil }
    return toMinute < toHour - Self.indistinctDistance ? .minute : .hour
  }
}

extension Point {
  /// The distance to the nearest point of a line segment, in points.
  fileprivate func distance(toSegmentFrom start: Point, to end: Point) -> Double {
    let (along, offset) = (end - start, self - start)
    let squaredLength = along.magnitudeSquared
    guard squaredLength > 0 else { return offset.length }
    let share = min(max(offset.dot(along) / squaredLength, 0), 1)
    return (offset - share * along).length
  }
}
