import GestureMath
import GestureReplay
import Testing

/// How far a velocity is off where times are, by a formula, against times that are off.
@Suite("Errors of velocities")
struct VelocityTimingTests {
  private typealias Sample = (place: Point, time: Double)

  private func estimate(
    _ samples: [Sample], _ estimator: VelocityTracker.Estimator, error: Double
  ) -> VelocityTiming.Estimate? {
    var timing = VelocityTiming(estimator: estimator, rest: 0.04)
    for sample in samples { timing.add(sample.place, time: sample.time) }
    return timing.estimate(at: samples.last?.time ?? 0, error: error)
  }

  @Test(
    "No times that are off by half the error move a velocity farther, and some move it as far",
    arguments: VelocityTracker.Estimator.allCases)
  func bound(estimator: VelocityTracker.Estimator) {
    var random = SplitMix64(state: 7)
    var farthest = 0.0
    for _ in 0..<3000 {
      // Steps from ten times the error.
      let error = 1e-6
      let shortest = [1e-5, 1e-4, 4e-3][Int(random.next() % 3)]
      var time = 0.0
      let samples: [Sample] = (0..<Int.random(in: 2...12, using: &random)).map { _ in
        time += shortest + Double.random(in: 0...0.005, using: &random)
        let place = Point(
          x: .random(in: 0...40, using: &random) + 3000 * time,
          y: .random(in: 0...40, using: &random))
        return (place, time)
      }
      guard let exact = estimate(samples, estimator, error: error), exact.error > 0 else {
        continue
      }
      for _ in 0..<8 {
        let moved = samples.map { sample in
          (sample.place, sample.time + (Bool.random(using: &random) ? 0.5 : -0.5) * error)
        }
        guard let velocity = estimate(moved, estimator, error: 0)?.velocity else { continue }
        let share = (velocity - exact.velocity).length / exact.error
        #expect(share <= 1)
        farthest = max(farthest, share)
      }
    }
    #expect(farthest > 0.9)
  }

  @Test("Where a rounding may turn a fit from onward to back, nothing is said")
  func undecided() {
    // The parabola through 0, 3, 4 at even steps ends at rest: (3·4 − 4·3 + 0) / 2 = 0.
    let samples: [Sample] = [0, 30, 40].enumerated().map {
      (Point(x: $0.element, y: 0), 0.008 * Double($0.offset))
    }
    #expect(estimate(samples, .leastSquares, error: 1e-9) == nil)
    #expect(estimate(Array(samples.dropLast()), .leastSquares, error: 1e-9) != nil)
  }
}
