/// A clock whose time is set by dragging its hour hand or its minute hand.
///
/// A hand is picked by nearness, and the shorter one where both are as near, as it lies in front.
/// The second hand is not dragged. The time follows the turn of the finger about the centre, to whole
/// seconds, over any number of turns; so the minute hand carries the hours, and the way back restores
/// the time exactly. After midnight comes 0:00.
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
    /// Lets the clock go on by so many seconds, or back.
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
  /// The twelve hours, and where they are written.
  public let labels: ClockLabels
  /// The time that is shown.
  public private(set) var time: TimeOfDay

  private var drag: Drag?

  /// A contact that turns a hand, and what the time is a function of.
  private struct Drag {
    let contact: Int
    let hand: Hand
    var capture: AngleCapture
    var timeBefore: TimeOfDay
    /// The time at a turn of 0°.
    var start: TimeOfDay

    /// Takes the contact to a place, and returns the time there.
    mutating func follow(_ location: Point) -> TimeOfDay {
      capture.move(to: location)
      return start.advanced(by: seconds)
    }

    /// The seconds that the hand was turned by, whole: 10 a degree of the minute hand, which goes
    /// round in an hour, and 120 a degree of the hour hand, which goes round in twelve.
    var seconds: Double {
      let seconds = capture.turn.degrees * (hand == .hour ? 120 : 10)
      let whole = seconds.rounded(.towardZero)
      let rest = seconds - whole
      return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }
  }

  /// Creates a clock.
  public init(
    frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100),
    time: TimeOfDay = TimeOfDay(hour: 10, minute: 9, second: 30), hands: Hands = .continuous
  ) {
    self.frame = frame
    labels = ClockLabels(in: frame)
    self.time = time
    self.hands = hands
  }
}

// MARK: - State

extension AnalogClock {
  /// The middle of the face.
  public var center: Point { Point(x: frame.midX, y: frame.midY) }

  /// The hand that a contact holds.
  public var activeHand: Hand { drag?.hand ?? .none }

  /// The direction of the hour hand, clockwise from 12, in [0°, 360°).
  public var hourAngle: Angle {
    switch hands {
    case .continuous: .degrees(time.seconds(into: 43_200) / 120)
    case .discrete: .degrees(Double(time.hour % 12) * 30)
    }
  }

  /// The direction of the minute hand, clockwise from 12, in [0°, 360°).
  public var minuteAngle: Angle {
    switch hands {
    case .continuous: .degrees(time.seconds(into: 3600) / 10)
    case .discrete: .degrees(Double(time.minute) * 6)
    }
  }

  /// The direction of the second hand, clockwise from 12, in [0°, 360°).
  public var secondAngle: Angle {
    switch hands {
    case .continuous: .degrees(time.seconds(into: 60) * 6)
    case .discrete: .degrees(Double(time.second) * 6)
    }
  }

  /// The end of the hour hand: 0.4 of the width from the middle.
  public var hourEnd: Point { end(of: hourAngle, length: 0.4) }

  /// The end of the minute hand: 0.6 of the width from the middle.
  public var minuteEnd: Point { end(of: minuteAngle, length: 0.6) }

  /// The end of the second hand: 0.8 of the width from the middle.
  public var secondEnd: Point { end(of: secondAngle, length: 0.8) }

  private func end(of angle: Angle, length: Double) -> Point {
    let (sine, cosine) = sincos(angle)
    let radius = length * frame.width
    return Point(x: center.x + radius * sine, y: center.y - radius * cosine)
  }
}

// MARK: - Control

extension AnalogClock: Control {
  /// Takes one report of one contact. The first contact on a hand turns it; others are ignored.
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
      drag = nil
    case .cancels: cancel()
    }
  }

  /// Carries out a command at once, and a drag goes on from there.
  ///
  /// A clock that goes on meanwhile does so for what a cancelled drag gives back, too; a time that is
  /// set is given back itself.
  public mutating func perform(_ command: Command, at time: Double) {
    switch command {
    case .advance(let seconds):
      self.time = self.time.advanced(by: seconds)
      if let drag {
        self.drag?.timeBefore = drag.timeBefore.advanced(by: seconds)
        self.drag?.start = drag.start.advanced(by: seconds)
      }
    case .set(let newTime):
      self.time = newTime
      if let drag {
        self.drag?.timeBefore = newTime
        self.drag?.start = newTime.advanced(by: -drag.seconds)
      }
    }
  }

  /// Writes time (seconds since midnight), label, hourAngle, minuteAngle, secondAngle, hourEnd,
  /// minuteEnd, secondEnd, activeHand and labels (their places, 12 first).
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("time", time.secondsSinceMidnight)
    encoder.encode("label", time.labelText)
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
      capture: AngleCapture(pivot: center, start: event.location), timeBefore: time, start: time)
  }

  private mutating func follow(_ location: Point) {
    // The drag is used where it is, as a copy of it costs more than the turn.
    if let newTime = drag?.follow(location) { time = newTime }
  }

  private mutating func cancel() {
    if let drag { time = drag.timeBefore }
    drag = nil
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
