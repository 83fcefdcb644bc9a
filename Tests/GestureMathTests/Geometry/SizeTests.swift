import GestureMath
import Testing

@Suite("Size and EdgeInsets")
struct SizeTests {
  @Test("A factor multiplies both extents")
  func scaling() {
    #expect(Size(width: 200, height: 100) * 1.5 == Size(width: 300, height: 150))
    #expect(Size(width: 200, height: -100) * -1 == Size(width: -200, height: 100))
  }

  @Test("Nothing given means 0")
  func zero() {
    #expect(Size() == Size(width: 0, height: 0))
    #expect(Size.zero == Size())
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
