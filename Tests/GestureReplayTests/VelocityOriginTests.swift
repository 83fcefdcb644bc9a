import Foundation
import GestureMath
import GestureReplay
import Testing

/// From every origin of the clock the same samples count, and velocities agree as far as the
/// rounding of the times lets them.
@Suite("Velocities from any origin")
struct VelocityOriginTests {
  private typealias Sample = (place: Point, time: Double, begins: Bool)

  /// 200 origins from 0 to 2³¹ s: whole ones, ones that end in half a microsecond, and any.
  private static let origins: [Double] = {
    var random = SplitMix64(state: 19)
    return [0, 0x1p31 - 64]
      + (0..<198).map { index in
        let any = Double(random.next() >> 11) * 0x1p-53 * (0x1p31 - 64)
        return index % 3 == 0 ? any.rounded() : index % 3 == 1 ? any.rounded() + 5e-7 : any
      }
  }()

  /// Compares the velocity after each sample, or after one of so many, from each origin with that of a
  /// fit over the times as they are, and counts those that say something: where a rounding may turn a
  /// fit from onward to back, nothing is said.
  private func check(
    _ samples: [Sample], estimator: VelocityTracker.Estimator = .leastSquares, each stride: Int = 1,
    _ name: String
  ) -> Int {
    var count = 0
    for origin in Self.origins {
      let spacing = (origin + (samples.last?.time ?? 0)).ulp
      var tracker = VelocityTracker(estimator: estimator)
      var timing = VelocityTiming(estimator: estimator, rest: tracker.rest)
      for (index, sample) in samples.enumerated() {
        if sample.begins {
          tracker.reset()
          timing.reset()
        }
        tracker.add(sample.place, time: origin + sample.time)
        timing.add(sample.place, time: sample.time)
        let velocity = tracker.velocity(at: origin + sample.time)
        guard (index + 1).isMultiple(of: stride),
          let estimate = timing.estimate(at: sample.time, error: max(spacing, 0x1p-40))
        else { continue }
        count += 1
        let off = (velocity - estimate.velocity).length
        if off > estimate.error {
          Issue.record("\(name), sample \(index) from \(origin): \(velocity), not \(estimate)")
        }
      }
    }
    return count
  }

  @Test("25 points a second, a sample every 40 ms, are that at every sample")
  func everyFortyMilliseconds() {
    for origin in Self.origins {
      // The weights of the last three places are 1/80, −4/80 and 3/80 ms, so times that are off by
      // half a spacing move a slope of 25 by 25 · (8/80 ms) · spacing/2 at most.
      let bound = 1.125 * 25 * 100 * ((origin + 1).ulp / 2) + 1e-9
      var tracker = VelocityTracker()
      for index in 0..<25 {
        let time = origin + Double(index * 40) / 1000
        tracker.add(Point(x: Double(index), y: 0), time: time)
        let velocity = tracker.velocity(at: time).dx
        #expect((velocity - (index == 0 ? 0 : 25)).magnitude <= bound, "\(index) from \(origin)")
      }
    }
  }

  @Test(
    "Devices' grids", arguments: [1, 4, 5, 8, 10, 16, 20, 40], VelocityTracker.Estimator.allCases)
  func grids(milliseconds: Int, estimator: VelocityTracker.Estimator) {
    var random = SplitMix64(state: UInt64(milliseconds))
    // Places far from any smooth motion, so that a sample more or less shows.
    let samples: [Sample] = (0..<(200 / milliseconds)).map { index in
      let place = Point(x: Double(random.next() % 400) + 4 * Double(index), y: 0)
      return (place, Double(index * milliseconds) / 1000, index == 0)
    }
    let stride = 20 / milliseconds + 1
    let count = check(samples, estimator: estimator, each: stride, "\(milliseconds) ms")
    #expect(count > 100 * (samples.count / stride))
  }

  @Test(
    "The flings that people recorded", .enabled(if: Traces.areThere, Traces.skipped),
    arguments: ["aosp-nineteen-flings.json", "flutter-thirteen-flings.json"])
  func flings(name: String) throws {
    struct Trace: Decodable {
      struct Sample: Decodable {
        let t, x, y: Double
        let phase: String
      }
      let samples: [Sample]
    }
    let file = try Traces.file("flings/" + name)
    let trace = try JSONDecoder().decode(Trace.self, from: Data(file.bytes))
    let samples: [Sample] = trace.samples.filter { $0.phase != "ended" }.map {
      (Point(x: $0.x, y: $0.y), $0.t, $0.phase == "began")
    }
    #expect(samples.count > 200)
    let count = check(samples, name)
    print("\(name): \(count) of \(samples.count * Self.origins.count) velocities compared")
    #expect(count >= (samples.count - 3) * Self.origins.count)
  }
}
