/// A text in a box that is moved, turned and resized, selected by a tap, and recoloured.
///
/// - The body moves the box once the contact went ``minimumDistance``; the move counts from where
///   the contact began.
/// - A tap on the body selects the box or, where it is selected, deselects it; a tap elsewhere
///   deselects it.
/// - The handle, at the bottom-right corner while the box is selected, turns and resizes it about
///   its centre: the corner stays as far from the contact as it was at the start.
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
    /// Gives the text a colour, by its name.
    case setColor(String)
    /// Changes the text and its natural size, and lets go of the box.
    case setText(String, naturalSize: Size)
    /// Deselects the box, and lets go of it.
    case deselect
  }

  /// How far a contact on the body must go to move the box, in points: SwiftUI's default.
  public static var minimumDistance: Double { 10 }
  /// The largest scale.
  public static var maximumScale: Double { 1e12 }

  /// The text.
  public private(set) var text: String
  /// The size of the box at scale 1, in points.
  public private(set) var naturalSize: Size
  /// The size of the font at scale 1, in points.
  public let naturalFontSize: Double
  /// The colour of the text, by its name.
  public private(set) var color: String
  /// The smallest scale, from 0 to 1. It clamps the scale, so the aspect holds there too.
  public let minimumScale: Double
  /// How far from the corner a contact takes the handle, in points, inclusive.
  public let handleRadius: Double
  /// Whether the box is selected, which is when it has a handle.
  public private(set) var isSelected: Bool
  /// Where the box is, how it is turned, and how large it is.
  public internal(set) var placement: Placement

  var drag: Drag?

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
      let (sin, cos) = sincos(rotation)
      direction = Vector(dx: cos, dy: sin)
    }
  }

  /// A contact, and what the placement is a function of.
  struct Drag {
    let contact: Int
    let part: Part
    let start: Point
    let placementBefore: Placement
    /// Whether the contact ever went the minimum distance.
    var isMove = false
    var capture: AngleCapture
    /// Where the corner was at the start, seen from the centre.
    let startArm: Vector
  }

  /// Creates a box at scale 1.
  public init(
    text: String = "Text", center: Point, size: Size, rotation: Angle = .zero,
    fontSize: Double = 17, color: String = "primary", minimumScale: Double = 0.1,
    handleRadius: Double = 22, isSelected: Bool = false
  ) {
    self.text = text
    naturalSize = size
    naturalFontSize = fontSize
    self.color = color
    self.minimumScale = minimumScale
    self.handleRadius = handleRadius
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

  /// What of the box a contact holds.
  public var activePart: Part { drag?.part ?? .none }

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
      drag = nil
    case .deselect:
      isSelected = false
      drag = nil
    }
  }

  /// Writes text, center, size, rotation, scale, fontSize, color, isSelected, activePart, vertices
  /// and handle.
  @inlinable @inline(__always)
  public func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    let (vertices, activePart) = (vertices, activePart)
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
    let handle = handle
    let start = event.location
    let part: Part =
      if isSelected && start.distance(to: handle) <= handleRadius {
        .handle
      } else {
        contains(start) ? .body : .none
      }
    let capture = AngleCapture(
      pivot: center, start: start, handle: handle, bearingOnPivot: bearingOfHandle)
    drag = Drag(
      contact: event.id, part: part, start: start, placementBefore: placement, capture: capture,
      startArm: capture.arm)
  }

  @inline(never)
  mutating func follow(_ location: Point) {
    // The drag is used where it is, as a copy of it costs more than the turn.
    drag?.follow(location, naturalSize: naturalSize, minimumScale: minimumScale, &placement)
  }

  private mutating func end() {
    if let drag, !drag.isMove, drag.part != .handle {
      isSelected = drag.part == .body && !isSelected
    }
    drag = nil
  }

  private mutating func cancel() {
    guard let drag else { return }
    placement = drag.placementBefore
    self.drag = nil
  }

  /// The direction in which the handle lies, for when the box is too small to tell.
  private var bearingOfHandle: Angle {
    (rotation + atan2(y: naturalSize.height, x: naturalSize.width)).normalizedSigned
  }
}
