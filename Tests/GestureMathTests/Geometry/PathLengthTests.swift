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

  struct Ellipse: Sendable {
    var axis: Double
    /// The length of the ellipse, 4·E(1 − axis²), and by how much of it the curves are longer.
    var length: Double
    var excess: Double
  }

  @Test(
    "The curves of an ellipse are longer by at most 2.3e-6 of its length",
    arguments: [
      Ellipse(axis: 1, length: 6.2831853071795864769, excess: 2.183550614e-6),
      Ellipse(axis: 0.5, length: 4.8442241102738380992, excess: 2.19803238e-6),
      Ellipse(axis: 0.3, length: 4.3859100695689089153, excess: 2.238082535e-6),
      Ellipse(axis: 0.1, length: 4.0639741801008957426, excess: 1.695336235e-6),
    ])
  func ellipse(ellipse: Ellipse) {
    let path = Path(
      ellipseIn: Rect(x: -1, y: -ellipse.axis, width: 2, height: 2 * ellipse.axis))
    let excess = path.length(tolerance: 1e-12) / ellipse.length - 1
    #expect(abs(excess - ellipse.excess) < 1e-14 && excess < 2.3e-6)
  }

  @Test("A place at a fraction of an arc is off by at most 4.3e-6 r, its direction by 0.0023°")
  func fractionsOfAnArc() throws {
    let arc = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(45))
    }
    var (place, direction) = (0.0, 0.0)
    for step in 0...64 {
      let fraction = Double(step) / 64
      let point = try #require(arc.point(atFraction: fraction, tolerance: 1e-13))
      let tangent = try #require(arc.tangent(atFraction: fraction, tolerance: 1e-13))
      let (sin, cos) = sincos(.degrees(45 * fraction))
      place = max(place, point.distance(to: Point(x: cos, y: sin)))
      direction = max(direction, abs(tangent.degrees - 90 - 45 * fraction))
    }
    #expect(place > 4.2e-6 && place < 4.3e-6)
    #expect(direction > 0.0022 && direction < 0.0023)
  }

  struct Corner: Sendable {
    var points: [(Double, Double)]
    var length: Double
    var why: String
  }

  // From 40-digit arithmetic, by Golden/make_paths.py. Estimates from a curve and its halves agree on
  // wrong lengths of all of these, off by up to 0.28 points.
  static let sharpCorners = [
    Corner(
      points: [(0, 0), (-206, 0), (103, 0), (100, 0)], length: 241.76237593337945438,
      why: "it turns back on itself twice"),
    Corner(
      points: [(0, 0), (-168, 0), (-258, 0), (100, 0)], length: 394.53572623906336663,
      why: "it turns back on itself once"),
    Corner(
      points: [(0, 0), (-264, -0.001), (103, 0), (100, 0)], length: 291.18131472683175437,
      why: "it all but turns back on itself"),
    Corner(
      points: [(0, 0), (-99, 0.005), (261, -0.003), (100, 0)], length: 219.19423949408783341,
      why: "it is thin, with two narrow bends"),
    Corner(
      points: [(0, 0), (100.0003, 100), (0, 99.7), (100, 0)], length: 182.65649996187219612,
      why: "it is a loop so small that it looks like a cusp"),
    Corner(
      points: [(0, 0), (99.9998, 100), (0, 99.2), (100, 0)], length: 182.34666413913309705,
      why: "it is a bend so narrow that it looks like a cusp"),
    Corner(
      points: [(8, 5), (74, 92), (43, 35), (16, 46)], length: 97.049374970781021089,
      why: "its bend is narrow, off the middle"),
  ]

  @Test("No cusp and no narrow bend escapes a tolerance", arguments: sharpCorners)
  func corner(corner: Corner) {
    let points = corner.points.map { Point(x: $0.0, y: $0.1) }
    let path = Path {
      $0.move(to: points[0])
      $0.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
    for tolerance in [1, 1e-2, 1e-5, 1e-8, 1e-11, 0] {
      let error = abs(path.length(tolerance: tolerance) - corner.length)
      #expect(error <= max(tolerance, 1e-14 * corner.length), "\(tolerance): \(corner.why)")
    }
    // The same upside down, backward and far smaller or larger.
    for scale in [-1, 1e-150, 1e150] {
      let scaled = path.applying(AffineTransform(scaleX: scale, y: scale))
      let length = scaled.length(tolerance: 1e-9 * abs(scale)) / abs(scale)
      #expect(abs(length - corner.length) <= 1e-9, "\(scale): \(corner.why)")
    }
  }

  @Test("Lengths of one tolerance differ by no more from those of a finer one, on random cusps")
  func cusps() {
    var random = SplitMix(state: 3)
    for _ in 0..<300 {
      // A curve whose derivative has its roots near the curve, so that it nearly stops there.
      let ends = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let gap = Vector(dx: 0, dy: [0, 1e-7, 1e-4, 1e-2, 0.1][Int(random.next() % 5)])
      let a = Vector(
        dx: .random(in: -300...300, using: &random), dy: .random(in: -300...300, using: &random))
      let (z, w) = (Vector(dx: ends.0, dy: 0) + gap, Vector(dx: ends.1, dy: 0) - gap)
      func times(_ p: Vector, _ q: Vector) -> Vector {
        Vector(dx: p.dx * q.dx - p.dy * q.dy, dy: p.dx * q.dy + p.dy * q.dx)
      }
      let first = times(a, times(z, w))
      let second = first - times(a, z + w) / 2
      let third = a - first + 2 * second
      let start = Point.zero + first
      let path = Path {
        $0.move(to: .zero)
        $0.addCurve(to: start + second + third, control1: start, control2: start + second)
      }
      let fine = path.length(tolerance: 1e-12)
      for tolerance in [1, 1e-3, 1e-6, 1e-9] {
        #expect(abs(path.length(tolerance: tolerance) - fine) <= tolerance + 1e-11)
      }
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
    #expect(path.point(atFraction: .nan) == nil && path.tangent(atFraction: .nan) == nil)
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
      for tolerance in [0.0, -1] {
        let length = curve.path.length(tolerance: tolerance)
        #expect(abs(length - curve.length) < 1e-14 * curve.length)
        #expect(curve.path.point(atFraction: 0.4, tolerance: tolerance) != nil)
      }
      // Any length is within an infinite tolerance, and any place along the curve.
      #expect(curve.path.length(tolerance: .infinity) > 0)
      #expect(curve.path.point(atFraction: 0.4, tolerance: .infinity) != nil)
      #expect(curve.path.length(tolerance: .nan).isNaN)
      #expect(curve.path.point(atFraction: 0.4, tolerance: .nan) == nil)
      #expect(curve.path.tangent(atFraction: 0.4, tolerance: .nan) == nil)
      #expect(curve.path.trimmedPath(from: 0.1, to: 0.9, tolerance: .nan).isEmpty)
      let huge = curve.path.applying(AffineTransform(scaleX: 1e300, y: 1e300))
      #expect(huge.length() > 0)
      let broken = Path {
        $0.addPath(curve.path)
        $0.addCurve(to: .zero, control1: Point(x: .nan, y: 0), control2: Point(x: .infinity, y: 0))
      }
      #expect(broken.length().isNaN)
      #expect(broken.point(atFraction: 0.5) == nil)
      #expect(broken.trimmedPath(from: 0.1, to: 0.9).isEmpty)
    }
  }
}
