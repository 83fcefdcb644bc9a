import GestureMath
import GestureReplay

/// A clock written anew, with at most one fault.
struct FaultyClock: Sendable {
  /// What is wrong.
  let fault: ClockFault

  private let frame: Rect
  private let isDiscrete: Bool
  private let minimumDistance: Double
  private let hourCycle: TimeOfDay.HourCycle
  private let labels: [Point]
  private var time: TimeOfDay
  /// By how much a fault's sum of seconds is off.
  private var error = 0.0
  private var drag: Drag?

  private struct Drag {
    let contact: Int
    let hand: AnalogClock.Hand
    let touch: Point
    /// Where the contact first was far enough from its start; nil until it was.
    var threshold: Point?
    var turns: TurnCount
    var timeBefore: TimeOfDay
    var start: TimeOfDay
    /// The half days that a fault added.
    var flips = 0.0

    func seconds(of turn: Angle) -> Double {
      guard threshold != nil else { return 0 }
      let seconds = turn.degrees * (hand == .hour ? 120 : 10)
      return seconds.rounded(.toNearestOrAwayFromZero)
    }
  }

  private var center: Point { Point(x: frame.midX, y: frame.midY) }
}

// MARK: - Recording

extension FaultyClock: RecordableControl {
  static var recordedType: String { AnalogClock.recordedType }
  static var commandNames: [String] { AnalogClock.commandNames }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    let settings = try AnalogClock(configuration: &configuration)
    fault = try configuration.choice("fault", default: ClockFault.none)
    frame = settings.frame
    isDiscrete = settings.hands == .discrete
    (minimumDistance, hourCycle) = (settings.minimumDistance, settings.hourCycle)
    labels = settings.labels.points
    time = settings.time
  }

  static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> AnalogClock.Command? {
    try AnalogClock.command(name, arguments: &arguments)
  }
}

// MARK: - Control

extension FaultyClock {
  mutating func receive(_ event: PointerEvent) {
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

  mutating func perform(_ command: AnalogClock.Command, at time: Double) {
    switch command {
    case .advance(let seconds):
      let sum = self.time.secondsSinceMidnight + error + seconds
      self.time = self.time.later(by: seconds)
      if fault == .ticksErr { error = sum - self.time.secondsSinceMidnight }
      if let drag {
        self.drag?.timeBefore = drag.timeBefore.later(by: seconds)
        self.drag?.start = drag.start.later(by: seconds)
      }
    case .set(let newTime):
      self.time = newTime
      if let drag {
        let turned = fault == .setForgetsTurn ? 0 : drag.seconds(of: drag.turns.turn)
        self.drag?.timeBefore = newTime
        self.drag?.start = newTime.later(by: -turned)
      }
    }
  }

  private var label: String {
    let shown = error < 0 ? time.advanced(byNanoseconds: -1) : time
    let isNoon = time.hour == 12 && hourCycle == .oneToTwelve && fault == .noonIsForenoon
    return isNoon ? time.later(by: -43_200).label(hourCycle) : shown.label(hourCycle)
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("time", time.secondsSinceMidnight + error)
    encoder.encode("label", label)
    encoder.encode("hourAngle", hourAngle)
    encoder.encode("minuteAngle", minuteAngle)
    encoder.encode("secondAngle", secondAngle)
    encoder.encode("hourEnd", end(of: hourAngle, length: 0.4))
    encoder.encode("minuteEnd", end(of: minuteAngle, length: 0.6))
    encoder.encode("secondEnd", end(of: secondAngle, length: 0.8))
    let hand = drag.flatMap { $0.threshold == nil ? nil : $0.hand }
    encoder.encode("activeHand", hand ?? .none)
    encoder.encode("labels", labels)
  }

  private mutating func begin(_ event: PointerEvent) {
    let toHour = distance(event.location, to: end(of: hourAngle, length: 0.4))
    let toMinute = distance(event.location, to: end(of: minuteAngle, length: 0.6))
    guard min(toHour, toMinute) <= AnalogClock.pickingDistance else { return }
    drag = Drag(
      contact: event.id, hand: toMinute < toHour - AnalogClock.indistinctDistance ? .minute : .hour,
      touch: event.location, threshold: minimumDistance == 0 ? event.location : nil,
      turns: TurnCount(pivot: center, start: event.location), timeBefore: time, start: time)
  }

  private mutating func follow(_ location: Point) {
    guard var drag else { return }
    let turnBefore = drag.turns.turn
    drag.turns.move(to: location)
    if drag.threshold == nil, location.distance(to: drag.touch) >= minimumDistance {
      drag.threshold = location
      if fault == .handSlopLost { drag.turns = TurnCount(pivot: center, start: location) }
    }
    let turn = drag.turns.turn
    let seconds = drag.seconds(of: turn)
    switch fault {
    case .roundsEveryEvent: time = time.later(by: drag.seconds(of: turn - turnBefore))
    case .hourLost where drag.hand == .minute:
      let moved = drag.start.later(by: seconds)
      time = TimeOfDay(hour: drag.start.hour, minute: moved.minute, second: moved.second)
    case .noonFlips where drag.hand == .hour:
      let start = drag.start.secondsSinceMidnight
      let half = ((start + seconds) / 43_200).rounded(.down)
      let halfBefore = ((start + drag.seconds(of: turnBefore)) / 43_200).rounded(.down)
      if half < halfBefore { drag.flips += 1 }
      time = drag.start.later(by: seconds + drag.flips * 43_200)
    default: time = drag.start.later(by: seconds)
    }
    self.drag = drag
  }

  private mutating func cancel() {
    if let drag { time = drag.timeBefore }
    drag = nil
  }
}

// MARK: - Hands

extension FaultyClock {
  private var hourAngle: Angle {
    isDiscrete || fault == .hourHandJumpsWithMinutes
      ? .degrees(Double(time.hour % 12) * 30) : rest(of: 43_200) / 120e9
  }

  private var minuteAngle: Angle {
    isDiscrete ? .degrees(Double(time.minute) * 6) : rest(of: 3600) / 10e9
  }

  private var secondAngle: Angle {
    isDiscrete ? .degrees(Double(time.second) * 6) : rest(of: 60) * 6 / 1e9
  }

  /// The nanoseconds since the last multiple of a period, as degrees.
  private func rest(of period: Int64) -> Angle {
    .degrees(Double(time.nanosecondsSinceMidnight % (period * 1_000_000_000)))
  }

  private func end(of angle: Angle, length: Double) -> Point {
    let (sine, cosine) = sincos(angle)
    let radius = length * frame.width
    return Point(x: center.x + radius * sine, y: center.y - radius * cosine)
  }

  private func distance(_ location: Point, to end: Point) -> Double {
    let (hand, offset) = (end - center, location - center)
    guard hand.magnitudeSquared > 0 else { return offset.length }
    let share = min(max(offset.dot(hand) / hand.magnitudeSquared, 0), 1)
    return (offset - share * hand).length
  }
}

extension TimeOfDay {
  fileprivate func later(by seconds: Double) -> TimeOfDay { advanced(by: seconds) ?? self }
}
