import GestureMath
import GestureReplay

/// A clock written anew, with at most one fault.
struct FaultyClock: Sendable {
  /// What is wrong.
  let fault: ClockFault

  private let frame: Rect
  private let isDiscrete: Bool
  private let labels: [Point]
  private var time: TimeOfDay
  private var drag: Drag?

  private struct Drag {
    let contact: Int
    let hand: AnalogClock.Hand
    var turns: TurnCount
    var timeBefore: TimeOfDay
    var start: TimeOfDay
    /// The half days that a fault added.
    var flips = 0.0

    func seconds(of turn: Angle) -> Double {
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
      self.time = self.time.advanced(by: seconds)
      if let drag {
        self.drag?.timeBefore = drag.timeBefore.advanced(by: seconds)
        self.drag?.start = drag.start.advanced(by: seconds)
      }
    case .set(let newTime):
      self.time = newTime
      if let drag {
        self.drag?.timeBefore = newTime
        self.drag?.start = newTime.advanced(by: -drag.seconds(of: drag.turns.turn))
      }
    }
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("time", time.secondsSinceMidnight)
    encoder.encode("label", time.label)
    encoder.encode("hourAngle", hourAngle)
    encoder.encode("minuteAngle", minuteAngle)
    encoder.encode("secondAngle", secondAngle)
    encoder.encode("hourEnd", end(of: hourAngle, length: 0.4))
    encoder.encode("minuteEnd", end(of: minuteAngle, length: 0.6))
    encoder.encode("secondEnd", end(of: secondAngle, length: 0.8))
    encoder.encode("activeHand", drag?.hand ?? .none)
    encoder.encode("labels", labels)
  }

  private mutating func begin(_ event: PointerEvent) {
    let toHour = distance(event.location, to: end(of: hourAngle, length: 0.4))
    let toMinute = distance(event.location, to: end(of: minuteAngle, length: 0.6))
    guard min(toHour, toMinute) <= AnalogClock.pickingDistance else { return }
    drag = Drag(
      contact: event.id, hand: toMinute < toHour - AnalogClock.indistinctDistance ? .minute : .hour,
      turns: TurnCount(pivot: center, start: event.location), timeBefore: time, start: time)
  }

  private mutating func follow(_ location: Point) {
    guard var drag else { return }
    let turnBefore = drag.turns.turn
    drag.turns.move(to: location)
    let turn = drag.turns.turn
    let seconds = drag.seconds(of: turn)
    switch fault {
    case .roundsEveryEvent: time = time.advanced(by: drag.seconds(of: turn - turnBefore))
    case .hourLost where drag.hand == .minute:
      let moved = drag.start.advanced(by: seconds)
      time = TimeOfDay(hour: drag.start.hour, minute: moved.minute, second: moved.second)
    case .noonFlips where drag.hand == .hour:
      let start = drag.start.secondsSinceMidnight
      let half = ((start + seconds) / 43_200).rounded(.down)
      let halfBefore = ((start + drag.seconds(of: turnBefore)) / 43_200).rounded(.down)
      if half < halfBefore { drag.flips += 1 }
      time = drag.start.advanced(by: seconds + drag.flips * 43_200)
    default: time = drag.start.advanced(by: seconds)
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
      ? .degrees(Double(time.hour % 12) * 30) : rest(of: 43_200) / 120
  }

  private var minuteAngle: Angle {
    isDiscrete ? .degrees(Double(time.minute) * 6) : rest(of: 3600) / 10
  }

  private var secondAngle: Angle {
    isDiscrete ? .degrees(Double(time.second) * 6) : rest(of: 60) * 6
  }

  /// The seconds since the last multiple of a period, as degrees.
  private func rest(of period: Int) -> Angle {
    let whole = time.secondsSinceMidnight.rounded(.down)
    let fraction = time.secondsSinceMidnight - whole
    return .degrees(Double(Int(whole) % period) + fraction)
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
