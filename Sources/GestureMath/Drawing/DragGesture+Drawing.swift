extension DragGesture: Drawable {
  private static var markRadius: Double { 5 }

  /// Draws a ring where the drag began, a dot where it is, and a thin line between them.
  ///
  /// The way of the finger is not the gesture's to draw: it does not remember it.
  public func draw(in context: inout GraphicsContext) {
    guard let value else { return }
    let line = Path(through: [value.startLocation, value.location])
    context.stroke(line, with: .color(.secondary), lineWidth: 1)
    let ring = Path(circleAt: value.startLocation, radius: Self.markRadius)
    context.fill(ring, with: .color(.white))
    context.stroke(ring, with: .color(.gray), lineWidth: 2)
    let dot = Path(circleAt: value.location, radius: Self.markRadius)
    context.fill(dot, with: .color(.gray))
  }

  /// What the marks cover; nil before the first drag.
  public var extent: Rect? {
    guard let value else { return nil }
    let reach = Self.markRadius + 1
    return Rect(origin: value.startLocation, size: .zero)
      .union(Rect(origin: value.location, size: .zero)).insetBy(dx: -reach, dy: -reach)
  }
}
