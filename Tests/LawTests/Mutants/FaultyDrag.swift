import GestureMath
import GestureReplay

/// A drag written anew, with at most one fault.
struct FaultyDrag: Sendable {
  /// What is wrong.
  let fault: DragFault

  private let minimumDistance: Double
  private let isFromThreshold: Bool
  private var phase = GesturePhase.possible
  private var contact: Contact?
  private var lastValue: Value?
  private var velocity: FaultyVelocity

  private struct Contact {
    let id: Int
    let start: Point
    var location: Point
    var time: Double
    var threshold: Point?
  }

  private struct Value {
    let start: Point
    let location: Point
    let translation: Vector
    let velocity: Vector
  }

  private var value: Value? {
    guard let contact else { return lastValue }
    let origin = isFromThreshold ? contact.threshold ?? contact.location : contact.start
    return Value(
      start: contact.start, location: contact.location, translation: contact.location - origin,
      velocity: velocity.velocity(at: contact.time))
  }
}

// MARK: - Recording

extension FaultyDrag: RecordableControl {
  static var recordedType: String { DragGesture.recordedType }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    let estimator = try configuration.choice(
      "velocity", default: VelocityTracker.Estimator.leastSquares)
    let settings = try DragGesture(configuration: &configuration)
    fault = try configuration.choice("fault", default: DragFault.none)
    minimumDistance = settings.minimumDistance
    isFromThreshold =
      settings.translationOrigin == .threshold || fault == .translationFromThreshold
    velocity = FaultyVelocity(estimator: estimator, rest: settings.rest, fault: fault)
  }
}

// MARK: - Control

extension FaultyDrag {
  mutating func receive(_ event: PointerEvent) {
    let isOverlooked = fault == .idZeroIsNone && contact?.id == 0
    switch event.effect(on: isOverlooked ? nil : contact?.id) {
    case .none:
      let isMove = event.phase == .moved && contact != nil
      if isMove, fault == .secondFingerJumps { follow(event) }
    case .begins, .restarts: begin(event)
    case .moves:
      velocity.add(event.location, time: event.time)
      follow(event)
    case .ends:
      if event.location != contact?.location { velocity.add(event.location, time: event.time) }
      follow(event)
      end()
    case .cancels:
      phase = .cancelled
      contact = nil
    }
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let value = value
    let way = value.map { DragGesture.predictionTime * $0.velocity }
    encoder.encode("phase", phase)
    encoder.encode("startLocation", value?.start)
    encoder.encode("location", value?.location)
    encoder.encode("translation", value?.translation)
    encoder.encode("velocity", value?.velocity)
    encoder.encode("predictedEndLocation", value.flatMap { end in way.map { end.location + $0 } })
    encoder.encode(
      "predictedEndTranslation", value.flatMap { end in way.map { end.translation + $0 } })
  }

  private mutating func begin(_ event: PointerEvent) {
    phase = .possible
    contact = Contact(
      id: event.id, start: event.location, location: event.location, time: event.time)
    if fault != .velocityNotCleared { velocity.reset() }
    velocity.add(event.location, time: event.time)
    follow(event)
  }

  private mutating func follow(_ event: PointerEvent) {
    guard var contact else { return }
    contact.location = event.location
    contact.time = event.time
    let isFar = event.location.distance(to: contact.start) >= minimumDistance
    if isFar, phase == .possible {
      phase = .changed
      contact.threshold = event.location
    } else if !isFar, fault == .unlatchedDistance {
      phase = .possible
    }
    self.contact = contact
  }

  private mutating func end() {
    if phase == .changed || fault == .failedKeepsValue { lastValue = value }
    phase = phase == .changed ? .ended : .failed
    contact = nil
  }
}
