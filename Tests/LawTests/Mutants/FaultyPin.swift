import GestureMath
import GestureReplay

/// A pin written anew, with at most one fault.
struct FaultyPin: Sendable {
  /// What is wrong.
  let fault: PinFault

  private let size: Size
  private let minimumDistance: Double
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
    var isFarEnough = false
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
    minimumDistance = fault == .noMinimumDistance ? 0 : settings.minimumDistance
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
      if drag?.isFarEnough == true {
        lift.set(0, at: time, transaction: Transaction(animation: MapPin.settling))
      }
      drag = nil
    case .cancels: cancel()
    }
  }

  mutating func advance(to time: Double) { self.time = max(self.time, time) }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("tip", tip)
    encoder.encode("isLifted", drag?.isFarEnough == true || isStuck)
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
    pickUp(at: event.location)
  }

  private mutating func pickUp(at location: Point) {
    guard var drag, !drag.isFarEnough else { return }
    drag.isFarEnough = location.distance(to: drag.start) >= minimumDistance
    if drag.isFarEnough { lift.set(MapPin.liftHeight, at: time) }
    self.drag = drag
  }

  private mutating func follow(_ location: Point) {
    pickUp(at: location)
    guard let drag, drag.isFarEnough else { return }
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
