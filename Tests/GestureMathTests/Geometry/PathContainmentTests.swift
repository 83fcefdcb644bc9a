import GestureMath
import Testing

@Suite("Containment in paths")
struct PathContainmentTests {
  /// The corners of each subpath, its curves as lines.
  static func outlines(of path: Path) -> [[Point]] {
    var outlines: [[Point]] = []
    for element in path.flattened(tolerance: 1e-3).elements {
      switch element {
      case .move(let end): outlines.append([end])
      case .closeSubpath: outlines.append([outlines[outlines.count - 1][0]])
      default: if let end = element.end { outlines[outlines.count - 1].append(end) }
      }
    }
    return outlines
  }

  /// The winding number of closed lines about a point, from the sum of the angles they subtend.
  static func winding(of outlines: [[Point]], around point: Point) -> Int {
    var degrees = 0.0
    for corners in outlines {
      let bearings = corners.map { ($0 - point).angle }
      for (bearing, next) in zip(bearings, bearings.dropFirst() + bearings.prefix(1)) {
        degrees += Angle.shortestTurn(from: bearing, to: next).degrees
      }
    }
    return Int((degrees / 360).rounded())
  }

  @Test("The winding number is that of the angles subtended, on a grid over random paths")
  func bruteForce() {
    for (number, path) in Path.randomPaths.enumerated() {
      let outlines = Self.outlines(of: path)
      for row in 0..<10 {
        for column in 0..<10 {
          // An offset that no curve's point meets.
          let point = Point(x: -8.0123 + 13 * Double(column), y: -8.0377 + 13 * Double(row))
          let winding = path.windingNumber(around: point)
          let expected = Self.winding(of: outlines, around: point)
          #expect(winding.turns == expected, "path \(number) at \(point)")
          #expect((winding.crossings - expected).isMultiple(of: 2))
          #expect(path.contains(point) == (expected != 0))
          #expect(path.contains(point, eoFill: true) == !expected.isMultiple(of: 2))
        }
      }
    }
  }

  @Test("A circle contains the points that are nearer to its centre than its radius")
  func circle() {
    let path = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
    for degrees in stride(from: 0.0, to: 360, by: 7.3) {
      let (sin, cos) = sincos(.degrees(degrees))
      // The curves are outside the circle by at most 4.3e-6 of the radius.
      #expect(path.contains(Point(x: 49.99999 * cos, y: 49.99999 * sin)), "\(degrees)")
      #expect(!path.contains(Point(x: 50.00022 * cos, y: 50.00022 * sin)), "\(degrees)")
    }
    // At the heights where the curves meet.
    for y in [-50.0, -25 * 2.squareRoot(), 0, 25 * 2.squareRoot()] {
      #expect(!path.contains(Point(x: -60, y: y)) && !path.contains(Point(x: 60, y: y)))
    }
    #expect(path.contains(.zero))
  }

  struct Edge: Sendable {
    var degrees: Double
    var isInside: Bool
    var why: String
  }

  @Test(
    "On its outline a circle contains what is on the left or topmost",
    arguments: [
      Edge(degrees: 180, isInside: true, why: "leftmost"),
      Edge(degrees: 270, isInside: true, why: "topmost, like the top edge of a rectangle"),
      Edge(degrees: 0, isInside: false, why: "rightmost"),
      Edge(degrees: 90, isInside: false, why: "lowest"),
      Edge(degrees: 225, isInside: true, why: "above on the left"),
      Edge(degrees: 135, isInside: true, why: "below on the left"),
      Edge(degrees: 315, isInside: false, why: "above on the right, (70.71…, −70.71…)"),
      Edge(degrees: 45, isInside: false, why: "below on the right, (70.71…, 70.71…)"),
    ])
  func outlineOfACircle(edge: Edge) {
    for center in [Point.zero, Point(x: 50, y: 50), Point(x: -3, y: 1e6)] {
      for isBackward in [false, true] {
        let path = Path {
          $0.addRelativeArc(
            center: center, radius: 100, startAngle: .zero,
            delta: .degrees(isBackward ? -360 : 360))
        }
        let (sin, cos) = sincos(.degrees(edge.degrees))
        let point = Point(x: center.x + 100 * cos, y: center.y + 100 * sin)
        #expect(path.elements.contains { $0.end == point })
        #expect(path.contains(point) == edge.isInside, "\(edge.why)")
        #expect(path.contains(point, eoFill: true) == edge.isInside, "\(edge.why)")
      }
    }
  }

  @Test("A point exactly on a curve, between its ends, is inside on the left and not on the right")
  func onACurve() {
    // y is 2t and x is ±4t(1 − t): at t = ½ the curve is at (±1, 1), without rounding.
    for (side, isInside) in [(-1.0, true), (1, false)] {
      for isBackward in [false, true] {
        let (top, bottom) = (Point(x: 0, y: 0), Point(x: 0, y: 2))
        let path = Path {
          $0.move(to: isBackward ? bottom : top)
          $0.addQuadCurve(to: isBackward ? top : bottom, control: Point(x: 2 * side, y: 1))
          $0.closeSubpath()
        }
        #expect(path.contains(Point(x: side, y: 1)) == isInside, "\(side)")
        #expect(path.contains(Point(x: side.nextDown, y: 1)) == (side > 0))
        #expect(path.contains(Point(x: side.nextUp, y: 1)) == (side < 0))
      }
    }
  }

  @Test("The topmost point of an arch is inside, and its neighbours at that height are not")
  func topOfAnArch() throws {
    // y is 9t² − 6t on the curve: the least is −1, at t = 1/3, which is no double.
    let points = [Point(x: 0, y: 0), Point(x: 1, y: -3), Point(x: 7, y: 3)]
    let arch = PathSegment.quad(from: points[0], control: points[1], to: points[2])
    let path = Path {
      $0.move(to: points[0])
      $0.addQuadCurve(to: points[2], control: points[1])
      $0.closeSubpath()
    }
    let top = try #require(path.boundingRect).minY
    #expect(abs(top + 1) < 1e-15)
    var t = (1.0 / 3).nextDown.nextDown.nextDown.nextDown
    var places: Set<Double> = []
    for _ in 0..<9 {
      places.insert(arch.point(at: t).x)
      t = t.nextUp
    }
    #expect(places.count > 4)
    #expect(places.filter { path.contains(Point(x: $0, y: top)) }.count == 1)
  }

  @Test("Pointed tips: the one on the left is inside, those at the top, right and bottom are not")
  func tips() {
    let curved = Path {
      $0.move(to: Point(x: 0, y: -10))
      $0.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 2, y: -2))
      $0.addQuadCurve(to: Point(x: 0, y: 10), control: Point(x: 2, y: 2))
      $0.addQuadCurve(to: Point(x: -10, y: 0), control: Point(x: -2, y: 2))
      $0.addQuadCurve(to: Point(x: 0, y: -10), control: Point(x: -2, y: -2))
      $0.closeSubpath()
    }
    let straight = Path {
      $0.addLines(curved.elements.compactMap(\.end))
      $0.closeSubpath()
    }
    for path in [curved, straight] {
      #expect(path.contains(Point(x: -10, y: 0)) && !path.contains(Point(x: 10, y: 0)))
      #expect(!path.contains(Point(x: 0, y: -10)) && !path.contains(Point(x: 0, y: 10)))
    }
  }

  @Test("Two squares, one in the other, have a hole by one rule or by their directions")
  func rules() {
    let outer = Rect(x: 0, y: 0, width: 100, height: 100)
    let inner = Rect(x: 25, y: 25, width: 50, height: 50)
    let hole = Point(x: 50, y: 50)
    let band = Point(x: 10, y: 50)
    var same = Path()
    same.addRects([outer, inner])
    #expect(same.contains(hole) && !same.contains(hole, eoFill: true))
    #expect(same.contains(band) && same.contains(band, eoFill: true))
    #expect(same.windingNumber(around: hole).turns == 2)
    // Mirrored at its vertical axis the inner one goes the other way.
    var opposite = Path(outer)
    opposite.addPath(
      Path(inner), transform: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    #expect(!opposite.contains(hole) && !opposite.contains(hole, eoFill: true))
    #expect(opposite.contains(band))
  }

  @Test("A rectangle's path contains what the rectangle contains, edges and corners too")
  func rectangle() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let path = Path(rect)
    for x in stride(from: 0.0, through: 5, by: 0.5) {
      for y in stride(from: 1.0, through: 7, by: 0.5) {
        let point = Point(x: x, y: y)
        #expect(path.contains(point) == rect.contains(point), "\(point)")
        #expect(path.contains(point, eoFill: true) == rect.contains(point), "\(point)")
      }
    }
  }

  @Test("A slanted edge on the left is inside and one on the right is not")
  func slantedEdges() {
    for corners in [
      [Point(x: 0, y: 0), Point(x: 5, y: 10), Point(x: -5, y: 10)],
      [Point(x: -5, y: 10), Point(x: 5, y: 10), Point(x: 0, y: 0)],
    ] {
      let triangle = Path {
        $0.addLines(corners)
        $0.closeSubpath()
      }
      for y in stride(from: 1.0, to: 10, by: 1) {
        #expect(triangle.contains(Point(x: -y / 2, y: y)))
        #expect(!triangle.contains(Point(x: y / 2, y: y)))
      }
    }
  }

  @Test("Of triangles that share their edges exactly one contains a point, on an edge too")
  func tiling() {
    let corners = [
      Point(x: 0, y: 0), Point(x: 90, y: 0), Point(x: 90, y: 60), Point(x: 0, y: 60),
    ]
    let center = Point(x: 30, y: 20)
    let triangles = (0..<4).map { index in
      Path {
        $0.addLines([corners[index], corners[(index + 1) % 4], center])
        $0.closeSubpath()
      }
    }
    let rect = Rect(x: 0, y: 0, width: 90, height: 60)
    for x in stride(from: 0.0, through: 90, by: 1.5) {
      for y in stride(from: 0.0, through: 60, by: 1) {
        let point = Point(x: x, y: y)
        let count = triangles.count { $0.contains(point) }
        #expect(count == (rect.contains(point) ? 1 : 0), "\(point)")
      }
    }
  }

  @Test("An open subpath is closed by a line, wherever the next one begins")
  func open() {
    let corners = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10)]
    let path = Path {
      $0.addLines(corners)
      $0.addLines(corners.map { $0 + Vector(dx: 20, dy: 0) })
    }
    #expect(path.contains(Point(x: 2, y: 5)) && path.contains(Point(x: 22, y: 5)))
    #expect(!path.contains(Point(x: 15, y: 5)) && !path.contains(Point(x: -1, y: 5)))
  }

  @Test("Nothing is in a path without area or at a point that is no number")
  func degenerate() {
    let point = Point(x: 1, y: 1)
    #expect(!Path().contains(.zero))
    #expect(!Path { $0.move(to: point) }.contains(point))
    #expect(!Path { $0.addLines([.zero, Point(x: 2, y: 2)]) }.contains(point))
    let square = Path(Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(!square.contains(Point(x: .nan, y: 1)) && !square.contains(Point(x: 1, y: .nan)))
    #expect(!square.contains(Point(x: .infinity, y: 1)))
    #expect(
      Path {
        $0.addPath(square); $0.closeSubpath(); $0.closeSubpath()
      }.contains(point))
    let broken = Path {
      $0.addLines([.zero, Point(x: .nan, y: 3), Point(x: .infinity, y: 5)])
      $0.addCurve(to: Point(x: 1, y: 2), control1: Point(x: .nan, y: 1), control2: point)
    }
    #expect(!broken.contains(point))
    // The edge that is NaN at one end is crossed from neither direction.
    for corners in [
      [Point(x: 9, y: 0), Point(x: .nan, y: 9)], [Point(x: .nan, y: 9), Point(x: 9, y: 0)],
    ] {
      #expect(Path { $0.addLines(corners) }.windingNumber(around: point) == (0, 0))
    }
  }

  @Test("Huge and tiny figures contain their middle", arguments: [1e-300, 1e-9, 1e9, 1e150])
  func scales(scale: Double) {
    let path = Path(
      ellipseIn: Rect(x: -scale, y: -scale, width: 2 * scale, height: 2 * scale))
    #expect(path.contains(Point(x: 0.7 * scale, y: 0.7 * scale)))
    #expect(!path.contains(Point(x: 0.71 * scale, y: 0.71 * scale)))
  }
}
