import GestureMath

// Laws of the dial.

extension ControlLaw {
  static var dialLaws: [ControlLaw] { [capture, range, snapping] }

  /// The turn of the pointer about a pivot after each sample, as a sum of the shorter ways.
  static func turns(_ samples: [Sample], about pivot: Point) -> [Double]? {
    var sum = 0.0
    var last: Angle?
    var turns: [Double] = []
    for sample in samples {
      guard let place = sample.location else { return nil }
      let arm = place - pivot
      if arm != .zero {
        let bearing = atan2(y: arm.dy, x: arm.dx)
        if let last {
          let turn = Angle.shortestTurn(from: last, to: bearing).degrees
          // Half a turn goes either way.
          guard turn.magnitude < 179.99 else { return nil }
          sum += turn
        }
        last = bearing
      } else if last == nil {
        return nil
      }
      turns.append(sum)
    }
    return turns
  }

  private static var capture: ControlLaw {
    ControlLaw(
      "capture", "The angle is that of the start and the turn since, clamped to the range.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["snap"] = .null
      let pivot = subject.landmarks(control)[0]
      guard let turns = turns(trial.samples, about: pivot),
        let place = trial.samples.first?.location
      else { return nil }
      let start = control.number("angle")
      let (low, high) =
        control["range"] == .null
        ? (-1e12, 1e12) : (control.numbers("range")[0], control.numbers("range")[1])
      let origin =
        control.string("grab") == "relative"
        ? start : representative(of: pivot - place, near: start, in: low...high)
      guard let origin else { return nil }
      return Recording(
        control: control, samples: trial.samples,
        expectations: turns.enumerated().map { index, turn in
          let angle = min(max(origin + turn, low), high)
          let state = JSONObject([
            .init("angle", .number(angle)), .init("presentedAngle", .number(angle)),
          ])
          return Recording.Expectation(.after(index), state: state, tolerance: .all(1e-9))
        })
    }
  }

  /// The angle of a direction that is nearest to a range, and then to an angle; nil where two are as
  /// near, as which one is taken is no law.
  private static func representative(
    of arm: Vector, near angle: Double, in range: ClosedRange<Double>
  ) -> Double? {
    func rank(_ candidate: Double) -> (fromRange: Double, fromAngle: Double) {
      let outside = max(range.lowerBound - candidate, candidate - range.upperBound, 0)
      return (outside, (candidate - angle).magnitude)
    }
    let bearing = atan2(y: arm.dy, x: arm.dx).degrees
    let candidates = (-4...4).map { bearing + 360 * Double($0) }.sorted { rank($0) < rank($1) }
    let (first, second) = (rank(candidates[0]), rank(candidates[1]))
    let isClear =
      second.fromRange - first.fromRange > 1e-6
      || (second.fromRange == 0 && second.fromAngle - first.fromAngle > 1e-6)
    return isClear ? candidates[0] : nil
  }

  private static var range: ControlLaw {
    ControlLaw(
      "range", "The angle never leaves the range, whatever is done.", of: "angleDial",
      input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      guard case .array? = trial.configuration["range"] else { return nil }
      let range = trial.configuration.numbers("range")
      let middle = (range[0] + range[1]) / 2
      let state = JSONObject([
        .init("angle", .number(middle)), .init("presentedAngle", .number(middle)),
      ])
      return Recording(
        control: trial.configuration, samples: trial.samples,
        expectations: trial.samples.indices.map {
          Recording.Expectation(
            .after($0), state: state,
            tolerance: .byField([
              "angle": middle - range[0], "presentedAngle": (middle - range[0]) * (1 + 1e-12),
            ]))
        })
    }
  }

  private static var snapping: ControlLaw {
    ControlLaw(
      "snapping", "The angle that is shown is the nearest step of the raw one, exactly.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["range"] = .null
      control["snap"] = .null
      let raw = try subject.trajectory(control, trial.samples)
      let step = [15.0, 45, 90][trial.choice(0, below: 3)]
      let tolerance = [step / 2, step / 9][trial.choice(1, below: 2)]
      control["snap"] = .object(
        JSONObject([.init("step", .number(step)), .init("tolerance", .number(tolerance))]))
      var expectations: [Recording.Expectation] = []
      let start = raw.states[0].number("angle")
      for (index, state) in raw.states.enumerated() {
        let angle = state.number("angle")
        let nearest = (angle / step).rounded() * step
        let distance = (angle - nearest).magnitude
        // What has not turned, or is on the pivot, snaps nothing; a tie may go either way.
        guard angle != start, angle != control.number("angle"),
          (distance - tolerance).magnitude > 1e-6
        else { continue }
        let shown = distance <= tolerance ? nearest : angle
        expectations.append(
          Recording.Expectation(
            .after(index), state: JSONObject([.init("angle", .number(shown == 0 ? 0 : shown))])))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }
}
