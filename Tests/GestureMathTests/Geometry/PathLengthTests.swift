import GestureMath
import Testing

@Suite("Lengths of paths")
struct PathLengthTests {
  @Test("A curve's length is that of 40-digit arithmetic", arguments: SampleCurve.all)
  func golden(curve: SampleCurve) {
    for tolerance in [1e-2, 1e-5, 1e-8] {
      let error = abs(curve.path.length(tolerance: tolerance) - curve.length)
      #expect(error <= tolerance, "\(tolerance)")
    }
  }

  @Test("A whole circle is 2πr long, within its curves' error")
  func circle() {
    for radius in [1e-3, 1, 150, 1e6] {
      let path = Path(
        ellipseIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let exact = 6.283185307179586 * radius
      // 2.18355061e-6 of it, from 40-digit arithmetic.
      let excess = path.length(tolerance: 1e-12 * radius) / exact - 1
      #expect(abs(excess - 2.183550614e-6) < 1e-14)
    }
  }

  @Test("Lines, the line that closes a subpath, and no jump count")
  func lines() {
    let path = Path {
      $0.addLines([.zero, Point(x: 3, y: 4), Point(x: 3, y: 0)])
      $0.closeSubpath()
      $0.closeSubpath()
      $0.move(to: Point(x: 1000, y: 1000))
      $0.addLine(to: Point(x: 1000, y: 1007))
    }
    #expect(path.length() == 5 + 4 + 3 + 7)
    #expect(Path().length() == 0)
  }

  @Test("Lengths add up, and turning a path keeps its length")
  func laws() {
    for path in Path.randomPaths {
      let length = path.length(tolerance: 1e-9)
      var sum = 0.0
      path.forEachSegment { segment in
        let parts = segment.split(at: 0.3)
        sum += parts.before.length(tolerance: 1e-9) + parts.after.length(tolerance: 1e-9)
      }
      #expect(abs(sum - length) < 1e-6)
      let turned = path.applying(AffineTransform(rotationAngle: .degrees(33)))
      #expect(abs(turned.length(tolerance: 1e-9) - length) < 1e-6)
      let scaled = path.applying(AffineTransform(scaleX: 8, y: 8))
      #expect(abs(scaled.length(tolerance: 8e-9) - 8 * length) < 1e-6)
      // The lines that stand for curves are shorter.
      let flat = path.flattened(tolerance: 1e-4).length()
      #expect(flat <= length + 1e-6 && flat > length - 0.1)
    }
  }

  struct Place: Sendable {
    var curve: String
    var fraction: Double
    var point: Point
    var degrees: Double
  }

  static let places = [
    Place(
      curve: "s", fraction: 0.25, point: Point(x: 54.1934094127582167, y: -3.50442956725924229),
      degrees: 41.4552180447355629),
    Place(
      curve: "s", fraction: 0.5, point: Point(x: 50, y: 50), degrees: 108.434948822922011),
    Place(
      curve: "s", fraction: 0.9, point: Point(x: 78.3613469012061668, y: 106.05352992753585),
      degrees: -11.9564245665487515),
    Place(
      curve: "arch", fraction: 0.25, point: Point(x: 10.5892543025017715, y: 48.3523951793910068),
      degrees: 61.5959414526710747),
    Place(
      curve: "arch", fraction: 0.9, point: Point(x: 98.5378114036465061, y: 19.926770131868674),
      degrees: -81.1877829493048599),
    Place(
      curve: "skew", fraction: 0.5, point: Point(x: 55.2923223277824163, y: -15.455687815908957),
      degrees: 39.5231639117400665),
  ]

  @Test("The point and the tangent at a fraction are those of 40-digit arithmetic")
  func fractions() throws {
    for place in Self.places {
      let path = try #require(SampleCurve.all.first { $0.name == place.curve }).path
      let point = try #require(path.point(atFraction: place.fraction, tolerance: 1e-10))
      #expect(point.distance(to: place.point) < 1e-9, "\(place.curve) \(place.fraction)")
      let tangent = try #require(path.tangent(atFraction: place.fraction, tolerance: 1e-10))
      #expect(abs(tangent.degrees - place.degrees) < 1e-8, "\(place.curve) \(place.fraction)")
    }
  }

  @Test("Fractions of lines are exact, go on through the closing line, and stop at the ends")
  func square() {
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.point(atFraction: 0) == .zero)
    #expect(path.point(atFraction: 0.125) == Point(x: 5, y: 0))
    #expect(path.point(atFraction: 0.875) == Point(x: 0, y: 5))
    #expect(path.point(atFraction: 1) == .zero)
    #expect(path.point(atFraction: -3) == .zero)
    #expect(path.point(atFraction: 3) == .zero)
    #expect(path.point(atFraction: .nan) == .zero)
    #expect(path.tangent(atFraction: 0)?.degrees == 0)
    #expect(path.tangent(atFraction: 0.25)?.degrees == 0, "a corner belongs to what ends there")
    #expect(path.tangent(atFraction: 0.3)?.degrees == 90)
    #expect(path.tangent(atFraction: 0.5 + 0.125)?.degrees == 180)
    #expect(path.tangent(atFraction: 1)?.degrees == -90)
  }

  @Test("A control point on its end leaves the tangent to the next one")
  func coincidentControls() {
    let (a, b) = (Point(x: 0, y: 0), Point(x: 10, y: 0))
    let path = Path {
      $0.move(to: a)
      $0.addCurve(to: b, control1: a, control2: Point(x: 0, y: 5))
    }
    #expect(path.tangent(atFraction: 0)?.degrees == 90)
    let back = Path {
      $0.move(to: a)
      $0.addCurve(to: b, control1: Point(x: 10, y: -5), control2: b)
    }
    #expect(back.tangent(atFraction: 1)?.degrees == 90)
  }

  @Test("Paths of no length have a place but no direction, empty ones neither")
  func degenerate() {
    let point = Point(x: 2, y: 3)
    let still = Path { $0.addLines([point, point]) }
    #expect(still.length() == 0)
    #expect(still.point(atFraction: 0.5) == point && still.tangent(atFraction: 0.5) == nil)
    #expect(Path().point(atFraction: 0.5) == nil && Path().tangent(atFraction: 0.5) == nil)
  }

  @Test("A tolerance that cannot be met, NaN and huge coordinates end")
  func bounded() throws {
    for curve in SampleCurve.all {
      for tolerance in [0, -1, Double.nan, .infinity] {
        let length = curve.path.length(tolerance: tolerance)
        #expect(abs(length - curve.length) < 1)
        #expect(curve.path.point(atFraction: 0.4, tolerance: tolerance) != nil)
      }
      let huge = curve.path.applying(AffineTransform(scaleX: 1e300, y: 1e300))
      #expect(huge.length() > 0)
      let broken = Path {
        $0.addPath(curve.path)
        $0.addCurve(to: .zero, control1: Point(x: .nan, y: 0), control2: Point(x: .infinity, y: 0))
      }
      #expect(broken.length().isNaN)
      _ = broken.point(atFraction: 0.5)
      _ = broken.trimmedPath(from: 0.1, to: 0.9)
    }
  }
}
