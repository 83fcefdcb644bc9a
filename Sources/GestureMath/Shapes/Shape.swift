/// A figure that fits a rectangle, as SwiftUI's protocol of the same name has it.
///
/// What animates it is its `animatableData`; a shape without parameters has none.
public protocol Shape: Animatable, Sendable {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: Rect) -> Path
}
