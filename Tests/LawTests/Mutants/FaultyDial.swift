import GestureMath
import GestureReplay

/// A dial written anew, with at most one fault.
struct FaultyDial: Sendable {
  /// What is wrong.
  let fault: DialFault

  /// The dial as configured; nothing but its settings is read.
  let settings: AngleDial
  var shown: Animated<Angle>
  private(set) var time = -Double.infinity
  var drag: Drag?
  /// The steps since the angle was set otherwise; nil where there were none.
  var steps: StepRun?

  struct Drag {
    let contact: Int
    let start: Point
    var turns: TurnCount
    var isRecognized = false
    var shownBefore: Animated<Angle>
    var origin: Angle?
    var turnAtOrigin = Angle.zero
    var snapsAtOrigin: Bool
  }

  var angle: Angle { shown.target }
  var isEditing: Bool { drag?.isRecognized ?? false }
  var isAbsolute: Bool { settings.grab == .absolute || fault == .noGrab }
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
    case .step(let count): take(count)
    case .set(let angle, let animated): set(angle, animated)
    }
    guard isEditing else { return }
    drag?.shownBefore = shown
    if !isAbsolute { countTurns(from: angle) }
  }

  mutating func advance(to time: Double) { self.time = max(self.time, time) }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let seen = shown.value(at: time)
    let presented = settings.wraps ? wrapped(seen) : seen
    let (sine, cosine) = sincos(presented)
    let length = settings.frame.inset(by: settings.insets).width
    let pivot = settings.pivot
    encoder.encode("angle", angle)
    encoder.encode("presentedAngle", presented)
    encoder.encode("isEditing", isEditing)
    encoder.encode("label", label)
    encoder.encode("armEnd", Point(x: pivot.x - length * cosine, y: pivot.y - length * sine))
  }

  private var label: String {
    let whole = Int64(angle.degrees.rounded())
    let isEnd = settings.wraps && Double(whole) >= ends.upperBound.degrees
    return "\(isEnd ? Int64(ends.lowerBound.degrees.rounded()) : whole)°"
  }

  private mutating func begin(_ event: PointerEvent) {
    let turns = TurnCount(
      pivot: settings.pivot, start: event.location, isTowardPivot: true,
      isZeroOnPivot: fault == .pivotGivesZero, countsTurns: fault != .naiveWrap)
    drag = Drag(
      contact: event.id, start: event.location, turns: turns, shownBefore: shown,
      snapsAtOrigin: isAbsolute)
    follow(event.location)
  }

  private mutating func cancel() {
    if isEditing, let drag, fault != .cancelKeeps {
      shown = drag.shownBefore
      steps = nil
    }
    drag = nil
  }

  /// Whether the contact drags, now that it is at a place; the arm stops when it begins to.
  private mutating func recognize(_ location: Point) -> Bool {
    guard var drag else { return false }
    guard !drag.isRecognized else { return true }
    let distance = location.distance(to: drag.start)
    guard distance >= settings.minimumDistance || fault == .tapMoves else { return false }
    drag.isRecognized = true
    drag.shownBefore = shown
    show(confined(shown.value(at: time)))
    if !isAbsolute { drag.origin = angle }
    if fault == .thresholdLost, settings.minimumDistance > 0 {
      drag.turnAtOrigin = drag.turns.turn
    }
    self.drag = drag
    return true
  }

  private mutating func follow(_ location: Point) {
    let turnBefore = drag?.turns.turn ?? .zero
    drag?.turns.move(to: location)
    guard recognize(location), var drag else { return }
    defer { self.drag = drag }
    guard let first = drag.turns.first else { return }
    let slips = settings.stop == .slip && !settings.wraps && fault != .slipWaits
    if drag.origin == nil {
      let nearest = representative(of: first)
      drag.origin = slips ? clamped(nearest) : nearest
      if drag.origin != nearest { drag.snapsAtOrigin = false }
    }
    guard var origin = drag.origin else { return }
    var turn = drag.turns.turn - drag.turnAtOrigin
    if fault == .incremental {
      origin += drag.turns.turn - turnBefore
      turn = .zero
    }
    drag.origin = origin
    let captured = origin + turn
    let isPast = clamped(captured) != captured
    if slips, isPast {
      drag.origin = clamped(captured)
      (drag.turnAtOrigin, drag.snapsAtOrigin) = (drag.turns.turn, false)
      return show(clamped(captured))
    }
    let hasTurned = drag.snapsAtOrigin || turn != .zero || fault == .incremental
    let snapped = hasTurned ? snapped(captured) : captured
    switch fault {
    case .snapDelta: show(confined(origin + self.snapped(turn)))
    case .snapKeepsShown where snapped != captured:
      (drag.origin, drag.turnAtOrigin) = (snapped, drag.turns.turn)
      show(confined(snapped))
    case .clampCaptured where isPast:
      (drag.origin, drag.turnAtOrigin) = (clamped(captured), drag.turns.turn)
      show(confined(snapped))
    case .hopAtEnd: show(confined(otherEnd(past: captured) ?? snapped))
    default: show(confined(snapped))
    }
  }

  private mutating func show(_ angle: Angle) {
    shown.set(angle, at: time)
    steps = nil
  }

  private mutating func countTurns(from angle: Angle) {
    guard let turn = drag?.turns.turn else { return }
    drag?.origin = angle
    drag?.turnAtOrigin = turn
    drag?.snapsAtOrigin = false
  }
}
