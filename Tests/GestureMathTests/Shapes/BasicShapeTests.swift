import GestureMath
import Testing

@Suite("Basic shapes")
struct BasicShapeTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 60)

  @Test("Rectangle, ellipse and rounded rectangle are the paths of those names")
  func paths() {
    #expect(Rectangle().path(in: rect) == Path(rect))
    #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
    #expect(
      RoundedRectangle(cornerRadius: 5).path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 5))
    #expect(
      RoundedRectangle(cornerSize: Size(width: 2, height: 9)).path(in: rect)
        == Path(roundedRect: rect, cornerSize: Size(width: 2, height: 9)))
  }

  @Test("A circle is as wide as the shorter side, about the centre")
  func circle() {
    #expect(Circle().path(in: rect).boundingRect == Rect(x: 10, y: 35, width: 30, height: 30))
    let wide = Rect(x: 0, y: 0, width: 100, height: 10)
    #expect(Circle().path(in: wide).boundingRect == Rect(x: 45, y: 0, width: 10, height: 10))
    for bad in [Size(width: .nan, height: 10), Size(width: 10, height: .nan)] {
      #expect(Circle().path(in: Rect(origin: .zero, size: bad)).boundingRect == nil)
    }
  }

  @Test("A rounded rectangle animates its corner, and the others nothing")
  func animatable() {
    var shape = RoundedRectangle(cornerRadius: 4)
    shape.animatableData += Vector(dx: 2, dy: 3)
    #expect(shape.cornerSize == Size(width: 6, height: 7))
    #expect(Circle().animatableData == .zero)
  }
}
