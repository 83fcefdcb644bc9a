extension Path {
  /// A circle about a centre, from four cubic curves that are off by at most 0.03 % of the radius.
  package static func circle(center: Point, radius: Double) -> Path {
    // Where the controls are for the curve to pass through the middle of the arc: 4/3·(√2 − 1).
    let arm = 0.552_284_749_830_793_4 * radius
    let right = Vector(dx: radius, dy: 0)
    let down = Vector(dx: 0, dy: radius)
    let along = Vector(dx: arm, dy: 0)
    let across = Vector(dx: 0, dy: arm)
    return Path { path in
      path.move(to: center + right)
      path.addCurve(
        to: center + down, control1: center + right + across, control2: center + down + along)
      path.addCurve(
        to: center - right, control1: center + down - along, control2: center - right + across)
      path.addCurve(
        to: center - down, control1: center - right - across, control2: center - down - along)
      path.addCurve(
        to: center + right, control1: center - down + along, control2: center + right - across)
      path.closeSubpath()
    }
  }

  /// A line through points.
  package static func polyline(_ points: [Point]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}
