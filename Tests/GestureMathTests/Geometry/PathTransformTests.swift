import GestureMath
import Testing

@Suite("Transformed paths")
struct PathTransformTests {
  @Test("Each kind of element has all its points transformed")
  func elements() {
    let transform = AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -1)
    let path = Path {
      $0.move(to: Point(x: 1, y: 1))
      $0.addLine(to: Point(x: 2, y: 2))
      $0.addQuadCurve(to: Point(x: 3, y: 3), control: Point(x: 4, y: 4))
      $0.addCurve(
        to: Point(x: 5, y: 5), control1: Point(x: 6, y: 6), control2: Point(x: 7, y: 7))
      $0.closeSubpath()
    }
    #expect(
      path.applying(transform).elements == [
        .move(to: Point(x: 3, y: 2)), .line(to: Point(x: 5, y: 5)),
        .quadCurve(to: Point(x: 7, y: 8), control: Point(x: 9, y: 11)),
        .curve(
          to: Point(x: 11, y: 14), control1: Point(x: 13, y: 17), control2: Point(x: 15, y: 20)),
        .closeSubpath,
      ])
    #expect(path.applying(.identity) == path)
    #expect(path.offsetBy(dx: 0, dy: 0) == path)
    #expect(
      path.offsetBy(dx: 3, dy: -4)
        == path.applying(AffineTransform(translationX: 3, y: -4)))
  }

  @Test("Transforming and then measuring is measuring and then transforming")
  func measures() throws {
    let transform = AffineTransform(a: 1.5, b: 0.5, c: -0.25, d: 2, tx: 10, ty: -20)
    for path in Path.randomPaths {
      let moved = path.applying(transform)
      var segments: [PathSegment] = []
      path.forEachSegment { segments.append($0) }
      var movedSegments: [PathSegment] = []
      moved.forEachSegment { movedSegments.append($0) }
      #expect(segments.count == movedSegments.count)
      for (segment, movedSegment) in zip(segments, movedSegments) {
        let point = segment.point(at: 0.37).applying(transform)
        #expect(point.distance(to: movedSegment.point(at: 0.37)) < 1e-11)
      }
      for step in 0..<50 {
        let point = Point(x: 0.123 + 2 * Double(step), y: 99.7 - 2 * Double(step))
        #expect(path.contains(point) == moved.contains(point.applying(transform)))
      }
    }
  }

  @Test("A mirror turns the direction round, and with it the sign of the area")
  func mirror() {
    let path = Path(ellipseIn: Rect(x: 10, y: 20, width: 30, height: 40))
    let mirrored = path.applying(AffineTransform(scaleX: -1, y: 1))
    #expect(path.area(tolerance: 0.01) > 0)
    #expect(mirrored.area(tolerance: 0.01) == -path.area(tolerance: 0.01))
  }

  @Test("A path added to another continues it as it is")
  func addPath() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 3, y: 4))
    var path = Path { $0.move(to: a) }
    path.addPath(
      Path { $0.addLine(to: b) }, transform: AffineTransform(translationX: 10, y: 20))
    path.addPath(Path())
    #expect(path.elements == [.move(to: a), .line(to: Point(x: 13, y: 24))])
  }

  @Test("A path is rounded to thousandths, but for what is too large for it")
  func rounding() {
    let path = Path(through: [Point(x: 1.0004, y: -2.0006), Point(x: 1e308, y: -1e308)])
    #expect(
      path.roundedToThousandths()
        == Path(through: [Point(x: 1, y: -2.001), Point(x: 1e308, y: -1e308)]))
  }
}
