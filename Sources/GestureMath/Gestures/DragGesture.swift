/// The drag of one contact: where it began, how far it went, how fast, and where it would end.
///
/// The names are those of SwiftUI's `DragGesture` and its `Value`. Different from SwiftUI's, a
/// cancelled drag says so, and a contact that was lifted too early has failed; both restore the
/// ``value`` from before the contact began.
public struct DragGesture: Sendable {
  /// Where a translation is measured from.
  public enum TranslationOrigin: String, CaseIterable, Sendable {
    /// Where the contact began, so the first translation includes the minimum distance (SwiftUI).
    case touchDown
    /// Where the gesture was recognised, so the first translation is zero.
    case threshold
  }

  /// What is known of a drag at one event.
  public struct Value: Hashable, Sendable {
    /// Where the contact began, in points.
    public var startLocation: Point
    /// Where the contact is, in points.
    public var location: Point
    /// When the contact was there, in seconds.
    public var time: Double
    /// How far the contact went from the origin of translations, in points.
    public var translation: Vector
    /// How fast the contact goes, in points a second.
    public var velocity: Vector

    /// Where the drag would end if its velocity died down: ¼ s of it further, in points.
    @inlinable
    public var predictedEndLocation: Point { location + DragGesture.predictionTime * velocity }

    /// How far the drag would go if its velocity died down: ¼ s of it further, in points.
    @inlinable
    public var predictedEndTranslation: Vector {
      translation + DragGesture.predictionTime * velocity
    }
  }

  /// How long the velocity is taken to last in a prediction, in seconds, as in SwiftUI.
  public static var predictionTime: Double { 0.25 }

  /// How far the contact must go for the gesture to be recognised, in points. It latches: the
  /// largest distance so far counts. At 0 the gesture is recognised when the contact begins.
  public let minimumDistance: Double
  /// Where translations are measured from.
  public let translationOrigin: TranslationOrigin
  /// How long the contact may be still without resting, in seconds.
  public var rest: Double { tracker.rest }
  /// How far the gesture has come.
  public private(set) var phase = GesturePhase.possible

  /// The contact that drags; nil while there is none.
  private var contact: Contact?
  /// What is known of the last drag that ended.
  private var lastValue: Value?
  private var tracker: VelocityTracker

  private struct Contact {
    let id: Int
    var recognition: DragRecognition
    var location: Point
    var time: Double
    /// Where the gesture was recognised; nil until it was.
    var threshold: Point?

    var start: Point { recognition.start }
  }

  /// Creates a gesture that waits for a contact.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the contact must go, in points, at least 0.
  ///   - translationOrigin: Where translations are measured from.
  ///   - velocity: How the velocity is estimated.
  ///   - rest: How long the contact may be still without resting, in seconds, at least 0: a lift that
  ///     much later, or less, keeps the velocity. SwiftUI's estimate knows no rest.
  public init(
    minimumDistance: Double = 10, translationOrigin: TranslationOrigin = .touchDown,
    velocity: VelocityTracker.Estimator = .leastSquares,
    rest: Double = VelocityTracker.defaultRest
  ) {
    self.minimumDistance = minimumDistance
    self.translationOrigin = translationOrigin
    tracker = VelocityTracker(estimator: velocity, rest: rest)
  }
}

// MARK: - Value

extension DragGesture {
  /// What is known of the drag; after its end, of the last one. Nil before the first one.
  ///
  /// The velocity is computed here, and not at every event.
  public var value: Value? {
    guard let contact else { return lastValue }
    let origin =
      switch translationOrigin {
      case .touchDown: contact.start
      case .threshold: contact.threshold ?? contact.location
      }
    return Value(
      startLocation: contact.start, location: contact.location, time: contact.time,
      translation: contact.location - origin, velocity: tracker.velocity(at: contact.time))
  }
}

// MARK: - Control

extension DragGesture: Control {
  /// Takes one report of one contact. The first contact drags; others are ignored meanwhile.
  public mutating func receive(_ event: PointerEvent) {
    switch event.effect(on: contact?.id) {
    case .none: break
    case .begins, .restarts: begin(event)
    case .moves:
      tracker.add(event.location, time: event.time)
      follow(event)
    case .ends:
      // A lift where the contact already was says nothing new of its motion; elsewhere it does.
      if event.location != contact?.location { tracker.add(event.location, time: event.time) }
      follow(event)
      end()
    case .cancels:
      phase = .cancelled
      contact = nil
    }
  }

  /// Writes phase, startLocation, location, translation, velocity, predictedEndLocation and
  /// predictedEndTranslation; all but the phase have no value before the first drag.
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let value = value
    encoder.encode("phase", phase)
    encoder.encode("startLocation", value?.startLocation)
    encoder.encode("location", value?.location)
    encoder.encode("translation", value?.translation)
    encoder.encode("velocity", value?.velocity)
    encoder.encode("predictedEndLocation", value?.predictedEndLocation)
    encoder.encode("predictedEndTranslation", value?.predictedEndTranslation)
  }

  private mutating func begin(_ event: PointerEvent) {
    phase = .possible
    let recognition = DragRecognition(at: event.location, minimumDistance: minimumDistance)
    contact = Contact(
      id: event.id, recognition: recognition, location: event.location, time: event.time)
    if recognition.isRecognized { recognize(at: event.location) }
    tracker.reset()
    tracker.add(event.location, time: event.time)
  }

  private mutating func follow(_ event: PointerEvent) {
    contact?.location = event.location
    contact?.time = event.time
    if contact?.recognition.follow(event.location, minimumDistance: minimumDistance) == true {
      recognize(at: event.location)
    }
  }

  private mutating func recognize(at location: Point) {
    phase = .changed
    contact?.threshold = location
  }

  private mutating func end() {
    if phase == .changed {
      lastValue = value
      phase = .ended
    } else {
      phase = .failed
    }
    contact = nil
  }
}
