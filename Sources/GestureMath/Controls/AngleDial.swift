/// A dial: an arm that is turned about a pivot, with the angle beside it.
///
/// ```swift
/// var dial = AngleDial(range: nil, grab: .relative)
/// dial.receive(PointerEvent(.began, at: Point(x: 200, y: 300), time: 0))
/// dial.receive(PointerEvent(.moved, at: Point(x: 300, y: 200), time: 0.016))
/// dial.angle  // 45° at the start, and a quarter turn: 135°
/// ```
///
/// The pivot is the bottom-right corner of the frame's inset square. The arm points left at 0° and,
/// turning clockwise, up at 90°. Every contact turns the arm, wherever it begins; what is touched is
/// the view's business.
///
/// While a contact turns the arm, the angle depends on two things alone: the angle at the start, and
/// the turn of the pointer about the pivot since. A command meanwhile is a new start. So is an end of
/// the range, where the arm slips there. After steps, the angle depends on the angle before the first
/// of them and on their number.
///
/// Commands are animated and drags are not, as with SwiftUI's `withAnimation` and a transaction that
/// disables animations: ``angle`` is there at once, and ``presentedAngle`` goes to it. A drag ends
/// an animation; a relative one takes the arm where it is seen.
public struct AngleDial: Sendable {
  /// What a drag does to the arm.
  public enum Grab: String, CaseIterable, Sendable {
    /// The arm goes to the finger, and follows it.
    case absolute
    /// The arm stays, and turns as the finger turns about the pivot.
    case relative
  }

  /// What an arm at an end of the range does as the finger goes on.
  public enum Stop: String, CaseIterable, Sendable {
    /// The arm waits until the finger is back at the end.
    case wait
    /// The arm slips under the finger, and follows at once when that turns back.
    case slip
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
  ///
  /// A range with an end that is NaN is refused, and is nil.
  public let range: ClosedRange<Angle>?
  /// Whether the arm begins anew past an end: over the range, or from 0° to 360° without one.
  ///
  /// The upper end is the lower one then, and is never shown: angles lie from the lower end up to,
  /// but not including, the upper one. A range without extent has one angle.
  public let wraps: Bool
  /// What an arm at an end of the range does as the finger goes on. It has no effect on a dial that
  /// wraps, which has no ends.
  public let stop: Stop
  /// What a drag does to the arm.
  public let grab: Grab
  /// Which angles attract the arm; nil where none does.
  public let snap: Snap?
  /// How far a contact must go before it turns the arm, in points; infinite or NaN where none does.
  ///
  /// Until then it changes nothing: not even an animation ends. From then on it turns the arm by all
  /// the turn since it went down.
  public let minimumDistance: Double
  /// How the arm goes to where a command sends it; nil where it is there at once.
  public let animation: Animation?

  /// The inset square, which the state after every event needs.
  @usableFromInline
  let square: Rect
  /// How the angle follows from what the drag captured.
  let rule: Rule
  /// The angle that is set, and how the one that is seen goes there.
  var shown: Animated<Angle>
  /// The time of the last input, in seconds.
  var time = -Double.infinity
  /// The contact that is down, whether it turns the arm or not yet.
  var drag: Drag?
  /// What to restore when the contact is cancelled, with the animation that was under way. It is no
  /// part of the drag, as an optional with memory of its own takes longer to test.
  var shownBefore: Animated<Angle>
  /// Whether a contact turns the arm.
  public internal(set) var isEditing = false
  /// The steps since the angle was last set by anything else; nil where there were none.
  var steps: Steps?

  /// Creates a dial.
  ///
  /// An angle outside of the range shows the nearer end, or is wrapped into the range where the dial
  /// wraps. One that is not finite is refused, and the dial starts as if it were 0°.
  public init(
    frame: Rect = Rect(x: 0, y: 0, width: 400, height: 400),
    insets: EdgeInsets = EdgeInsets(top: 100, leading: 100, bottom: 100, trailing: 100),
    angle: Angle = .degrees(45), step: Angle = .degrees(5),
    range: ClosedRange<Angle>? = .zero ... .degrees(90), wraps: Bool = false, stop: Stop = .wait,
    grab: Grab = .absolute, snap: Snap? = nil, minimumDistance: Double = 0,
    animation: Animation? = .default
  ) {
    self.frame = frame
    self.insets = insets
    square = frame.inset(by: insets)
    self.step = step
    // NaN is neither below nor above an angle, so a range may end in it.
    let range = range.flatMap { $0.lowerBound.degrees <= $0.upperBound.degrees ? $0 : nil }
    self.range = range
    self.wraps = wraps
    self.stop = stop
    self.grab = grab
    self.snap = snap
    self.minimumDistance = minimumDistance
    self.animation = animation
    rule = Rule(snap: snap, range: range, wraps: wraps, stop: stop)
    shown = Animated(rule.angle(at: angle.degrees.isFinite ? angle : .zero))
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
  ///
  /// A spring that bounces can take it past an end of the range, but not of a dial that wraps.
  public var presentedAngle: Angle {
    @inline(__always) get {
      let angle = shown.value(at: time)
      return wraps ? rule.wrapped(angle) : angle
    }
  }

  /// The angle in whole degrees, halves away from zero, such as "45°".
  ///
  /// On a dial that wraps, what rounds to the upper end or beyond is the lower one: 359.6° is "0°".
  public var label: String { labelText.description }

  /// The label, without making a `String` of it.
  @usableFromInline
  var labelText: ShortText {
    @inline(__always) get { Self.text(degrees: rule.label(of: angle)) }
  }

  @inline(never)
  private static func text(degrees: Int64) -> ShortText { ShortText(degrees) + "°" }

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
  ///
  /// A place that is not finite leaves the angle as it is.
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

  /// Carries out a command; its angle is clamped to the range, or wrapped into it where the dial
  /// wraps. A relative drag goes on from there.
  ///
  /// Steps count: after n of them the arm stands at base + n · step, where the base is the angle
  /// before the first. Where base, n and step are decimals of at most 15 digits, as `0.1` is, the
  /// result is the double nearest to that in decimals: ten steps of 0.1° from 0° are 1°, and as many
  /// back are 0°. Otherwise product and sum are each rounded once. A drag, a cancelled one, an
  /// angle that is set and a step that meets an end of the range make a new base where the arm is.
  ///
  /// An angle or a count that is not finite changes nothing, nor does any count where the step is
  /// not finite, nor, on a dial that wraps, where the turn is beyond all doubles.
  public mutating func perform(_ command: Command, at time: Double) {
    advance(to: time)
    switch command {
    case .step(let count): guard take(steps: count) else { return }
    case .set(let angle, let isAnimated): guard set(angle, isAnimated) else { return }
    }
    guard isEditing else { return }
    shownBefore = shown
    let angle = angle
    if grab == .relative { drag?.countTurns(from: angle) }
  }

  /// Lets an animation go on. Time does not go back.
  public mutating func advance(to time: Double) {
    if time > self.time, time < .infinity { self.time = time }
  }

  /// Writes angle, presentedAngle, isEditing, label and armEnd.
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let (angle, presentedAngle) = (angle, presentedAngle)
    encoder.encode("angle", angle)
    encoder.encode("presentedAngle", presentedAngle)
    encoder.encode("isEditing", isEditing)
    encoder.encode("label", labelText)
    encoder.encode("armEnd", Self.armEnd(at: presentedAngle, in: square))
  }
}
