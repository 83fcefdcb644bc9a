extension MapPin: Drawable {
  /// Draws the pin and, while it is above the map, its shadow at the tip: the wider and the paler, the
  /// higher the pin is.
  public func draw(in context: inout GraphicsContext) {
    let height = lesser(1, presentedLift / Self.liftHeight)
    if height > 0 {
      let shadow = shadow(height: height)
      context.fill(Path(ellipseIn: shadow), with: .color(.black.opacity(0.4 - 0.2 * height)))
    }
    context.fill(path, with: .color(.red))
  }

  /// Where the shadow is of a pin so high, from 0 on the map to 1 for a pin that is picked up.
  private func shadow(height: Double) -> Rect {
    let width = size.width * (0.15 + 0.2 * height)
    return Rect(x: tip.x - width / 2, y: tip.y - width / 6, width: width, height: width / 3)
  }

  /// What the pin covers, from the map to where it is picked up, and its shadow.
  public var extent: Rect? {
    let raised = Rect(
      x: tip.x - size.width / 2, y: tip.y - size.height - Self.liftHeight, width: size.width,
      height: size.height)
    return (shape.path(in: raised).boundingRect ?? raised)
      .union(shadow(height: 1)).union(Rect(origin: tip, size: .zero))
  }
}
