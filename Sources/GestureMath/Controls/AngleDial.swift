/// A dial: an arm that is turned about a pivot, with the angle beside it.
///
/// The pivot is the bottom-right corner of the frame's inset square. The arm points left at 0° and,
/// turning clockwise, up at 90°. Every contact turns the arm, wherever it begins; what is touched is
/// the view's business.
///
/// While a contact is down, the angle is a function of the angle at the start, the turn of the
/// pointer about the pivot, and nothing else. A command meanwhile is a new start.
///
/// Commands are animated and drags are not, as with SwiftUI's `withAnimation` and a transaction that
/// disables animations: ``angle`` is there at once, and ``presentedAngle`` goes to it. A touch ends
/// an animation; a relative one takes the arm where it is seen.
public struct AngleDial: Sendable {
  /// What a touch does to the arm.
  public enum Grab: String, CaseIterable, Sendable {
    /// The arm goes to the finger, and follows it.
    case absolute
    /// The arm stays, and turns as the finger turns about the pivot.
    case relative
  }

  /// Which angles attract the arm.
  public struct Snap: Hashable, Sendable {
    /// The multiples of this angle, greater than 0°, attract.
    public var step: Angle
    /// They attract from no farther than this; at least 0°.
    public var tolerance: Angle

    /// Creates a rule of snapping.
    public init(step: Angle, tolerance: Angle) {
      self.step = step
      self.tolerance = tolerance
    }
  }

  /// What can be asked of a dial other than by touch.
  public enum Command: Hashable, Sendable {
    /// Turns the arm by so many of the dial's steps.
    case step(by: Double)
    /// Turns the arm to an angle.
    case set(Angle, animated: Bool)
  }

  /// The largest magnitude of an angle, with a range or without: 2.8 billion turns.
  public static var angleLimit: Angle { Angle(degrees: 1e12) }

  /// Where the dial is, in points.
  public let frame: Rect
  /// What is cut from the frame to leave the inset square.
  public let insets: EdgeInsets
  /// How far one step turns the arm.
  public let step: Angle
  /// The angles that the arm can show; nil where it turns without end.
  public let range: ClosedRange<Angle>?
  /// What a touch does to the arm.
  public let grab: Grab
  /// Which angles attract the arm; nil where none does.
  public let snap: Snap?
  /// How the arm goes to where a command sends it.
  public let animation: Animation

  /// The inset square, which the state after every event needs.
  @usableFromInline
  let square: Rect
  /// How the angle follows from what the drag captured.
  let rule: Rule
  /// The angle that is set, and how the one that is seen goes there.
  var shown: Animated<Angle>
  /// The time of the last input, in seconds.
  var time = -Double.infinity
  var drag: Drag?
  /// What to restore when the contact is cancelled, with the animation that was under way. It is no
  /// part of the drag, as an optional with memory of its own takes longer to test.
  var shownBefore: Animated<Angle>
  /// Whether a contact turns the arm.
  public private(set) var isEditing = false

  /// A contact that turns the arm, and what the angle is a function of.
  struct Drag {
    let contact: Int
    var capture: AngleCapture
    /// The captured angle at ``turnAtOrigin``; nil until the pointer was off the pivot.
    var origin: Angle?
    /// The turn from which the captured angle is counted: 0°, or that of the last command.
    var turnAtOrigin = Angle.zero

    /// The captured angle from which the turn counts, and the turn; nil until there was a bearing.
    ///
    /// It mutates nothing, but is called where the drag is: a copy would cost more than the turn.
    mutating func captured() -> (origin: Angle, turn: Angle)? {
      guard let origin, capture.firstBearing != nil else { return nil }
      return (origin, capture.turn - turnAtOrigin)
    }
  }

  /// Creates a dial. An angle outside of the range shows the nearer end.
  public init(
    frame: Rect = Rect(x: 0, y: 0, width: 400, height: 400),
    insets: EdgeInsets = EdgeInsets(top: 100, leading: 100, bottom: 100, trailing: 100),
    angle: Angle = .degrees(45), step: Angle = .degrees(5),
    range: ClosedRange<Angle>? = .zero ... .degrees(90), grab: Grab = .absolute,
    snap: Snap? = nil, animation: Animation = .default
  ) {
    self.frame = frame
    self.insets = insets
    square = frame.inset(by: insets)
    self.step = step
    self.range = range
    self.grab = grab
    self.snap = snap
    self.animation = animation
    rule = Rule(grab: grab, snap: snap, range: range)
    shown = Animated(rule.clamped(angle))
    shownBefore = shown
  }
}

// MARK: - State

extension AngleDial {
  /// The angle that is set. It lies in the range.
  public var angle: Angle {
    @inline(__always) get { shown.target }
  }

  /// The angle that is seen: on its way to the one that is set, while an animation is under way.
  public var presentedAngle: Angle {
    @inline(__always) get { shown.value(at: time) }
  }

  /// The angle in whole degrees, halves away from zero, such as "45°".
  public var label: String { Self.label(of: angle).description }

  @usableFromInline
  static func label(of angle: Angle) -> ShortText {
    let whole = Int64(angle.degrees)
    let rest = angle.degrees - Double(whole)
    return ShortText(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) + "°"
  }

  /// What the arm turns about: the bottom-right corner of the inset square.
  public var pivot: Point { Point(x: square.maxX, y: square.maxY) }

  /// The outer end of the arm as it is seen: as far from the pivot as the inset square is wide.
  public var armEnd: Point { Self.armEnd(at: presentedAngle, in: square) }

  @usableFromInline
  static func armEnd(at angle: Angle, in square: Rect) -> Point {
    let (sine, cosine) = sincos(angle)
    return Point(x: square.maxX - square.width * cosine, y: square.maxY - square.width * sine)
  }
}

// MARK: - Control

extension AngleDial: Control {
  /// Takes one report of one contact. The first contact turns the arm; others are ignored meanwhile.
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
    case .cancels: cancel()
    }
  }

  /// Carries out a command, clamped to the range. A relative drag goes on from there.
  public mutating func perform(_ command: Command, at time: Double) {
    advance(to: time)
    switch command {
    case .step(let count): set(angle + step * count, Transaction(animation: animation))
    case .set(let newAngle, let isAnimated):
      set(newAngle, Transaction(animation: isAnimated ? animation : nil))
    }
    guard var drag else { return }
    shownBefore = shown
    if grab == .relative { (drag.origin, drag.turnAtOrigin) = (angle, drag.capture.turn) }
    self.drag = drag
  }

  /// Lets an animation go on. Time does not go back.
  public mutating func advance(to time: Double) {
    if time > self.time { self.time = time }
  }

  /// Writes angle, presentedAngle, isEditing, label and armEnd.
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let (angle, presentedAngle) = (angle, presentedAngle)
    encoder.encode("angle", angle)
    encoder.encode("presentedAngle", presentedAngle)
    encoder.encode("isEditing", isEditing)
    encoder.encode("label", Self.label(of: angle))
    encoder.encode("armEnd", Self.armEnd(at: presentedAngle, in: square))
  }

  private mutating func begin(_ event: PointerEvent) {
    drag = Drag(
      contact: event.id,
      capture: AngleCapture(pivot: pivot, start: event.location, direction: .towardPivot))
    isEditing = true
    shownBefore = shown
    // A touch stops the arm where it is seen, also on the pivot, which says nothing of the angle.
    set(presentedAngle, Transaction())
    let seen = angle
    if grab == .relative { drag?.origin = seen }
    follow(event.location)
  }

  private mutating func cancel() {
    guard isEditing else { return }
    shown = shownBefore
    letGo()
  }

  private mutating func letGo() {
    drag = nil
    isEditing = false
  }

  mutating func follow(_ location: Point) {
    drag?.capture.move(to: location)
    if drag?.origin == nil, let bearing = drag?.capture.firstBearing {
      let origin = representative(of: bearing)
      drag?.origin = origin
    }
    guard let (origin, turn) = drag?.captured() else { return }
    shown.set(rule.angle(origin: origin, turn: turn), at: time)
  }

  private mutating func set(_ angle: Angle, _ transaction: Transaction) {
    shown.set(rule.clamped(angle), at: time, transaction: transaction)
  }
}

// MARK: - From the captured angle to the shown one

extension AngleDial {
  /// The angle of that bearing which is nearest to the range, so that the dead zone is split in its
  /// middle; among equals the one nearest to the angle shown, then the lesser one.
  private func representative(of bearing: Angle) -> Angle {
    let turns = ((angle.degrees - bearing.degrees) / 360).rounded(.towardZero)
    var best = bearing
    var bestDistance = (fromRange: Double.infinity, fromAngle: Double.infinity)
    for offset in -1...1 {
      let candidate = Angle(degrees: bearing.degrees + 360 * (turns + Double(offset)))
      let distance = (
        fromRange: (candidate - rule.clamped(candidate)).degrees.magnitude,
        fromAngle: (candidate - angle).degrees.magnitude
      )
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }
}
