import GestureMath
import Testing

@Suite("Building paths")
struct PathBuildingTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("A rectangle goes from the top left clockwise on screen and is closed")
  func rectangle() {
    #expect(
      Path(rect).elements == [
        .move(to: Point(x: 10, y: 20)), .line(to: Point(x: 40, y: 20)),
        .line(to: Point(x: 40, y: 60)), .line(to: Point(x: 10, y: 60)), .closeSubpath,
      ])
    #expect(Path(rect).area(tolerance: 1) == 1200)
  }

  @Test("A rectangle of negative size gives the path of the standardized one")
  func negativeRectangle() {
    #expect(Path(Rect(x: 40, y: 60, width: -30, height: -40)) == Path(rect))
  }

  @Test("Rectangles are added one after the other")
  func rectangles() {
    var path = Path()
    path.addRects([rect, rect.offsetBy(dx: 100, dy: 0)])
    #expect(path.elements == Path(rect).elements + Path(rect.offsetBy(dx: 100, dy: 0)).elements)
    path = Path()
    path.addRects([])
    #expect(path.isEmpty)
  }

  @Test("Lines move to the first point, even within a subpath, and none add nothing")
  func lines() {
    let (a, b, c) = (Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 6))
    let path = Path { path in
      path.move(to: c)
      path.addLines([a, b, c])
      path.addLines([])
      path.addLines([b])
    }
    #expect(
      path.elements == [.move(to: c), .move(to: a), .line(to: b), .line(to: c), .move(to: b)])
  }

  @Test("An ellipse touches the middles of the four sides and goes clockwise on screen")
  func ellipse() throws {
    let path = Path(ellipseIn: rect)
    let ends = path.elements.compactMap(\.end)
    #expect(ends.count == 9)
    #expect(ends.first == Point(x: 40, y: 40) && ends.last == ends.first)
    #expect(ends[2] == Point(x: 25, y: 60))
    #expect(ends[4] == Point(x: 10, y: 40))
    #expect(ends[6] == Point(x: 25, y: 20))
    #expect(path.boundingRect == rect)
    // π·15·20; the curves are outside by less than 4.3e-6 of the half axes.
    let area = 942.477796076938
    #expect(abs(path.area(tolerance: 1e-7) - area) < area * 8.6e-6)
  }

  @Test("A rounded rectangle keeps its straight sides and rounds each corner")
  func roundedRectangle() {
    let path = Path(roundedRect: rect, cornerRadius: 5)
    let ends = path.elements.compactMap(\.end)
    #expect(ends.count == 13)
    #expect(ends[0] == Point(x: 15, y: 20) && ends[1] == Point(x: 35, y: 20))
    #expect(ends[3] == Point(x: 40, y: 25) && ends[4] == Point(x: 40, y: 55))
    #expect(ends[6] == Point(x: 35, y: 60) && ends[7] == Point(x: 15, y: 60))
    #expect(ends[9] == Point(x: 10, y: 55) && ends[10] == Point(x: 10, y: 25))
    #expect(ends[12] == ends[0])
    #expect(path.boundingRect == rect)
    // The square of a corner less its quarter of a circle, four times: (4 − π)·r².
    #expect(abs(path.area(tolerance: 1e-6) - (1200 - 21.4601836602552)) < 1e-3)
  }

  struct Corner: Sendable {
    var width = 100.0
    var height = 50.0
    var size: Size
    var expected: Size?
    var why: String
  }

  @Test(
    "The corners of a rounded rectangle take at most half of the shorter side, and at least nothing",
    arguments: [
      Corner(
        size: Size(width: 30, height: 30), expected: Size(width: 25, height: 25),
        why: "both are bounded by the height"),
      Corner(
        size: Size(width: 40, height: 10), expected: Size(width: 25, height: 10),
        why: "the width is bounded by the height too"),
      Corner(
        width: 50, height: 100, size: Size(width: 10, height: 40),
        expected: Size(width: 10, height: 25), why: "the height is bounded by the width"),
      Corner(
        size: Size(width: 20, height: 10), expected: Size(width: 20, height: 10),
        why: "neither is too large"),
      Corner(
        size: Size(width: .infinity, height: .infinity), expected: Size(width: 25, height: 25),
        why: "as round as can be"),
      Corner(
        width: -100, height: -50, size: Size(width: 99, height: 99),
        expected: Size(width: 25, height: 25), why: "the sides are those of the standardized one"),
      Corner(size: .zero, expected: nil, why: "the corners are sharp"),
      Corner(size: Size(width: 5, height: 0), expected: nil, why: "a corner of no height"),
      Corner(size: Size(width: -5, height: 5), expected: nil, why: "a negative width"),
    ])
  func corners(corner: Corner) {
    let rect = Rect(x: 10, y: 20, width: corner.width, height: corner.height)
    let path = Path(roundedRect: rect, cornerSize: corner.size)
    #expect(path.boundingRect == rect.standardized, "\(corner.why)")
    guard let expected = corner.expected else {
      #expect(path == Path(rect), "\(corner.why)")
      return
    }
    // The first corner, at the top right, begins after the top side and ends on the right one.
    let ends = path.elements.compactMap(\.end)
    #expect(ends[1] == Point(x: rect.maxX - expected.width, y: rect.minY), "\(corner.why)")
    #expect(ends[3] == Point(x: rect.maxX, y: rect.minY + expected.height), "\(corner.why)")
    #expect(RoundedRectangle(cornerSize: corner.size).path(in: rect) == path, "\(corner.why)")
  }

  @Test("A corner that is NaN is no sharp one: the coordinates that depend on it are NaN")
  func corner() {
    for size in [Size(width: .nan, height: 5), Size(width: 5, height: .nan)] {
      let path = Path(roundedRect: rect, cornerSize: size)
      #expect(path != Path(rect))
      #expect(path.elements.count > 5 && path.boundingRect == nil)
    }
  }

  @Test("A rectangle rounded all the way is a capsule, and a square one a circle")
  func capsule() {
    let capsule = Path(
      roundedRect: Rect(x: 0, y: 0, width: 200, height: 40), cornerRadius: 1000)
    // In the ellipse that touches the sides, (10, 6) would be outside.
    #expect(capsule.contains(Point(x: 10, y: 6)) && capsule.contains(Point(x: 190, y: 34)))
    #expect(!capsule.contains(Point(x: 5, y: 6)) && !capsule.contains(Point(x: 195, y: 34)))
    // A rectangle of 160 by 40 and a circle of radius 20.
    #expect(abs(capsule.area(tolerance: 1e-7) - 7656.63706143592) < 0.02)
    let square = Rect(x: 10, y: 20, width: 40, height: 40)
    let ends = Set(Path(roundedRect: square, cornerRadius: 20).elements.compactMap(\.end))
    #expect(ends == Set(Path(ellipseIn: square).elements.compactMap(\.end)))
  }

  @Test("The current point is the last end, and after a close where the subpath began")
  func currentPoint() {
    let (a, b, c) = (Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 6))
    var path = Path()
    #expect(path.currentPoint == nil)
    path.closeSubpath()
    #expect(path.currentPoint == nil)
    path.move(to: a)
    #expect(path.currentPoint == a)
    path.addQuadCurve(to: b, control: c)
    #expect(path.currentPoint == b)
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == a)
    path.addLine(to: c)
    #expect(path.currentPoint == c)
    path.closeSubpath()
    #expect(path.currentPoint == a, "a line after a close begins where the closed subpath did")
    path.move(to: b)
    path.addCurve(to: c, control1: a, control2: a)
    path.closeSubpath()
    #expect(path.currentPoint == b)
  }
}
