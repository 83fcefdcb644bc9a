extension DragGesture: Drawable {
  /// Draws how far the drag went: a thin line from where it began to where it is.
  ///
  /// The way of the finger is not the gesture's to draw: it does not remember it.
  public func draw(in context: inout GraphicsContext) {
    guard let value, phase != .failed, phase != .cancelled else { return }
    let style = StrokeStyle(lineWidth: 1, lineCap: .round, dash: [1, 4])
    let line = Path(through: [value.startLocation, value.location])
    context.stroke(line, with: .color(.secondary), style: style)
  }

  /// What the line covers; nil before the first drag.
  public var extent: Rect? {
    guard let value else { return nil }
    return Rect(origin: value.startLocation, size: .zero)
      .union(Rect(origin: value.location, size: .zero)).insetBy(dx: -1, dy: -1)
  }
}
