import GestureMath
import GestureReplay

/// A pin written anew, with at most one fault.
struct FaultyPin: Sendable {
  /// What is wrong.
  let fault: PinFault

  private let size: Size
  private let style: DropPin.Style
  private var tip: Point
  private var lift = Animated(0.0)
  private var time = -Double.infinity
  private var drag: Drag?
  private var isStuck = false

  private struct Drag {
    let contact: Int
    let start: Point
    let tipBefore: Point
    let liftBefore: Animated<Double>
  }

  private var path: Path {
    DropPin(style: style).path(
      in: Rect(
        x: tip.x - size.width / 2, y: tip.y - size.height - lift.value(at: time),
        width: size.width, height: size.height))
  }
}

// MARK: - Recording

extension FaultyPin: RecordableControl {
  static var recordedType: String { MapPin.recordedType }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    let settings = try MapPin(configuration: &configuration)
    fault = try configuration.choice("fault", default: PinFault.none)
    (size, style, tip) = (settings.size, settings.style, settings.tip)
  }
}

// MARK: - Control

extension FaultyPin {
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
      lift.set(0, at: time, transaction: Transaction(animation: MapPin.settling))
    case .cancels: cancel()
    }
  }

  mutating func advance(to time: Double) { self.time = max(self.time, time) }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("tip", tip)
    encoder.encode("isLifted", drag != nil || isStuck)
    encoder.encode("bounds", path.boundingRect)
  }

  private mutating func begin(_ event: PointerEvent) {
    let outline = path
    let isTouched =
      fault == .boundingBoxTouch
      ? outline.boundingRect?.contains(event.location) ?? false
      : outline.contains(event.location)
    guard isTouched else { return }
    drag = Drag(contact: event.id, start: event.location, tipBefore: tip, liftBefore: lift)
    isStuck = false
    lift.set(MapPin.liftHeight, at: time)
  }

  private mutating func follow(_ location: Point) {
    guard let drag else { return }
    tip =
      fault == .tipJumpsToFinger ? location : drag.tipBefore + (location - drag.start)
  }

  private mutating func cancel() {
    guard let drag else { return }
    tip = drag.tipBefore
    if fault == .cancelStaysLifted { isStuck = true } else { lift = drag.liftBefore }
    self.drag = nil
  }
}
