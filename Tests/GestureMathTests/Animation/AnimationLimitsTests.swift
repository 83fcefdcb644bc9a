import GestureMath
import Testing

@Suite("Limits of animations")
struct AnimationLimitsTests {
  @Test("Values and velocities are limited to 2^200, so that products with a distance are finite")
  func limits() {
    for velocity in [1e300, -1e300] {
      let fast = Animation.interpolatingSpring(
        stiffness: 100, damping: 10, initialVelocity: velocity)
      #expect(fast.value(at: 0.1) == (velocity > 0 ? 0x1p200 : -0x1p200))
      #expect(fast.speed(1e300).velocity(at: 0).magnitude == 0x1p200)
      let slow = Animation.interpolatingSpring(
        stiffness: 1e-15, damping: 0, initialVelocity: velocity * 1e8)
      #expect(slow.value(at: 1e8).magnitude == 0x1p200)
    }
    let high = Animation.timingCurve(0.5, 1.797e308, 0.5, 0, duration: 1e-9)
    #expect(high.value(at: 0.2e-9) == 0x1p200 && high.velocity(at: 0.2e-9).isFinite)
    #expect(high.repeatForever().value(at: 1.2e-9) == -0x1p200)
  }

  @Test("Animations of extreme finite parameters have finite values and velocities")
  func extremes() {
    let greatest = Double.greatestFiniteMagnitude
    let extremes = [greatest, 1e150, 1, 1e-150, Double.leastNonzeroMagnitude, 0, -1, -greatest]
    for a in extremes {
      for b in extremes {
        for c in extremes {
          let spring = Spring(mass: a, stiffness: b, damping: c, allowOverDamping: true)
          #expect(!spring.dampingRatio.isNaN && !spring.settlingDuration.isNaN, "\(a), \(b), \(c)")
          for animation in [
            .timingCurve(0.5, a, 0.25, b, duration: c), .spring(spring),
            .spring(response: a, dampingFraction: b).speed(c).delay(a),
            .spring(duration: a, bounce: b), .linear(duration: a).delay(b).speed(c),
            .interpolatingSpring(mass: a, stiffness: b, damping: c, initialVelocity: c),
            .linear(duration: a).speed(b).repeatForever().speed(c),
          ] as [Animation] {
            for time in [0, Double.leastNonzeroMagnitude, 1e-9, 1, 1e9, greatest] {
              let isFinite =
                animation.value(at: time).isFinite && animation.velocity(at: time).isFinite
              if !isFinite { Issue.record("\(animation) at \(time)") }
            }
          }
        }
      }
    }
  }

  @Test("An infinite speed is over at once, and waits for its delay all the same")
  func infiniteSpeed() {
    let fast = Animation.bouncy.speed(.infinity)
    #expect(fast.duration == 0 && fast.value(at: 0) == 1)
    let late = fast.delay(1)
    #expect(late.value(at: 0.5) == 0 && late.velocity(at: 0.5) == 0)
    #expect(late.value(at: 1) == 1)
  }

  @Test("A parameter that is NaN leaves no duration and no value, whatever is written around it")
  func notANumber() {
    let animations: [Animation] = [
      .linear(duration: .nan), .timingCurve(.nan, 0, 1, 1), .timingCurve(0, .infinity, 1, 1),
      .spring(response: .nan), .spring(dampingFraction: .nan), .spring(duration: .nan),
      .spring(duration: 1, bounce: .nan), .interpolatingSpring(stiffness: .nan, damping: 1),
      .interpolatingSpring(stiffness: 1, damping: .nan),
      .interpolatingSpring(mass: .nan, stiffness: 0, damping: 1),
      .interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: .nan),
      .interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: .infinity),
      .bouncy.speed(.nan), .linear(duration: 0).speed(.nan), .bouncy.delay(.nan),
    ]
    for animation in animations {
      for whole in [
        animation, animation.delay(1), animation.delay(-1e9), animation.speed(2),
        animation.speed(0), animation.repeatCount(3), animation.repeatForever(),
      ] {
        #expect(whole.duration.isNaN && !whole.isFinished(at: 1e300), "\(whole)")
        #expect(whole.value(at: 0.1).isNaN && whole.velocity(at: 0.1).isNaN, "\(whole)")
      }
    }
    for (name, animation) in AnimationTests.finite {
      #expect(animation.value(at: .nan).isNaN && animation.velocity(at: .nan).isNaN, "\(name)")
      #expect(!animation.isFinished(at: .nan), "\(name)")
    }
  }

  @Test("What takes no time is at its target while it waits, and in a pass back at its start")
  func repeatedWithoutTime() {
    for instant in [
      Animation.linear(duration: 0), .linear(duration: 0).repeatCount(1),
      .linear(duration: 0).repeatCount(4, autoreverses: false),
    ] {
      let waiting = instant.delay(1)
      #expect(waiting.duration == 1 && waiting.value(at: 0.5) == 1)
      for (time, value) in [(0.5, 1.0), (1.5, 0), (2.5, 1), (3.5, 0)] {
        #expect(waiting.repeatForever().value(at: time) == value, "\(time)")
        #expect(waiting.repeatForever(autoreverses: false).value(at: time) == 1, "\(time)")
      }
    }
  }

  @Test("A pass begins at its start also where its number was rounded up")
  func roundedPass() {
    // 1.7 / 0.1 is 17 in doubles, and 17 · 0.1 is above 1.7.
    let passes = Animation.linear(duration: 0.1 / 3).repeatCount(3, autoreverses: false)
      .repeatForever(autoreverses: false)
    #expect(17 * 0.1 > 1.7)
    #expect(passes.value(at: 1.7) == 0 && abs(passes.velocity(at: 1.7) - 30) < 1e-12)
    #expect(abs(passes.value(at: (1.7).nextDown) - 1) < 1e-12)
  }
}
