/// The sine and cosine of an angle, exact at quarter turns.
public func sincos(_ angle: Angle) -> (sin: Double, cos: Double) {
  let quarters = (angle.degrees / 90).rounded()
  let x = (angle.degrees - quarters * 90) * (.pi / 180)
  var sin = 0.0
  var cos = 1.0
  var term = 1.0
  for n in 1...18 {
    term = term * x / Double(n)
    let sign = n % 4 < 2 ? 1.0 : -1.0
    if n % 2 == 1 { sin += sign * term } else { cos += sign * term }
  }
  let quadrant = quarters - (quarters / 4).rounded(.down) * 4
  if quadrant == 1 { return (cos, 0 - sin) }
  if quadrant == 2 { return (0 - sin, 0 - cos) }
  if quadrant == 3 { return (0 - cos, sin) }
  return (sin, cos)
}

/// The angle of the direction (x, y).
public func atan2(y: Double, x: Double) -> Angle {
  let (ax, ay) = (x.magnitude, y.magnitude)
  if ax == 0 && ay == 0 { return Angle(degrees: x.sign == .minus ? 180 : 0) }
  var t = min(ax, ay) / max(ax, ay)
  for _ in 0..<3 { t = t / (1 + (1 + t * t).squareRoot()) }
  var sum = 0.0
  var power = t
  for n in 0..<12 {
    sum += (n % 2 == 0 ? power : -power) / Double(2 * n + 1)
    power *= t * t
  }
  var degrees = sum * 8 * (180 / .pi)
  if ay > ax { degrees = 90 - degrees }
  if x < 0 { degrees = 180 - degrees }
  return Angle(degrees: y.sign == .minus ? -degrees : degrees)
}
