extension Path {
  /// A circle about a centre.
  package init(circleAt center: Point, radius: Double) {
    self.init(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A line through points.
  package init(through points: [Point]) {
    self.init()
    addLines(points)
  }
}
