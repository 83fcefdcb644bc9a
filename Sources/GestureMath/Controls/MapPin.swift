/// A pin on a map, which is picked up, carried and dropped.
///
///     var pin = MapPin()
///     pin.receive(PointerEvent(.began, at: Point(x: 40, y: 30), time: 0))
///     pin.receive(PointerEvent(.moved, at: Point(x: 60, y: 30), time: 0.1))
///     pin.tip                                       // 20 points further to the right
///
/// What is touched is the shape of the pin (``DropPin``), its round head and the point below; beside
/// the point there is nothing to touch. The tip is what the pin marks. Picking the pin up lifts it,
/// so that the finger does not hide it, and dropping it settles it with a spring; the tip is where it
/// marks all the while. A contact picks the pin up once it went ``minimumDistance``, and the tip then
/// is as far from where it was as the contact is from where it began. A contact that is lifted before
/// changes nothing.
public struct MapPin: Sendable {
  /// How far a pin that is picked up stands above the map, in points.
  public static var liftHeight: Double { 12 }
  /// How a pin that is dropped settles.
  public static var settling: Animation { .spring(response: 0.35, dampingFraction: 0.5) }

  /// The extents of the pin's frame, in points.
  public let size: Size
  /// How far a contact must go to pick the pin up, in points; at 0 it does as soon as it touches it.
  public let minimumDistance: Double
  /// How the pin's head is joined to its tip.
  public let style: DropPin.Style
  /// What the pin marks: the middle of the frame's bottom, in points.
  public private(set) var tip: Point

  /// How far the pin is above the map, in points, and how it goes there.
  private var lift = Animated(0.0)
  /// The time of the last input, in seconds.
  private var time = -Double.infinity
  private var drag: Drag?
  // This follows from the drag too; but to look into that takes longer than all else of a state.
  /// Whether a contact carries the pin.
  public private(set) var isLifted = false

  /// A contact on the pin, and what the pin's place is a function of.
  private struct Drag {
    let contact: Int
    var recognition: DragRecognition
    let tipBefore: Point
    let liftBefore: Animated<Double>
  }

  /// Creates a pin that fills a frame.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points.
  ///   - style: How its head is joined to its tip.
  ///   - minimumDistance: How far a contact must go to pick it up, in points, at least 0.
  public init(
    frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100), style: DropPin.Style = .curved,
    minimumDistance: Double = 0
  ) {
    size = frame.size
    self.style = style
    self.minimumDistance = minimumDistance
    tip = Point(x: frame.midX, y: frame.maxY)
  }
}

// MARK: - State

extension MapPin {
  /// How far above the map the pin is seen, in points; for a moment below 0 as it settles.
  public var presentedLift: Double { lift.value(at: time) }

  /// Where the pin is seen: its frame, raised by ``presentedLift``.
  public var frame: Rect {
    Rect(
      x: tip.x - size.width / 2, y: tip.y - size.height - presentedLift, width: size.width,
      height: size.height)
  }

  /// The shape of the pin.
  public var shape: DropPin { DropPin(style: style) }

  /// The outline of the pin where it is seen.
  public var path: Path { shape.path(in: frame) }

  /// The bounding rectangle of the outline where the pin is seen; nil for a pin without an extent.
  public var bounds: Rect? { shape.boundingRect(in: frame) }

  /// Whether a place is on the pin.
  public func contains(_ location: Point) -> Bool { shape.contains(location, in: frame) }
}

// MARK: - Control

extension MapPin: Control {
  /// Takes one report of one contact. The first contact on the pin has it; others are ignored.
  public mutating func receive(_ event: PointerEvent) {
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
      letGo()
      // A pin that was not picked up settles already, and goes on.
      lift.set(0, at: time, transaction: Transaction(animation: Self.settling))
    case .cancels: cancel()
    }
  }

  /// Lets the pin settle. Time does not go back.
  public mutating func advance(to time: Double) {
    if time > self.time, time < .infinity { self.time = time }
  }

  /// Writes tip, isLifted and bounds, which are those of the outline where it is seen.
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("tip", tip)
    encoder.encode("isLifted", isLifted)
    encoder.encode("bounds", bounds)
  }

  private mutating func begin(_ event: PointerEvent) {
    guard contains(event.location) else { return }
    let recognition = DragRecognition(at: event.location, minimumDistance: minimumDistance)
    drag = Drag(contact: event.id, recognition: recognition, tipBefore: tip, liftBefore: lift)
    if recognition.isRecognized { pickUp() }
  }

  private mutating func follow(_ location: Point) {
    if drag?.recognition.follow(location, minimumDistance: minimumDistance) == true { pickUp() }
    guard isLifted, let drag else { return }
    tip = drag.tipBefore + (location - drag.recognition.start)
  }

  private mutating func pickUp() {
    isLifted = true
    lift.set(Self.liftHeight, at: time)
  }

  private mutating func letGo() {
    drag = nil
    isLifted = false
  }

  private mutating func cancel() {
    guard let drag else { return }
    (tip, lift) = (drag.tipBefore, drag.liftBefore)
    letGo()
  }
}
