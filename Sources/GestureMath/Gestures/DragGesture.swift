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
  /// How far the gesture has come.
  public private(set) var phase = GesturePhase.possible
  /// What is known of the drag; after its end, of the last one. Nil before the first one.
  public private(set) var value: Value?

  private var contact: Int?
  private var valueBefore: Value?
  private var thresholdLocation: Point?
  private var tracker: VelocityTracker

  /// Creates a gesture that waits for a contact.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the contact must go, in points, at least 0.
  ///   - translationOrigin: Where translations are measured from.
  ///   - velocity: How the velocity is estimated.
  public init(
    minimumDistance: Double = 10, translationOrigin: TranslationOrigin = .touchDown,
    velocity: VelocityTracker.Estimator = .leastSquares
  ) {
    self.minimumDistance = minimumDistance
    self.translationOrigin = translationOrigin
    tracker = VelocityTracker(estimator: velocity)
  }
}

// MARK: - Control

extension DragGesture: Control {
  /// Takes one report of one contact. The first contact drags; others are ignored meanwhile.
  public mutating func receive(_ event: PointerEvent) {
    guard let contact else {
      if event.phase == .began { begin(event) }
      return
    }
    guard event.id == contact else { return }
    switch event.phase {
    case .began:
      abandon(.cancelled)
      begin(event)
    case .moved, .stationary:
      tracker.add(event.location, time: event.time)
      follow(event)
    case .ended:
      end(event)
    case .cancelled:
      abandon(.cancelled)
    }
  }

  /// Writes phase, startLocation, location, translation, velocity, predictedEndLocation and
  /// predictedEndTranslation; all but the phase have no value before the first drag.
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("phase", phase)
    encoder.encode("startLocation", value?.startLocation)
    encoder.encode("location", value?.location)
    encoder.encode("translation", value?.translation)
    encoder.encode("velocity", value?.velocity)
    encoder.encode("predictedEndLocation", value?.predictedEndLocation)
    encoder.encode("predictedEndTranslation", value?.predictedEndTranslation)
  }

  private mutating func begin(_ event: PointerEvent) {
    contact = event.id
    valueBefore = value
    phase = .possible
    thresholdLocation = nil
    tracker.reset()
    tracker.add(event.location, time: event.time)
    value = Value(
      startLocation: event.location, location: event.location, time: event.time,
      translation: .zero, velocity: .zero)
    follow(event)
  }

  private mutating func end(_ event: PointerEvent) {
    // A lift where the contact already was says nothing new of its motion; elsewhere it does.
    if event.location != value?.location { tracker.add(event.location, time: event.time) }
    follow(event)
    guard phase == .changed else {
      abandon(.failed)
      return
    }
    phase = .ended
    contact = nil
    valueBefore = nil
  }

  private mutating func abandon(_ outcome: GesturePhase) {
    phase = outcome
    contact = nil
    value = valueBefore
    valueBefore = nil
  }

  private mutating func follow(_ event: PointerEvent) {
    guard let start = value?.startLocation else { return }
    if phase == .possible, event.location.distance(to: start) >= minimumDistance {
      phase = .changed
      thresholdLocation = event.location
    }
    let origin =
      switch translationOrigin {
      case .touchDown: start
      case .threshold: thresholdLocation ?? event.location
      }
    value?.location = event.location
    value?.time = event.time
    value?.translation = event.location - origin
    value?.velocity = tracker.velocity(at: event.time)
  }
}
