import GestureMath
import GestureReplay

/// A dial written anew, with at most one fault.
struct FaultyDial: Sendable {
  /// What is wrong.
  let fault: DialFault

  /// The dial as configured; nothing but its settings is read.
  private let settings: AngleDial
  private var shown: Animated<Angle>
  private var time = -Double.infinity
  private var drag: Drag?

  private struct Drag {
    let contact: Int
    var turns: TurnCount
    var shownBefore: Animated<Angle>
    var origin: Angle?
    var turnAtOrigin = Angle.zero
  }

  private var angle: Angle { shown.target }
  private var isAbsolute: Bool { settings.grab == .absolute || fault == .noGrab }
}

// MARK: - Recording

extension FaultyDial: RecordableControl {
  static var recordedType: String { AngleDial.recordedType }
  static var commandNames: [String] { AngleDial.commandNames }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    settings = try AngleDial(configuration: &configuration)
    fault = try configuration.choice("fault", default: DialFault.none)
    shown = Animated(settings.angle)
  }

  static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> AngleDial.Command? {
    try AngleDial.command(name, arguments: &arguments)
  }
}

// MARK: - Control

extension FaultyDial {
  mutating func receive(_ event: PointerEvent) {
    advance(to: event.time)
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

  mutating func perform(_ command: AngleDial.Command, at time: Double) {
    advance(to: time)
    switch command {
    case .step(let count): set(angle + settings.step * count, by: settings.animation)
    case .set(let angle, let animated): set(angle, by: animated ? settings.animation : nil)
    }
    guard var drag else { return }
    drag.shownBefore = shown
    if !isAbsolute { (drag.origin, drag.turnAtOrigin) = (angle, drag.turns.turn) }
    self.drag = drag
  }

  mutating func advance(to time: Double) { self.time = max(self.time, time) }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let presented = shown.value(at: time)
    let (sine, cosine) = sincos(presented)
    let length = settings.frame.inset(by: settings.insets).width
    let pivot = settings.pivot
    encoder.encode("angle", angle)
    encoder.encode("presentedAngle", presented)
    encoder.encode("isEditing", drag != nil)
    encoder.encode("label", "\(Int64(angle.degrees.rounded()))°")
    encoder.encode("armEnd", Point(x: pivot.x - length * cosine, y: pivot.y - length * sine))
  }

  private mutating func begin(_ event: PointerEvent) {
    let turns = TurnCount(
      pivot: settings.pivot, start: event.location, isTowardPivot: true,
      isZeroOnPivot: fault == .pivotGivesZero, countsTurns: fault != .naiveWrap)
    drag = Drag(contact: event.id, turns: turns, shownBefore: shown, origin: nil)
    set(shown.value(at: time))
    let seen = angle
    if !isAbsolute { drag?.origin = seen }
    follow(event.location)
  }

  private mutating func cancel() {
    if let drag, fault != .cancelKeeps { shown = drag.shownBefore }
    drag = nil
  }

  private mutating func follow(_ location: Point) {
    guard var drag else { return }
    let turnBefore = drag.turns.turn
    drag.turns.move(to: location)
    defer { self.drag = drag }
    guard let first = drag.turns.first else { return }
    var origin = drag.origin ?? representative(of: first)
    var turn = drag.turns.turn - drag.turnAtOrigin
    if fault == .incremental {
      origin += drag.turns.turn - turnBefore
      turn = .zero
    }
    drag.origin = origin
    let captured = origin + turn
    let hasTurned = isAbsolute || turn != .zero || fault == .incremental
    let snapped = hasTurned ? snapped(captured) : captured
    switch fault {
    case .snapDelta: set(origin + self.snapped(turn))
    case .snapKeepsShown where snapped != captured:
      (drag.origin, drag.turnAtOrigin) = (snapped, drag.turns.turn)
      set(snapped)
    case .clampCaptured where clamped(captured) != captured:
      (drag.origin, drag.turnAtOrigin) = (clamped(captured), drag.turns.turn)
      set(snapped)
    case .hopAtEnd: set(otherEnd(past: captured) ?? snapped)
    default: set(snapped)
    }
  }

  private mutating func set(_ angle: Angle, by animation: Animation? = nil) {
    let inRange = clamped(angle)
    let isWrapped = fault == .rangeEndWrap360 && inRange.degrees >= 360
    shown.set(
      isWrapped ? inRange.normalized : inRange, at: time,
      transaction: Transaction(animation: animation))
  }
}

// MARK: - From the captured angle to the shown one

extension FaultyDial {
  private func snapped(_ captured: Angle) -> Angle {
    guard let snap = settings.snap else { return captured }
    let nearest = captured.snapped(to: snap.step, within: snap.tolerance)
    guard fault == .snapFloor, nearest != captured else { return nearest }
    return snap.step * (captured / snap.step.degrees).degrees.rounded(.down)
  }

  private func clamped(_ angle: Angle) -> Angle {
    let limit = AngleDial.angleLimit
    let range = settings.range ?? -limit...limit
    let inRange = max(range.lowerBound, min(range.upperBound, angle))
    let isLoose = fault == .looseRange && (angle - inRange).degrees.magnitude > 180
    return isLoose ? angle : inRange
  }

  private func otherEnd(past captured: Angle) -> Angle? {
    guard let range = settings.range, !range.contains(captured) else { return nil }
    return captured > range.upperBound ? range.lowerBound : range.upperBound
  }

  private func representative(of bearing: Angle) -> Angle {
    let turns = ((angle.degrees - bearing.degrees) / 360).rounded(.towardZero)
    let candidates = [-1, 0, 1].map { Angle(degrees: bearing.degrees + 360 * (turns + $0)) }
    // Of equals this keeps the first, which is the lesser one.
    let nearest = candidates.min { distance(of: $0) < distance(of: $1) } ?? bearing
    guard fault == .deadZoneToMinimum, let range = settings.range, nearest > range.upperBound else {
      return nearest
    }
    return nearest - .degrees(360)
  }

  private func distance(of candidate: Angle) -> (fromRange: Double, fromAngle: Double) {
    (
      (candidate - clamped(candidate)).degrees.magnitude,
      (candidate - angle).degrees.magnitude
    )
  }
}
