/// The face of a clock: a circle about the centre of its frame, of twice the frame's extent.
///
/// A frame of 100 by 100 points at the origin has the face (−50, −50, 200, 200): the radius is the
/// frame's width, and so is the length that hands and labels are fractions of.
public struct ClockFace: Shape, Hashable {
  /// Creates a face.
  public init() {}

  /// Returns the circle in a frame, from the right, clockwise on screen, closed.
  public func path(in rect: Rect) -> Path {
    let radius = rect.width
    return Path(
      ellipseIn: Rect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}
