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
    var size: Size
    var expected: Size?
    var why: String
  }

  @Test(
    "The corners of a rounded rectangle take at most half a side and at least nothing",
    arguments: [
      Corner(
        size: Size(width: 99, height: 99), expected: Size(width: 15, height: 20),
        why: "each extent is bounded on its own"),
      Corner(
        size: Size(width: 99, height: 3), expected: Size(width: 15, height: 3),
        why: "only the width is too large"),
      Corner(size: .zero, expected: nil, why: "the corners are sharp"),
      Corner(size: Size(width: 5, height: 0), expected: nil, why: "a corner of no height"),
      Corner(size: Size(width: -5, height: 5), expected: nil, why: "a negative width"),
      Corner(size: Size(width: .nan, height: 5), expected: nil, why: "a width that is no number"),
    ])
  func corners(corner: Corner) {
    let path = Path(roundedRect: rect, cornerSize: corner.size)
    guard let expected = corner.expected else {
      #expect(path == Path(rect), "\(corner.why)")
      return
    }
    #expect(path == Path(roundedRect: rect, cornerSize: expected), "\(corner.why)")
    #expect(path.boundingRect == rect, "\(corner.why)")
  }

  @Test("A rectangle rounded all the way is an ellipse")
  func roundedToEllipse() {
    let path = Path(roundedRect: rect, cornerSize: Size(width: 15, height: 20))
    let ends = Set(path.elements.compactMap(\.end))
    #expect(ends == Set(Path(ellipseIn: rect).elements.compactMap(\.end)))
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
