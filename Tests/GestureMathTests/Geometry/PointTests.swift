import GestureMath
import Testing

@Suite("Point")
struct PointTests {
  @Test("Two points differ by the displacement that leads from the second to the first")
  func difference() {
    let start = Point(x: 1, y: 2)
    let end = Point(x: 4, y: -2)
    #expect(end - start == Vector(dx: 3, dy: -4))
    #expect(start + (end - start) == end)
    #expect(end - (end - start) == start)
  }

  @Test("A point moves by a displacement and back")
  func moves() {
    var point = Point(x: 1, y: 2)
    point += Vector(dx: 10, dy: 20)
    #expect(point == Point(x: 11, y: 22))
    point -= Vector(dx: 10, dy: 20)
    #expect(point == Point(x: 1, y: 2))
  }

  @Test("The distance is the same both ways, and 0 only to the point itself")
  func distance() {
    let a = Point(x: 1, y: 2)
    let b = Point(x: 4, y: -2)
    #expect(a.distance(to: b) == 5)
    #expect(b.distance(to: a) == 5)
    #expect(a.distance(to: a) == 0)
  }

  @Test("The origin is at (0, 0)")
  func origin() {
    #expect(Point.zero == Point(x: 0, y: 0))
    #expect(Point() == .zero)
  }

  @Test("Every number of a transform has its place")
  func applying() {
    let transform = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(Point.zero.applying(transform) == Point(x: 11, y: 13))
    #expect(Point(x: 1, y: 0).applying(transform) == Point(x: 13, y: 16))
    #expect(Point(x: 0, y: 1).applying(transform) == Point(x: 16, y: 20))
    #expect(Point(x: 10, y: 100).applying(transform) == Point(x: 531, y: 743))
  }
}
