import GestureMath
import Testing

/// Pins every bit of the animations, as `NumericsDigestTests` does of the kernels.
@Suite("Digests of the animations")
struct AnimationDigestTests {
  @Test("Values and velocities have the pinned bits")
  func animations() {
    var digest = Digest()
    for (_, animation) in AnimationTests.finite {
      for modified in [animation, animation.repeatCount(3).delay(0.1).speed(1.7)] {
        digest.add(modified.duration)
        for step in 0...500 {
          let time = modified.duration * Double(step) / 499
          digest.add(modified.value(at: time))
          digest.add(modified.velocity(at: time))
        }
      }
    }
    #expect(digest.text == "25f1f7aa401fad9e")
  }

  @Test("Interrupted values have the pinned bits")
  func interruptions() {
    var digest = Digest()
    var random = SplitMix(state: 11)
    var value = Animated(0.0)
    var time = 0.0
    for _ in 0..<2000 {
      time += Double(random.next() % 1000) * 1e-3
      let animation = AnimationTests.finite[Int(random.next() % 13)].animation
      let target = Double(random.next() % 2000) - 1000
      value.set(target, at: time, transaction: Transaction(animation: animation))
      for step in 0..<4 {
        digest.add(value.value(at: time + Double(step) * 0.1))
        digest.add(value.velocity(at: time + Double(step) * 0.1))
      }
    }
    #expect(digest.text == "94abbd0844e7673c")
  }
}
