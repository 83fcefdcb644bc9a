import GestureMath

/// What times do to the state of a control: what a law must know to count them from another origin.
///
/// Far from 0, times are rounded: each by half of the spacing of doubles there, and so a difference
/// of two by a whole one at most.
struct ControlTiming: Sendable {
  /// The differences of two times, in seconds, at which the state is another one before and after.
  let instants: @Sendable (JSONObject) -> [Double]

  /// How far numbers may be off after each sample, by field, where differences of times are off by
  /// so many seconds at most; nil where more than a number may be another one.
  let tolerances: @Sendable (LawCase, Trajectory, Double) -> [[String: Double]]?

  /// That of a control whose state depends on no time.
  static let still = ControlTiming(instants: { _ in [] }) { trial, _, _ in
    trial.samples.map { _ in [:] }
  }
}

// MARK: - Controls with animations

extension ControlTiming {
  /// That of a dial, whose commands are animated.
  ///
  /// A spring is linear: what it shows is the sum of the ways of all commands, each done by a share
  /// that depends on the time since its command. Where that time is off by ε, the share is off by ε
  /// times the animation's highest speed v at most. A curve starts anew from what is shown, so after
  /// k commands of the ways d₁ … dₖ what is shown is off by ε·v·(d₁ + (d₁ + d₂) + …) at most, which
  /// is more than a spring's. A touch stops the arm where it is seen: from then on, the angle is off
  /// by as much.
  static func dial(_ animation: @escaping @Sendable (JSONObject) -> Animation?) -> ControlTiming {
    ControlTiming(instants: { animation($0).map { [$0.duration] } ?? [] }) { trial, base, error in
      let animation = animation(trial.configuration)
      let (speed, duration) = (animation?.highestSpeed ?? 0, animation?.duration ?? 0)
      let length = armLength(trial.configuration)
      let isDiscrete = isDiscrete(trial.configuration)
      // What is seen of a dial that wraps leaps at its ends, a little sooner or later.
      if trial.configuration["wraps"] == .boolean(true),
        trial.samples.contains(where: \.isCommand)
      {
        return nil
      }
      var (way, off, lastCommand) = (0.0, 0.0, -Double.infinity)
      var angle = base.initial.number("angle")
      var tolerances: [[String: Double]] = []
      for (index, time) in trial.times.enumerated() {
        let next = base.states[index].number("angle")
        if trial.samples[index].isCommand {
          lastCommand = time
          way += (next - angle).magnitude
          off += error * speed * way
        } else if isDiscrete, time - lastCommand <= duration {
          return nil
        }
        angle = next
        // The label is the nearest whole degree.
        let rest = next - next.rounded(.down)
        if off > 0, (rest - 0.5).magnitude <= off { return nil }
        tolerances.append([
          "angle": off, "presentedAngle": off, "armEnd": off * .pi / 180 * length,
        ])
      }
      return tolerances
    }
  }

  /// Whether the angle after a touch of a moving arm may be quite another one for a little less: a
  /// relative grab snaps, and an absolute one takes the nearest of several turns.
  private static func isDiscrete(_ configuration: JSONObject) -> Bool {
    if configuration.string("grab") == "relative" {
      return configuration["snap"] != nil && configuration["snap"] != .null
    }
    guard case .array? = configuration["range"] else { return true }
    let range = configuration.numbers("range")
    return range[1] - range[0] > 360
  }

  private static func armLength(_ configuration: JSONObject) -> Double {
    let frame =
      configuration["frame"] == nil ? [0, 0, 400, 400] : configuration.numbers("frame")
    let insets =
      configuration["insets"] == nil ? [100, 100, 100, 100] : configuration.numbers("insets")
    return (frame[2] - insets[1] - insets[3]).magnitude
  }

  /// That of a pin, which settles from its height when it is dropped. It is seen off by the error of
  /// the time since then, times the height and the highest speed of settling.
  static let pin = ControlTiming(instants: { _ in [MapPin.settling.duration] }) {
    trial, base, error in
    let off = error * MapPin.settling.highestSpeed * MapPin.liftHeight
    return trial.samples.map { _ in ["bounds": off] }
  }
}

extension Animation {
  /// The highest speed, in ways a second, with an eighth to spare: it is looked for at 1,000 times.
  fileprivate var highestSpeed: Double {
    guard duration > 0, duration < .infinity else { return 0 }
    return 1.125
      * (0..<1000).reduce(0) {
        max($0, velocity(at: Double($1) / 1000 * duration).magnitude)
      }
  }
}

extension LawCase {
  /// The times at which the samples count, in order: one that goes back is taken to be the last one.
  var times: [Double] {
    var latest = -Double.infinity
    return samples.map { sample in
      latest = max(latest, sample.time)
      return latest
    }
  }
}

extension Sample {
  fileprivate var isCommand: Bool {
    if case .command = input { true } else { false }
  }
}
