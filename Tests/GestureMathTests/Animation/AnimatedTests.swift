import GestureMath
import Testing

@Suite("Animated values")
struct AnimatedTests {
  private func animated(_ animation: Animation?) -> Transaction {
    Transaction(animation: animation)
  }

  @Test("Without an animation a value is where it is set, from that time on")
  func jumps() {
    var value = Animated(45.0)
    #expect(value.value(at: -1e300) == 45 && value.target == 45 && value.endTime == nil)
    value.set(50, at: 1)
    #expect(value.value(at: 1) == 50 && value.value(at: 0) == 50)
    #expect(!value.isAnimating(at: 1) && value.velocity(at: 1) == 0)
  }

  @Test("An animation leads from the shown value to exactly the target")
  func animates() {
    for (name, animation) in AnimationTests.finite {
      var value = Animated(0.1)
      value.set(0.7, at: 10, transaction: animated(animation))
      #expect(value.target == 0.7)
      #expect(value.value(at: 10) == 0.1 && value.value(at: 3) == 0.1, "\(name)")
      let middle = 10 + animation.duration / 2
      let expected = 0.1 + (0.7 - 0.1) * animation.value(at: middle - 10)
      #expect(abs(value.value(at: middle) - expected) <= 1e-15, "\(name)")
      #expect(value.isAnimating(at: middle))
      #expect(value.endTime == 10 + animation.duration)
      #expect(value.value(at: 10 + animation.duration + 1e-9) == 0.7, "\(name)")
      #expect(!value.isAnimating(at: 10 + animation.duration + 1e-9))
    }
  }

  @Test("Disabled animations and no animation jump and drop what is under way")
  func dropping() {
    var disabled = Transaction(animation: .linear(duration: 1))
    disabled.disablesAnimations = true
    for transaction in [disabled, Transaction(), animated(.linear(duration: 0))] {
      for target in [0.0, 10, 20] {
        var value = Animated(0.0)
        value.set(10, at: 0, transaction: animated(.linear(duration: 1)))
        value.set(target, at: 0.5, transaction: transaction)
        #expect(value.value(at: 0.5) == target && value.value(at: 0.75) == target)
        #expect(!value.isAnimating(at: 0.5) && value.endTime == nil)
      }
    }
  }

  @Test("A target can be reached from another value than the one shown, at the speed it has")
  func fromAnother() {
    var value = Animated(355.0)
    value.set(5, from: -5, at: 1, transaction: animated(.linear(duration: 2)))
    #expect(value.target == 5)
    #expect(value.value(at: 1) == -5 && value.value(at: 2) == 0 && value.value(at: 3) == 5)
    // The same target begins anew.
    value.set(5, from: -15, at: 5, transaction: animated(.linear(duration: 2)))
    #expect(value.value(at: 6) == -5)
    // A spring goes on at the velocity of the moment, wherever it starts.
    value.set(5, from: 365, at: 6, transaction: animated(.smooth))
    #expect(value.velocity(at: 6) == 10 && value.value(at: 6) == 365)
    for transaction in [Transaction(), animated(.linear(duration: 0))] {
      value.set(7, from: 367, at: 7, transaction: transaction)
      #expect(value.value(at: 7) == 7 && !value.isAnimating(at: 7))
    }
    // What no animation can hold is there at once.
    value.set(9, from: 1e300, at: 8, transaction: animated(.smooth))
    #expect(value.value(at: 8) == 9)
  }

  @Test("Setting the same target again lets the animation go on")
  func sameTarget() {
    var value = Animated(0.0)
    value.set(10, at: 0, transaction: animated(.linear(duration: 1)))
    let before = value
    value.set(10, at: 0.5, transaction: animated(.bouncy))
    #expect(value == before)
  }

  @Test("The value is continuous where an animation is interrupted, whatever follows")
  func continuity() {
    for (_, first) in AnimationTests.finite {
      for (name, second) in AnimationTests.finite {
        for part in [0, 0.1, 0.5, 0.99] {
          var value = Animated(-3.0)
          value.set(5, at: 1, transaction: animated(first))
          let time = 1 + first.duration * part
          let shown = value.value(at: time)
          value.set(-1, at: time, transaction: animated(second))
          #expect(value.value(at: time) == shown, "\(name)")
          #expect(abs(value.value(at: time + 1e-9) - shown) <= 1e-6, "\(name)")
        }
      }
    }
  }

  @Test("A spring goes on at the velocity of what it interrupts, at any speed")
  func velocity() {
    let springs: [Animation] = [
      .bouncy, .default, .spring(dampingFraction: 3), .bouncy.speed(0.5), .smooth.speed(4),
    ]
    for (name, first) in AnimationTests.finite {
      for spring in springs {
        var value = Animated(-3.0)
        value.set(5, at: 1, transaction: animated(first))
        let time = 1 + first.duration * 0.4
        let velocity = value.velocity(at: time)
        value.set(20, at: time, transaction: animated(spring))
        #expect(value.velocity(at: time) == velocity, "\(name)")
        let difference = (value.value(at: time + 1e-8) - value.value(at: time)) / 1e-8
        #expect(abs(difference - velocity) <= 1e-3, "\(name): \(difference), \(velocity)")
        // And the velocity that is told is the derivative of what is shown.
        let later = time + 0.1
        let slope = (value.value(at: later + 1e-6) - value.value(at: later - 1e-6)) / 2e-6
        #expect(abs(value.velocity(at: later) - slope) <= 1e-4, "\(name)")
      }
    }
  }

  @Test("A curve starts anew at its own velocity")
  func curveStartsAnew() {
    var value = Animated(0.0)
    value.set(10, at: 0, transaction: animated(.bouncy))
    #expect(value.velocity(at: 0.1) > 10)
    value.set(0, at: 0.1, transaction: animated(.easeIn))
    #expect(value.velocity(at: 0.1) == 0)
  }

  @Test("Aiming a spring at where it already goes changes nothing: the motion has no memory")
  func superposition() {
    for spring in [Animation.bouncy, .default, .spring(dampingFraction: 2)] {
      var whole = Animated(0.0)
      whole.set(10, at: 0, transaction: animated(spring))
      var split = whole
      // The same time twice: elsewhere for no time at all, then back.
      split.set(-5, at: 0.1, transaction: animated(spring))
      split.set(10, at: 0.1, transaction: animated(spring))
      for step in 10..<50 {
        let time = Double(step) / 100
        #expect(abs(split.value(at: time) - whole.value(at: time)) <= 2e-14, "at \(time)")
        #expect(abs(split.velocity(at: time) - whole.velocity(at: time)) <= 2e-13, "at \(time)")
      }
    }
  }

  @Test("Overlapping springs add up, as SwiftUI's interpolating springs do")
  func addition() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var value = Animated(0.0)
    value.set(10, at: 0, transaction: animated(.interpolatingSpring(spring)))
    value.set(4, at: 0.2, transaction: animated(.interpolatingSpring(spring)))
    for step in 20..<60 {
      let time = Double(step) / 100
      let sum =
        spring.value(target: 10.0, time: time) + spring.value(target: -6.0, time: time - 0.2)
      #expect(abs(value.value(at: time) - sum) <= 2e-14, "at \(time)")
    }
  }

  @Test("Time does not go back: a change at an earlier time happens at the last one")
  func earlierTimes() {
    var late = Animated(0.0)
    late.set(10, at: 5, transaction: animated(.linear(duration: 1)))
    for time in [4, -1, -Double.infinity, .nan, 5] {
      var value = late
      value.set(20, at: time, transaction: animated(.linear(duration: 1)))
      #expect(value.value(at: 5) == 0 && value.value(at: 5.5) == 10)
      #expect(value.endTime == 6)
    }
  }

  @Test("Before its start an animated value is where it was, and moves as it begins to")
  func beforeTheStart() {
    var value = Animated(2.0)
    value.set(4, at: 10, transaction: animated(.linear(duration: 4)))
    for time in [9.9, 0, -1e300, -Double.infinity] {
      #expect(value.value(at: time) == 2 && value.velocity(at: time) == 0.5, "\(time)")
      #expect(value.isAnimating(at: time), "\(time)")
    }
    var waiting = Animated(2.0)
    waiting.set(4, at: 10, transaction: animated(.linear(duration: 4).delay(1)))
    #expect(waiting.velocity(at: 9) == 0 && waiting.value(at: 9) == 2)
  }

  @Test("What is not finite does not enter: a value, a time, an animation")
  func notFinite() {
    var value = Animated(1.0)
    value.set(3, at: 1, transaction: animated(.linear(duration: 2)))
    let before = value
    for bad in [Double.nan, .infinity, -.infinity, 1e200] {
      value.set(bad, at: 1.5)
      value.set(bad, at: 1.5, transaction: animated(.bouncy))
      value.set(bad, from: 2, at: 1.5, transaction: animated(.bouncy))
      #expect(value == before, "\(bad)")
      var there = value
      there.set(5, from: bad, at: 1.5, transaction: animated(.bouncy))
      #expect(there.value(at: 1.5) == 5 && !there.isAnimating(at: 1.5), "\(bad)")
    }
    var vector = Animated(Vector(dx: 1, dy: 2))
    vector.set(Vector(dx: 3, dy: .nan), at: 0)
    #expect(vector.target == Vector(dx: 1, dy: 2))
    for time in [Double.infinity, .nan] {
      var late = value
      late.set(7, at: time, transaction: animated(.linear(duration: 1)))
      #expect(late.target == 7 && late.endTime == 2, "\(time)")
      #expect(late.value(at: 1.5) == 4)
      late.set(9, from: 8, at: time, transaction: animated(.linear(duration: 1)))
      #expect(late.target == 9 && late.endTime == 2 && late.value(at: 1) == 8, "\(time)")
    }
    for animation in [Animation.linear(duration: .nan), .bouncy.speed(.nan)] {
      var jumped = value
      jumped.set(7, at: 2, transaction: animated(animation))
      #expect(jumped.value(at: 2) == 7 && !jumped.isAnimating(at: 2))
    }
    #expect(value.value(at: .nan).isNaN && value.velocity(at: .nan).isNaN)
    #expect(Animated(1.0).value(at: .nan) == 1)
  }

  @Test("A delay shows the value of the moment until it is over")
  func delay() {
    var value = Animated(0.0)
    value.set(10, at: 0, transaction: animated(.linear(duration: 1)))
    value.set(0, at: 0.5, transaction: animated(.linear(duration: 1).delay(1)))
    #expect(value.value(at: 1.25) == 5 && value.velocity(at: 1.25) == 0)
    #expect(value.value(at: 2) == 2.5 && value.value(at: 2.5) == 0)
  }

  @Test("Values of several components move together, each by itself")
  func components() {
    var value = Animated(Vector(dx: 1, dy: 2))
    value.set(Vector(dx: 3, dy: -2), at: 0, transaction: animated(.linear(duration: 2)))
    #expect(value.value(at: 1) == Vector(dx: 2, dy: 0))
    #expect(value.velocity(at: 1) == Vector(dx: 1, dy: -2))
    var angle = Animated(Angle.degrees(350))
    angle.set(.degrees(10), at: 0, transaction: animated(.linear(duration: 1)))
    #expect(angle.value(at: 0.5) == .degrees(180))
  }

  @Test("Springs that drive each other to infinity jump instead", arguments: [0.0, 10, 100])
  func resonance(_ seconds: Double) {
    let springs: [Animation] = [
      .spring(response: 1e-3, dampingFraction: 0), .spring(response: 1e9, dampingFraction: 0),
    ]
    var value = Animated(0.0)
    var (time, hasGrown) = (0.0, false)
    for turn in 0..<200 {
      value.set(Double(turn), at: time, transaction: animated(springs[turn % 2]))
      time += turn % 2 == 0 ? seconds + 0.000_25 : seconds + 2.5e8
      #expect(value.value(at: time).isFinite && value.velocity(at: time).isFinite)
      if abs(value.value(at: time)) > 1e100 { hasGrown = true }
    }
    #expect(hasGrown)
  }

  @Test("Interrupting again and again keeps every value finite and ends at the target")
  func manyInterruptions() {
    let animations =
      AnimationTests.finite.map(\.animation) + [
        .spring(response: 1e-9, dampingFraction: 0), .spring(response: 1e9, dampingFraction: 0),
        .timingCurve(0, 1, 1, 0, duration: 1e-9), .bouncy.speed(1e300), .bouncy.speed(1e-300),
        .linear.repeatForever(), .bouncy.delay(0.01),
      ]
    var random = SplitMix(state: 5)
    var value = Animated(0.0)
    var time = 0.0
    for _ in 0..<20_000 {
      time += Double(random.next() % 1000) * 1e-4
      let target = Double(random.next() % 2000) - 1000
      let animation = animations[Int(random.next() % UInt64(animations.count))]
      value.set(target, at: time, transaction: animated(animation))
      let next = time + Double(random.next() % 1000) * 1e-4
      #expect(value.value(at: next).isFinite && !value.velocity(at: next).isNaN)
    }
    value.set(1, at: time, transaction: animated(.default))
    #expect(value.value(at: time + 10) == 1)
  }
}
