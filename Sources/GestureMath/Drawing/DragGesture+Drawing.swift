extension DragGesture: Drawable {
  /// Draws what is known of the drag; nothing before the first one.
  ///
  /// The way of the finger is not the gesture's to draw: it does not remember it.
  public func draw(in context: inout GraphicsContext) { value?.draw(in: &context) }

  /// What the marks cover; nil before the first drag.
  public var extent: Rect? { value?.extent }
}

extension DragGesture.Value: Drawable {
  private static var markRadius: Double { 5 }

  /// Draws a ring where the drag began, a dot where it is, and a thin line between them.
  public func draw(in context: inout GraphicsContext) {
    let line = Path(through: [startLocation, location])
    context.stroke(line, with: .color(.secondary), lineWidth: 1)
    let ring = Path(circleAt: startLocation, radius: Self.markRadius)
    context.fill(ring, with: .color(.white))
    context.stroke(ring, with: .color(.gray), lineWidth: 2)
    let dot = Path(circleAt: location, radius: Self.markRadius)
    context.fill(dot, with: .color(.gray))
  }

  /// What the marks cover.
  public var extent: Rect? {
    let reach = Self.markRadius + 1
    return Rect(origin: startLocation, size: .zero)
      .union(Rect(origin: location, size: .zero)).insetBy(dx: -reach, dy: -reach)
  }
}
