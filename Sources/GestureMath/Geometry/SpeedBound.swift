/// How far a quadrature of a curve's speed is off, at most, on a part of the curve.
///
/// Read as a complex number, the derivative by the parameter is a polynomial of at most the second
/// degree, D(t) = a·t² + 2b·t + c. The speed |D(t)| is √(D(t)·D̄(t)), with the conjugate
/// coefficients in D̄, and so analytic but at the roots of D and their conjugates.
///
/// Let the ellipse whose foci are the ends of a part hold no root inside, and let ρ be the sum of
/// its half axes over half of the part. Where a function is analytic and at most M in it, its
/// Chebyshev coefficients are at most 2M·ρ⁻ᵏ. Eight nodes are exact up to degree 15, for odd
/// degrees, and off by at most 2 + 2/255 for the others; so over half of the part they are off by
/// at most 4.02·M·ρ⁻¹⁶ / (1 − ρ⁻²). Source: Trefethen, "Approximation Theory and Approximation
/// Practice", theorems 8.1 and 19.3. They are off by at most 2M too, with M on the part alone: that
/// counts at a cusp, which has a root on the curve.
struct SpeedBound {
  /// How often a part may be halved. About 50 are needed where a cusp meets the least tolerance.
  static let mostHalvings = 60

  /// The coefficients of D, all over the length of the control polygon.
  private let a: Vector
  private let b: Vector
  private let c: Vector
  /// The roots of D; NaN or infinite where there are fewer than two.
  private let roots: (Vector, Vector)
  /// The error that is allowed over the whole curve, over the length of the control polygon.
  private let tolerance: Double

  /// The least tolerance, as a share of the control polygon: less is lost in rounding.
  private static let leastTolerance = 0x1p-48
  /// The largest ρ that is looked at; ρ⁻¹⁶ is 2⁻⁹⁶ there.
  private static let largestSum = 64.0

  /// Creates the bound of a curve; nil where its control polygon has no length, or none that is
  /// finite.
  init?(_ segment: PathSegment, tolerance: Double) {
    let steps: (Vector, Vector, Vector)
    switch segment {
    case .line: return nil
    case .quad(let p0, let p1, let p2):
      let middle = Vector(dx: (p2.x - p0.x) / 2, dy: (p2.y - p0.y) / 2)
      steps = (p1 - p0, middle, p2 - p1)
    case .cubic(let p0, let p1, let p2, let p3): steps = (p1 - p0, p2 - p1, p3 - p2)
    }
    let polygon = steps.0.length + steps.1.length + steps.2.length
    guard polygon >= .leastNormalMagnitude, polygon.isFinite else { return nil }
    let degree: Double = if case .quad = segment { 2 } else { 3 }
    c = steps.0 / polygon * degree
    b = steps.1 / polygon * degree - c
    a = steps.2 / polygon * degree - c - 2 * b
    roots = Self.roots(a, b, c)
    self.tolerance = greater(tolerance / polygon, Self.leastTolerance)
  }

  /// Whether the quadrature between two parameters is off by at most their share of the tolerance.
  func isKept(from start: Double, to end: Double) -> Bool {
    let half = (end - start) / 2
    let middle = start + half
    let value = c + middle * (2 * b + middle * a)
    let slope = 2 * (b + middle * a)
    let (m0, m1, m2) = (value.length, slope.length, a.length)
    // Half of the part, which both errors are multiples of, cancels against the share's.
    let allowed = 2 * tolerance
    if 2 * (m0 + half * (m1 + half * m2)) <= allowed { return true }
    let sum = min(Self.largestSum, nearest(roots.0, start, end), nearest(roots.1, start, end))
    guard sum > 1 else { return false }
    let axis = half * (sum + 1 / sum) / 2
    let square = sum * sum
    let fourth = square * square
    let eighth = fourth * fourth
    return 4.02 * (m0 + axis * (m1 + axis * m2)) / (eighth * eighth) <= allowed * (1 - 1 / square)
  }

  /// ρ of the ellipse about a part that passes through a root; without a root the largest.
  private func nearest(_ root: Vector, _ start: Double, _ end: Double) -> Double {
    let fromStart = hypot(x: root.dx - start, y: root.dy)
    let fromEnd = hypot(x: root.dx - end, y: root.dy)
    let ratio = (fromStart + fromEnd) / (end - start)
    guard ratio < Self.largestSum else { return Self.largestSum }
    return ratio > 1 ? ratio + ((ratio - 1) * (ratio + 1)).squareRoot() : 1
  }
}

// MARK: - Roots

extension SpeedBound {
  /// The roots of a·t² + 2b·t + c in the complex plane, x being the real part.
  ///
  /// The one that adds numbers of one direction comes first, the other from the product of the two.
  private static func roots(_ a: Vector, _ b: Vector, _ c: Vector) -> (Vector, Vector) {
    let root = squareRoot(product(b, b) - product(a, c))
    let sum = b.dot(root) < 0 ? root - b : -(b + root)
    let first = quotient(sum, a)
    // Without a sum both are 0, or there is none.
    return (first, sum == .zero ? first : quotient(c, sum))
  }

  private static func product(_ z: Vector, _ w: Vector) -> Vector {
    Vector(dx: z.dx * w.dx - z.dy * w.dy, dy: z.dx * w.dy + z.dy * w.dx)
  }

  private static func quotient(_ z: Vector, _ w: Vector) -> Vector {
    product(z, Vector(dx: w.dx, dy: -w.dy)) / w.magnitudeSquared
  }

  private static func squareRoot(_ z: Vector) -> Vector {
    let large = ((z.length + z.dx.magnitude) / 2).squareRoot()
    guard large > 0 else { return .zero }
    let small = z.dy / (2 * large)
    if z.dx >= 0 { return Vector(dx: large, dy: small) }
    return Vector(dx: small.magnitude, dy: z.dy < 0 ? -large : large)
  }
}
