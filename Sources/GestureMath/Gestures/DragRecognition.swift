/// Whether a contact went far enough to drag.
///
/// The minimum distance latches: the largest distance from where the contact began counts. So a
/// contact that went far enough and came back still drags.
struct DragRecognition: Hashable, Sendable {
  /// Where the contact began, in points.
  let start: Point
  /// Whether the contact drags.
  private(set) var isRecognized: Bool

  /// Starts with a contact that begins; with a minimum distance of 0 it drags at once.
  init(at start: Point, minimumDistance: Double) {
    self.start = start
    isRecognized = minimumDistance <= 0
  }

  /// Takes the contact to a place, and returns whether it drags from this place on.
  @inline(__always)
  mutating func follow(_ location: Point, minimumDistance: Double) -> Bool {
    guard !isRecognized, location.distance(to: start) >= minimumDistance else { return false }
    isRecognized = true
    return true
  }
}
