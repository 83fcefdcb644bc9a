import GestureMath

// The law that times count from any origin.

extension ControlLaw {
  static var origin: ControlLaw {
    ControlLaw("timeOrigin", "Times count from any origin.", input: .timed, countsUnknown: true) {
      (trial, subject) throws(RecordingError) in
      let shift = TimeShift(trial)
      guard !shift.isTooClose else { return nil }
      var expectations: [Recording.Expectation] = []
      if let timing = subject.timing {
        guard !shift.isNear(timing.instants(trial.configuration)) else { return nil }
        let base = try subject.trajectory(trial.configuration, trial.samples)
        guard let tolerances = timing.tolerances(trial, base, shift.error) else { return nil }
        expectations = base.states.indices.map { index in
          Recording.Expectation(
            .after(index), state: base.states[index], tolerance: .byField(tolerances[index]))
        }
      }
      // From the same times back at 0, all differences are the same to the last bit.
      if let exact = shift.broughtBack {
        let base = try subject.trajectory(trial.configuration, exact)
        expectations.append(Recording.Expectation(.end, digest: base.digest))
      }
      guard !expectations.isEmpty else { return nil }
      return Recording(
        control: trial.configuration, samples: shift.samples, expectations: expectations)
    }
  }
}

/// A case's samples at times that count from another origin, which a die chooses.
private struct TimeShift {
  let samples: [Sample]

  private let origin: Double
  private let times: [Double]
  /// The largest distance between two doubles that lie next to each other there.
  private let spacing: Double

  init(_ trial: LawCase) {
    let origin = Self.origin(trial)
    self.origin = origin
    samples = trial.samples.map { Sample(time: $0.time + origin, $0.input) }
    times = trial.times
    spacing = samples.reduce(0) { max($0, $1.time.ulp) }
  }

  /// An origin in seconds, from 0 to 2³¹: whole, broken, small, at the far end, or half a microsecond
  /// off a whole one, where rounding each time would tell.
  private static func origin(_ trial: LawCase) -> Double {
    let (large, small) = (trial.choice(1, below: 1_000_000), trial.choice(2, below: 1_000_000))
    switch trial.choice(0, below: 6) {
    case 0: return Double(large) * 2147
    case 1: return Double(large) * 2147.4 + Double(small) / 1e6
    case 2: return Double(large) / 1e6
    case 3: return 0x1p31 - 1000 - Double(small) / 1e6
    default: return Double(large) * 100 + 5e-7
    }
  }

  /// By how many seconds a difference of two times may be off: each is off by half the spacing. At
  /// least a little, as arithmetic with exact times rounds, too.
  var error: Double { max(spacing, 0x1p-40) }

  /// Whether a step is so short that the rounding of the times is more than a tenth of it.
  var isTooClose: Bool {
    zip(times, times.dropFirst()).contains { $1 > $0 && $1 - $0 < 10 * spacing }
  }

  /// Whether the difference of two times is within two spacings of one of these, in seconds.
  func isNear(_ instants: [Double]) -> Bool {
    times.indices.contains { index in
      times[..<index].contains { earlier in
        instants.contains { (times[index] - earlier - $0).magnitude <= 2 * spacing }
      }
    }
  }

  /// The samples at times less the origin; nil where that is not exact.
  var broughtBack: [Sample]? {
    let back = samples.map { Sample(time: $0.time - origin, $0.input) }
    let isExact = zip(samples, back).allSatisfy { sample, back in
      back.time + origin == sample.time && sample.time - back.time == origin
    }
    return isExact ? back : nil
  }
}
