import GestureMath

// Laws of the dial's commands and options.

extension ControlLaw {
  static var dialOptionLaws: [ControlLaw] {
    [stepping, wrapping, shortWay, slipping, recognition]
  }

  // MARK: - Steps

  private static var stepping: ControlLaw {
    ControlLaw(
      "stepping", "Steps are one step by their sum, in decimals, and as many back undo them.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      let places = trial.choice(0, below: 4)
      let scale = [1.0, 10, 100, 1000][places]
      let base = trial.choice(1, below: 360_000) - 180_000
      let step = trial.choice(2, below: 20_000) - 10_000
      // Some steps are no decimals; then the doubles' sum is what counts.
      let isDecimal = trial.choice(3, below: 3) > 0
      if !isDecimal, step % 3 == 0 { return nil }
      let stepAngle = isDecimal ? Double(step) / scale : Double(step) / (3 * scale)
      var control = trial.configuration
      control["range"] = .null
      control["angle"] = .number(Double(base) / 1000)
      control["step"] = .number(stepAngle)
      let wraps = control.boolean("wraps")
      if wraps, !isDecimal { return nil }
      let counts = counts(trial.dice)
      var (sum, samples, angles) = (0, [Sample](), [Double]())
      for count in counts + counts.reversed().map({ -$0 }) {
        sum += count
        samples.append(.step(by: Double(count) / 10, at: Double(samples.count) / 16))
        // In whole ten-thousandths of a degree, which doubles hold.
        let exact = 10 * base + sum * step * (1000 / Int(scale))
        let turn = 3_600_000
        let rest = wraps ? ((exact % turn) + turn) % turn : exact
        angles.append(
          isDecimal ? Double(rest) / 1e4 : Double(base) / 1000 + Double(sum) / 10 * stepAngle)
      }
      return Recording(
        control: control, samples: samples,
        expectations: angles.enumerated().map { index, angle in
          Recording.Expectation(
            .after(index), state: JSONObject([.init("angle", .number(angle == 0 ? 0 : angle))]))
        })
    }
  }

  /// Up to eight numbers of steps, in tenths, mostly whole.
  private static func counts(_ dice: [Int]) -> [Int] {
    var seed = dice.reduce(1) { ($0 &* 31 &+ $1) & 0xFFFF_FFFF }
    return (0..<(1 + seed % 8)).map { _ in
      seed = (seed &* 1_664_525 &+ 1_013_904_223) & 0xFFFF_FFFF
      let count = (seed >> 16) % 41 - 20
      return seed % 4 == 0 ? count : 10 * count
    }
  }

  // MARK: - Wrapping

  private static var wrapping: ControlLaw {
    ControlLaw(
      "wrapping", "A dial that wraps shows what an endless one shows, without whole turns.",
      of: "angleDial", input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["range"] = .null
      control["wraps"] = .boolean(false)
      // What is taken on its way is where the way led it, which is a law of its own.
      control["animation"] = .null
      let endless = try subject.trajectory(control, trial.samples)
      let largest = endless.states.reduce(0) { max($0, $1.number("angle").magnitude) }
      control["wraps"] = .boolean(true)
      var expectations: [Recording.Expectation] = []
      for (index, state) in endless.states.enumerated() {
        let whole = state.number("angle")
        let angle = wrapped(whole, in: 0...360)
        // Steps are added in decimals, of which an endless angle keeps the leading digits; the drags
        // of a script go on from one another. Below a step, either may snap elsewhere.
        let tolerance = Rounding.ulps(16, of: largest, 360) + min(1e-3, snapStep(control))
        if isNearSeam(angle, of: 0...360, within: tolerance) { continue }
        let shown = JSONObject([
          .init("angle", .number(angle)), .init("presentedAngle", .number(angle)),
        ])
        expectations.append(.init(.after(index), state: shown, tolerance: .all(tolerance)))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }

  /// The step to which a dial snaps, in degrees; 0 where it does not.
  private static func snapStep(_ control: JSONObject) -> Double {
    if case .object(let snap)? = control["snap"] { snap.number("step") } else { 0 }
  }

  private static var shortWay: ControlLaw {
    ControlLaw(
      "shortWay", "On a dial that wraps, an angle that is set is reached the shorter way.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["wraps"] = .boolean(true)
      control["animation"] = .object(
        JSONObject([.init("name", .string("linear")), .init("duration", .number(8))]))
      let ends = ends(control)
      let period = ends.upperBound - ends.lowerBound
      // A share of the way is a difference, a product and a sum, in the law and in the dial; then
      // both take whole periods away.
      let tolerance = Rounding.ulps(16, of: ends.lowerBound, ends.upperBound, 3 * period)
      let start = ends.lowerBound + period * Double(trial.choice(0, below: 1000)) / 1000
      let end = ends.lowerBound + period * Double(trial.choice(1, below: 1000)) / 1000
      control["angle"] = .number(start)
      var way = end - start
      // Half the way round is positive, as it is for the shortest turn.
      guard (way.magnitude - period / 2).magnitude > max(1e-6, 2 * tolerance) else { return nil }
      if way.magnitude > period / 2 { way -= way > 0 ? period : -period }
      let turns = period * Double(trial.choice(2, below: 3))
      // No recording has an angle above 1e9.
      guard (end + turns).magnitude <= 1e9 else { return nil }
      let set = Sample.Command("set", JSONObject([.init("angle", .number(end + turns))]))
      var samples = [Sample(time: 0, .command(set))]
      var expectations: [Recording.Expectation] = []
      for eighth in 1...8 {
        samples.append(Sample(time: Double(eighth), .command(Sample.Command("frame"))))
        let angle = wrapped(start + way * Double(eighth) / 8, in: ends)
        if isNearSeam(angle, of: ends, within: tolerance) { continue }
        expectations.append(
          Recording.Expectation(
            .after(eighth), state: JSONObject([.init("presentedAngle", .number(angle))]),
            tolerance: .all(tolerance)))
      }
      return Recording(control: control, samples: samples, expectations: expectations)
    }
  }

  // MARK: - Drags

  private static var slipping: ControlLaw {
    ControlLaw(
      "slipping", "An arm that slips at its ends follows as soon as the finger turns back.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      guard control["range"] != .null else { return nil }
      control["stop"] = .string("slip")
      control["wraps"] = .boolean(false)
      control["snap"] = .null
      control["minimumDistance"] = .number(0)
      guard let turns = turns(trial.samples, about: subject.landmarks(control)[0]),
        var angle = captureOrigin(control, trial.samples, subject)
      else { return nil }
      let ends = ends(control)
      // Every turn is one more sum, clamped.
      let tolerance = 2 * captureTolerance(control, turns, origin: angle)
      var last = 0.0
      let expectations = turns.enumerated().map { index, turn in
        angle = min(max(angle + (turn - last), ends.lowerBound), ends.upperBound)
        last = turn
        let state = JSONObject([
          .init("angle", .number(angle)), .init("presentedAngle", .number(angle)),
        ])
        return Recording.Expectation(.after(index), state: state, tolerance: .all(tolerance))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }

  private static var recognition: ControlLaw {
    ControlLaw(
      "recognition", "A contact changes nothing until it went far enough, and then all at once.",
      of: "angleDial"
    ) {
      (trial, subject) throws(RecordingError) in
      guard let start = trial.samples.first?.location else { return nil }
      var control = trial.configuration
      // Where an end slips, it matters when the drag begins.
      control["stop"] = .string("wait")
      control["minimumDistance"] = .number(0)
      let free = try subject.trajectory(control, trial.samples)
      let minimum = [10.0, 3, 60, 0.5][trial.choice(0, below: 4)]
      control["minimumDistance"] = .number(minimum)
      var expectations: [Recording.Expectation] = []
      var square = 0.0
      for (index, sample) in trial.samples.enumerated() {
        guard let place = sample.location else { return nil }
        let way = place - start
        square = max(square, way.dx * way.dx + way.dy * way.dy)
        let isFar = square >= minimum * minimum
        guard (square - minimum * minimum).magnitude > 1e-6 else { return nil }
        let state = isFar ? free.states[index] : free.initial
        expectations.append(Recording.Expectation(.after(index), state: state))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }
}

extension Sample {
  /// The command to turn a dial by so many steps.
  fileprivate static func step(by count: Double, at time: Double) -> Sample {
    Sample(
      time: time, .command(Sample.Command("step", JSONObject([.init("by", .number(count))]))))
  }
}
