import GestureMath
import Testing

@Suite("Angle")
struct AngleTests {
  @Test("An angle can be made in SwiftUI's ways")
  func initializers() {
    #expect(Angle().degrees == 0)
    #expect(Angle.zero.degrees == 0)
    #expect(Angle(degrees: 30).degrees == 30)
    #expect(Angle.degrees(30) == Angle(degrees: 30))
    #expect(Angle(radians: 2) == Angle.radians(2))
  }

  @Test("Radians are converted when set and when read")
  func radians() {
    #expect((Angle(radians: .pi).degrees - 180).magnitude < 1e-12)
    #expect((Angle(degrees: 90).radians - .pi / 2).magnitude < 1e-15)
    var angle = Angle.zero
    angle.radians = .pi / 2
    #expect((angle.degrees - 90).magnitude < 1e-12)
    angle.radians += .pi / 2
    #expect((angle.degrees - 180).magnitude < 1e-12)
  }

  @Test("Order and equality keep whole turns apart")
  func order() {
    #expect(Angle.degrees(-10) < .degrees(10))
    #expect(Angle.degrees(10) < .degrees(350))
    #expect(Angle.degrees(10) != .degrees(370))
    #expect(!(Angle.degrees(10) < .degrees(10)))
    #expect(Set([Angle.degrees(0), .degrees(-0.0), .degrees(360)]).count == 2)
  }

  @Test("Arithmetic is that of the degrees")
  func arithmetic() {
    let a = Angle.degrees(30)
    let b = Angle.degrees(12)
    #expect((a + b).degrees == 42)
    #expect((a - b).degrees == 18)
    #expect((-a).degrees == -30)
    #expect((a * 3).degrees == 90)
    #expect((3 * a).degrees == 90)
    #expect((a / 4).degrees == 7.5)
    #expect(a.magnitudeSquared == 900)
  }

  @Test("The operators that assign do as those that do not")
  func assignment() {
    var angle = Angle.degrees(30)
    angle += .degrees(12)
    #expect(angle.degrees == 42)
    angle -= .degrees(2)
    #expect(angle.degrees == 40)
    angle *= 3
    #expect(angle.degrees == 120)
    angle /= 8
    #expect(angle.degrees == 15)
    angle.scale(by: -2)
    #expect(angle.degrees == -30)
  }
}
