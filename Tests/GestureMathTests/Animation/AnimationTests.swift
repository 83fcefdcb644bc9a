import GestureMath
import Testing

@Suite("Animations")
struct AnimationTests {
  static let finite: [(name: String, animation: Animation)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("timingCurve", .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.8)), ("default", .default),
    ("spring", .spring()), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactive", .interactiveSpring()), ("overdamped", .spring(dampingFraction: 2)),
    ("physical", .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 3)),
  ]

  @Test("Animations have SwiftUI's parameters")
  func parameters() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(animation.duration == 0.35)
    }
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1, duration: 0.35))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.linear(duration: 2) == .timingCurve(0, 0, 1, 1, duration: 2))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1, blendDuration: 0))
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interactiveSpring() == .spring(response: 0.15, dampingFraction: 0.86))
  }

  @Test("An animation starts at exactly 0 and ends at exactly 1, at rest")
  func ends() {
    for (name, animation) in Self.finite {
      #expect(animation.value(at: 0) == 0, "\(name)")
      #expect(animation.value(at: -1) == 0, "\(name)")
      #expect(animation.velocity(at: -1) == 0, "\(name)")
      #expect(animation.duration > 0 && animation.duration < 3, "\(name)")
      for time in [animation.duration, animation.duration.nextUp, 1e300, .infinity] {
        #expect(animation.value(at: time) == 1, "\(name) at \(time)")
        #expect(animation.velocity(at: time) == 0, "\(name) at \(time)")
        #expect(animation.isFinished(at: time))
      }
      #expect(!animation.isFinished(at: animation.duration.nextDown))
      let last = animation.value(at: animation.duration.nextDown)
      // 0.001 of the distance, and of 3 / ω where there is a velocity.
      #expect(abs(last - 1) <= 0.0013, "\(name) ends with a jump of \(1 - last)")
    }
  }

  @Test("The velocity is the derivative of the value")
  func derivative() {
    for (name, animation) in Self.finite {
      for step in 1..<50 {
        let time = animation.duration * Double(step) / 50
        let (before, after) = (animation.value(at: time - 1e-6), animation.value(at: time + 1e-6))
        let velocity = animation.velocity(at: time)
        #expect(abs(velocity - (after - before) / 2e-6) <= 1e-3, "\(name) at \(time)")
      }
    }
    let physical = Animation.interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 3)
    #expect(physical.velocity(at: 0) == 3)
  }

  @Test("At speed s the value at t is that at t·s, and the velocity s times as high")
  func speed() {
    for (name, animation) in Self.finite {
      for speed in [0.25, 0.5, 2, 3, 16] {
        let fast = animation.speed(speed)
        #expect(fast.duration == animation.duration / speed)
        for step in 0..<40 {
          let time = fast.duration * Double(step) / 40
          #expect(fast.value(at: time) == animation.value(at: time * speed), "\(name) \(speed)")
          #expect(
            fast.velocity(at: time) == animation.velocity(at: time * speed) * speed,
            "\(name) \(speed)")
        }
      }
    }
  }

  @Test("A delay shifts the animation, which waits at its start")
  func delay() {
    for (name, animation) in Self.finite {
      let delayed = animation.delay(0.5)
      #expect(delayed.duration == animation.duration + 0.5)
      #expect(delayed.value(at: 0.499) == 0 && delayed.velocity(at: 0.499) == 0, "\(name)")
      for step in 0..<40 {
        let time = 0.5 + animation.duration * Double(step) / 40
        #expect(delayed.value(at: time) == animation.value(at: time - 0.5), "\(name)")
        #expect(delayed.velocity(at: time) == animation.velocity(at: time - 0.5), "\(name)")
      }
    }
  }

  @Test("A negative delay leaves out the beginning")
  func negativeDelay() {
    let late = Animation.linear(duration: 1).delay(-0.25)
    #expect(late.value(at: 0) == 0.25)
    #expect(late.value(at: 0.5) == 0.75)
    #expect(late.duration == 0.75)
    #expect(Animation.linear(duration: 1).delay(-2).duration == 0)
    #expect(Animation.linear(duration: 1).delay(-2).value(at: 0) == 1)
  }

  @Test("Modifiers act on all that was written before them: their order matters")
  func order() {
    let linear = Animation.linear(duration: 1)
    let waits = linear.delay(1).speed(2)
    let waitsLonger = linear.speed(2).delay(1)
    #expect(waits.duration == 1 && waitsLonger.duration == 1.5)
    #expect(waits.value(at: 0.75) == 0.5 && waitsLonger.value(at: 0.75) == 0)
    #expect(waitsLonger.value(at: 1.25) == 0.5)

    // Before the repetition the delay is part of each pass, after it the delay is there once.
    let eachPass = linear.delay(1).repeatCount(2, autoreverses: false)
    let once = linear.repeatCount(2, autoreverses: false).delay(1)
    #expect(eachPass.duration == 4 && once.duration == 3)
    #expect(eachPass.value(at: 2.5) == 0 && once.value(at: 2.5) == 0.5)
    #expect(eachPass.value(at: 3.5) == 0.5)

    #expect(linear.repeatCount(2).repeatCount(3).duration == 6)
    #expect(linear.delay(1).delay(0.5).duration == 2.5)
    #expect(linear.delay(1) != linear.speed(1))
  }

  @Test("Repeating forward begins anew, reversing comes back with 1 minus the value")
  func repetition() {
    let linear = Animation.linear(duration: 1)
    let anew = linear.repeatCount(3, autoreverses: false)
    let reversing = Animation.easeIn(duration: 1).repeatCount(3)
    let ease = Animation.easeIn(duration: 1)
    #expect(anew.duration == 3 && reversing.duration == 3)
    for step in 0..<64 {
      let time = Double(step) / 64
      for pass in [0.0, 1, 2] {
        #expect(anew.value(at: pass + time) == time)
        #expect(anew.velocity(at: pass + time) == 1)
      }
      #expect(reversing.value(at: time) == ease.value(at: time))
      #expect(reversing.value(at: 1 + time) == 1 - ease.value(at: time))
      #expect(reversing.velocity(at: 1 + time) == -ease.velocity(at: time))
      #expect(reversing.value(at: 2 + time) == ease.value(at: time))
    }
    #expect(reversing.value(at: 3) == 1)
  }

  @Test("Reversing returns to the start, and an even count then jumps to the target")
  func evenCount() {
    let twice = Animation.easeInOut(duration: 1).repeatCount(2)
    #expect(twice.value(at: 1) == 1)
    #expect(twice.value(at: (2.0).nextDown) <= 1e-15)
    #expect(twice.value(at: 2) == 1)
  }

  @Test("A count below 1 counts as 1", arguments: [1, 0, -1, Int.min])
  func leastCount(_ count: Int) {
    #expect(Animation.linear.repeatCount(count).duration == 0.35)
    #expect(Animation.linear.repeatCount(count).value(at: 0.1) == Animation.linear.value(at: 0.1))
  }

  @Test("Repeating forever never ends, keeps its phase, and stays in range at huge times")
  func forever() {
    let swing = Animation.linear(duration: 0.5).repeatForever()
    #expect(swing.duration == .infinity)
    #expect(swing.value(at: 1e6 + 0.125) == 0.25)
    #expect(swing.value(at: 1e6 + 0.625) == 0.75)
    #expect(swing.velocity(at: 1e6 + 0.625) == -2)
    for time in [0x1p60, 1e100, 1e308, Double.greatestFiniteMagnitude] {
      #expect(swing.value(at: time) >= 0 && swing.value(at: time) <= 1)
      #expect(!swing.isFinished(at: time))
    }
    #expect(swing.repeatCount(2).value(at: 0.75) == swing.value(at: 0.75))
    #expect(Animation.linear(duration: 0).repeatForever().value(at: 5) == 1)
    #expect(Animation.linear(duration: 0).repeatForever().duration == .infinity)
    #expect(Animation.linear(duration: 0).repeatCount(3).duration == 0)
  }

  @Test("A speed of 0 or less stays at the start, unless there is nothing to wait for")
  func noSpeed() {
    for speed in [0, -1, -Double.infinity] {
      let still = Animation.linear.speed(speed)
      #expect(still.duration == .infinity)
      #expect(still.value(at: 1e300) == 0 && still.velocity(at: 1) == 0)
      #expect(Animation.linear(duration: 0).speed(speed).value(at: 0) == 1)
    }
  }

  @Test(
    "A duration of nothing is over at once", arguments: [0, -1, 1e-10, -.infinity] as [Double])
  func noDuration(_ duration: Double) {
    for animation in [
      Animation.linear(duration: duration), .easeInOut(duration: duration),
      .spring(response: duration, dampingFraction: 0.5),
      .linear(duration: duration).repeatCount(4).speed(0.1),
    ] {
      #expect(animation.duration == 0)
      #expect(animation.value(at: 0) == 1 && animation.velocity(at: 0) == 0)
      #expect(animation.isFinished(at: 0))
    }
  }

  @Test("Every combination of three modifiers is finite at all times")
  func totality() {
    let modifiers: [(Animation) -> Animation] = [
      { $0.delay(0.1) }, { $0.delay(-0.1) }, { $0.delay(1e300) }, { $0.speed(1e-300) },
      { $0.speed(1e300) }, { $0.speed(0) }, { $0.repeatCount(3) }, { $0.repeatForever() },
      { $0.repeatCount(Int.max, autoreverses: false) },
    ]
    let bases: [Animation] = [
      .linear, .linear(duration: 0), .bouncy, .spring(response: 0.5, dampingFraction: 0),
      .timingCurve(0, 1, 1, 0, duration: 1e-9), .linear(duration: 1e300),
    ]
    for base in bases {
      for first in modifiers {
        for second in modifiers {
          for third in modifiers {
            let animation = third(second(first(base)))
            #expect(animation.duration >= 0)
            for time in [
              -1, 0, Double.leastNonzeroMagnitude, 0.05, 0.3, 1e9, .greatestFiniteMagnitude,
            ] {
              let value = animation.value(at: time)
              let isFinite = value.isFinite && animation.velocity(at: time).isFinite
              // One comparison a case keeps this fast.
              if !isFinite || (animation.isFinished(at: time) && value != 1) {
                Issue.record("\(animation) at \(time): \(value)")
              }
            }
          }
        }
      }
    }
  }

  @Test("Springs keep velocity at any speed; curves and what waits or repeats do not")
  func preservation() {
    #expect(Animation.bouncy.preservesVelocity && Animation.bouncy.speed(2).preservesVelocity)
    #expect(!Animation.easeIn.preservesVelocity && !Animation.bouncy.delay(1).preservesVelocity)
    #expect(!Animation.bouncy.repeatCount(2).preservesVelocity)
    #expect(!Animation.bouncy.speed(0).preservesVelocity)
  }
}
