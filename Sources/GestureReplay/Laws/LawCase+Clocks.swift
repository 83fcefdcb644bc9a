import GestureMath
import PropertyTesting

// Drags at the times of devices.

extension DragGenerator {
  /// The grids on which devices report, in milliseconds: from 1,000 reports a second to 25.
  private static let grids = [1, 4, 5, 8, 10, 16, 20, 40]

  /// A script whose steps are on one grid, or on none.
  static func timed(
    landmarks: [Point], _ commands: Generator<Sample.Command>?
  ) -> Generator<[Sample]> {
    Generator { (source) throws(Discarded) in
      guard try source.draw(.booleans(trueProbability: 0.7)) else {
        let generator = DragGenerator(landmarks: landmarks, steps: anySteps)
        return try source.draw(generator.script(commands))
      }
      let grid = Double(try source.draw(.element(of: grids))) / 1000
      let steps = Generator.element(of: [1, 1, 1, 2, 3, 0, 5, 10, 25].map { $0 * grid })
      let script = DragGenerator(landmarks: landmarks, steps: steps).script(commands)
      // As a decimal has them, and not with the rounding of sums.
      return try source.draw(script).map { sample in
        Sample(time: (sample.time * 1e6).rounded() / 1e6, sample.input)
      }
    }
  }

  /// Steps of up to 60 ms, some of them within some microseconds of a bound.
  private static var anySteps: Generator<Double> {
    func about(_ seconds: Double) -> Generator<Double> {
      .doubles(in: seconds - 4e-6...seconds + 4e-6, distribution: .uniform)
    }
    return .frequency([
      (4, .doubles(in: 0...0.06, distribution: .uniform)),
      (1, .oneOf(about(0.04), about(0.05), about(0.005), .constant(0.25))),
    ])
  }
}
