import GestureMath

// Laws of the clock and of the pin.

extension ControlLaw {
  static var clockLaws: [ControlLaw] { [hands, setting, ticks, setDuringDrag] }
  static var pinLaws: [ControlLaw] { [contains] }

  private static var hands: ControlLaw {
    ControlLaw("hands", "The hands and the label say the time.", of: "clock", input: .script) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let isDiscrete = trial.configuration.string("hands") == "discrete"
      let isTwelve = trial.configuration.string("hourCycle") == "oneToTwelve"
      return Recording(
        control: trial.configuration, samples: trial.samples,
        expectations: base.states.enumerated().map { index, state in
          let time = state.number("time")
          let whole = Int(time)
          let (hour, minute, second) = (whole / 3600, whole / 60 % 60, whole % 60)
          let parts =
            isDiscrete
            ? [Double(hour % 12) * 30, Double(minute) * 6, Double(second) * 6]
            : [43_200.0, 3600, 60].map { time / $0 * 360 - (time / $0).rounded(.down) * 360 }
          let ending = [minute, second].map { $0 < 10 ? ":0\($0)" : ":\($0)" }.joined()
          let label =
            isTwelve
            ? "\(hour % 12 == 0 ? 12 : hour % 12)\(ending) \(hour < 12 ? "AM" : "PM")"
            : (hour < 10 ? "0\(hour)" : "\(hour)") + ending
          return Recording.Expectation(
            .after(index),
            state: JSONObject([
              .init("hourAngle", .number(parts[0])), .init("minuteAngle", .number(parts[1])),
              .init("secondAngle", .number(parts[2])), .init("label", .string(label)),
            ]), tolerance: .all(1e-9))
        })
    }
  }

  private static var setting: ControlLaw {
    ControlLaw(
      "setting", "A hand sets the time by its turn, over any number of hours.", of: "clock"
    ) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard let seconds = turnedSeconds(trial, base) else { return nil }
      var expectations: [Recording.Expectation] = []
      for (index, seconds) in seconds.enumerated() {
        guard let seconds else { continue }
        let time = timeOfDay(base.initial.number("time") + seconds)
        expectations.append(
          Recording.Expectation(.after(index), state: JSONObject([.init("time", .number(time))])))
      }
      return Recording(
        control: trial.configuration, samples: trial.samples, expectations: expectations)
    }
  }

  /// The whole seconds by which the hand was turned after each sample, 0 before the contact drags;
  /// nil where rounding may go either way, and as a whole where no hand is turned.
  static func turnedSeconds(_ trial: LawCase, _ base: Trajectory) -> [Double?]? {
    let frame = trial.configuration.numbers("frame")
    let center = Point(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
    let hands = base.states.map { $0.string("activeHand") }
    guard let hand = hands.first(where: { $0 != "none" }),
      let start = trial.samples.first?.location,
      let turns = turns(trial.samples, about: center)
    else { return nil }
    let least = trial.configuration.number("minimumDistance")
    var farthest = 0.0
    return zip(trial.samples, turns).map { sample, turn in
      farthest = max(farthest, sample.location?.distance(to: start) ?? 0)
      if farthest < least { return 0 }
      let seconds = turn * (hand == "hour" ? 120 : 10)
      let isTie = ((seconds - seconds.rounded(.down)) - 0.5).magnitude <= 1e-6
      return isTie ? nil : seconds.rounded()
    }
  }

  static func timeOfDay(_ seconds: Double) -> Double {
    seconds - (seconds / 86_400).rounded(.down) * 86_400
  }

  private static var contains: ControlLaw {
    ControlLaw(
      "contains",
      "The shape of the pin is what is touched, and it is carried as far as the finger goes.",
      of: "mapPin"
    ) {
      (trial, subject) throws(RecordingError) in
      guard let start = trial.samples.first?.location, let end = trial.samples.last?.location else {
        return nil
      }
      let frame = trial.configuration.numbers("frame")
      let (width, height) = (frame[2], frame[3])
      // Half the width of the pin at a height: a circle's above the middle, the curve's below it,
      // which runs from (w/2, 0) by (w/2, h/4) and (0, h/2) twice. A straight pin's is a line's.
      let (x, y) = ((start.x - frame[0] - width / 2).magnitude, start.y - frame[1] - height / 2)
      let reach: Double
      if y <= 0 {
        let squared = width * width / 4 - y * y
        reach = squared > 0 ? squared.squareRoot() : -1
      } else if trial.configuration.string("style") == "straight" {
        reach = y < height / 2 ? (1 - 2 * y / height) * width / 2 : -1
      } else {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let t = (low + high) / 2
          let s = 1 - t
          let depth = 3 * s * s * t * height / 4 + (3 * s * t * t + t * t * t) * height / 2
          if depth < y { low = t } else { high = t }
        }
        let s = 1 - low
        reach = y < height / 2 ? (s * s * s + 3 * s * s * low) * width / 2 : -1
      }
      // The curves of the head are off its circle by 5e-6 of its radius.
      let rounding = Rounding.ulps(8, of: largest(start, end), frame[0], frame[1], width, height)
      guard (x - reach).magnitude > 1e-5 * (width + height) + rounding else { return nil }
      let tip = Point(x: frame[0] + width / 2, y: frame[1] + height)
      let least = trial.configuration.number("minimumDistance")
      let isCarried = x < reach && trial.farthest(from: start) >= least
      let moved = isCarried ? tip + (end - start) : tip
      return Recording(
        control: trial.configuration, samples: trial.samples,
        expectations: [
          Recording.Expectation(
            .end,
            state: JSONObject([
              .init("isLifted", .boolean(isCarried)), .init("tip", .numbers([moved.x, moved.y])),
            ]), tolerance: .all(rounding))
        ])
    }
  }
}
