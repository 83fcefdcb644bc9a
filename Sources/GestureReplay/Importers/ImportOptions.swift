import GestureMath

/// What an importer is told: how large the result is, and how it is turned.
public struct ImportOptions: Hashable, Sendable {
  /// A turn of the picture by whole quarters, clockwise on screen.
  public enum Rotation: Int, CaseIterable, Sendable {
    /// As the device reports it.
    case none = 0
    /// A quarter turn clockwise: the device's left edge becomes the top.
    case quarter = 90
    /// Half a turn.
    case half = 180
    /// A quarter turn counterclockwise: the device's left edge becomes the bottom.
    case threeQuarters = 270

    /// Whether width and height change places.
    var swapsSides: Bool { self == .quarter || self == .threeQuarters }
  }

  /// The size of the result's space, in points, after the turn; nil takes it from the source.
  public var size: Size?
  /// How far the picture is turned.
  public var rotation: Rotation

  /// Creates options; a size must be finite and positive, or the import throws.
  public init(size: Size? = nil, rotation: Rotation = .none) {
    self.size = size
    self.rotation = rotation
  }

  /// Throws unless the size can be scaled to: finite, positive, within the coordinate limit.
  func validateSize() throws(RecordingError) {
    guard let size else { return }
    let range = 0..<PointerEvent.coordinateLimit.nextUp
    guard size.width > 0, size.height > 0, range ~= size.width, range ~= size.height else {
      throw RecordingError(
        place: .document, found: "a size of \(size.width) by \(size.height) points",
        expected: "a width and a height above 0 and up to 1e9 points")
    }
  }
}
