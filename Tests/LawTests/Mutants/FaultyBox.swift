import GestureMath
import GestureReplay

/// A text box written anew, with at most one fault.
struct FaultyBox: Sendable {
  /// What is wrong.
  let fault: BoxFault

  /// The box as configured; nothing but its settings is read.
  private let settings: TextBox
  private var text: String
  private var naturalSize: Size
  private var color: String
  private var isSelected: Bool
  private var placement: Placement
  private var drag: Drag?

  private struct Placement {
    var center: Point
    var rotation: Angle
    /// The cosine and the sine of the rotation, where no fault makes it another one.
    var direction: Vector
    var scale = 1.0
    /// The size where a fault makes it another than the scale gives.
    var wrongSize: Size?
  }

  private struct Drag {
    let contact: Int
    let part: TextBox.Part
    let start: Point
    /// Where the contact first was far enough from its start; nil until it was.
    var threshold: Point?
    let before: Placement
    var turns: TurnCount
    let startArm: Vector
  }

  private var size: Size { placement.wrongSize ?? naturalSize * placement.scale }

  private var vertices: Vertices {
    var direction = placement.direction
    switch fault {
    case .rotationSign, .cancelHalf, .centreNaN, .liveAspect:
      direction = Self.direction(of: placement.rotation)
    case .verticesTransposed: direction.dy = -direction.dy
    default: break
    }
    return Vertices(center: placement.center, size: size, direction: direction)
  }

  private static func direction(of rotation: Angle) -> Vector {
    let (sine, cosine) = sincos(rotation)
    return Vector(dx: cosine, dy: sine)
  }
}

// MARK: - Recording

extension FaultyBox: RecordableControl {
  static var recordedType: String { TextBox.recordedType }
  static var commandNames: [String] { TextBox.commandNames }

  init(configuration: inout ObjectReader) throws(RecordingError) {
    settings = try TextBox(configuration: &configuration)
    fault = try configuration.choice("fault", default: BoxFault.none)
    (text, color) = (settings.text, settings.color)
    (naturalSize, isSelected) = (settings.naturalSize, settings.isSelected)
    placement = Placement(
      center: settings.center, rotation: settings.rotation,
      direction: Self.direction(of: settings.rotation))
  }

  static func command(
    _ name: String, arguments: inout ObjectReader
  ) throws(RecordingError) -> TextBox.Command? {
    try TextBox.command(name, arguments: &arguments)
  }
}

// MARK: - Control

extension FaultyBox {
  mutating func receive(_ event: PointerEvent) {
    if fault == .secondFingerTakesOver, event.phase == .began, event.id != drag?.contact {
      drag = nil
    }
    let effect = event.effect(on: drag?.contact)
    switch fault == .restLifts && event.phase == .stationary && effect == .moves ? .ends : effect {
    case .none: break
    case .begins: begin(event)
    case .restarts:
      cancel()
      begin(event)
    case .moves: follow(event.location)
    case .ends:
      follow(event.location)
      if let drag, drag.threshold == nil, drag.part != .handle {
        isSelected = drag.part == .body && (!isSelected || fault == .tapOnlySelects)
      }
      drag = nil
    case .cancels: cancel()
    }
  }

  mutating func perform(_ command: TextBox.Command, at time: Double) {
    switch command {
    case .setColor(let name):
      color = name
      return
    case .setText(let text, let size):
      self.text = text
      naturalSize = size
      placement.wrongSize = nil
    case .deselect: isSelected = false
    }
    drag = nil
  }

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.encode("text", text)
    encoder.encode("center", placement.center)
    encoder.encode("size", size)
    encoder.encode("rotation", placement.rotation)
    encoder.encode("scale", placement.scale)
    encoder.encode("fontSize", settings.naturalFontSize * placement.scale)
    encoder.encode("color", color)
    encoder.encode("isSelected", isSelected)
    let isWaiting = drag?.part == .handle && drag?.threshold == nil
    encoder.encode("activePart", isWaiting ? .none : drag?.part ?? .none)
    encoder.encode("vertices", vertices)
    encoder.encode("handle", vertices.bottomRight)
  }

  private mutating func begin(_ event: PointerEvent) {
    let (start, handle) = (event.location, vertices.bottomRight)
    let offset = (start - placement.center).rotated(by: -placement.rotation)
    let isInside =
      offset.dx.magnitude <= size.width / 2 && offset.dy.magnitude <= size.height / 2
    let toHandle = start.distance(to: handle)
    let isNear =
      !isInside || toHandle < start.distance(to: placement.center) || fault == .handleHidesBody
    let isOnHandle = isSelected && toHandle <= settings.handleRadius && isNear
    let turns = TurnCount(
      pivot: placement.center, start: fault == .noGrabOffset ? handle : start, handle: handle,
      bearingOnPivot: (placement.rotation + naturalDirection).normalizedSigned)
    let part: TextBox.Part = isOnHandle ? .handle : isInside ? .body : .none
    drag = Drag(
      contact: event.id, part: part, start: start,
      threshold: part == .handle && distance(of: part) == 0 ? start : nil, before: placement,
      turns: turns, startArm: turns.arm)
  }

  private mutating func follow(_ location: Point) {
    guard var drag else { return }
    let way = location.distance(to: drag.start)
    if drag.threshold == nil, way > 0 && way >= distance(of: drag.part) {
      drag.threshold = location
    }
    switch drag.part {
    case .none: break
    case .body:
      if let threshold = drag.threshold {
        let origin = fault == .bodySlopLost ? threshold : drag.start
        placement.center = drag.before.center + (location - origin)
      }
    case .handle:
      let lastSquaredRadius = drag.turns.arm.magnitudeSquared
      drag.turns.move(to: location)
      if drag.threshold != nil { turnAndResize(drag, lastSquaredRadius: lastSquaredRadius) }
    }
    self.drag = drag
  }

  private func distance(of part: TextBox.Part) -> Double {
    if part == .handle, fault == .handleNeverWaits { return 0 }
    return settings.minimumDistance ?? (part == .handle ? 0 : TextBox.defaultMinimumDistance)
  }

  private mutating func cancel() {
    guard let drag else { return }
    let rotation = placement.rotation
    placement = drag.before
    if fault == .cancelHalf { placement.rotation = rotation }
    self.drag = nil
  }
}

// MARK: - Handle

extension FaultyBox {
  private var naturalDirection: Angle { atan2(y: naturalSize.height, x: naturalSize.width) }

  private mutating func turnAndResize(_ drag: Drag, lastSquaredRadius: Double) {
    let turn = fault == .rotationSign ? -drag.turns.turn : drag.turns.turn
    let squaredRadius = drag.turns.arm.magnitudeSquared
    let scale = scale(during: drag)
    placement.rotation = drag.before.rotation + turn
    placement.direction = direction(during: drag)
    switch fault {
    case .centreNaN where squaredRadius == 0: placement.rotation = .degrees(.nan)
    case .liveAspect:
      let direction = atan2(y: size.height, x: size.width)
      let (sine, cosine) = sincos(direction)
      let radius = squaredRadius.squareRoot()
      placement.rotation += naturalDirection - direction
      placement.wrongSize = Size(width: 2 * radius * cosine, height: 2 * radius * sine)
    case .minimumBreaksAspect:
      let least = settings.minimumScale * max(naturalSize.width, naturalSize.height)
      let size = naturalSize * scale
      placement.wrongSize = Size(width: max(size.width, least), height: max(size.height, least))
    case .stuckAtZero where drag.before.scale == 0: return
    case .incrementalScale where lastSquaredRadius > 0:
      let ratio = (squaredRadius / lastSquaredRadius).squareRoot()
      placement.scale = min(
        max(placement.scale * ratio, settings.minimumScale), TextBox.maximumScale)
      return
    default: break
    }
    placement.scale = scale
  }

  /// The direction of the arm, seen from the corner of a box that is not turned.
  private func direction(during drag: Drag) -> Vector {
    let arm = drag.turns.arm
    if arm == drag.startArm { return drag.before.direction }
    let corner = Vector(dx: naturalSize.width / 2, dy: naturalSize.height / 2)
    let (along, across) = (corner.dot(arm), corner.cross(arm))
    let squared = corner.magnitudeSquared * arm.magnitudeSquared
    let isAlongAnAxis = along == 0 || across == 0
    guard !isAlongAnAxis, squared >= 0x1p-900, squared <= 0x1p900 else {
      return Self.direction(of: placement.rotation)
    }
    return Vector(dx: along / squared.squareRoot(), dy: across / squared.squareRoot())
  }

  private func scale(during drag: Drag) -> Double {
    let squaredRadius = drag.turns.arm.magnitudeSquared
    let (width, height) = (naturalSize.width, naturalSize.height)
    let squaredNaturalRadius = (width * width + height * height) / 4
    if squaredRadius == drag.startArm.magnitudeSquared || squaredNaturalRadius == 0 {
      return drag.before.scale
    }
    let scale = (squaredRadius / squaredNaturalRadius).squareRoot()
    return min(max(scale, settings.minimumScale), TextBox.maximumScale)
  }
}
