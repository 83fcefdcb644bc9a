import GestureMath
import Testing

@Suite("AffineTransform")
struct AffineTransformTests {
  let s = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
  let t = AffineTransform(a: -1, b: 4, c: 6, d: -9, tx: 8, ty: -10)
  let u = AffineTransform(a: 3, b: 1, c: -2, d: 5, tx: -4, ty: 6)
  let point = Point(x: 17, y: -19)

  @Test("Concatenating applies this transform first and the other then")
  func concatenating() {
    #expect(point.applying(s.concatenating(t)) == point.applying(s).applying(t))
    #expect(point.applying(t.concatenating(s)) == point.applying(t).applying(s))
  }

  @Test("The product is that of the matrices, row by column")
  func product() {
    let expected = AffineTransform(a: 16, b: -19, c: 37, d: -43, tx: 75, ty: -83)
    #expect(s.concatenating(t) == expected)
  }

  @Test("Concatenating is associative, and the identity changes nothing")
  func laws() {
    #expect(s.concatenating(t).concatenating(u) == s.concatenating(t.concatenating(u)))
    #expect(s.concatenating(.identity) == s)
    #expect(AffineTransform.identity.concatenating(s) == s)
    #expect(AffineTransform().isIdentity)
    #expect(!s.isIdentity)
  }

  @Test("The order matters")
  func order() {
    #expect(s.concatenating(t) != t.concatenating(s))
    let move = AffineTransform(translationX: 10, y: 0)
    let turn = AffineTransform(rotationAngle: .degrees(90))
    #expect(Point.zero.applying(move.concatenating(turn)) == Point(x: 0, y: 10))
    #expect(Point.zero.applying(turn.concatenating(move)) == Point(x: 10, y: 0))
  }

  @Test("A positive turn takes right to down: clockwise on screen")
  func rotation() {
    let turn = AffineTransform(rotationAngle: .degrees(90))
    #expect(Point(x: 1, y: 0).applying(turn) == Point(x: 0, y: 1))
    #expect(Point(x: 0, y: 1).applying(turn) == Point(x: -1, y: 0))
    let slight = AffineTransform(rotationAngle: .degrees(30))
    #expect(slight.b > 0 && slight.c == -slight.b && slight.a == slight.d)
  }

  @Test("What is said last of move, turn and scale is applied to points first")
  func prepending() {
    #expect(
      s.translatedBy(x: 2, y: 3) == AffineTransform(translationX: 2, y: 3).concatenating(s))
    #expect(s.scaledBy(x: 2, y: 3) == AffineTransform(scaleX: 2, y: 3).concatenating(s))
    #expect(
      s.rotated(by: .degrees(90))
        == AffineTransform(rotationAngle: .degrees(90)).concatenating(s))
    let drawn = AffineTransform.identity.translatedBy(x: 100, y: 50).rotated(by: .degrees(90))
      .scaledBy(x: 2, y: 3)
    #expect(Point(x: 1, y: 0).applying(drawn) == Point(x: 100, y: 52))
    #expect(Point(x: 0, y: 1).applying(drawn) == Point(x: 97, y: 50))
  }

  @Test("The inverse undoes the transform from both sides")
  func inverse() throws {
    // The determinant is −1 or a power of 2, so that nothing rounds.
    for transform in [s, AffineTransform(a: 2, b: 4, c: 1, d: 4, tx: 3, ty: -5)] {
      let inverse = try #require(transform.inverted())
      #expect(transform.concatenating(inverse) == .identity)
      #expect(inverse.concatenating(transform) == .identity)
      #expect(point.applying(transform).applying(inverse) == point)
    }
    #expect(AffineTransform.identity.inverted() == .identity)
  }

  @Test("The inverse of a product is the product of the inverses, the other way round")
  func inverseOfProduct() throws {
    let first = AffineTransform(a: 2, b: 4, c: 1, d: 4, tx: 3, ty: -5)
    let inverse = try #require(first.concatenating(s).inverted())
    let expected = try #require(s.inverted()).concatenating(try #require(first.inverted()))
    #expect(inverse == expected)
  }

  @Test("A transform that cannot be undone has no inverse")
  func singular() {
    #expect(AffineTransform(scaleX: 0, y: 1).inverted() == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1).inverted() == nil)
    #expect(AffineTransform(scaleX: 1e-200, y: 1e-200).inverted() == nil)
    #expect(AffineTransform(scaleX: 1e200, y: 1e200).inverted() == nil)
    #expect(AffineTransform(scaleX: .leastNonzeroMagnitude, y: 1).inverted() == nil)
    #expect(AffineTransform(scaleX: .nan, y: 1).inverted() == nil)
    #expect(AffineTransform(translationX: .infinity, y: 1).inverted() == nil)
  }

  @Test("The determinant is the growth of areas, negative for a mirror")
  func determinant() {
    #expect(s.determinant == -1)
    #expect(AffineTransform(scaleX: 2, y: 3).determinant == 6)
    #expect(AffineTransform(scaleX: -1, y: 1).determinant == -1)
    #expect(s.concatenating(t).determinant == s.determinant * t.determinant)
  }
}
