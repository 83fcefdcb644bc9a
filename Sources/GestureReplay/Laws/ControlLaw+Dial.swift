import GestureMath

// Laws of the dial.

extension ControlLaw {
  static var dialLaws: [ControlLaw] { [capture, range, snapping] + dialOptionLaws }

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

  /// Whether a dial slips at its ends.
  static func slips(_ control: JSONObject) -> Bool {
    control.string("stop") == "slip" && !control.boolean("wraps")
  }

  /// Whether a dial's arm slipped at an end, as far as its angles say; a contact that has yet to go
  /// far enough does not show it.
  static func mayHaveSlipped(_ control: JSONObject, _ trajectory: Trajectory) -> Bool {
    guard slips(control) else { return false }
    let ends = ends(control)
    return control.number("minimumDistance") > 0
      || trajectory.states.contains { state in
        let angle = state.number("angle")
        return angle == ends.lowerBound || angle == ends.upperBound
      }
  }

  private static var capture: ControlLaw {
    ControlLaw(
      "capture", "The angle is that of the start and the turn since, clamped or wrapped.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["snap"] = .null
      // These have laws of their own.
      control["stop"] = .string("wait")
      control["minimumDistance"] = .number(0)
      guard let turns = turns(trial.samples, about: subject.landmarks(control)[0]),
        let origin = captureOrigin(control, trial.samples, subject)
      else { return nil }
      let wraps = control.boolean("wraps")
      let ends = ends(control)
      let tolerance = captureTolerance(control, turns, origin: origin)
      let expectations = turns.enumerated().compactMap { (index, turn) -> Recording.Expectation? in
        let captured = origin + turn
        let angle =
          wraps
          ? wrapped(captured, in: ends)
          : min(max(captured, ends.lowerBound), ends.upperBound)
        // At the seam, rounding may take either side.
        if wraps, isNearSeam(angle, of: ends, within: tolerance) { return nil }
        let state = JSONObject([
          .init("angle", .number(angle)), .init("presentedAngle", .number(angle)),
        ])
        return Recording.Expectation(.after(index), state: state, tolerance: .all(tolerance))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }

  /// How far an angle is off that a law captures. Each of n turns is a difference of two bearings,
  /// each of which is off by an ulp, and is added to a sum; the dial takes one difference and adds
  /// whole turns; both add the origin, clamp, or take whole periods away: 4n + 8 halves of an ulp.
  static func captureTolerance(
    _ control: JSONObject, _ turns: [Double], origin: Double
  ) -> Double {
    let farthest = turns.reduce(0) { max($0, $1.magnitude) }
    let range = control["range"] == .null ? [0, 360] : control.numbers("range")
    return Rounding.ulps(
      2 * Double(turns.count) + 4, of: 360, origin.magnitude + farthest, range[0], range[1],
      range[1] - range[0])
  }

  /// The angle from which a drag's turn counts; nil where two are as near.
  static func captureOrigin(
    _ control: JSONObject, _ samples: [Sample], _ subject: LawSubject
  ) -> Double? {
    guard let place = samples.first?.location else { return nil }
    let ends = ends(control)
    let angle = control.number("angle")
    let start = control.boolean("wraps") ? wrapped(angle, in: ends) : angle
    guard control.string("grab") != "relative" else { return start }
    return representative(of: subject.landmarks(control)[0] - place, near: start, in: ends)
  }

  /// The ends of the range, or of what there is without one.
  static func ends(_ control: JSONObject) -> ClosedRange<Double> {
    guard control["range"] == .null else {
      return control.numbers("range")[0]...control.numbers("range")[1]
    }
    return control.boolean("wraps") ? 0...360 : -1e12...1e12
  }

  /// The angle without whole periods, by a quotient that is rounded down.
  static func wrapped(_ angle: Double, in ends: ClosedRange<Double>) -> Double {
    let period = ends.upperBound - ends.lowerBound
    return angle - ((angle - ends.lowerBound) / period).rounded(.down) * period
  }

  /// Whether an angle is so near to an end that rounding may wrap it.
  static func isNearSeam(
    _ angle: Double, of ends: ClosedRange<Double>, within tolerance: Double
  ) -> Bool {
    min(angle - ends.lowerBound, ends.upperBound - angle) < max(1e-6, 2 * tolerance)
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
    // The angle is in the range, so that the nearest is one of its two neighbours.
    let turns = ((angle - bearing) / 360).rounded()
    let candidates = (-1...1).map { bearing + 360 * (turns + Double($0)) }
      .sorted { rank($0) < rank($1) }
    let (first, second) = (rank(candidates[0]), rank(candidates[1]))
    let margin = max(1e-6, Rounding.ulps(8, of: angle))
    let isClear =
      second.fromRange - first.fromRange > margin
      || (second.fromRange == 0 && second.fromAngle - first.fromAngle > margin)
    return isClear ? candidates[0] : nil
  }

  private static var range: ControlLaw {
    ControlLaw(
      "range", "The angle never leaves the range, whatever is done.", of: "angleDial",
      input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      let control = trial.configuration
      let wraps = control.boolean("wraps")
      if !wraps, control["range"] == .null { return nil }
      let ends = ends(control)
      // A spring that bounces swings past an end, where there is one.
      let calm: [JSONValue?] = [nil, .null, .string("default"), .string("linear")]
      let fields =
        wraps || calm.contains(control["animation"]) ? ["angle", "presentedAngle"] : ["angle"]
      let base = try subject.trajectory(control, trial.samples)
      var recording = Recording(control: control, samples: trial.samples)
      for (index, state) in base.states.enumerated() {
        for field in fields {
          let angle = state.number(field)
          // A spring's way is a product and a sum, which may round past an end.
          let slack =
            wraps || field == "angle"
            ? 0 : Rounding.ulps(4, of: ends.lowerBound, ends.upperBound, 1)
          let isBelow = wraps ? angle < ends.upperBound : angle <= ends.upperBound + slack
          guard angle < ends.lowerBound - slack || !isBelow else { continue }
          recording.expectations.append(
            Recording.Expectation(
              .after(index), state: JSONObject([.init(field, .number(ends.lowerBound))])))
        }
      }
      return recording
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
      // These have laws of their own.
      control["wraps"] = .boolean(false)
      control["minimumDistance"] = .number(0)
      let raw = try subject.trajectory(control, trial.samples)
      let step = [15.0, 45, 90, 7, 100, 13.7][trial.choice(0, below: 6)]
      let marks = raw.states.map { mark(nearestTo: $0.number("angle"), step: step) }
      var tolerance = [step / 2, step / 9][trial.choice(1, below: 2)]
      // Sometimes it is just as far as one of the angles is from its step, which is in, or a bit less.
      let edge = trial.choice(2, below: 3 * raw.states.count)
      if edge < raw.states.count, raw.states[edge].number("angle").magnitude < 360 {
        tolerance = (raw.states[edge].number("angle") - marks[edge]).magnitude
        if trial.choice(3, below: 2) == 0, tolerance > 0 { tolerance = tolerance.nextDown }
      }
      control["snap"] = .object(
        JSONObject([.init("step", .number(step)), .init("tolerance", .number(tolerance))]))
      var expectations: [Recording.Expectation] = []
      let start = raw.states[0].number("angle")
      for (index, state) in raw.states.enumerated() {
        let angle = state.number("angle")
        let distance = (angle - marks[index]).magnitude
        // What has not turned, or is on the pivot, snaps nothing. Within a turn from 0° the distance
        // is exact; elsewhere a tie may go either way, as may one between two steps.
        guard angle != start, angle != control.number("angle"),
          angle.magnitude < 360
            || (step == step.rounded(.down)
              && (distance - tolerance).magnitude > max(1e-6, Rounding.ulps(4, of: angle))),
          isNearest(marks[index], to: angle, step: step)
        else { continue }
        let shown = distance <= tolerance ? marks[index] : angle
        expectations.append(
          Recording.Expectation(
            .after(index), state: JSONObject([.init("angle", .number(shown == 0 ? 0 : shown))])))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }

  /// The step nearest to an angle: steps count from 0° in each whole turn, and its end is one.
  private static func mark(nearestTo angle: Double, step: Double) -> Double {
    marks(about: angle, step: step).min { ($0 - angle).magnitude < ($1 - angle).magnitude } ?? 0
  }

  /// Whether a step is clearly the nearest.
  private static func isNearest(_ mark: Double, to angle: Double, step: Double) -> Bool {
    // A mark, and its distance, are rounded.
    let margin = max(1e-9, Rounding.ulps(4, of: angle))
    return marks(about: angle, step: step).allSatisfy {
      $0 == mark || ($0 - angle).magnitude - (mark - angle).magnitude > margin
    }
  }

  private static func marks(about angle: Double, step: Double) -> [Double] {
    let turn = (angle / 360).rounded(.down) * 360
    return (0...Int(360 / step)).map { turn + Double($0) * step } + [turn + 360]
  }
}
