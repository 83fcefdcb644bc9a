import GestureMath
import Testing

private func event(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ time: Double)
  -> PointerEvent
{ PointerEvent(phase, at: Point(x: x, y: y), time: time) }

struct AngleDialAnimationTests {
  /// 1 − e^(−ωt) (1 + ωt), the critically damped spring of response 0.55 s, by mpmath to 17 digits.
  private static let tenth = 0.31646121487835627

  @Test("A step is animated by the default spring: the angle is there, the arm on its way")
  func step() {
    var dial = AngleDial()
    dial.perform(.step(by: 1), at: 1)
    #expect(dial.angle.degrees == 50)
    #expect(dial.presentedAngle.degrees == 45)
    dial.advance(to: 1.1)
    #expect((dial.presentedAngle.degrees - (45 + 5 * Self.tenth)).magnitude < 1e-12)
    #expect(dial.angle.degrees == 50)
    dial.advance(to: 60)
    #expect(dial.presentedAngle.degrees == 50)
  }

  @Test("A command that is not animated is there at once")
  func notAnimated() {
    var dial = AngleDial()
    dial.perform(.set(.degrees(80), animated: false), at: 1)
    #expect(dial.presentedAngle.degrees == 80)
  }

  @Test("A drag is not animated, and ends an animation that is under way")
  func dragOverrides() {
    var dial = AngleDial()
    dial.perform(.step(by: 1), at: 1)
    dial.receive(event(.began, 200, 200, 1.1))
    #expect(dial.angle.degrees == 45)
    #expect(dial.presentedAngle.degrees == 45)
    dial.receive(event(.moved, 300, 100, 1.2))
    #expect(dial.presentedAngle.degrees == 90)
    dial.advance(to: 1.3)
    #expect(dial.presentedAngle.degrees == 90)
  }

  @Test("A relative touch takes the arm where it is seen")
  func relativeTouch() {
    var dial = AngleDial(grab: .relative)
    dial.perform(.step(by: 1), at: 1)
    dial.receive(event(.began, 200, 200, 1.1))
    let seen = 45 + 5 * Self.tenth
    #expect((dial.angle.degrees - seen).magnitude < 1e-12)
    #expect(dial.presentedAngle == dial.angle)
  }

  @Test("A cancelled drag gives the animation back")
  func cancel() {
    var dial = AngleDial()
    dial.perform(.step(by: 1), at: 1)
    var untouched = dial
    dial.receive(event(.began, 200, 200, 1.05))
    dial.receive(event(.cancelled, 0, 0, 1.08))
    dial.advance(to: 1.1)
    untouched.advance(to: 1.1)
    #expect(dial.angle.degrees == 50)
    #expect(dial.presentedAngle.degrees.bitPattern == untouched.presentedAngle.degrees.bitPattern)
  }

  @Test("A second step in mid-flight goes on from where the arm is seen, without a jump")
  func retargets() {
    var dial = AngleDial()
    dial.perform(.step(by: 1), at: 1)
    dial.advance(to: 1.1)
    let seen = dial.presentedAngle.degrees
    dial.perform(.step(by: 1), at: 1.1)
    #expect(dial.angle.degrees == 55)
    #expect((dial.presentedAngle.degrees - seen).magnitude < 1e-12)
  }

  @Test("Time does not go back")
  func timeGoingBack() {
    var dial = AngleDial()
    dial.perform(.step(by: 1), at: 1)
    dial.advance(to: 1.2)
    let seen = dial.presentedAngle
    dial.advance(to: 0.5)
    dial.advance(to: .nan)
    #expect(dial.presentedAngle == seen)
  }

  @Test("The label says what is set")
  func label() {
    var dial = AngleDial()
    dial.perform(.step(by: 1), at: 1)
    #expect(dial.label == "50°")
  }

  @Test("A relative drag held on the pivot lets the animation of a step go on")
  func heldOnThePivot() {
    var dial = AngleDial(grab: .relative)
    dial.receive(event(.began, 300, 300, 1))
    dial.perform(.step(by: 1), at: 1)
    dial.advance(to: 1.1)
    let seen = dial.presentedAngle
    #expect((seen.degrees - (45 + 5 * Self.tenth)).magnitude < 1e-12)
    // On the pivot the finger has no bearing, so it says nothing of where the arm is.
    dial.receive(event(.stationary, 300, 300, 1.1))
    #expect(dial.presentedAngle == seen)
    #expect(dial.angle.degrees == 50)
    dial.advance(to: 1.2)
    #expect(dial.presentedAngle.degrees > seen.degrees && dial.presentedAngle.degrees < 50)
    // Off it, the arm is the finger's again.
    dial.receive(event(.moved, 200, 300, 1.2))
    #expect(dial.presentedAngle.degrees == 50)
  }

  @Test("Without an animation every command is there at once")
  func noAnimation() {
    var dial = AngleDial(animation: nil)
    dial.perform(.step(by: 1), at: 1)
    #expect(dial.presentedAngle.degrees == 50)
    dial.perform(.set(.degrees(10), animated: true), at: 1)
    #expect(dial.presentedAngle.degrees == 10)
  }
}
