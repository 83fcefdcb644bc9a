import GestureMath
import Testing

@Suite("Bounds of paths")
struct PathBoundsTests {
  @Test("A curve's bounds are those of 40-digit arithmetic", arguments: SampleCurve.all)
  func golden(curve: SampleCurve) throws {
    let rect = try #require(curve.path.boundingRect)
    // Two units in the last place of the largest coordinate.
    let tolerance = 2 * max(curve.maxX, curve.maxY, 1).ulp
    #expect(abs(rect.minX - curve.minX) <= tolerance)
    #expect(abs(rect.maxX - curve.maxX) <= tolerance)
    #expect(abs(rect.minY - curve.minY) <= tolerance)
    #expect(abs(rect.maxY - curve.maxY) <= tolerance)
  }

  @Test("Bounds contain every point of the curves and each side is touched")
  func tight() throws {
    for path in Path.randomPaths {
      let rect = try #require(path.boundingRect)
      let points = path.corners(tolerance: 1e-6)
      let slack = 1e-13 * 100
      #expect(points.allSatisfy { $0.x >= rect.minX - slack && $0.x <= rect.maxX + slack })
      #expect(points.allSatisfy { $0.y >= rect.minY - slack && $0.y <= rect.maxY + slack })
      #expect(points.contains { $0.x <= rect.minX + 1e-6 })
      #expect(points.contains { $0.x >= rect.maxX - 1e-6 })
      #expect(points.contains { $0.y <= rect.minY + 1e-6 })
      #expect(points.contains { $0.y >= rect.maxY - 1e-6 })
    }
  }

  @Test("Control points that the curve does not reach do not count")
  func controlPoints() throws {
    let arch = try #require(SampleCurve.all.first?.path.boundingRect)
    #expect(arch == Rect(x: 0, y: 0, width: 100, height: 75))
  }

  @Test("An empty path has no bounds; a point and a lone move have bounds of no size")
  func degenerate() {
    #expect(Path().boundingRect == nil)
    #expect(Path { $0.closeSubpath() }.boundingRect == nil)
    let point = Point(x: 3, y: -4)
    let there = Rect(origin: point, size: .zero)
    #expect(Path { $0.move(to: point) }.boundingRect == there)
    #expect(Path { $0.addLine(to: point) }.boundingRect == there)
    let still = Path {
      $0.move(to: point)
      $0.addCurve(to: point, control1: point, control2: point)
      $0.closeSubpath()
      $0.closeSubpath()
    }
    #expect(still.boundingRect == there)
  }

  @Test("Moving a path moves its bounds, and scaling by a power of two scales them exactly")
  func transforms() throws {
    for curve in SampleCurve.all where curve.name != "far" {
      let rect = try #require(curve.path.boundingRect)
      let scaled = try #require(
        curve.path.applying(AffineTransform(scaleX: -4, y: 0.5)).boundingRect)
      #expect(
        scaled
          == Rect(
            minX: -4 * rect.maxX, minY: rect.minY / 2, maxX: -4 * rect.minX,
            maxY: rect.maxY / 2))
      let moved = try #require(curve.path.offsetBy(dx: 1000, dy: -500).boundingRect)
      #expect(abs(moved.minY - (rect.minY - 500)) < 1e-12)
      #expect(abs(moved.maxX - (rect.maxX + 1000)) < 1e-12)
    }
  }

  @Test(
    "Curves near the largest and the least numbers have finite bounds",
    arguments: [
      1e-300, 1e-160, 1e160, 1e300,
    ])
  func extremes(scale: Double) throws {
    let path = try #require(SampleCurve.all.first { $0.name == "s" }).path
    let rect = try #require(path.applying(AffineTransform(scaleX: scale, y: scale)).boundingRect)
    #expect(abs(rect.minY / scale - -8.0947501931112532777) < 1e-12)
    #expect(abs(rect.maxY / scale - 108.09475019311125328) < 1e-12)
  }

  @Test("A path with a coordinate that is NaN has no bounds, wherever it is")
  func notANumber() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 3, y: 5))
    for bad in [Point(x: .nan, y: 5), Point(x: 3, y: .nan)] {
      #expect(Path { $0.addLines([bad, a, b]) }.boundingRect == nil)
      #expect(Path { $0.addLines([a, bad, b]) }.boundingRect == nil)
      for (end, control1, control2) in [(bad, a, b), (a, bad, b), (a, b, bad)] {
        let path = Path {
          $0.move(to: a)
          $0.addCurve(to: end, control1: control1, control2: control2)
          $0.addLine(to: b)
        }
        #expect(path.boundingRect == nil)
      }
      let path = Path {
        $0.move(to: a)
        $0.addQuadCurve(to: b, control: bad)
      }
      #expect(path.boundingRect == nil)
    }
  }
}
