import GestureMath
import Testing

@Suite("VectorArithmetic")
struct VectorArithmeticTests {
  /// Interpolates as an animation does, through the protocol alone.
  static func blend<V: VectorArithmetic>(_ start: V, _ end: V, _ fraction: Double) -> V {
    var change = end - start
    change.scale(by: fraction)
    return start + change
  }

  @Test("Generic code interpolates numbers, angles and displacements")
  func interpolates() {
    #expect(Self.blend(2.0, 10.0, 0.25) == 4)
    #expect(Self.blend(Angle.degrees(350), .degrees(370), 0.5) == .degrees(360))
    let middle = Self.blend(Vector(dx: 0, dy: 8), Vector(dx: 4, dy: 0), 0.5)
    #expect(middle == Vector(dx: 2, dy: 4))
  }

  @Test("The squared magnitude is the sum of the components' squares")
  func magnitudes() {
    #expect((-3.0).magnitudeSquared == 9)
    #expect(Angle.degrees(-3).magnitudeSquared == 9)
    #expect(Vector(dx: 3, dy: -4).magnitudeSquared == 25)
  }
}
