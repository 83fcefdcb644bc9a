import GestureMath
import Testing

@Suite("Flattened paths")
struct PathFlatteningTests {
  /// The distance of a point to the line between two others.
  static func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let along = b - a
    let square = along.magnitudeSquared
    let share = square > 0 ? max(0, min(1, (point - a).dot(along) / square)) : 0
    return point.distance(to: a + along * share)
  }

  @Test("No point of a curve is further from its lines than the tolerance", arguments: [1.0, 0.01])
  func tolerance(tolerance: Double) {
    for curve in SampleCurve.all {
      curve.path.forEachSegment { segment in
        let corners = curve.path.corners(tolerance: tolerance)
        for step in 0...1000 {
          let point = segment.point(at: Double(step) / 1000)
          let near = zip(corners, corners.dropFirst()).map { Self.distance(point, $0, $1) }.min()
          #expect((near ?? .infinity) <= tolerance, "\(curve.name)")
        }
      }
    }
  }

  @Test("Lines grow in number with the root of the tolerance's inverse, and no faster")
  func economy() throws {
    let arch = try #require(SampleCurve.all.first).path
    // The second differences are 100·√2 long: √(0.75 · 141.42 / tolerance), and one more.
    #expect(arch.flattened(tolerance: 1).elements.count == 1 + 11)
    #expect(arch.flattened(tolerance: 0.01).elements.count == 1 + 103)
  }

  @Test("Moves, lines and ends of subpaths stay, and curves end where they did")
  func structure() {
    for path in Path.randomPaths {
      let flat = path.flattened(tolerance: 0.5)
      #expect(flat.flattened(tolerance: 0.5) == flat)
      #expect(flat.currentPoint == path.currentPoint)
      var ends = flat.elements.compactMap(\.end)[...]
      for end in path.elements.compactMap(\.end) {
        let index = ends.firstIndex(of: end)
        #expect(index != nil)
        if let index { ends = ends[index...] }
      }
      for element in flat.elements {
        switch element {
        case .quadCurve, .curve: Issue.record("a curve is left")
        default: break
        }
      }
    }
  }

  @Test("A curve without a point before it stays as it is")
  func noStart() {
    let path = Path { $0.addQuadCurve(to: Point(x: 1, y: 1), control: .zero) }
    #expect(path.flattened(tolerance: 0.1) == path)
  }

  @Test("No tolerance makes more than 16,384 lines of a curve, and a NaN coordinate makes one")
  func bounded() throws {
    let arch = try #require(SampleCurve.all.first).path
    for tolerance in [0, -1, 1e-300] {
      #expect(arch.flattened(tolerance: tolerance).elements.count == 1 + 16_384)
    }
    // The first tolerance that asks for more.
    var tolerance = 1.0
    while arch.flattened(tolerance: tolerance).elements.count <= 16_384 { tolerance /= 2 }
    #expect(arch.flattened(tolerance: tolerance).elements.count == 1 + 16_384)
    #expect(arch.flattened(tolerance: .infinity).elements.count == 2)
    let huge = arch.applying(AffineTransform(scaleX: 1e306, y: 1e306))
    #expect(huge.flattened(tolerance: 1).elements.count == 1 + 16_384)
    // The first coordinates alone would ask for several lines.
    for bad in [Double.nan, .infinity] {
      let broken = Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: Point(x: bad, y: 0), control1: Point(x: 50, y: 50), control2: Point(x: 0, y: 50))
      }
      #expect(broken.flattened(tolerance: 1).elements.count == 2)
    }
  }

  @Test("A tolerance that is NaN gives an empty path")
  func unknownTolerance() throws {
    let arch = try #require(SampleCurve.all.first).path
    #expect(arch.flattened(tolerance: .nan).isEmpty)
  }

  @Test("The lines of a circle are within the tolerance of its curves, not of the circle")
  func circle() {
    let path = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let radii = path.corners(tolerance: 1e-9).map { ($0 - .zero).length }
    // The curves leave the circle by 4.24553e-6.
    #expect((radii.max() ?? 0) > 1 + 4.24e-6 && (radii.max() ?? 2) < 1 + 4.2456e-6)
    #expect((radii.min() ?? 0) > 1 - 1e-15)
  }
}
