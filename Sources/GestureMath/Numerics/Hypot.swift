/// The distance of a point from the origin: √(x² + y²).
@inlinable
public func hypot(x: Double, y: Double) -> Double { (x * x + y * y).squareRoot() }
