/// A text in a box that is moved, turned and resized, selected by a tap, and recoloured.
///
///     var box = TextBox(
///       center: .zero, size: Size(width: 200, height: 100), isSelected: true)
///     box.receive(PointerEvent(.began, at: box.handle, time: 0))
///     box.receive(PointerEvent(.moved, at: Point(x: -50, y: 100), time: 0.1))
///     box.rotation                                  // 90°
///
/// - The body moves the box once the contact went 10 points; the move counts from where the contact
///   began.
/// - A tap on the body selects the box or, where it is selected, deselects it; a tap elsewhere
///   deselects it. A tap is a contact that was lifted before it could have moved the body.
/// - The handle, at the bottom-right corner while the box is selected, turns and resizes it about
///   its centre: the corner stays as far from the contact as it was at the start.
/// - The handle is taken within ``handleRadius`` of the corner; on the box itself only where the
///   contact is nearer to the corner than to the centre. So a small box can be moved by its middle,
///   deselected by a tap there, and grown from beside it. A box of no size is moved by the one place
///   that it has, and grown from any other place within the radius.
///
/// With ``minimumDistance`` the body and the handle wait for another distance than 10 points and 0.
/// ``activePart`` tells what the contact has: the body from the start, as a tap has it too, and the
/// handle once the contact drags.
///
/// With r the distance of the corner from the centre, and R that of the box at scale 1:
///
///     rotation = rotation at the start + turn of the corner about the centre
///     scale    = r / R, and the size is the natural size times the scale
///
/// which is the rectangle of the old aspect inscribed in the circle of radius r. The aspect is that
/// of the natural size for ever, and never recomputed from a size that was rounded.
public struct TextBox: Sendable {
  /// What of the box a contact holds.
  public enum Part: String, CaseIterable, Sendable, StateValue {
    /// Nothing.
    case none
    /// The box, to move it.
    case body
    /// The corner, to turn and to resize the box.
    case handle
  }

  /// What can be asked of a box other than by touch.
  public enum Command: Hashable, Sendable {
    /// Gives the text a colour, as ``Color/init(name:)`` knows it.
    case setColor(String)
    /// Changes the text and its natural size, and lets go of the box.
    case setText(String, naturalSize: Size)
    /// Deselects the box, and lets go of it.
    case deselect
  }

  /// How far a contact on the body must go to move the box, in points, where ``minimumDistance`` is
  /// nil: SwiftUI's default.
  public static var defaultMinimumDistance: Double { 10 }
  /// The largest scale.
  public static var maximumScale: Double { 1e12 }

  /// The text.
  public private(set) var text: String
  /// The size of the box at scale 1, in points.
  public private(set) var naturalSize: Size
  /// The size of the font at scale 1, in points.
  public let naturalFontSize: Double
  /// The colour of the text, as ``Color/init(name:)`` knows it.
  public private(set) var color: String
  /// The smallest scale, from 0 to 1. It clamps the scale, so the aspect holds there too. NaN does
  /// not enter the scale: it clamps nothing.
  public let minimumScale: Double
  /// How far from the corner a contact takes the handle, in points, inclusive.
  public let handleRadius: Double
  /// How far a contact must go to drag the body or the handle, in points, and not to be a tap. Nil
  /// stands for ``defaultMinimumDistance`` of the body, and 0 of the handle.
  ///
  /// At 0 the body moves at once; a contact that never moved at all is a tap even then.
  public let minimumDistance: Double?
  /// Whether the box is selected, which is when it has a handle.
  public private(set) var isSelected: Bool
  /// Where the box is, how it is turned, and how large it is.
  public internal(set) var placement: Placement

  var drag: Drag?
  // This follows from the drag too; but to look into that takes longer than all else of a state.
  /// What of the box a contact holds: the body from its start, the handle once the contact drags.
  public internal(set) var activePart = Part.none

  /// Where a box is, how it is turned, and how large it is.
  public struct Placement: Hashable, Sendable {
    /// How far the box is turned, clockwise on screen, whole turns included.
    public var rotation: Angle
    /// The centre, in points.
    public var center: Point
    /// The cosine and the sine of the rotation.
    @usableFromInline
    var direction: Vector
    /// The size over the natural size.
    public var scale: Double

    init(center: Point, rotation: Angle) {
      self.center = center
      self.rotation = rotation
      scale = 1
      direction = Vector(unitAt: rotation)
    }
  }

  /// A contact, and what the placement is a function of.
  struct Drag {
    let contact: Int
    let part: Part
    let minimumDistance: Double
    var recognition: DragRecognition
    let placementBefore: Placement
    var capture: AngleCapture
    let rule: HandleRule
  }

  /// Creates a box at scale 1.
  public init(
    text: String = "Text", center: Point, size: Size, rotation: Angle = .zero,
    fontSize: Double = 17, color: String = "primary", minimumScale: Double = 0.1,
    handleRadius: Double = 22, minimumDistance: Double? = nil, isSelected: Bool = false
  ) {
    self.text = text
    naturalSize = size
    naturalFontSize = fontSize
    self.color = color
    self.minimumScale = minimumScale
    self.handleRadius = handleRadius
    self.minimumDistance = minimumDistance
    self.isSelected = isSelected
    placement = Placement(center: center, rotation: rotation)
  }
}

// MARK: - State

extension TextBox {
  /// The centre of the box, in points.
  @inlinable
  public var center: Point { placement.center }

  /// How far the box is turned, clockwise on screen, whole turns included.
  @inlinable
  public var rotation: Angle { placement.rotation }

  /// The size over the natural size.
  @inlinable
  public var scale: Double { placement.scale }

  /// The width and height of the box before it is turned, in points.
  @inlinable
  public var size: Size {
    Size(width: naturalSize.width * scale, height: naturalSize.height * scale)
  }

  /// The size of the font, in points.
  @inlinable
  public var fontSize: Double { naturalFontSize * scale }

  /// The corners of the box, turned.
  @inlinable
  public var vertices: Vertices {
    @inline(__always) get {
      Vertices(center: center, size: size, direction: placement.direction)
    }
  }

  /// Where the handle is, whether it is shown or not: on the bottom-right corner.
  @inlinable
  public var handle: Point { vertices.bottomRight }

  /// Whether a place is on the box; its edge belongs to it.
  public func contains(_ location: Point) -> Bool {
    let offset = (location - center).rotated(by: -rotation)
    return offset.dx.magnitude <= size.width / 2 && offset.dy.magnitude <= size.height / 2
  }
}

// MARK: - Control

extension TextBox: Control {
  /// Takes one report of one contact. The first contact drags or taps; others are ignored meanwhile.
  public mutating func receive(_ event: PointerEvent) {
    switch event.effect(on: drag?.contact) {
    case .none: break
    case .begins: begin(event)
    case .restarts:
      cancel()
      begin(event)
    case .moves: follow(event.location)
    case .ends:
      follow(event.location)
      end()
    case .cancels: cancel()
    }
  }

  /// Carries out a command at once.
  public mutating func perform(_ command: Command, at time: Double) {
    switch command {
    case .setColor(let name):
      color = name
    case .setText(let newText, let size):
      text = newText
      naturalSize = size
      letGo()
    case .deselect:
      isSelected = false
      letGo()
    }
  }

  /// Writes text, center, size, rotation, scale, fontSize, color, isSelected, activePart, vertices
  /// and handle.
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let vertices = vertices
    encoder.encode("text", text)
    encoder.encode("center", center)
    encoder.encode("size", size)
    encoder.encode("rotation", rotation)
    encoder.encode("scale", scale)
    encoder.encode("fontSize", fontSize)
    encoder.encode("color", color)
    encoder.encode("isSelected", isSelected)
    encoder.encode("activePart", activePart)
    encoder.encode("vertices", vertices)
    encoder.encode("handle", vertices.bottomRight)
  }

  private mutating func begin(_ event: PointerEvent) {
    let (start, handle) = (event.location, handle)
    let part = part(at: start, handle: handle)
    let minimumDistance = minimumDistance(of: part)
    let capture = AngleCapture(
      pivot: center, start: start, handle: handle, bearingOnPivot: bearingOfHandle)
    drag = Drag(
      contact: event.id, part: part, minimumDistance: minimumDistance,
      recognition: DragRecognition(at: start, minimumDistance: minimumDistance),
      placementBefore: placement, capture: capture,
      rule: HandleRule(
        naturalSize: naturalSize, minimumScale: minimumScale, startArm: capture.arm,
        placementBefore: placement))
    activePart = drag?.activePart ?? .none
  }

  /// What a contact that begins at a place has of the box.
  private func part(at start: Point, handle: Point) -> Part {
    let isInside = contains(start)
    let reach = start.distance(to: handle)
    let isOnHandle =
      isSelected && reach <= handleRadius && (!isInside || reach < start.distance(to: center))
    return isOnHandle ? .handle : isInside ? .body : .none
  }

  private func minimumDistance(of part: Part) -> Double {
    if part == .handle { return minimumDistance ?? 0 }
    // The least distance there is, so that a contact that never moved is a tap.
    return max(minimumDistance ?? Self.defaultMinimumDistance, .leastNonzeroMagnitude)
  }

  @inline(never)
  mutating func follow(_ location: Point) {
    // The drag is used where it is, as a copy of it costs more than the turn.
    if activePart == .handle {
      drag?.turn(to: location, &placement)
    } else {
      drag?.follow(location, &placement)
      activePart = drag?.activePart ?? .none
    }
  }

  private mutating func end() {
    if let drag, !drag.recognition.isRecognized, drag.part != .handle {
      isSelected = drag.part == .body && !isSelected
    }
    letGo()
  }

  private mutating func cancel() {
    guard let drag else { return }
    placement = drag.placementBefore
    letGo()
  }

  private mutating func letGo() {
    drag = nil
    activePart = .none
  }

  /// The direction in which the handle lies, for when the box is too small to tell.
  private var bearingOfHandle: Angle {
    (rotation + atan2(y: naturalSize.height, x: naturalSize.width)).normalizedSigned
  }
}
