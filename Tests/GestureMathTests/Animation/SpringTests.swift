import GestureMath
import Testing

@Suite("Springs")
struct SpringTests {
  private static let ratios = [
    0.05, 0.2, 0.5, 0.825, 0.95, 0.995, 0.999_999, 1, 1.000_001, 1.02, 1.2, 2, 10, 100,
  ]

  @Test("Motion agrees with the roots of the characteristic equation at 250 bits")
  func goldenTable() throws {
    let table = try GoldenTable("spring.txt", arguments: 3)
    #expect(table.rows.count > 1200)
    for row in table.rows {
      let (response, ratio, time) = (row.arguments[0], row.arguments[1], row.arguments[2])
      let spring = Spring(response: response, dampingRatio: ratio)
      let omega = 2 * Double.pi / response
      // Each result in its own unit: a distance, ω, 1/ω and 1.
      let errors = [
        spring.value(target: 1.0, time: time) - row.results[0].rounded,
        (spring.velocity(target: 1.0, time: time) - row.results[1].rounded) / omega,
        (spring.value(target: 0, initialVelocity: 1, time: time) - row.results[2].rounded) * omega,
        spring.velocity(target: 0, initialVelocity: 1, time: time) - row.results[3].rounded,
      ]
      for (index, error) in errors.enumerated() {
        #expect(abs(error) <= 2e-15, "result \(index) at \(row.testDescription)")
      }
    }
  }

  @Test("Critical and overdamped springs never overshoot and never go back")
  func noOvershoot() {
    for ratio in Self.ratios where ratio >= 1 {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      var last = 0.0
      for step in 0...5000 {
        let time = Double(step) / 1000
        let value = spring.value(target: 1.0, time: time)
        #expect(value >= 0 && value <= 1, "\(ratio) at \(time)")
        #expect(value >= last - 3e-16, "\(ratio) at \(time)")
        #expect(spring.velocity(target: 1.0, time: time) >= 0, "\(ratio) at \(time)")
        last = value
      }
    }
  }

  @Test("No spring starts backward, however short the time")
  func noStepBack() {
    for ratio in Self.ratios {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      for step in 0..<3000 {
        let time = 1e-10 * Double(step) * Double(step)
        #expect(spring.value(target: 1.0, time: time) >= 0, "\(ratio) at \(time)")
      }
    }
  }

  @Test("An underdamped spring overshoots by exp(−πζ/√(1−ζ²)), half a damped swing in")
  func overshoot() {
    // Ogata, Modern Control Engineering, 5.3: the maximum overshoot.
    for (ratio, expected) in [(0.5, 0.163_033_534_821_580_47), (0.1, 0.729_247_614_287_671)] {
      let spring = Spring(response: 1, dampingRatio: ratio)
      let time = 0.5 / (1 - ratio * ratio).squareRoot()
      #expect(abs(spring.value(target: 1.0, time: time) - 1 - expected) <= 1e-14)
      #expect(abs(spring.velocity(target: 1.0, time: time)) <= 1e-14)
    }
  }

  @Test("Settled means settled: nothing is farther from the target later on")
  func settlingHolds() {
    let omega = 2 * Double.pi / 0.5
    for ratio in Self.ratios {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let end = spring.settlingDuration
      for step in 0...4000 {
        let time = end * (1 + Double(step) / 1000)
        let rest = abs(spring.value(target: 1.0, time: time) - 1)
        let push = omega * abs(spring.value(target: 0, initialVelocity: 1, time: time))
        #expect(rest <= 0.001 + 1e-14, "\(ratio) at \(time)")
        #expect(push <= 0.001 + 1e-14, "\(ratio) at \(time)")
      }
    }
  }

  @Test("The settling time is no more than a third and half a swing longer than need be")
  func settlingIsTight() {
    for ratio in Self.ratios {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let end = spring.settlingDuration
      let last = (0...20_000).last { step in
        abs(spring.value(target: 1.0, time: end * Double(step) / 20_000) - 1) > 0.001
      }
      let needed = end * Double(last ?? 0) / 20_000
      let halfSwing = ratio < 1 ? min(0.25 / (1 - ratio * ratio).squareRoot(), end / 4) : 0
      #expect(needed >= (end - halfSwing) / 1.34, "\(ratio): \(needed) of \(end)")
    }
  }

  @Test("The critically damped spring settles after the root of (1 + u)·e^−u = 0.001")
  func criticalSettling() {
    // −1 − W₋₁(−0.001/e), from mpmath.
    let expected = 9.233_413_476_451_586 * 0.5 / (2 * .pi)
    #expect(abs(Spring(duration: 0.5).settlingDuration - expected) <= 1e-15)
  }

  @Test("Settling times change steadily through critical damping")
  func settlingContinuity() {
    let critical = Spring(response: 0.5, dampingRatio: 1).settlingDuration
    for offset in [0x1p-52, 0x1p-40, 1e-9, 1e-6] {
      for ratio in [1 - offset, 1 + offset] {
        let time = Spring(response: 0.5, dampingRatio: ratio).settlingDuration
        // The slower rate changes by about √(2·offset).
        #expect(abs(time / critical - 1) <= 2 * (2 * offset).squareRoot(), "\(ratio)")
      }
    }
  }

  @Test("Parameters convert as in SwiftUI's documentation")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.63) < 0.005)
    #expect(abs(physical.bounce - 0.5) < 1e-15)
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: -0.5).bounce == -0.5)
    #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
    #expect(Spring(mass: 4, stiffness: 100, damping: 10).dampingRatio == 0.25)
  }

  struct Degenerate: Sendable {
    var spring: Spring
    var duration: Double
    var value: Double
    var why: String
  }

  @Test(
    "Springs without a response, a mass, a pull or a limit have a defined motion",
    arguments: [
      Degenerate(
        spring: Spring(response: 0, dampingRatio: 1), duration: 0, value: 1, why: "no response"),
      Degenerate(
        spring: Spring(response: -1, dampingRatio: 1), duration: 0, value: 1,
        why: "a negative response"),
      Degenerate(
        spring: Spring(response: Double.leastNonzeroMagnitude, dampingRatio: 0), duration: 0,
        value: 1,
        why: "the least response"),
      Degenerate(
        spring: Spring(mass: 0, stiffness: 1, damping: 1), duration: 0, value: 1, why: "no mass"),
      Degenerate(
        spring: Spring(stiffness: 0, damping: 1), duration: .infinity, value: 0, why: "no pull"),
      Degenerate(
        spring: Spring(response: 1e300, dampingRatio: 1), duration: .infinity, value: 0,
        why: "a response of ages"),
    ])
  func degenerate(_ row: Degenerate) {
    #expect(row.spring.settlingDuration == row.duration, "\(row.why)")
    for time in [-1, 0, 0.5, 1e300, Double.greatestFiniteMagnitude] {
      #expect(row.spring.value(target: 1.0, time: time) == row.value, "\(row.why)")
      #expect(row.spring.velocity(target: 1.0, time: time) == 0, "\(row.why)")
    }
  }

  @Test("A parameter or a time that is NaN gives NaN, and does not count as another")
  func notANumber() {
    for spring in [
      Spring(response: .nan, dampingRatio: 1), Spring(response: 1, dampingRatio: .nan),
      Spring(duration: .nan), Spring(bounce: .nan), Spring(mass: .nan, stiffness: 1, damping: 1),
      Spring(stiffness: .nan, damping: 1), Spring(stiffness: 0, damping: .nan),
    ] {
      #expect(spring.settlingDuration.isNaN)
      #expect(spring.value(target: 1.0, time: 0).isNaN)
      #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: 1).isNaN)
    }
    #expect(Spring().value(target: 1.0, time: .nan).isNaN)
    #expect(Spring().velocity(target: 1.0, time: .nan).isNaN)
  }

  @Test("Nothing is infinite or NaN at any damping, response and finite time")
  func totality() {
    for response in [1e-9, 1e-3, 0.5, 1e3, 1e9] {
      for ratio in [
        0, Double.leastNonzeroMagnitude, 0x1p-53, 0.5, (1.0).nextDown, 1, (1.0).nextUp, 1e9, 1e300,
        .infinity,
      ] {
        let spring = Spring(response: response, dampingRatio: ratio)
        for time in [
          -1, 0, Double.leastNonzeroMagnitude, 1e-9, 1, 1e9, 1e300, .greatestFiniteMagnitude,
        ] {
          #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite)
          #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: time).isFinite)
        }
      }
    }
  }

  @Test("A spring without damping swings for ever and has its period")
  func undamped() {
    let spring = Spring(response: 0.5, dampingRatio: 0)
    #expect(spring.settlingDuration == .infinity)
    for swings in [1.0, 10, 1000, 1e6, 1e9] {
      #expect(abs(spring.value(target: 1.0, time: 0.5 * swings)) <= 3e-15 * swings)
      #expect(abs(spring.value(target: 1.0, time: 0.5 * swings + 0.25) - 2) <= 3e-15 * swings)
      // A quarter in, the value shows the error of the phase itself.
      let time = 0.5 * swings + 0.125
      let phase = 4 * Double.pi * time
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= phase * 0x1p-51, "\(swings)")
    }
  }
}
